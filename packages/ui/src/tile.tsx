import Play from 'lucide-react/icons/play'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { LinkButton } from './link-button.tsx'

export interface TileImage {
  avif: string
  webp: string
  /** The picture's main colour, shown until it arrives. */
  colour: string
}

export interface TileProps {
  name: string
  studio: string
  image: TileImage
  /** Real money, and play for fun. */
  playHref: string
  freeHref: string
  texts: { play: string; free: string; returnToPlayer: string }
  badge?: { text: string; isNew?: boolean }
  /** The first row's pictures are wanted at once, the rest when they come near. */
  eager?: boolean
}

export function Tile(props: TileProps) {
  const { name, studio, image, playHref, freeHref, texts, badge, eager = false } = props
  return (
    <article className="n-tile">
      <div className="n-tile__frame">
        <Link href={playHref} className="n-tile__link" aria-label={name}>
          <span className="n-tile__image" style={{ display: 'block', background: image.colour }}>
            <picture>
              <source type="image/avif" srcSet={image.avif} />
              <img
                src={image.webp}
                alt=""
                width={360}
                height={480}
                loading={eager ? 'eager' : 'lazy'}
                decoding="async"
              />
            </picture>
            {badge && <Badge {...badge} />}
          </span>
        </Link>
        <div className="n-tile__actions" data-theme="dark">
          <LinkButton kind="primary" href={playHref} icon={<Icon glyph={Play} size={16} />}>
            {texts.play}
          </LinkButton>
          <LinkButton size="small" href={freeHref}>
            {texts.free}
          </LinkButton>
          <span>{texts.returnToPlayer}</span>
        </div>
      </div>
      <span className="n-tile__name">{name}</span>
      <span className="n-tile__studio">{studio}</span>
    </article>
  )
}

function Badge({ text, isNew = false }: { text: string; isNew?: boolean }) {
  return (
    <span className={isNew ? 'n-tile__badge n-tile__badge--new' : 'n-tile__badge'}>{text}</span>
  )
}
