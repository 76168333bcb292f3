import { randomUUID } from 'node:crypto'
import { e2eAddresses } from '@nordlys/testing/e2e/addresses'
import { expect } from '@playwright/test'
import type { HttpBrowser } from './http-browser.ts'
import type { Person } from './person.ts'
import { siteOrigin } from './register-over-http.ts'
import { registerPlayer } from './register-player.ts'

export interface PlayerWithMoney extends Person {
  playerId: number
}

interface StartedDeposit {
  ok: true
  deposit: { reference: string; amountOre: number }
  cashier: { merchantId: string; userId: string; sessionId: string }
}

/**
 * Makes a player in this browser and pays in for them, for tests that are about what comes
 * after: the card goes to the payment provider over the wire, without the deposit page.
 */
export async function registerWithMoney(
  browser: HttpBrowser,
  kroner: number,
  sandboxUrl = e2eAddresses().sandbox,
): Promise<PlayerWithMoney> {
  const person = await registerPlayer(browser)
  const playerId = await depositOverHttp(browser, kroner, { cardHolder: person.name, sandboxUrl })
  return { ...person, playerId }
}

interface DepositOptions {
  cardHolder?: string
  sandboxUrl?: string
  /** What comes beside the deposit: of a code, or of the offer that was chosen in registration. */
  bonus?: { code?: string; kroner: number }
  savesCard?: boolean
}

/** Pays in for the player of this browser, and waits until it is booked; the player's number. */
export async function depositOverHttp(
  browser: HttpBrowser,
  kroner: number,
  options: DepositOptions = {},
): Promise<number> {
  const { cardHolder = 'Freja Frisk', sandboxUrl = e2eAddresses().sandbox } = options
  const { bonus, savesCard } = options
  const beforeOre = await readShownBalanceOre(browser)
  const started = await browser.request.post('/min-konto/indbetal/betaling', {
    headers: { origin: await siteOrigin(browser.request) },
    form: {
      amount: String(kroner),
      key: randomUUID(),
      ...(bonus?.code && { bonus_code: bonus.code }),
      ...(savesCard && { save_card: 'on' }),
    },
  })
  expect(started.ok()).toBe(true)
  const answer: StartedDeposit = await started.json()
  expect(answer).toMatchObject({ ok: true })
  await pay(browser, answer, cardHolder, sandboxUrl)
  await expectBalance(browser, beforeOre + (kroner + (bonus?.kroner ?? 0)) * 100)
  return Number(answer.cashier.userId)
}

/** Waits until the site's own answer about the balance is this many øre. */
async function expectBalance(browser: HttpBrowser, totalOre: number): Promise<void> {
  await expect.poll(() => readShownBalanceOre(browser)).toBe(totalOre)
}

/** The balance as the site answers it to the player's browser, in øre. */
export async function readShownBalanceOre(browser: HttpBrowser): Promise<number> {
  const answer: { totalOre: number } = await (await browser.request.get('/api/balance')).json()
  return answer.totalOre
}

/** By the test card that the bank lets through without asking, where it is not saved. */
async function pay(
  { request }: HttpBrowser,
  { deposit, cashier }: StartedDeposit,
  cardHolder: string,
  sandboxUrl: string,
): Promise<void> {
  const paid = await request.post(`${sandboxUrl}/payments/api/creditcard/deposit/process`, {
    headers: { origin: sandboxUrl },
    data: {
      merchantId: cashier.merchantId,
      userId: cashier.userId,
      sessionId: cashier.sessionId,
      reference: deposit.reference,
      amountOre: String(deposit.amountOre),
      cardNumber: '4571000000000001',
      cardHolder,
      expiryMonth: '12',
      expiryYear: '2030',
      cvv: '123',
    },
  })
  expect(paid.ok()).toBe(true)
  const { txId, txState }: { txId: string; txState: string } = await paid.json()
  // The bank asks about a card that is to be saved, whatever its number.
  if (txState !== 'WAITING_INPUT') return
  const form = { answer: 'approved' }
  expect((await request.post(`${sandboxUrl}/payments/3ds/${txId}`, { form })).ok()).toBe(true)
}
