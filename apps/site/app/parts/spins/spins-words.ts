import type { ActiveSpins, CatalogueGame } from '@nordlys/contracts'
import { formatCount, formatKroner, formatShortDate, formatTime } from '@nordlys/core'
import { gamesById } from '../../ground/finding/games-by-id.ts'
import { namedGameAddress } from '../../ground/links/game-address.ts'
import { readGames } from '../../ground/scope/or-else.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { soonWords } from '../bonus/soon-words.ts'

/** A game in which spins can be played. */
export interface SpinsGame {
  gameId: string
  title: string
  href: string
  /** Undefined while the game server does not answer. */
  image: { src: string; colour: string } | undefined
}

/** Promised spins as a page shows them, put into words on the server. [SCREEN-14] */
export interface SpinsWords {
  key: string
  left: string
  played: string
  /** The part played, as a share from 0 to 1. */
  share: number
  facts: readonly { label: string; value: string }[]
  /** When they expire, shown in their last week. */
  soon: string | undefined
  games: readonly SpinsGame[]
}

/** The spins that a player has left; without the game server the games are named by their ids. */
export async function spinsWords(
  scope: RequestScope,
  t: Translate,
  spins: readonly ActiveSpins[],
): Promise<readonly SpinsWords[]> {
  if (spins.length === 0) return []
  const games = gamesById((await readGames(scope)) ?? [])
  const at = scope.clock.now()
  return spins.map((grant) => wordsOf(t, grant, { games, at }))
}

function wordsOf(
  t: Translate,
  grant: ActiveSpins,
  { games, at }: { games: ReadonlyMap<string, CatalogueGame>; at: Date },
): SpinsWords {
  const { grantId, left, count, valueOre, wonOre, expiresAt, gameIds } = grant
  const expires = { date: formatShortDate(expiresAt), time: formatTime(expiresAt) }
  return {
    key: grantId,
    left: left === 1 ? t('spins.left_one') : t('spins.left', { count: formatCount(left) }),
    played: t('spins.played', { played: formatCount(count - left), count: formatCount(count) }),
    share: (count - left) / count,
    facts: [
      { label: t('spins.value'), value: formatKroner(valueOre) },
      { label: t('spins.won'), value: formatKroner(wonOre) },
      { label: t('spins.expires'), value: t('spins.moment', expires) },
    ],
    soon: soonWords(t, 'spins', { expiresAt, at }),
    games: gameIds.map((gameId) => {
      const game = games.get(gameId)
      return {
        gameId,
        title: game?.title ?? gameId,
        href: namedGameAddress('money', gameId),
        image: game && { src: game.image.webp, colour: game.image.colour },
      }
    }),
  }
}
