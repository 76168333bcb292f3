import { type HandAnswer, type HandRefusal, tablePaths } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import type { Browser, BrowserContextOptions, FrameLocator, Page, Request } from '@playwright/test'
import { onSlowPhone } from './slow-phone.ts'

export interface Table {
  path: string
  /** Of the frame on the page. */
  title: string
  lay: (frame: FrameLocator) => Promise<void>
  deal: (frame: FrameLocator) => Promise<void>
}

export const tablesMeasured: readonly Table[] = [
  {
    path: '/bordspil/money/blackjack',
    title: 'Blackjack, spillevindue',
    lay: (frame) => frame.getByRole('button', { name: /^Hånd/ }).click(),
    deal: (frame) => frame.getByRole('button', { name: 'Giv kort', exact: true }).click(),
  },
  {
    path: '/bordspil/money/roulette-europaeisk',
    title: 'Europæisk Roulette, spillevindue',
    lay: (frame) => frame.getByRole('button', { name: /^Nummer 17,/ }).click(),
    deal: (frame) => frame.getByRole('button', { name: 'Spin', exact: true }).click(),
  },
]

export interface FirstBet {
  /** From the address: until the table takes a press, and until the first bet is accepted. */
  readyMs: number
  acceptedMs: number
}

/** A player who is logged in goes to a table's address, lays a bet as soon as it can be laid, and deals. */
export function measureFirstBet(
  browser: Browser,
  base: string,
  table: Table,
  state: BrowserContextOptions['storageState'],
): Promise<FirstBet> {
  return onSlowPhone(browser, { isSlowLine: true, state }, (page) => betOn(page, base, table))
}

async function betOn(page: Page, base: string, table: Table): Promise<FirstBet> {
  const begun = performance.now()
  await page.goto(new URL(table.path, base).href, { waitUntil: 'commit' })
  const frame = page.frameLocator(`iframe[title="${table.title}"]`)
  await frame.locator('.table:not([inert])').waitFor({ state: 'attached' })
  const readyMs = performance.now() - begun
  await table.lay(frame)
  const answered = page.waitForResponse('**/api/table/deal')
  await table.deal(frame)
  const response = await answered
  const answer: HandAnswer | HandRefusal = await response.json()
  const acceptedMs = performance.now() - begun
  if (!answer.ok) throw new Error(`a bet was answered ${JSON.stringify(answer)}`)
  await finish(response.request(), answer)
  return { readyMs, acceptedMs }
}

/** Plays the hand to its end, so that the next visit finds none that waits. */
async function finish(dealt: Request, { hand: first }: HandAnswer): Promise<void> {
  const { authorization = '' } = await dealt.allHeaders()
  const headers = { 'content-type': 'application/json', authorization }
  const url = new URL(tablePaths.choose, dealt.url())
  for (let hand = first; !hand.end; ) {
    const { choice } = required(
      hand.options.findLast(({ raiseOre }) => raiseOre === 0),
      'a choice',
    )
    const body = JSON.stringify({ round: hand.round, step: hand.step, choice })
    const answer = await fetch(url, { method: 'POST', headers, body })
    const told: HandAnswer | HandRefusal = await answer.json()
    if (!told.ok) throw new Error(`a choice was answered ${JSON.stringify(told)}`)
    hand = told.hand
  }
}
