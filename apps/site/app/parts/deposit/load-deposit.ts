import {
  type AnswerOf,
  type BarredStanding,
  type CatalogueGame,
  type ChosenBonus,
  type DepositKind,
  isBarred,
  isShown,
  readDeposit,
  readDepositOptions,
  type Standing,
} from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { receiptSecondsOf } from '../../ground/configuration/configuration.ts'
import { type Asked, ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { translator } from '../../ground/text/texts.ts'
import { shownDepositLimits } from '../deposit-limits/load-deposit-limits.ts'
import { gameTitles } from '../history/game-titles.ts'
import { gamesOf, tellPromised } from '../offer/promised-offer.ts'
import type { ShownOffer } from '../offer/welcome-offer.ts'
import { declinedName } from './declined-name.ts'
import { loadBonus } from './load-bonus.ts'
import type { Cashier } from './use-cashier-frames.ts'
import { wishedIn } from './wished-deposit.ts'

export type LoadedDeposit = Awaited<ReturnType<typeof loadDeposit>>

type AskedOptions = Asked<typeof readDepositOptions>
type Options = AnswerOf<typeof readDepositOptions>

/** The data of every page with the deposit's form; `?reference` asks how one deposit went. */
export async function loadDeposit(
  scope: RequestScope,
  url: URL,
  kind: DepositKind = 'main_deposit',
) {
  const player = await requirePlayer(scope, url)
  const reference = url.searchParams.get('reference')
  const [asked, shown, bonus] = await Promise.all([
    isShown('deposit-page', player.standing)
      ? ask(scope, url, readDepositOptions, { kind })
      : undefined,
    reference ? ask(scope, url, readDeposit, { reference }) : undefined,
    isShown('bonus-code', player.standing) ? loadBonus(scope, url) : undefined,
  ])
  const options = asked?.ok ? asked : undefined
  const outcome = shown?.ok ? shown.deposit.bonus : undefined
  const isOffered = options && isShown('bonus-code', player.standing)
  const promised = isOffered ? await tellOffer(scope, options.promised) : undefined
  return {
    texts: textsOf(scope, 'deposit', 'limitations', 'offer'),
    kind,
    form: options && {
      options,
      limits: shownDepositLimits(translator(textsOf(scope, 'limit_words')), options.limits),
      cashier: cashierFor(scope, options, player.playerId),
      bonus,
      wished: wishedIn(url.searchParams),
      /** The deposit's offer unless it is declined or a code takes its place. */
      welcome: promised && { ...promised, isDeclined: url.searchParams.has(declinedName) },
    },
    closedBy: options ? undefined : closingStanding(asked, player.standing),
    attemptKey: timeKey(scope.clock, systemRandom),
    deposit: shown?.ok ? shown.deposit : undefined,
    spinGames: await spinGamesOf(scope, outcome),
    countingGames: await countingGamesOf(scope, outcome),
    receiptSeconds: receiptSecondsOf(scope.content),
    totalBalance: player.summary.TotalBalance,
    welcomed: url.searchParams.has('velkommen') ? player.firstName : undefined,
  }
}

/**
 * The welcome offer that was chosen in registration and is still to be given, and with it the way
 * out of it, whether or not its games can be named. [BONUS-01]
 */
async function tellOffer(
  scope: RequestScope,
  { offer, laterDeposits }: Options['promised'],
): Promise<Promised | undefined> {
  const told = offer && (await tellPromised(scope, [offer]))
  return told && { ...told, laterDeposits }
}

/** Why this player is shown no form: the platform's word, which is newer than the page's own. */
function closingStanding(
  asked: AskedOptions | undefined,
  standing: Standing,
): BarredStanding | undefined {
  if (!asked || asked.ok) return isBarred(standing) ? standing : undefined
  return asked.refusal === 'not-allowed' ? asked.reason : asked.refusal
}

/** The next deposit's offer, and which ones after it bring more, whether or not it is declined. */
type Promised = ShownOffer & { laterDeposits: readonly number[] }

/** The games that the spins of a deposit are for, by their titles. */
async function spinGamesOf(scope: RequestScope, bonus: ChosenBonus | undefined) {
  const ids = bonus?.state === 'granted' ? (bonus.spins?.gameIds ?? []) : []
  if (ids.length === 0) return []
  const games = await gamesOf(scope)
  return ids.flatMap((id) => games.filter(({ gameId }) => gameId === id).map(spinGame))
}

/** The only games that the bonus of a deposit is for: by their ids while the game server does not answer. */
async function countingGamesOf(scope: RequestScope, bonus: ChosenBonus | undefined) {
  const ids = bonus?.state === 'granted' ? bonus.countingGameIds : undefined
  if (!ids) return undefined
  const titles = await gameTitles(scope)
  return ids.map((id) => titles[id] ?? id)
}

function spinGame({ gameId, title }: CatalogueGame) {
  return { gameId, title }
}

/** The card fields' own address, which tells the provider who pays and on whose page. */
function cashierFor(
  scope: RequestScope,
  { cashierUrl, merchantId }: Options,
  playerId: number,
): Cashier {
  const url = new URL(cashierUrl)
  url.searchParams.set('merchantId', merchantId)
  url.searchParams.set('userId', String(playerId))
  url.searchParams.set('origin', new URL(scope.publicUrl).origin)
  return { url: url.href, origin: url.origin }
}
