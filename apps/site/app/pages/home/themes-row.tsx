import { Link } from '@nordlys/ui'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { shortName } from '../../ground/fast/cached-markup/short-name.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ThemeDoor } from './theme-doors.ts'

/** Ways into the catalogue by what the games are about. */
export function ThemesRow({ doors }: { doors: readonly ThemeDoor[] }) {
  const t = useTexts()
  if (doors.length === 0) return null
  return (
    <section className="n-wrap s-row" aria-labelledby="temaer">
      <div className="s-row__head">
        <h2 className="n-h2" id="temaer">
          {t('home.themes_title')}
        </h2>
      </div>
      <CachedMarkup element="ul" className="s-themes" name={`themes ${shortName(doors)}`}>
        {doors.map(({ slug, name, count, image }) => (
          <li key={slug}>
            <Link href={`/spilleautomater?tema=${slug}`} className="s-theme">
              <picture>
                <source type="image/avif" srcSet={image.avif} />
                <img
                  src={image.webp}
                  alt=""
                  width={48}
                  height={64}
                  loading="lazy"
                  style={{ backgroundColor: image.colour }}
                />
              </picture>
              <span className="s-theme__words">
                <span className="s-theme__name">{name}</span>
                <span className="n-small n-text-3">
                  {count === 1
                    ? t('slot_machines.count_one')
                    : t('slot_machines.count_many', { count: String(count) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </CachedMarkup>
    </section>
  )
}
