import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Caller,
  createCaller,
  listOffers,
  type OfferTerms,
  offerTerms,
  readWelcomeOffer,
  switchOffer,
} from '@nordlys/contracts'
import { after, dayMs, kroner, TestClock } from '@nordlys/core'
import { platformConfigFrom, seedPlatform, startPlatform } from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addressesOf } from '../../../world/config/addresses.ts'
import { deskAs } from '../../../world/seed/desk-as.ts'
import { ownSettings } from '../../../world/world.ts'
import { runDesk } from './run-desk.ts'

const clock = new TestClock(new Date('2026-11-26T12:00:00Z'))
let desk: Caller
let site: Caller
let owner: pg.Client
let folder: string

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  await seedPlatform(database.url)
  const settings = await ownSettings({ DATABASE_URL: database.url })
  const logger = pino({ level: 'silent' })
  stack.use(await startPlatform({ ...platformConfigFrom(settings), clock, logger, tickMs: 0 }))
  const baseUrl = addressesOf(settings).urls.platform
  desk = await deskAs('Berit', { baseUrl, credential: settings.get('DESK_CREDENTIAL') })
  site = createCaller({ baseUrl, credential: settings.get('SITE_CREDENTIAL') })
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  stack.defer(() => owner.end())
  folder = await mkdtemp(join(tmpdir(), 'nordlys-offers-'))
  stack.defer(() => rm(folder, { recursive: true }))
})

const type = (...words: string[]) => runDesk(desk, words)
const why = ['--reason', 'Lovlig udgave']

/** What no machine judges of an offer without its words, by what sets it off. */
const [leftOfCode, leftOfDeposit, leftOfSpins] = [
  'Left to a person to judge: B1, B7, B10, B12, B13.',
  'Left to a person to judge: B1, B7, B12.',
  'Left to a person to judge: B1.',
]

/** Gives no more than the deposit it asks for, for 60 days. */
const lawful: OfferTerms = {
  trigger: { kind: 'code', code: 'EFTERAAR' },
  parts: [{ kind: 'match', percent: 100, mostOre: kroner(300) }],
  leastDepositOre: kroner(100),
  wagering: { factor: 5, base: 'bonus' },
  stakeMaxOre: kroner(100),
  days: 60,
  segments: [],
  validFrom: clock.now(),
  validUntil: after(clock.now(), 10 * dayMs),
  isOncePerPerson: true,
}

const parts500 = [{ kind: 'match', percent: 100, mostOre: 50_000 }]

/** What is typed to publish an offer of these terms. */
async function publishing(offer: string, change: object, ...more: string[]): Promise<string[]> {
  const file = join(folder, `${offer}.json`)
  await writeFile(file, JSON.stringify({ ...offerTerms.encode(lawful), ...change }))
  return type('publish', '--offer', offer, '--terms', file, ...why, ...more).then((lines) => [
    ...lines,
  ])
}

async function auditOf(offer: string) {
  const { rows } = await owner.query(
    `SELECT actor, action, details FROM audit_line
     WHERE details->>'offer' IN ($1, $1 || ' 1', $1 || ' 2') AND actor = 'staff' ORDER BY line_id`,
    [offer],
  )
  return rows
}

test('[BONUS-01] an offer is switched off and on by command, and visitors are told', async () => {
  const told = () => site.call(readWelcomeOffer, {})
  expect(await told()).toMatchObject({ offers: [{}] })
  const off = ['switch', 'off', '--offer', 'velkomst', ...why]
  expect(await type(...off)).toEqual(['velkomst is not offered any more.'])
  expect(await told()).toEqual({ ok: true, offers: [] })
  await expect(type(...off)).rejects.toThrow('velkomst is off already')
  expect(await type('offers')).toContainEqual(expect.stringMatching(/^velkomst: off; newest/))
  const on = ['switch', 'on', '--offer', 'velkomst', ...why]
  // Signed off for the demonstration, by the rules that hold today.
  expect(await type(...on)).toEqual(['velkomst is offered in version 1.', leftOfDeposit])
  expect(await told()).toMatchObject({ offers: [{}] })
  await expect(type(...on)).rejects.toThrow('velkomst is on already')
  const by = { reason: 'Lovlig udgave' }
  expect(await auditOf('velkomst')).toEqual([
    {
      actor: 'staff',
      action: 'offer-switched-off',
      details: { offer: 'velkomst', version: null, was: 1, ...by },
    },
    {
      actor: 'staff',
      action: 'offer-switched-on',
      details: { offer: 'velkomst', version: 1, was: null, ...by },
    },
  ])
})

