import { europeanRoulette } from '@nordlys/game-math/tables/roulette/rules'
import { expect, test } from 'vitest'
import { rouletteKind } from './roulette/roulette-kind.ts'
import { roulettePayout } from './roulette/roulette-payout.ts'
import { firstState } from './round/first-state.ts'
import { laidAs } from './round/laid-as.ts'
import { counted, type LiveState, mayBet, shownOutcome, shownPayout } from './round/play-state.ts'
import type { LiveView } from './round/view.ts'
import { betWords, noticeWords, phaseWords, tableWords } from './words.ts'

const payoutOf = roulettePayout(europeanRoulette)
const newsOf = (state: LiveState) => tableWords(state, rouletteKind.words)

const bets = [['n17', 5_000]]
const more = [['n17', 9_000]]
const slip = { round: 12, version: 1, status: 'placed', bets, stakeOre: 5_000 } as const
const booked = { ...slip, status: 'booked', key: '0a' } as const
const thrown = { round: 12, outcome: { number: 17 }, landsAt: 26_000, isListed: false }

function stateOf(view: Partial<LiveView>, rest: Partial<LiveState> = {}): LiveState {
  const first = firstState({ isWatching: false, balanceOre: 95_000 })
  const begun = { table: 'faelles-roulette', round: 12, phase: 'betting' } as const
  return { ...first, line: 'open', ...rest, view: { ...first.view, ...begun, ...view } }
}

test('one’s own bet is told by its status, and a refused one with the reason', () => {
  const words = (view: Partial<LiveView>, laidOre = 5_000) => betWords(stateOf(view), laidOre)
  expect([words({}, 0), words({})]).toEqual([
    'Du har ingen indsats i runden.',
    'Sender din indsats på 50 kr.',
  ])
  expect(words({ own: [slip] })).toBe('Placeret: 50 kr. Pengene trækkes, når runden lukker.')
  expect(words({ own: [slip] }, 9_000)).toBe('Sender din indsats på 90 kr.')
  expect(words({ own: [slip], phase: 'closing' })).toBe('Bogfører din indsats på 50 kr.')
  expect(words({ own: [booked], phase: 'spin' })).toBe('Bogført: 50 kr.')
  const refused = { ...slip, status: 'refused', refusal: 'loss-limit' } as const
  expect(words({ own: [refused], phase: 'spin' }, 0)).toMatch(
    /^Din indsats er afvist, og der er ikke trukket penge\. Din tabsgrænse/,
  )
  expect(betWords(stateOf({}, { isWatching: true }), 0)).toBeUndefined()
})

test('a cut line says so, what is known of the bet, and the rule', () => {
  expect(newsOf(stateOf({ own: [booked], phase: 'spin' }, { line: 'cut' }))).toBe(
    'Forbindelsen er afbrudt. Vi prøver igen. Det seneste, vi ved: Bogført: 50 kr. ' +
      'En indsats, der er bogført, gælder, også når forbindelsen er væk.',
  )
  const alone = 'Forbindelsen er afbrudt. Vi prøver igen.'
  expect(newsOf(stateOf({}, { line: 'cut' }))).toBe(alone)
  expect(newsOf(stateOf({ own: [booked] }, { line: 'cut', isWatching: true }))).toBe(alone)
})

test('a table says that it is away, void, unsettled, closing, and that a play is over', () => {
  expect(newsOf(stateOf({}))).toBeUndefined()
  expect(newsOf(stateOf({ isAway: true }))).toMatch(/^Bordet svarer ikke/)
  const isVoid = { round: 12, why: 'void' } as const
  expect(newsOf(stateOf({ without: isVoid }))).toMatch(
    /^Runden er aflyst\. Der er ikke trukket penge\./,
  )
  expect(newsOf(stateOf({ without: { ...isVoid, why: 'unsettled' } }))).toMatch(/uden et tal/)
  expect(newsOf(stateOf({ without: isVoid, round: 13 }))).toMatch(/^Runden er aflyst/)
  expect(newsOf(stateOf({ without: isVoid, round: 13, phase: 'closing' }))).toBeUndefined()
  expect(newsOf(stateOf({ isEnding: true }))).toBe('Bordet lukker efter denne runde.')
  expect(newsOf(stateOf({}, { ended: 'logged-out' }))).toMatch(/^Du er logget ud/)
})

