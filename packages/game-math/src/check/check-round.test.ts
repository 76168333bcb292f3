import { required } from '@nordlys/core'
import { lineGames } from '@nordlys/game-catalogue'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../base/definition-hash.ts'
import { agrees, checkRound } from './check-round.ts'
import { nodeBench } from './node-bench.ts'
import type { Bench, CheckedFact, RoundRecord } from './record.ts'
import {
  gambleRecord,
  jackpotRecord,
  slotRecord,
  spinRecord,
  tableGames,
  tableRecord,
} from './test-records.ts'

const game = required(lineGames[0], 'a game')
const blackjack = required(tableGames.find(([kind]) => kind === 'blackjack')?.[1], 'a table')
/** It doubles, and so has a raise. */
const hand = () => tableRecord(blackjack, 'a doubled hand')

/** The facts of which some figure differs. */
async function wrongIn(record: RoundRecord): Promise<CheckedFact[]> {
  const { findings } = await checkRound(record, nodeBench)
  return [...new Set(findings.filter((each) => !each.agrees).map(({ fact }) => fact))]
}

describe('[PROOF-03] every figure of a true record agrees', () => {
  test.each<[string, () => RoundRecord]>([
    ['a slot’s round of cash and bonus', () => slotRecord(game)],
    ['a promised spin', () => spinRecord(game)],
    ['a gamble', () => gambleRecord(game)],
    ['a jackpot', () => jackpotRecord(game)],
    ...tableGames.map(([kind, of]): [string, () => RoundRecord] => [
      kind,
      () => tableRecord(of, kind),
    ]),
    ['a hand that was left', () => tableRecord(blackjack, 'left', true)],
    [
      'video poker that was left',
      () =>
        tableRecord(
          required(tableGames.find(([kind]) => kind === 'video-poker')?.[1], ''),
          'v',
          true,
        ),
    ],
  ])('%s', async (_, record) => {
    const checked = await checkRound(record(), nodeBench)
    expect(checked.findings.filter((each) => !each.agrees)).toEqual([])
    expect(checked.kind).toBe('played')
    expect(agrees(checked)).toBe(true)
  })
})

/** Another digit in the place of the first that is found. */
const otherDigit = (text: string) =>
  text.replace(/[0-9a-f]/, (digit) => (Number.parseInt(digit, 16) ^ 1).toString(16))

/** Where a fact stands in a record: `stake.cashOre`, `movements.1.amountOre`. */
function changed(record: RoundRecord, path: string): RoundRecord {
  const copy = structuredClone(record)
  const names = path.split('.')
  const last = required(names.pop(), 'a name')
  const place = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    copy as unknown as Record<string, unknown>,
  )
  const fact = place[last]
  expect(fact, path).toBeDefined()
  place[last] = typeof fact === 'number' ? fact + 1 : otherDigit(String(fact))
  return copy
}

describe('[PROOF-03] a fact that is changed by a digit is found, and named', () => {
  test.each<[string, CheckedFact, () => RoundRecord]>([
    ['definitionHash', 'definition', () => slotRecord(game)],
    ['played.definition.coinsPerBet', 'definition', () => slotRecord(game)],
    ['played.version', 'game', () => slotRecord(game)],
    ['gameId', 'game', () => slotRecord(game)],
    ['seed', 'win', () => slotRecord(game)],
    ['stake.cashOre', 'stake', () => slotRecord(game)],
    ['stake.bonusOre', 'stake', () => slotRecord(game)],
    ['win.cashOre', 'win', () => slotRecord(game)],
    ['win.bonusOre', 'win-parts', () => slotRecord(game)],
    ['spin.valueOre', 'stake', () => spinRecord(game)],
    ['stake.cashOre', 'stake', () => spinRecord(game)],
    ['definitionHash', 'definition', () => gambleRecord(game)],
    ['played.game.hash', 'definition', () => gambleRecord(game)],
    ['played.game.definition.coinsPerBet', 'definition', () => gambleRecord(game)],
    ['stake.cashOre', 'gambled', () => gambleRecord(game)],
    ['standsOn.winOre', 'gambled', () => gambleRecord(game)],
    ['win.cashOre', 'win', () => gambleRecord(game)],
    ['jackpots.0.amountOre', 'jackpot-amount', () => jackpotRecord(game)],
    ['commitment', 'commitment', hand],
    ['seed', 'commitment', hand],
    ['roundId', 'commitment', hand],
    ['definitionHash', 'definition', hand],
    ['played.definition.version', 'definition', hand],
    ['played.version', 'game', hand],
    ['stake.cashOre', 'stake', hand],
    ['stake.bonusOre', 'stake-parts', hand],
    ['win.cashOre', 'win', hand],
    ['win.bonusOre', 'win-parts', hand],
    ['movements.0.amountOre', 'raises', hand],
    ['movements.1.amountOre', 'raises', hand],
    ['movements.1.cashOre', 'movement-parts', hand],
    ['movements.2.amountOre', 'win-sum', hand],
    ['choices', 'choices', hand],
    ['automaticFrom', 'rule', () => ({ ...hand(), automaticFrom: 0 })],
  ])('%s: %s', async (path, fact, record) => {
    const before = path === 'automaticFrom' ? { ...record(), automaticFrom: -1 } : record()
    expect(await wrongIn(changed(before, path))).toContain(fact)
  })

  test('the first digit of each bet', async () => {
    const record = hand()
    const bets = Buffer.from(record.bets ?? '', 'hex')
      .toString()
      .replace('2000', '3000')
    const more = { ...record, bets: Buffer.from(bets).toString('hex') }
    expect(await wrongIn(more)).toEqual(expect.arrayContaining(['raises', 'stake']))
    expect(await wrongIn({ ...record, bets: '7b' })).toContain('stake')
  })

  test('a raise that is not there, a tier that was not drawn, a level that it did not hold', async () => {
    const record = hand()
    const movements = record.movements.filter(({ kind }) => kind !== 'raise')
    expect(await wrongIn({ ...record, movements })).toEqual(
      expect.arrayContaining(['raises', 'stake-sum']),
    )
    const won = jackpotRecord(game)
    const [jackpot] = won.jackpots
    const as = (change: object) => ({ ...won, jackpots: [{ ...required(jackpot, ''), ...change }] })
    expect(await wrongIn(as({ tier: { key: 'mega', nameDa: 'Mega' } }))).toContain('jackpot-draw')
    expect(await wrongIn(as({ network: { key: 'none' } }))).toContain('jackpot-draw')
    expect(await wrongIn(as({ levelMilliOre: 9_000_000 }))).toContain('jackpot-amount')
  })
})