test('[BONUS-01] a version is published from a file, offered or not, and an older one is again', async () => {
  expect(await publishing('efteraar', {})).toEqual([
    'Version 1 of efteraar is published and offered from now on.',
    leftOfCode,
  ])
  expect(await publishing('efteraar', { days: 90 }, '--off')).toEqual([
    'Version 2 of efteraar is published and not offered yet.',
    leftOfCode,
  ])
  const line = /^efteraar: on in version 1, by the code EFTERAAR; newest version 2 of /
  expect(await type('offers')).toContainEqual(expect.stringMatching(line))
  const on = ['switch', 'on', '--offer', 'efteraar', ...why]
  expect(await type(...on)).toEqual(['efteraar is offered in version 2.', leftOfCode])
  expect(await type(...on, '--version', '1')).toEqual([
    'efteraar is offered in version 1.',
    leftOfCode,
  ])
  await expect(type(...on, '--version', '3')).rejects.toThrow('no such version')
  expect(await auditOf('efteraar')).toMatchObject([
    { action: 'offer-published', details: { isActive: true, isSignedOff: false } },
    { action: 'offer-published', details: { offer: 'efteraar 2', isActive: false } },
    { action: 'offer-switched-on', details: { version: 2, was: 1 } },
    { action: 'offer-switched-on', details: { version: 1, was: 2 } },
  ])
})

test('[BONUS-01] what deposits bring is judged together, and no two come with one deposit', async () => {
  const lawfulSecond = ['switch', 'on', '--offer', 'velkomst-bonus', ...why]
  await expect(type(...lawfulSecond)).rejects.toThrow(/nobody answers for it: B2\./)
  const first = ['switch', 'on', '--offer', 'velkomst-spins', ...why]
  await expect(type(...first)).rejects.toThrow('The same deposit brings velkomst')
  const second = { trigger: { kind: 'deposit', number: 2 }, parts: parts500 }
  await expect(publishing('nummer-to', second)).rejects.toThrow(/nobody answers for it: B2\./)
  const number1 = { ...second, trigger: { kind: 'deposit', number: 1 } }
  const rivals = publishing('nummer-et', number1, '--sign-off', 'Ja')
  await expect(rivals).rejects.toThrow('The same deposit brings velkomst')
  expect(await auditOf('nummer-to')).toEqual([])
  // What is not offered yet is judged beside others when it is switched on.
  expect(await publishing('nummer-to', second, '--off')).toHaveLength(2)
  await type('switch', 'off', '--offer', 'velkomst', ...why)
  expect(await type(...lawfulSecond)).toEqual([
    'velkomst-bonus is offered in version 1.',
    leftOfDeposit,
    'Nobody can choose it before an offer of a first deposit is on.',
  ])
  expect(await type(...first)).toEqual(['velkomst-spins is offered in version 1.', leftOfSpins])
  const two = ['switch', 'on', '--offer', 'nummer-to', ...why]
  await expect(type(...two)).rejects.toThrow('The same deposit brings velkomst-bonus')
  // A third that asks for less could be the second that asks for more, and one of them would be lost.
  const third = { ...second, trigger: { kind: 'deposit', number: 3 }, leastDepositOre: 9_999 }
  await expect(publishing('nummer-tre', third)).rejects.toThrow('must ask for no less')
  expect(await publishing('nummer-tre', third, '--off')).toHaveLength(2)
  const on = ['switch', 'on', '--offer', 'nummer-tre', ...why]
  await expect(type(...on)).rejects.toThrow(/^One deposit could bring this and velkomst-/)
  await type('switch', 'off', '--offer', 'velkomst-bonus', ...why)
  await type('switch', 'off', '--offer', 'velkomst-spins', ...why)
  await type('switch', 'on', '--offer', 'velkomst', ...why)
})

test('[BONUS-01] an offer is judged by the law of its first day; a later change is told', async () => {
  const code = (name: string) => ({ trigger: { kind: 'code', code: name } })
  const until = (day: string) => ({ validUntil: `${day}T12:00:00.000Z` })
  const long = { ...code('NYTAAR'), ...until('2027-01-10') }
  expect(await publishing('nytaar', long)).toEqual([
    'Version 1 of nytaar is published and offered from now on.',
    leftOfCode,
    'Other rules: it needs a look from 1. januar 2027.',
  ])
  const listed = (await type('offers')).find((line) => line.startsWith('nytaar:'))
  expect(listed).toMatch(/; needs a look from 1\. januar 2027$/)
  const later = { ...until('2027-03-01'), validFrom: '2027-02-01T12:00:00.000Z' }
  const coming = publishing('foraar', { ...code('FORAAR'), ...later })
  await expect(coming).rejects.toThrow(/nobody answers for it: C1\./)
  // Nobody answers today for what is not known today.
  const signed = { ...code('FORAAR'), ...later }
  await expect(publishing('foraar', signed, '--off', '--sign-off', 'Ja')).rejects.toThrow('C1')
})

