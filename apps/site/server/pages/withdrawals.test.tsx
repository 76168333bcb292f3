import {
  type AnswerOf,
  type Call,
  listWithdrawals,
  payoutRefusals,
  readTransactions,
  type Withdrawal,
  withdrawalReturnReasons,
} from '@nordlys/contracts'
import { kroner, sum } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import * as account from '../../app/pages/account/page.tsx'
import * as withdraw from '../../app/pages/withdraw/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const waiting: Withdrawal = {
  withdrawalId: 'w-1',
  amountOre: kroner(400),
  status: 'pending',
  createdAt: new Date('2026-11-20T13:02:00Z'),
  updatedAt: new Date('2026-11-20T13:02:00Z'),
  handledBy: new Date('2026-11-25T22:59:59.999Z'),
  arrivesBy: new Date('2026-11-30T22:59:59.999Z'),
  cancelableUntil: new Date('2026-11-20T13:32:00Z'),
  mayCancel: true,
  waitsFor: ['window'],
  needs: [],
}
const atNemKonto: Withdrawal = {
  ...waiting,
  withdrawalId: 'w-2',
  status: 'processing',
  mayCancel: false,
  waitsFor: ['nemkonto'],
}
const waitsForNothing: Withdrawal = { ...atNemKonto, waitsFor: [] }

