import { parPageOf } from '@nordlys/game-math/game/par-page'
import { rulesOf } from '@nordlys/game-math/game/rules-text'
import { expect } from 'vitest'
import { provenTest } from '../../../../tools/proofs/proven-test.ts'
import { plannedGames } from '../generate/plan.ts'
import { listGenerated, openGenerated } from './generated-games.ts'

const test = provenTest(import.meta.url)

test('[PROOF-01] every game of the plan is listed, and each opens as the one that was proven', async () => {
  const listed = await listGenerated()
  expect(listed.map(({ id }) => id)).toEqual(plannedGames().map(({ id }) => id))
  for (const game of listed) {
    const { definition, par } = await openGenerated(game)
    const { declared, ...ofGame } = definition
    expect({ ...declared, ...ofGame }).toMatchObject(
      Object.fromEntries(Object.entries(game).filter(([name]) => name !== 'definitionHash')),
    )
    expect(par.rtp).toBe(declared.rtp)
  }
})

test('no game wins more than one of its class may', async () => {
  const most = (isWildest: boolean) => Math.max(...listed(isWildest).map((game) => game.maxWinBets))
  const games = await listGenerated()
  const listed = (isWildest: boolean) =>
    games.filter(({ volatility }) => (volatility === 'very-high') === isWildest)
  expect(most(false)).toBeLessThanOrEqual(25_000)
  expect(most(true)).toBeLessThanOrEqual(50_000)
})

test('no paytable promises more than the largest win of its game', async () => {
  for (const game of await listGenerated()) {
    const { symbols, coinsPerBet } = (await openGenerated(game)).definition
    const pays = symbols.flatMap((symbol) => Object.values(symbol.pays))
    expect({ id: game.id, most: Math.max(...pays) / coinsPerBet }).toEqual({
      id: game.id,
      most: expect.toSatisfy((bets: number) => bets <= game.maxWinBets),
    })
  }
})

test('[PROOF-01] a game that is not the listed one is not opened', async () => {
  const [first] = await listGenerated()
  if (!first) throw new Error('no game is listed')
  const other = { ...first, definitionHash: '0'.repeat(64) }
  await expect(openGenerated(other)).rejects.toThrow('is not the game that was proven')
})

test('[PROOF-02] every generated game has rules in whole Danish sentences, with its figures', async () => {
  for (const game of await listGenerated()) {
    const { definition, par } = await openGenerated(game)
    const { sections, paytable } = rulesOf(definition, par)
    const paragraphs = sections.flatMap((section) => section.paragraphs)
    const broken = paragraphs.filter(
      (text) => !/^[A-ZÆØÅ0-9].*[.]$/.test(text) || /undefined|NaN|Infinity| {2}|\.\./.test(text),
    )
    expect({ id: game.id, broken }).toEqual({ id: game.id, broken: [] })
    expect(paragraphs.join(' ')).toContain('Spillets tilbagebetalingsprocent (RTP) er')
    expect(paytable).toHaveLength(definition.symbols.length)
  }
})

test('[PROOF-02] every generated game has a page of its mathematics, whole and in Danish', async () => {
  for (const game of await listGenerated()) {
    const { definition, par } = await openGenerated(game)
    const { sections, staffSections } = parPageOf(definition, par)
    const text = JSON.stringify([sections, staffSections])
    expect({ id: game.id, broken: /undefined|null|NaN|Infinity|∞/.exec(text) }).toEqual({
      id: game.id,
      broken: null,
    })
    expect(sections.map(({ heading }) => heading)).toContain('Gevinsternes størrelse')
  }
})
