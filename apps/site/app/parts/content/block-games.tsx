import { Link } from '@nordlys/ui'
import { gameAddress } from '../../ground/links/game-address.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import type { BlockGame } from './read-block-games.ts'

/** The games a text tells of, in its order; what is not offered any more is left out. */
export function BlockGames({
  ids,
  games,
}: {
  ids: readonly string[]
  games: readonly BlockGame[]
}) {
  const playType = useIsShown()('text-games') ? 'money' : 'free'
  const offered = ids.flatMap((id) => games.find(({ gameId }) => gameId === id) ?? [])
  if (offered.length === 0) return null
  return (
    <ul className="s-block-games">
      {offered.map(({ gameId, family, title, theme, image }) => (
        <li key={gameId}>
          <Link href={gameAddress(playType, { gameId, family })} className="s-block-game">
            <picture>
              <source type="image/avif" srcSet={image.avif} />
              <img
                src={image.webp}
                alt=""
                width={72}
                height={96}
                loading="lazy"
                style={{ backgroundColor: image.colour }}
              />
            </picture>
            <span>
              <span className="s-block-game__title">{title}</span>
              <span className="n-small n-text-3">{theme}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