/** A page of a player with these withdrawals, as it is sent. */
async function sent(
  path: string,
  withdrawals: Withdrawal[],
  lines: AnswerOf<typeof readTransactions>['lines'] = [],
): Promise<string> {
  const history = advertisingAnswers.get(readTransactions)?.({} as never)
  const open = withdrawals.filter(({ status }) => status !== 'reversed')
  const list: AnswerOf<typeof listWithdrawals> = {
    ok: true,
    withdrawals,
    withdrawableOre: kroner(500),
    minimumOre: kroner(100),
    onTheWayOre: sum(kroner(0), ...open.map(({ amountOre }) => amountOre)),
  }
  const call = async (spec: Call, asked: unknown) => {
    if (spec === listWithdrawals) return list
    if (spec === readTransactions && lines.length > 0) return { ...Object(history), lines }
    return advertisingAnswers.get(spec)?.(asked as never)
  }
  const page = path.startsWith('/min-konto/udbetal') ? withdraw : account
  const asking = { ...scope, platform: { call } } as unknown as RequestScope
  const { html } = await drawPage(asking, { path, page })
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

const address = '/min-konto/udbetal'
const until = 'Du kan annullere den indtil kl. 14.32.'

test('[PAY-08] a withdrawal that is made is confirmed, with the end of its window named', async () => {
  const html = await sent(`${address}?oprettet=w-1`, [waiting])
  const [notice = ''] = /Udbetalingen er oprettet<.*?<\/section>/s.exec(html) ?? []
  expect(notice).toContain(
    'Din udbetaling på 400 kr. er oprettet og bliver behandlet inden for 1-3 hverdage.',
  )
  expect(notice).toContain(until)
  expect(notice).toContain('på din NemKonto senest den 30. november 2026.')
})

test('[PAY-08] one that is not possible leads to customer service', async () => {
  const html = await sent(`${address}?fejl=not-possible`, [])
  expect(html).toContain('Udbetaling er ikke mulig i øjeblikket. Kontakt kundeservice.')
})

test.each([address, '/min-konto/oversigt'])(
  '[PAY-08] %s says what a withdrawal waits for, and nothing when it waits for nothing',
  async (path) => {
    const nemKonto = 'Vi venter på svar fra NemKonto, og den kan ikke annulleres længere.'
    const inWindow = await sent(path, [waiting])
    expect(inWindow).toContain(until)
    expect(inWindow).not.toContain(nemKonto)
    const inFile = await sent(path, [atNemKonto])
    expect(inFile).toContain(nemKonto)
    expect(inFile).not.toContain('Du kan annullere den')
    const onItsWay = await sent(path, [{ ...waitsForNothing, status: 'initiated' }])
    expect(onItsWay).not.toContain(nemKonto)
    expect(onItsWay).not.toContain('Du kan annullere den')
  },
)

const lateAt = new Date('2026-11-23T22:59:59.999Z')
const held = (over: Partial<Withdrawal>): Withdrawal => ({ ...waiting, lateAt, ...over })
const late = 'Den er forsinket, hvis vi ikke har sendt den videre senest den 23. november 2026.'

test.each([address, `${address}?oprettet=w-1`, '/min-konto/oversigt'])(
  '[PAY-08] %s says what is asked of the player or that we look at it, and from when it is late',
  async (path) => {
    const needs = ['Legitimation', 'Dokumentation for adresse']
    const asked = await sent(path, [held({ waitsFor: ['documents', 'window'], needs })])
    expect(asked).toContain(
      'Før vi kan sende udbetalingen, skal vi bruge: Legitimation, Dokumentation for adresse.',
    )
    expect(asked).toMatch(/href="\/min-konto\/profil"[^>]*>Send dokumenterne under Profil/)
    expect(asked).toContain(late)
    expect(asked).toContain(until)
    expect(asked).not.toContain('Så sender vi den til NemKonto')
    const looked = await sent(path, [held({ waitsFor: ['approval'] })])
    expect(looked).toContain('Vi ser på udbetalingen.')
    expect(looked).toContain(late)
    expect(looked).not.toContain('skal vi bruge')
    expect(looked).not.toContain('Du kan annullere den')
    expect(looked).not.toContain('NemKonto, og den')
  },
)

test.each([address, '/min-konto/oversigt'])(
  '[LED-04][PAY-08] %s says that a debt holds it, and not that it is sent by itself',
  async (path) => {
    const html = await sent(path, [{ ...waiting, waitsFor: ['debt', 'window'] }])
    expect(html).toContain('Udbetalingen venter, fordi du skylder os penge')
    expect(html).toContain(until)
    expect(html).not.toContain('Så sender vi den til NemKonto')
  },
)

test('[PAY-08] the overview shows the withdrawal that asks for documents before a newer one', async () => {
  const older = held({ withdrawalId: 'w-0', waitsFor: ['documents'], needs: ['Legitimation'] })
  const html = await sent('/min-konto/oversigt', [atNemKonto, older])
  expect(html).toContain('skal vi bruge: Legitimation.')
})

test('[PAY-08] a line of the transactions says what its withdrawal waits for', async () => {
  const { amountOre, createdAt: at } = waiting
  const line = { kind: 'withdrawal', id: 'w-1', at, amountOre, status: 'pending' } as const
  const waitsFor: Withdrawal['waitsFor'] = ['documents', 'approval', 'window']
  const html = await sent('/min-konto/oversigt', [], [{ ...line, waitsFor }])
  expect(html).toMatch(/Venter på dokumenter fra dig.*Vi ser på udbetalingen<.*Kan annulleres/s)
  const atBank = await sent('/min-konto/oversigt', [], [{ ...line, status: 'initiated' }])
  expect(atBank).not.toMatch(/Venter på|Vi ser på|Kan annulleres/)
})

test('[PAY-08] each reason of a refusal has its own sentence, and no money is left out', async () => {
  const said = await Promise.all(
    payoutRefusals.map(async (refusedFor) => {
      const canceled = { ...waitsForNothing, status: 'canceled', refusedFor } as const
      const html = await sent(address, [canceled])
      return /[^>]*Beløbet er ført tilbage til din spilkonto\.[^<]*/.exec(html)?.[0] ?? ''
    }),
  )
  expect(new Set(said).size).toBe(payoutRefusals.length)
  for (const sentence of said) expect(sentence).toMatch(/Profil|kundeservice|som du bad om/)
  const own = await sent(address, [{ ...waitsForNothing, status: 'canceled' }])
  expect(own).not.toContain('Beløbet er ført tilbage til din spilkonto.')
})

test('[PAY-07] without script the page asks once more, and both answers are there', async () => {
  const plain = await sent(address, [waiting])
  expect(plain).toMatch(/<form[^>]*method="get"[^>]*>.*?name="annuller" value="w-1"/s)
  const asking = await sent(`${address}?annuller=w-1`, [waiting])
  const [question = ''] = /<form[^>]*class="s-cancel-plain".*?<\/form>/s.exec(asking) ?? []
  expect(question).toContain('Vil du annullere udbetalingen på 400 kr.?')
  expect(question).toMatch(/name="cancel" value="w-1"/)
  expect(question).toContain('Ja, annuller')
  expect(question).toMatch(/href="\/min-konto\/udbetal"[^>]*>Behold udbetalingen/)
  const gone = await sent(`${address}?annuller=w-2`, [atNemKonto])
  expect(gone).not.toContain('Vil du annullere')
})

test('[PAY-08] each reason of a return has its own sentence, and what to do about it', async () => {
  const said = await Promise.all(
    withdrawalReturnReasons.map(async (returnReason) => {
      const html = await sent(address, [{ ...waitsForNothing, status: 'reversed', returnReason }])
      return /[^>]*Beløbet er ført tilbage til din spilkonto\.[^<]*/.exec(html)?.[0] ?? ''
    }),
  )
  expect(new Set(said).size).toBe(withdrawalReturnReasons.length)
  for (const sentence of said) {
    expect(sentence).toMatch(/opret udbetalingen igen|kundeservice|Kontrollér din NemKonto/)
    expect(sentence).not.toMatch(/kort|anden konto|MobilePay/i)
  }
})

test('[SCREEN-13] what is on its way out is a figure of its own, and no part of the balance', async () => {
  const html = await sent('/min-konto/oversigt', [waiting, atNemKonto])
  const [card = ''] = /<section class="n-card s-balance".*?<\/section>/s.exec(html) ?? []
  const [balance = '', onItsWay = ''] = card.split('s-balance__out')
  expect(balance).not.toContain('800 kr.')
  expect(onItsWay).toMatch(/På vej ud.*?800 kr\./s)
  expect(onItsWay).toContain('ikke en del af din saldo')
  expect(await sent('/min-konto/oversigt', [])).not.toContain('På vej ud')
})
