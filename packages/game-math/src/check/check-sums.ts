import { type Finding, finding, type RoundRecord, wholeOf } from './record.ts'

/** The movements of a round against its stake and win: each is the sum of its parts, and they of it. */
export function checkSums(record: RoundRecord): Finding[] {
  const { movements, stake, win } = record
  if (movements.length === 0) return []
  const sumOf = (kinds: readonly string[], part: (move: Move) => number) =>
    movements.filter(({ kind }) => kinds.includes(kind)).reduce((sum, move) => sum + part(move), 0)
  const amount = ({ amountOre }: Move) => amountOre
  const wrong = movements.find((move) => partsOf(move) !== move.amountOre) ?? movements[0]
  const found = [
    finding('movement-parts', wrong?.amountOre ?? 0, wrong ? partsOf(wrong) : 0),
    finding('stake-sum', wholeOf(stake), positive(sumOf(stakes, amount))),
    finding('win-sum', wholeOf(win), sumOf(wins, amount)),
  ]
  // A stake that comes back may go elsewhere than it came from: its bonus may be over, a debt is paid.
  if (movements.some(({ kind }) => kind === 'stake-back')) return found
  const cash = positive(sumOf(stakes, ({ cashOre }) => cashOre))
  return [...found, finding('stake-parts', stake.cashOre, cash)]
}

type Move = RoundRecord['movements'][number]

const stakes = ['stake', 'raise', 'stake-back']
const wins = ['win', 'win-back', 'paid', 'ended']

function partsOf({ cashOre, bonusOre, debtOre = 0, forfeitedOre = 0 }: Move): number {
  return cashOre + bonusOre + debtOre + forfeitedOre
}

/** A stake leaves the player; there is no zero below zero. */
function positive(ore: number): number {
  return ore === 0 ? 0 : -ore
}
