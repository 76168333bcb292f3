import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleOf, ruleFor } from './redirect-circles.ts'

const rules = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([path, to]) => ({ path, to }))

const endless = [
  rules(['/a', '/b'], ['/b', '/a']),
  rules(['/a', '/b'], ['/b', '/c'], ['/c', '/a']),
  rules(['/a', '/b'], ['/b', '/c'], ['/c', '/b']),
  rules(['/a', '/a']),
  rules(['/a', '/a?x=1']),
  rules(['/a', '/B#del'], ['/b/', '/A/']),
  rules(['/a', '/%62'], ['/b', '/a']),
  rules(['/a', 'https://nordlys.example/b'], ['/b', '/a']),
  rules(['/', 'https://nordlys.example']),
  rules(['/a', '/æ'], ['/%C3%A6', '/a']),
]

const ending = [
  rules(['/a', '/b']),
  rules(['/a', '/b'], ['/b', '/c']),
  rules(['/a', 'https://other.example/a']),
  rules(['/a', 'https://nordlys.example.evil/a']),
  rules(['/a', 'tel:+4570222825']),
  rules(['/a', '/a/b']),
  rules(['/a', '/b'], ['/c', '/a']),
  rules(['/a', '/b?to=/a']),
]

const origin = 'https://nordlys.example'

test.each(endless)('[FLT-26] what begins with %j leads round in a circle', (...all) => {
  const [first] = all
  expect(first && circleOf(first, all, origin)).toEqual(expect.any(Array))
})

test.each(ending)('[FLT-26] what begins with %j comes to an end', (...all) => {
  const [first] = all
  expect(first && circleOf(first, all, origin)).toBeUndefined()
})

const throughOurs = [
  rules(['/quick-deposit', '/QuickDeposit']),
  rules(['/Quick-Deposit/', '/quickdeposit?beloeb=100']),
  rules(['/spilleautomater', '/spilleautomater/spil-for-penge']),
  rules(['/spilleautomater/money/odin', '/live-casino/money/odin']),
  rules(['/spilleautomater/money/odin', '/mobilspil/odin']),
  rules(['/live-casino/money/odin', '/mobil-live-casino/odin']),
  rules(['/spilleautomater/free/odin', '/spilleautomater/spil-for-sjov/odin']),
  rules(['/live-casino', '/live-casino/spil-for-penge']),
  rules(['/kampagner', '/lp']),
  rules(['/a', '/lp/tilbud'], ['/kampagner', '/a']),
  // Round for a visitor, for a player, and for one whose deposits are switched off.
  rules(['/log-ind', '/min-konto/oversigt']),
  rules(['/log-ind', '/loginsuccess']),
  rules(['/', '/log-ind']),
  rules(['/', '/registrer']),
  rules(['/tilbud', '/log-ind?redirect=/tilbud']),
  rules(['/min-konto/oversigt', '/min-konto/indbetal']),
]

test.each(throughOurs)(
  '[FLT-62] what begins with %j leads back through a redirect of ours',
  (...all) => {
    const [first] = all
    expect(first && circleOf(first, all, origin)).toEqual(expect.any(Array))
  },
)

test.each([
  rules(['/min-konto/oversigt', '/MobilePay']),
  rules(['/min-konto/oversigt', '/extpayment']),
  rules(['/min-konto/oversigt', '/min-konto/indbetal?reference=0193-a']),
  rules(['/min-konto/oversigt', '/quick-deposit?merchantTxId=0193-a']),
  rules(['/log-ind', '/MobilePay?reference=0193-a']),
])('[FLT-53] what begins with %j ends: a payment is returned to, whatever is closed', (...all) => {
  const [first] = all
  expect(first && circleOf(first, all, origin)).toBeUndefined()
})

test.each([
  rules(['/min-konto/oversigt', '/min-konto/indbetal?reference=']),
  rules(['/min-konto/oversigt', '/quick-deposit?reference=%3Cb%3E']),
  rules(['/log-ind', '/MobilePay']),
])('[FLT-53] what begins with %j names no payment and leads round in a circle', (...all) => {
  const [first] = all
  expect(first && circleOf(first, all, origin)).toEqual(expect.any(Array))
})

const pastOurs = [
  rules(['/a', '/QuickDeposit']),
  rules(['/QuickDeposit', '/min-konto/indbetal']),
  rules(['/', '/min-konto/oversigt']),
  rules(['/tilbud', '/log-ind?redirect=/min-konto/kampagne']),
  rules(['/spilleautomater/money/odin', '/spilleautomater/spil-for-penge/thor']),
  rules(['/min-konto/indbetal', '/quick-deposit']),
  rules(['/lp/spil/jackpots', '/jackpots']),
  rules(['/gammel-lp', '/lp']),
]

test.each(pastOurs)('[FLT-62] what begins with %j ends, whoever follows it', (...all) => {
  const [first] = all
  expect(first && circleOf(first, all, origin)).toBeUndefined()
})

test('[FLT-26] a rule has a circle exactly when following it never ends', () => {
  const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const drawn = fc.uniqueArray(fc.record({ path: name, to: name }), { selector: (r) => r.path })
  fc.assert(
    fc.property(drawn, (all) => {
      for (const rule of all) {
        let at: typeof rule | undefined = rule
        for (let step = 0; step < 10 && at; step += 1) at = ruleFor(at.to, all)
        expect(circleOf(rule, all) !== undefined).toBe(at !== undefined)
      }
    }),
  )
})
