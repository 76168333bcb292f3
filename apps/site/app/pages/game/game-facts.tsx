import type { CatalogueGame } from '@nordlys/contracts'
import { formatCount, formatKroner, formatPercent, zeroOre } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import { mathematicsAddress } from '../../ground/links/game-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

export interface GameFactsProps {
  game: CatalogueGame
  jackpotShare: number | undefined
}

/** The figures of a game, all from its definition. [PROOF-02] */
export function GameFacts({ game, jackpotShare }: GameFactsProps) {
  const t = useTexts()
  const inAll = game.returnToPlayer + (jackpotShare ?? 0)
  const withJackpots = [t('games.fact_rtp_jackpots'), formatPercent(inAll, 2)] as const
  const facts = [
    [t('games.fact_rtp'), formatPercent(game.returnToPlayer, 2)],
    ...(jackpotShare === undefined ? [] : [withJackpots]),
    [t('games.fact_hit_rate'), formatPercent(game.hitRate)],
    [t('games.fact_volatility'), game.volatility],
    [t('games.fact_maximum_win'), t('games.fact_maximum_win_value', { times: wins(game) })],
    [t('games.fact_way_to_win'), game.mechanic.wayToWin],
    [t('games.fact_stakes'), t('games.fact_stakes_value', stakes(game))],
  ]
  return (
    <Card title={t('games.facts_title')} className="s-game-facts">
      <dl className="s-example__lines">
        {facts.map(([name, value]) => (
          <div key={name} className="s-example__line">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="n-micro n-text-3 s-game-facts__note">{t('games.rtp_note')}</p>
      <p className="n-small">
        <Link className="n-link" href={mathematicsAddress(game.gameId)}>
          {t('games.mathematics_link')}
        </Link>
      </p>
    </Card>
  )
}

function wins(game: CatalogueGame): string {
  return formatCount(game.maxWinBets)
}

function stakes({ stakesOre }: CatalogueGame) {
  return {
    from: formatKroner(stakesOre.at(0) ?? zeroOre),
    to: formatKroner(stakesOre.at(-1) ?? zeroOre),
  }
}
