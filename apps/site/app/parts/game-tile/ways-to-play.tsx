import { Icon, type TileWay } from '@nordlys/ui'
import Play from 'lucide-react/icons/play'
import { gameAddress, type NamedGame } from '../../ground/links/game-address.ts'
import type { Translate } from '../../ground/text/texts.ts'
import type { Shelf } from './shelf-context.ts'

/** A visitor plays for fun or logs in to play for money; a player has both, or fun alone. [LIM-06] */
export function waysToPlay(
  game: NamedGame,
  { isPlayer, mayPlay }: Pick<Shelf, 'isPlayer' | 'mayPlay'>,
  t: Translate,
): readonly [TileWay, TileWay?] {
  const icon = <Icon glyph={Play} size={16} />
  const [forFun, forMoney] = [gameAddress('free', game), gameAddress('money', game)]
  // A live table is not played for fun: one looks on.
  const fun = t(game.family === 'live' ? 'games.watch' : 'games.play_for_fun')
  if (!mayPlay) return [{ text: fun, href: forFun, icon }]
  if (isPlayer) {
    return [
      { text: t('games.play_now'), href: forMoney, icon },
      { text: fun, href: forFun },
    ]
  }
  return [
    { text: fun, href: forFun, icon },
    { text: t('shell.log_in'), href: `/log-ind?redirect=${encodeURIComponent(forMoney)}` },
  ]
}
