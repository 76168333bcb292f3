import { formatCount, formatKroner, formatPercent } from '@nordlys/core'
import { Dialog, LinkButton, TilePicture } from '@nordlys/ui'
import { gameAddress, mathematicsAddress } from '../../ground/links/game-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { useShelf } from './shelf-context.ts'
import { tableReturn } from './table-return.ts'
import type { TileGame, TileTable } from './tile-game.ts'
import { waysToPlay } from './ways-to-play.tsx'

export interface GameSheetProps {
  game: TileGame | undefined
  onClose: () => void
}

/** A tile's hover view, for those without a pointer: both ways to play, and the figures. */
export function GameSheet({ game, onClose }: GameSheetProps) {
  const t = useTexts()
  return (
    <Dialog
      title={game?.title ?? ''}
      isOpen={game !== undefined}
      onClose={onClose}
      closeLabel={t('slot_machines.sheet_close')}
    >
      {game && <Sheet game={game} />}
    </Dialog>
  )
}

function Sheet({ game }: { game: TileGame }) {
  const t = useTexts()
  const shelf = useShelf()
  const [first, second] = waysToPlay(game, shelf, t)
  return (
    <div className="s-sheet">
      <div className="s-sheet__picture">
        <TilePicture image={game.image} sizes="112px" eager />
        <div className="n-tile__corner">
          <FavouriteHeart game={game} />
        </div>
      </div>
      <dl className="s-sheet__facts">
        {(game.family === 'slot' ? slotFacts(game, t) : tableFacts(game, t)).map(
          ([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ),
        )}
      </dl>
      <div className="s-sheet__ways">
        <LinkButton kind="primary" size="large" wide href={first.href} icon={first.icon}>
          {first.text}
        </LinkButton>
        {second && (
          <LinkButton wide href={second.href}>
            {second.text}
          </LinkButton>
        )}
        {!shelf.isPlayer && (
          <LinkButton kind="text" wide href={gameAddress('money', game)}>
            {t('slot_machines.sheet_rules')}
          </LinkButton>
        )}
        <LinkButton kind="text" wide href={mathematicsAddress(game)}>
          {t('games.mathematics_link')}
        </LinkButton>
      </div>
    </div>
  )
}

type Facts = readonly (readonly [name: string, value: string])[]

function slotFacts(game: Extract<TileGame, { family: 'slot' }>, t: Translate): Facts {
  const { returnToPlayer, jackpotShare } = game
  const withJackpots = formatPercent(returnToPlayer + (jackpotShare ?? 0), 2)
  const wins = t('games.fact_maximum_win_value', { times: formatCount(game.maxWinBets) })
  return [
    [t('games.fact_rtp'), formatPercent(returnToPlayer, 2)],
    ...(jackpotShare === undefined ? [] : [[t('games.fact_rtp_jackpots'), withJackpots] as const]),
    [t('games.fact_volatility'), game.volatility],
    [t('games.fact_maximum_win'), wins],
    [t('slot_machines.sheet_from'), formatKroner(game.fromOre)],
    [t('slot_machines.sheet_way'), game.wayToWin],
  ]
}

function tableFacts(game: TileTable, t: Translate): Facts {
  const stakes = { from: formatKroner(game.fromOre), to: formatKroner(game.toOre) }
  return [
    [t('games.fact_rtp'), tableReturn(game, t)],
    [t('games.fact_stakes'), t('games.fact_stakes_value', stakes)],
    [t('games.fact_maximum_payout'), formatKroner(game.maxPayoutOre)],
    [t('games.fact_source'), t('games.source_computer')],
  ]
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
