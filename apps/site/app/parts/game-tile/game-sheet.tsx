import { formatCount, formatKroner, formatPercent } from '@nordlys/core'
import { Dialog, LinkButton, TilePicture } from '@nordlys/ui'
import { gameAddress, mathematicsAddress } from '../../ground/links/game-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import { useShelf } from './shelf-context.ts'
import type { TileGame } from './tile-game.ts'
import { waysToPlay } from './ways-to-play.tsx'

export interface GameSheetProps {
  game: TileGame | undefined
  onClose: () => void
}

/** What a tile shows under the pointer, for those who have none: both ways to play, and the figures. */
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
        <Fact name={t('games.fact_rtp')} value={formatPercent(game.returnToPlayer, 2)} />
        {game.jackpotShare !== undefined && (
          <Fact
            name={t('games.fact_rtp_jackpots')}
            value={formatPercent(game.returnToPlayer + game.jackpotShare, 2)}
          />
        )}
        <Fact name={t('games.fact_volatility')} value={game.volatility} />
        <Fact
          name={t('games.fact_maximum_win')}
          value={t('games.fact_maximum_win_value', { times: formatCount(game.maxWinBets) })}
        />
        <Fact name={t('slot_machines.sheet_from')} value={formatKroner(game.fromOre)} />
        <Fact name={t('slot_machines.sheet_way')} value={game.wayToWin} />
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
          <LinkButton kind="text" wide href={gameAddress('money', game.gameId)}>
            {t('slot_machines.sheet_rules')}
          </LinkButton>
        )}
        <LinkButton kind="text" wide href={mathematicsAddress(game.gameId)}>
          {t('games.mathematics_link')}
        </LinkButton>
      </div>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