test('[BONUS-01] an offer is published for our games, and spins at their stakes alone', async () => {
  const spins = (gameIds: string[], valueOre: number) => {
    const part = { kind: 'spins', count: 10, valueOre, gameIds }
    const parts = [{ kind: 'fixed', amountOre: 10_000 }, part]
    return publishing('spins', { trigger: { kind: 'code', code: 'SPINS10' }, parts }, '--off')
  }
  await expect(spins(['krystalgrotten', 'findes-ikke'], 20)).rejects.toThrow(
    'No game of ours is called findes-ikke.',
  )
  await expect(spins(['krystalgrotten'], 21)).rejects.toThrow('is no stake of krystalgrotten')
  const code = { trigger: { kind: 'code', code: 'SPIL10' } }
  const counting = publishing('spins', { ...code, countingGameIds: ['findes-ikke'] })
  await expect(counting).rejects.toThrow('No game of ours is called findes-ikke.')
  expect(await auditOf('spins')).toEqual([])
  const played = spins(['krystalgrotten', 'vaskepanden'], 20)
  await expect(played).rejects.toThrow('nobody answers for it: B3.')
})

test('[BONUS-01] a sign-off publishes what breaks a rule, and answers for no later rule', async () => {
  const unlawful = { trigger: { kind: 'code', code: 'KORTFRIST' }, days: 30 }
  await expect(publishing('kort-frist', unlawful)).rejects.toThrow(/nobody answers for it: .*B9/)
  await expect(publishing('kort-frist', unlawful, '--sign-off', ' ')).rejects.toThrow('B9')
  expect(await auditOf('kort-frist')).toEqual([])
  const signed = await publishing('kort-frist', unlawful, '--sign-off', 'Jeg står inde for det')
  expect(signed).toEqual([
    'Version 1 of kort-frist is published and offered from now on.',
    leftOfCode,
  ])
  const listed = await desk.call(listOffers, {})
  if (!listed.ok) throw new Error('no offers')
  expect(listed.offers.find(({ offerId }) => offerId === 'kort-frist')).toMatchObject({
    activeVersion: 1,
    signedOffBy: 'Berit',
  })
  await type('switch', 'off', '--offer', 'kort-frist', ...why)
  // From 1 January another rule holds, for which nobody has answered.
  clock.advance({ hours: 37 * 24 })
  const on = ['switch', 'on', '--offer', 'kort-frist', ...why]
  await expect(type(...on)).rejects.toThrow(/nobody answers for it: C1/)
  expect(await auditOf('kort-frist')).toHaveLength(2)
})

test('[BONUS-01] what is no offer, version or name is refused, and nothing is kept', async () => {
  const lines = async () => (await owner.query('SELECT count(*) FROM audit_line')).rows
  const before = await lines()
  const on = ['switch', 'on', '--offer']
  await expect(type(...on, 'findes-ikke', ...why)).rejects.toThrow('no such version')
  await expect(type('switch', 'halvt', '--offer', 'velkomst', ...why)).rejects.toThrow('on or off?')
  await expect(type(...on, 'velkomst', '--version', '0', ...why)).rejects.toThrow(
    'wants the number',
  )
  await expect(type(...on, 'velkomst')).rejects.toThrow('--reason is missing')
  const personal = ['--reason', 'Ringede om 010190-1234']
  await expect(type(...on, 'velkomst', ...personal)).rejects.toThrow('no CPR number')
  await expect(publishing('ny', { parts: [{ kind: 'car' }] })).rejects.toThrow('parts.0')
  const gameIds = ['krystalgrotten', 'vikingernes-guld']
  const spins = { kind: 'spins', count: 10, valueOre: 20, gameIds }
  const parts = [{ kind: 'fixed', amountOre: 10_000 }, spins]
  const jackpots = publishing('ny', { parts }, '--sign-off', 'Ja')
  await expect(jackpots).rejects.toThrow('with a jackpot: vikingernes-guld')
  await expect(publishing('ny', {}, '--sign-off', 'Ja')).rejects.toThrow('another offer’s')
  const terms = ['--terms', join(folder, 'ingen.json')]
  await expect(type('publish', '--offer', 'ny', ...terms, ...why)).rejects.toThrow('ENOENT')
  expect(await lines()).toEqual(before)
})

test('[BONUS-01] offers are the desk’s alone: no program may switch one', async () => {
  const asked = { offerId: 'velkomst', to: 'off', reason: 'Nej' } as const
  await expect(site.call(switchOffer, asked)).rejects.toThrow()
})
