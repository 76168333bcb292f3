import { type BonusOffer, type Call, readBonusOffer } from '@nordlys/contracts'
import { kroner, ore, zeroOre } from '@nordlys/core'
import { expect, test } from 'vitest'
import * as deposit from '../../app/pages/deposit/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { testGame } from '../testing/test-neighbours.ts'
import { pageText } from '../testing/test-page-text.tsx'
import { promisedAnswers } from '../testing/test-promised-answers.ts'

const offer: BonusOffer = {
  code: 'KODE',
  percent: 50,
  mostOre: kroner(300),
  leastDepositOre: kroner(120),
  wageringFactor: 3,
  stakeMaxOre: kroner(40),
  days: 66,
  expiresAt: new Date('2027-02-02T12:00:00Z'),
  validUntil: new Date('2036-01-01T00:00:00+01:00'),
  isOncePerPlayer: true,
  isFirstDepositOnly: false,
  example: { depositOre: kroner(600), bonusOre: kroner(300), requiredOre: kroner(900) },
}

/** What is told of a code before it is paid for. */
function textWith(change: Partial<BonusOffer> = {}) {
  const answers = new Map<Call, (asked: never) => unknown>([
    ...advertisingAnswers,
    ...promisedAnswers(() => ({ laterDeposits: [] })),
    [readBonusOffer, () => ({ ok: true, offer: { ...offer, ...change } })],
  ])
  const page = { path: '/min-konto/indbetal?bonuskode=KODE', page: deposit }
  return pageText(page, { answers, isPlayer: true })
}

test('[PAY-10] what a code asks for its bonus is told of the bonus', async () => {
  const text = await textWith()
  expect(text).toContain('Du spiller for 3 x 300 kr. 900 kr.')
  expect(text).toContain('Bonussen skal gennemspilles 3 gange')
})

test('[PAY-10] what a code asks for deposit and bonus together is told of both', async () => {
  const text = await textWith({
    isWageringOfDepositToo: true,
    example: { ...offer.example, requiredOre: kroner(2_700) },
  })
  expect(text).toContain('Du spiller for 3 × (600 kr. + 300 kr.) 2.700 kr.')
  expect(text).toContain('Indbetaling og bonus skal tilsammen gennemspilles 3 gange')
  expect(text).not.toContain('3 x 300 kr.')
})

test('[PAY-10] a code’s bonus that is cash at once is told with no requirement to meet', async () => {
  const example = { ...offer.example, requiredOre: zeroOre }
  const text = await textWith({ wageringFactor: 0, example })
  expect(text).toContain('Bonussen er kontanter med det samme.')
  expect(text).not.toMatch(/0 gange|Du spiller for|højst spille for|66 dage/)
})

test('[BONUS-01] a code whose bonus is for some games tells which', async () => {
  const text = await textWith({ countingGameIds: [testGame.gameId, 'gone'] })
  expect(text).toContain(`Bonussen kan kun bruges i ${testGame.title} og gone`)
  expect(text).not.toContain('Alle indsatser tæller')
})

test('[BONUS-01] a code of spins alone tells them, their games and days, and no bonus', async () => {
  const text = await textWith({
    percent: undefined,
    mostOre: zeroOre,
    spins: { count: 25, valueOre: ore(20), gameIds: [testGame.gameId] },
    wageringFactor: 0,
    example: { depositOre: kroner(120), bonusOre: zeroOre, requiredOre: zeroOre },
  })
  expect(text).toContain('Vi giver 25 spins a 0,20 kr.')
  expect(text).toContain(`Du får 25 spins a 0,20 kr. i ${testGame.title}.`)
  expect(text).toContain('66 dage')
  expect(text).not.toMatch(/i bonus|\b0 kr|gennemspilles/)
})
