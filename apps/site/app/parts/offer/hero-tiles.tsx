import type { HeroGame } from './hero-games.ts'

/**
 * Three tiles as a hand of cards when there are three games; one stands upright alone. The scene and the
 * words come before them.
 */
export function HeroTiles({ games }: { games: readonly HeroGame[] }) {
  const shown = games.slice(0, games.length >= 3 ? 3 : 1)
  return (
    <div className={`s-hero__tiles s-hero__tiles--${shown.length}`} aria-hidden>
      {shown.map(({ gameId, image }) => (
        <picture key={gameId} className="s-hero__tile">
          <source type="image/avif" srcSet={image.avif} />
          <img src={image.webp} alt="" width={360} height={480} fetchPriority="low" />
        </picture>
      ))}
    </div>
  )
}
