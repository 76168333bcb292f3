import type { StatementLine, TransactionLine } from '@nordlys/contracts'
import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { statementCsv } from '../../../server/files/statement-csv.ts'
import { lineCells } from '../../../server/files/statement-paper.ts'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { historyRows } from './history-rows.ts'

const t = translator(pickTexts({}, ['transactions', 'statement']))
const titles = { 'live-roulette': 'Fælles Roulette' }
const at = new Date('2026-11-30T19:00:00Z')
const key = '019a8f00-0000-7000-8000-00000000abcd'

const round: TransactionLine = {
  ...{ kind: 'round', id: key, at, gameId: 'live-roulette', state: 'settled' },
  ...{ isAtTable: true, liveRound: 48_213, stakeOre: ore(5_000), winOre: ore(180_000) },
  ...{ balanceAfterOre: ore(275_000), isReplayable: true },
}
const pending: TransactionLine = {
  ...round,
  ...{ isPending: true, winOre: ore(0), balanceAfterOre: ore(95_000) },
}
const stretch: TransactionLine = {
  ...{ kind: 'stretch', id: key, beganAt: at, at, gameId: 'live-roulette', rounds: 2 },
  ...{ stakeOre: ore(10_000), winOre: ore(0), isPending: true, numbers: { first: 1, last: 2 } },
}

const rowsOf = (...lines: TransactionLine[]) =>
  historyRows(t, lines, { titles, stretchHref: () => '' }).map(({ details, tag, amount, notes }) =>
    [...details, tag.text, String(amount), ...notes].map((word) => word.replaceAll('\u00a0', ' ')),
  )

test('[LV27] a line names the round by its table and its number', () => {
  expect(rowsOf(round)).toEqual([
    [
      'Fælles Roulette, runde 48.213 · indsats 50 kr. · udbetalt 1.800 kr.',
      ...['Afsluttet', '175000', 'Saldo 2.750 kr.'],
    ],
  ])
})

test('[LV20] a pending round has its stake and no payout, and says that it is being decided', () => {
  expect(rowsOf(pending)).toEqual([
    ['Fælles Roulette, runde 48.213 · indsats 50 kr.', ...['Afgøres', '-5000', 'Saldo 950 kr.']],
  ])
  expect(rowsOf(stretch)[0]?.slice(1)).toEqual(['Afgøres', '-10000'])
})

const standing = {
  ...{ cashOre: ore(100_000), bonusOre: ore(0), reservedOre: ore(0) },
  ...{ openStakesOre: ore(0), debtOre: ore(0) },
}
const line: StatementLine = {
  ...{ number: 7, at, kind: 'round', gameId: 'live-roulette', liveRound: 48_213, reference: key },
  ...{ stakedOre: ore(5_000), wonOre: ore(0), cashOre: ore(-5_000), bonusOre: ore(0) },
  ...{ reservedOre: ore(0), openStakesOre: ore(0), debtOre: ore(0) },
  ...{ cashAfterOre: ore(95_000), bonusAfterOre: ore(0) },
}

test('[LV27] a statement names it alike, as a file and on paper', async () => {
  async function* parts() {
    yield [line, { ...line, liveRound: undefined }]
  }
  const statement = { opening: standing, closing: standing, from: at, to: at } as never
  let text = ''
  const sums = { stakedOre: ore(0), wonOre: ore(0), jackpotsOre: ore(0) }
  const whole = Object.assign({}, statement, sums)
  for await (const piece of statementCsv({ t, titles }, whole, parts())) text += piece
  const games = text.split('\r\n').map((row) => row.split(';')[5])
  expect(games).toContain('Fælles Roulette, runde 48.213')
  expect(games).toContain('Fælles Roulette')
  expect(lineCells({ t, titles }, line, standing)).toContain('Fælles Roulette, runde 48.213')
})
