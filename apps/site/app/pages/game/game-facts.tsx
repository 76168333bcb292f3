import type { CatalogueGame, CatalogueSlot, CatalogueTable } from '@nordlys/contracts'
import { formatCount, formatKroner, formatPercent, zeroOre } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import { mathematicsAddress } from '../../ground/links/game-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { tableReturn } from '../../parts/game-tile/table-return.ts'

export interface GameFactsProps {
  game: CatalogueGame
  jackpotShare: number | undefined
}

type Facts = readonly (readonly [name: string, value: string])[]

/** The figures of a game, all from its definition. [PROOF-02] */
export function GameFacts({ game, jackpotShare }: GameFactsProps) {
  const t = useTexts()
  const facts = game.family === 'slot' ? slotFacts(game, jackpotShare, t) : tableFacts(game, t)
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
      <p className="n-micro n-text-3 s-game-facts__note">
        {t(game.family === 'slot' ? 'games.rtp_note' : 'games.rtp_note_table')}
      </p>
      <p className="n-small">
        <Link className="n-link" href={mathematicsAddress(game)}>
          {t('games.mathematics_link')}
        </Link>
      </p>
    </Card>
  )
}

function slotFacts(game: CatalogueSlot, jackpotShare: number | undefined, t: Translate): Facts {
  const inAll = game.returnToPlayer + (jackpotShare ?? 0)
  const withJackpots = [t('games.fact_rtp_jackpots'), formatPercent(inAll, 2)] as const
  const stakes = {
    from: formatKroner(game.stakesOre.at(0) ?? zeroOre),
    to: formatKroner(game.stakesOre.at(-1) ?? zeroOre),
  }
  const wins = t('games.fact_maximum_win_value', { times: formatCount(game.maxWinBets) })
  return [
    [t('games.fact_rtp'), formatPercent(game.returnToPlayer, 2)],
    ...(jackpotShare === undefined ? [] : [withJackpots]),
    [t('games.fact_hit_rate'), formatPercent(game.hitRate)],
    [t('games.fact_volatility'), game.volatility],
    [t('games.fact_maximum_win'), wins],
    [t('games.fact_way_to_win'), game.mechanic.wayToWin],
    [t('games.fact_stakes'), t('games.fact_stakes_value', stakes)],
  ]
}

function tableFacts(game: CatalogueTable, t: Translate): Facts {
  const stakes = { from: formatKroner(game.minStakeOre), to: formatKroner(game.maxStakeOre) }
  return [
    [t('games.fact_rtp'), tableReturn(game, t)],
    [t('games.fact_hit_rate_table'), formatPercent(game.hitRate)],
    [t('games.fact_maximum_payout'), formatKroner(game.maxPayoutOre)],
    [t('games.fact_stakes'), t('games.fact_stakes_value', stakes)],
    [t('games.fact_kind'), game.kind.name],
    [t('games.fact_source'), t('games.source_computer')],
  ]
}
