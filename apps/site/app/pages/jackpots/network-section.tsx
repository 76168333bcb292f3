import type { JackpotNetworkNow } from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { TileGame } from '../../parts/game-tile/tile-game.ts'
import { TileItem } from '../../parts/game-tile/tile-item.tsx'
import { Level } from '../../parts/jackpot-board/level.tsx'
import { beginningOf, latestOf, oddsOf } from '../../parts/jackpot-board/tier-words.ts'

export interface NetworkSectionProps {
  network: JackpotNetworkNow
  games: readonly TileGame[]
}

/** A network: its tiers with what they hold and how they fall, its cost and its games. */
export function NetworkSection({ network, games }: NetworkSectionProps) {
  const t = useTexts()
  const { key, nameDa, tiers, returnShare, gameIds } = network
  const own = games.filter(({ gameId }) => gameIds.includes(gameId))
  return (
    <section className="s-jackpots__network s-by-part" aria-labelledby={key}>
      <h2 className="n-h2" id={key}>
        {nameDa}
      </h2>
      <p className="n-reading n-text-2 s-jackpots__share">
        {t('jackpots.share', { percent: formatPercent(returnShare, 2) })}
      </p>
      <ul className="s-jackpot-band">
        {tiers.map((tier) => (
          <li key={tier.key} className="n-card s-jackpot">
            <h3 className="n-h3">{tier.nameDa}</h3>
            <Level network={key} tier={tier} figure />
            <p className="n-small n-text-2">{oddsOf(t, tier)}</p>
            <p className="n-micro n-text-3">{beginningOf(t, tier)}</p>
            <p className="n-micro n-text-3">{latestOf(t, tier)}</p>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <>
          <h3 className="n-h3 s-jackpots__games">{t('jackpots.games')}</h3>
          <ul className="n-tiles s-tile-grid">
            {own.map((game) => (
              <TileItem key={game.gameId} game={game} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