test('each phase has its words, and a wheel that is held asks for a moment', () => {
  const words = (view: Partial<LiveView>, rest: Partial<LiveState> = {}) =>
    phaseWords(stateOf(view, rest), rouletteKind.words)
  expect(words({ phase: undefined })).toBe('Forbinder til bordet')
  expect([words({}), words({ phase: 'closing' })]).toEqual([
    'Placér din indsats',
    'Ingen flere indsatser',
  ])
  expect([words({ phase: 'spin' }), words({ phase: 'spin', isHeld: true })]).toEqual([
    'Hjulet drejer',
    'Et øjeblik',
  ])
  expect(words({ phase: 'spin', thrown })).toBe('Kuglen ruller')
  expect(words({ phase: 'spin', thrown }, { landed: 12 })).toBe('Resultat')
})

test('a bet that was not taken is told with why', () => {
  expect(noticeWords({ why: 'too-late' })).toMatch(/^Runden var lukket/)
  expect(noticeWords({ why: 'bets-invalid', refused: 'above-maximum' })).toMatch(/over bordets/)
  expect(noticeWords({ why: 'bets-invalid', refused: 'malformed' })).toMatch(/kunne ikke tage/)
  expect(noticeWords({ why: 'refused', refusal: 'too-little-money' })).toMatch(/saldo/)
  expect(noticeWords({ why: 'refused', refusal: 'of-a-later-release' })).toMatch(/ikke taget/)
})

test('chips move while bets are taken on an open line, and only by who plays', () => {
  expect(mayBet(stateOf({}))).toBe(true)
  const closed: readonly [Partial<LiveView>, Partial<LiveState>][] = [
    [{ phase: 'closing' }, {}],
    [{ isAway: true }, {}],
    [{ isOwnKnown: false }, {}],
    [{}, { line: 'cut' }],
    [{}, { isHeld: true }],
    [{}, { isWatching: true }],
    [{}, { ended: 'logged-out' }],
  ]
  expect(closed.map(([view, rest]) => mayBet(stateOf(view, rest)))).toEqual(closed.map(() => false))
})

test('number and payout are shown when the ball lies, and counted once', () => {
  const rolling = stateOf({ phase: 'spin', thrown, own: [booked] })
  expect([shownOutcome(rolling), shownPayout(rolling, payoutOf)]).toEqual([undefined, undefined])
  expect(counted(rolling, payoutOf)).toBe(rolling)
  const lies = counted({ ...rolling, landed: 12 }, payoutOf)
  expect([shownOutcome(lies), shownPayout(lies, payoutOf)]).toEqual([
    { number: 17 },
    { stakeOre: 5_000, payoutOre: 180_000 },
  ])
  expect([lies.stakedOre, lies.wonOre, lies.view.balanceOre]).toEqual([5_000, 180_000, 275_000])
  expect(counted(lies, payoutOf)).toBe(lies)
  // The next round has a number of its own.
  expect(shownOutcome(stateOf({ round: 13, thrown }, { landed: 12 }))).toBeUndefined()
  // Placed and not booked is no round.
  const placed = stateOf({ thrown, own: [slip] }, { landed: 12 })
  expect(shownPayout(placed, payoutOf)).toBeUndefined()
})

test('chips stand as they lie while bets are taken, until the table says otherwise', () => {
  const now = stateOf({ own: [slip] })
  expect(laidAs({ before: now, now, laid: bets })).toBeUndefined()
  expect(laidAs({ before: now, now, laid: more })).toBeUndefined()
  // Another line of the same player has changed it.
  const other = stateOf({ own: [{ ...slip, bets: more, version: 2 }] })
  expect(laidAs({ before: now, now: other, laid: bets })).toEqual(more)
  // Not while chips of this line wait to be sent.
  expect(laidAs({ before: now, now: other, laid: [] })).toBeUndefined()
  const notice = { why: 'bets-invalid', refused: 'above-maximum' } as const
  expect(laidAs({ before: now, now: stateOf({ own: [slip], notice }), laid: more })).toEqual(bets)
})

test('a closed round has the chips that the table has: none of a slip that was refused', () => {
  const before = stateOf({ own: [slip] })
  const closed = stateOf({ own: [slip], phase: 'closing' })
  expect(laidAs({ before, now: closed, laid: more })).toEqual(bets)
  expect(laidAs({ before, now: stateOf({ phase: 'spin' }), laid: bets })).toEqual([])
  const refused = stateOf({ own: [{ ...slip, status: 'refused' }], phase: 'spin' })
  expect(laidAs({ before, now: refused, laid: bets })).toEqual([])
})

test('a round that begins has no chips, wherever those of the last one lie', () => {
  const before = stateOf({ own: [booked], phase: 'result' })
  const now = stateOf({ own: [booked], round: 13 })
  expect(laidAs({ before, now, laid: bets })).toEqual([])
})
