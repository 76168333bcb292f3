import type { StatementLine } from '@nordlys/contracts'
import { formatAmount, type Ore } from '@nordlys/core'
import type { Translate } from '../../app/ground/text/texts.ts'
import type { Column } from './paper/paper-table.ts'
import { gameOf, type StatementWords } from './statement-csv.ts'
import { momentOf, type Standing, type Statement } from './statement-line.ts'

/** The accounts stand apart, as in the CSV: own money, bonus, reserved, on the table, owed. */
export function movementColumns(t: Translate): Column[] {
  return [
    { heading: t('statement.number'), width: 40 },
    { heading: t('statement.paper_moment'), width: 128 },
    { heading: t('statement.type'), width: 138 },
    { heading: t('statement.game'), width: 106 },
    ...(['amount', 'balance', 'bonus', 'bonus_balance', 'reserved', 'open_stakes', 'debt'] as const)
      .map((name) => t(`statement.${name}`))
      .map((heading) => ({ heading, width: 51, isAmount: true })),
  ]
}

export function lineCells(words: StatementWords, line: StatementLine, after: Standing): string[] {
  const [amount, bonus] = [amountOf(line.cashOre), amountOf(line.bonusOre)]
  const type = words.t(`statement.kind_${line.kind}`)
  const game = gameOf(words, line)
  return cellsOf({ number: String(line.number), at: line.at, type, game, amount, bonus, after })
}

export function standingCells(type: string, at: Date, after: Standing): string[] {
  return cellsOf({ number: '', at, type, game: '', amount: '', bonus: '', after })
}

interface Line {
  number: string
  at: Date
  type: string
  game: string
  amount: string
  bonus: string
  after: Standing
}

function cellsOf({ number, at, type, game, amount, bonus, after }: Line): string[] {
  const [cash, bonusAfter] = [amountOf(after.cashOre), amountOf(after.bonusOre)]
  const [reserved, open] = [amountOf(after.reservedOre), amountOf(after.openStakesOre)]
  const debt = amountOf(after.debtOre)
  return [number, momentText(at), type, game, amount, cash, bonus, bonusAfter, reserved, open, debt]
}

const paymentKind = /^(?:deposit|withdrawal|bonus|jackpot)-|^deposit$/

/** Whether a line stands on a paper without rounds. */
export function isPayment({ kind }: StatementLine): boolean {
  return paymentKind.test(kind)
}

export function sumColumns(t: Translate): Column[] {
  return [
    { heading: t('statement.type'), width: 168 },
    { heading: t('statement.paper_kroner'), width: 70, isAmount: true },
  ]
}

const sums = {
  depositedOre: 'statement.paper_deposited',
  takenBackOre: 'statement.paper_taken_back',
  withdrawnOre: 'statement.paper_withdrawn',
  stakedOre: 'statement.paper_staked',
  wonOre: 'statement.paper_won',
  jackpotsOre: 'statement.paper_jackpots',
  resultOre: 'statement.paper_result',
  grantedOre: 'statement.kind_bonus-granted',
  forfeitedOre: 'statement.kind_bonus-forfeited',
} as const

export function sumRows(t: Translate, statement: Statement): string[][] {
  return Object.entries(sums).map(([name, key]) => [
    t(key),
    amountOf(statement[name as keyof typeof sums]),
  ])
}

/** Two decimals also where they are nothing: in a column each figure stands over its like. */
function amountOf(ore: Ore): string {
  const text = formatAmount(ore)
  return text.includes(',') ? text : `${text},00`
}

function momentText(at: Date): string {
  const { date, time, zone } = momentOf(at)
  return `${date.split('-').reverse().join('-')} ${time.replaceAll(':', '.')} ${zone}`
}
