import type { Chance } from '../kill/chance.ts'
import type { Message, Told } from './supplier-books.ts'

/** A message of a round, and what it may be told. */
export interface Step {
  message: Message
  may: readonly Told[]
}

const stakesOre = [10, 25, 50, 100, 200, 500]

/** A bet may find no money; what comes after it then finds no round. */
const poor: readonly Told[] = ['too-little-money']
const lost: readonly Told[] = ['round-unknown']

/** The end that every round comes to; ending it once more, under another number, is harmless. */
export function endOf(round: string, name = 'end'): Step {
  return { message: { kind: 'end-round', round, number: `${round}-${name}` }, may: ['ok', ...lost] }
}

/** One of the ways a round can go: its messages, in groups that are said at once. */
export function drawRound(chance: Chance, round: string): Step[][] {
  const stakeOre = chance.pick(stakesOre)
  const way = chance.pick(ways)
  return way({ round, stakeOre, winOre: chance.below(2) * 2 * stakeOre || stakeOre })
}

interface Drawn {
  round: string
  stakeOre: number
  winOre: number
}

/** All of them, refusals that are part of the way named where they come. */
const ways: readonly ((drawn: Drawn) => Step[][])[] = [
  // Lost, which is what most rounds are.
  (drawn) => [[bet(drawn, 'bet')]],
  (drawn) => [[bet(drawn, 'bet')], [bet(drawn, 'more')], [win(drawn, 'win')]],
  (drawn) => [[bet(drawn, 'bet')], [win(drawn, 'win')], [win(drawn, 'again')]],
  (drawn) => [[both(drawn, true)]],
  (drawn) => [[both(drawn, false)], [back(drawn, 'both', 'number')]],
  (drawn) => [[both(drawn, true)], [back(drawn, 'both', undefined)]],
  // The rollback is first, and then the bet itself.
  (drawn) => [
    [back(drawn, 'bet', undefined, ['transaction-unknown'])],
    [bet(drawn, 'bet', ['rolled-back'])],
  ],
  // Both at the same moment.
  (drawn) => [
    [
      bet(drawn, 'bet', ['ok', 'rolled-back', ...poor]),
      back(drawn, 'bet', 'number', ['ok', 'transaction-unknown']),
    ],
  ],
  // A win is paid, or its only stake goes back.
  (drawn) => [
    [bet(drawn, 'bet')],
    [
      win(drawn, 'win', ['ok', 'round-rolled-back', ...lost]),
      back(drawn, 'bet', 'number', ['ok', 'win-paid']),
    ],
  ],
  // A win before its bet, which finds no round, and once more in time.
  (drawn) => [[win(drawn, 'win', lost)], [bet(drawn, 'bet')], [win(drawn, 'win')]],
  // A stake under a win that was paid is taken back after the win is, under another number.
  (drawn) => [
    [bet(drawn, 'bet')],
    [win(drawn, 'win')],
    [back(drawn, 'bet', undefined, ['win-paid', 'ok'])],
    [back(drawn, 'win', 'first', ['ok', 'transaction-unknown'])],
    [back(drawn, 'bet', 'second')],
  ],
  // After the end of the round.
  (drawn) => [
    [bet(drawn, 'bet')],
    [endOf(drawn.round, 'early-end')],
    [win(drawn, 'late')],
    [back(drawn, 'late', 'number', ['ok', 'transaction-unknown'])],
    [back(drawn, 'bet', 'second')],
  ],
]

function bet(
  { round, stakeOre }: Drawn,
  name: string,
  may: readonly Told[] = ['ok', ...poor],
): Step {
  return { message: { kind: 'bet', round, number: `${round}-${name}`, stakeOre }, may }
}

function win({ round, winOre }: Drawn, name: string, may: readonly Told[] = ['ok', ...lost]): Step {
  return { message: { kind: 'win', round, number: `${round}-${name}`, winOre }, may }
}

function both({ round, stakeOre, winOre }: Drawn, endsRound: boolean): Step {
  const number = `${round}-both`
  const message = { kind: 'bet-and-win', round, number, stakeOre, winOre, endsRound } as const
  return { message, may: ['ok', ...poor] }
}

/** Takes a message of the round back, under a number of its own or without one. */
function back(
  { round }: Drawn,
  target: string,
  name: string | undefined,
  may: readonly Told[] = ['ok'],
): Step {
  const number = name && `${round}-back-${target}-${name}`
  return { message: { kind: 'rollback', round, number, target: `${round}-${target}` }, may }
}
