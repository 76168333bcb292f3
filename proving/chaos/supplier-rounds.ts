import type { Chance } from '../kill/chance.ts'
import type { Message, Told } from '../kill/supplier-wire.ts'

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
  return way(stepsOf(round, stakeOre, chance.below(2) * 2 * stakeOre || stakeOre))
}

type Steps = ReturnType<typeof stepsOf>

/** What can be said of one round. A rollback has a number of its own, or none. */
function stepsOf(round: string, stakeOre: number, winOre: number) {
  const numbered = (name: string) => ({ round, number: `${round}-${name}` })
  return {
    bet: (name: string, may: readonly Told[] = ['ok', ...poor]): Step => ({
      message: { kind: 'bet', ...numbered(name), stakeOre },
      may,
    }),
    win: (name: string, may: readonly Told[] = ['ok', ...lost]): Step => ({
      message: { kind: 'win', ...numbered(name), winOre },
      may,
    }),
    both: (endsRound: boolean): Step => ({
      message: { kind: 'bet-and-win', ...numbered('both'), stakeOre, winOre, endsRound },
      may: ['ok', ...poor],
    }),
    back: (target: string, name?: string, may: readonly Told[] = ['ok']): Step => {
      const number = name && `${round}-back-${target}-${name}`
      return { message: { kind: 'rollback', round, number, target: `${round}-${target}` }, may }
    },
    end: (name: string) => endOf(round, name),
  }
}

/** All of them, refusals that are part of the way named where they come. */
const ways: readonly ((steps: Steps) => Step[][])[] = [
  // Lost, which is what most rounds are.
  ({ bet }) => [[bet('bet')]],
  ({ bet, win }) => [[bet('bet')], [bet('more')], [win('win')]],
  ({ bet, win }) => [[bet('bet')], [win('win')], [win('again')]],
  ({ both }) => [[both(true)]],
  ({ both, back }) => [[both(false)], [back('both', 'number')]],
  ({ both, back }) => [[both(true)], [back('both')]],
  // The rollback is first, and then the bet itself.
  ({ bet, back }) => [
    [back('bet', undefined, ['transaction-unknown'])],
    [bet('bet', ['rolled-back'])],
  ],
  // Both at the same moment.
  ({ bet, back }) => [
    [
      bet('bet', ['ok', 'rolled-back', ...poor]),
      back('bet', 'number', ['ok', 'transaction-unknown']),
    ],
  ],
  // A win is paid, or its only stake goes back.
  ({ bet, win, back }) => [
    [bet('bet')],
    [win('win', ['ok', 'round-rolled-back', ...lost]), back('bet', 'number', ['ok', 'win-paid'])],
  ],
  // A win before its bet, which finds no round, and once more in time.
  ({ bet, win }) => [[win('win', lost)], [bet('bet')], [win('win')]],
  // A stake under a win that was paid is taken back after the win is, under another number.
  ({ bet, win, back }) => [
    [bet('bet')],
    [win('win')],
    [back('bet', undefined, ['win-paid', 'ok'])],
    [back('win', 'first', ['ok', 'transaction-unknown'])],
    [back('bet', 'second')],
  ],
  // After the end of the round.
  ({ bet, win, back, end }) => [
    [bet('bet')],
    [end('early-end')],
    [win('late')],
    [back('late', 'number', ['ok', 'transaction-unknown'])],
    [back('bet', 'second')],
  ],
]