test('[PROOF-03] an open hand has nothing to play again; its stakes are added up', async () => {
  const { seed: _, choices: _none, ...record } = hand()
  const movements = record.movements.filter(({ kind }) => kind !== 'paid')
  const open = { ...record, state: 'open', movements, win: { cashOre: 0, bonusOre: 0 } } as const
  const checked = await checkRound(open, nodeBench)
  expect([checked.kind, agrees(checked)]).toEqual(['open', true])
  expect(await wrongIn(changed(open, 'stake.cashOre'))).toContain('stake-sum')
})

test('[PROOF-03] a supplier’s round, and one that was given back, are added up alone', async () => {
  const amount = { amountOre: -100, cashOre: -40, bonusOre: -60 }
  const movements = [
    { kind: 'stake', ...amount },
    { kind: 'win', amountOre: 50, cashOre: 20, bonusOre: 0, forfeitedOre: 30 },
    { kind: 'ended', amountOre: 0, cashOre: 0, bonusOre: 0 },
  ] as const
  const parts = { stake: { cashOre: 40, bonusOre: 60 }, win: { cashOre: 50, bonusOre: 0 } }
  const of = { roundId: 'x', gameId: 'theirs', kind: 'supplier', state: 'settled' } as const
  const theirs: RoundRecord = { ...of, ...parts, movements, jackpots: [] }
  const checked = await checkRound(theirs, nodeBench)
  expect([checked.kind, agrees(checked)]).toEqual(['sums', true])
  expect(await wrongIn(changed(theirs, 'movements.1.forfeitedOre'))).toEqual(['movement-parts'])
  const back = { kind: 'stake-back', amountOre: 100, cashOre: 100, bonusOre: 0 } as const
  const nothing = { cashOre: 0, bonusOre: 0 }
  const given: RoundRecord = {
    ...{ ...theirs, state: 'rolled-back', stake: nothing, win: nothing },
    movements: [movements[0], back],
  }
  expect(await wrongIn(given)).toEqual([])
  expect(await wrongIn(changed(given, 'movements.1.amountOre'))).toContain('stake-sum')
})

test('[PROOF-03] what cannot be played here says so, and says nothing else', async () => {
  const none: Bench = { ...nodeBench, rngOf: async () => undefined }
  const { played: _, ...unknown } = slotRecord(game)
  const unplayable = { schema: 1, id: game.id, version: 1, mechanic: 'of-another-release' }
  const definitionHash = nodeBench.sha256(Buffer.from(canonicalJson(unplayable)))
  const elsewhere = { ...slotRecord(game), definitionHash }
  for (const [record, bench] of [
    [slotRecord(game), none],
    [hand(), none],
    [gambleRecord(game), none],
    [jackpotRecord(game), none],
    [unknown, nodeBench],
    [{ ...elsewhere, played: { version: 1, definition: unplayable } }, nodeBench],
  ] as const) {
    expect(await checkRound(record, bench)).toMatchObject({ kind: 'unable' })
  }
})
