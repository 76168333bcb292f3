import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { readDeposit, readSession, type SessionCredential } from '@nordlys/contracts'
import { invariant, standInsAt } from '@nordlys/core'
import { beginDeposit, payByCard } from '../../world/seed/over-the-wire.ts'
import { cpuSecondsOfTree, residentMb } from './base/cpu.ts'
import { alternate, median, percentile, round, type Slot, spread } from './base/pairs.ts'
import { type Figure, figuresOf, type Measured, ratioText, rowsOf } from './base/report.ts'
import type { Flooded, FloodOrder } from './payments-flood.ts'
import { type Begun, fullName, openPaymentsScene, type PaymentsScene } from './payments-scene.ts'
import type { Plan } from './plan.ts'
import type { BenchServer } from './server.ts'

const amount = '100'
/** The stand-in sends no message of payments that end in 05. */
const untoldAmount = '100,05'
/** A trigger of the bench refuses it: a message about it fails whenever it is tried. */
const brokenAmount = '101'
const samples = 100
const cardsInPair = 20
const flood = { perSecond: 200, seconds: 60, deposits: 1_000 }
const floodedWithinMs = 180_000

/**
 * Payments as in production: the platform, the stand-ins and what floods them are processes of their own, on
 * one database. The flood comes last, on a platform that has run for minutes.
 */
export async function measurePayments(server: BenchServer, plan: Plan): Promise<Measured> {
  const { say, pairs } = plan
  await using scene = await openPaymentsScene(server)
  say('MobilePay: from the approval to the balance')
  const webhookMs: number[] = []
  for (let each = 0; each < samples; each += 1) webhookMs.push(await byWebhook(scene))
  const pollMs = await byPoll(scene)
  say('a deposit by card, with both methods open / with the card alone')
  const cards = await measureCards(scene, (pairs + 1) * 3)
  say('a hundred messages, with one that fails for ever / without')
  await scene.query(refuseBroken)
  const hundred = (withFailing: boolean) => () => tellHundred(scene, withFailing)
  const contestants = { peer: hundred(true), ours: hundred(false) }
  const failing = await alternate(pairs + 1, contestants, say)
  say(`${flood.perSecond} messages a second for ${flood.seconds} s`)
  const flooded = await floodDoor(scene)
  const name = 'MobilePay, from AUTHORIZED to the balance, p95 of 100'
  const figures = [
    ...flooded.figures,
    ...figuresOf`
      delay of a message, one failing among 100 / none | ${ratioText(failing)} | <= 1.2
      ${name}, told by webhook | ${timesOf(webhookMs)} | <= 1 s
      ${name}, by the waiting page alone | ${timesOf(pollMs)} | <= 4 s`,
    ...cards,
  ]
  const rows = rowsOf(failing, 'a message of MobilePay, from AUTHORIZED to booked')
  return { figures, rows, detail: { webhookMs, pollMs, cards, failing, flooded: flooded.detail } }
}

function timesOf(all: readonly number[]): string {
  return `${round(percentile(all, 0.95))} ms (p50 ${round(median(all))})`
}

/** What the site's `deposit/account-summary` passes on. */
async function balanceOf({ caller }: PaymentsScene, session: SessionCredential): Promise<bigint> {
  const read = await caller.call(readSession, { act: false }, session)
  invariant(read.ok, 'the player is logged in')
  return read.player.summary.TotalBalance
}

async function byWebhook(scene: PaymentsScene): Promise<number> {
  const { session, approve } = await scene.begin(amount)
  const before = await balanceOf(scene, session)
  const begunMs = performance.now()
  await approve()
  while ((await balanceOf(scene, session)) === before) await wait(10)
  return performance.now() - begunMs
}

/** Half of the players at once, each at the page that asks; they approve at any moment between two calls. */
async function byPoll(scene: PaymentsScene): Promise<number[]> {
  const players = scene.players.filter((_, each) => each % 2 === 0)
  const all: number[] = []
  const work = async (session: SessionCredential, place: number) => {
    for (let left = samples / players.length; left > 0; left -= 1) {
      const begun = await scene.begin(untoldAmount, session)
      all.push(await untilSeen(scene, begun, 6_000 + ((place * 127 + left * 791) % 3_000)))
    }
  }
  await Promise.all(players.map(work))
  return all
}

/** At the pace of the site's page (`approvingPace`). */
async function untilSeen(scene: PaymentsScene, payment: Begun, afterMs: number): Promise<number> {
  const { session, reference, approve } = payment
  const before = await balanceOf(scene, session)
  const approving = wait(afterMs).then(async () => {
    const approvedMs = performance.now()
    await approve()
    return approvedMs
  })
  for (let pauseMs = 2_000; ; pauseMs = Math.min(3_000, pauseMs * 1.4)) {
    const read = await scene.caller.call(readDeposit, { reference }, session)
    if (read.ok && read.deposit.status === 'implemented') break
    await wait(pauseMs)
  }
  invariant((await balanceOf(scene, session)) > before, 'the balance has it')
  return performance.now() - (await approving)
}

/** One deposit with both methods open, one with the card alone, and so on: a busy moment meets both. */
async function measureCards(scene: PaymentsScene, pairs: number): Promise<Figure[]> {
  const all = { both: [] as number[], alone: [] as number[] }
  const cpu = { both: 0, alone: 0 }
  const ratios: number[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    const took = { both: [] as number[], alone: [] as number[] }
    for (let each = 0; each < cardsInPair; each += 1) {
      for (const kind of each % 2 ? (['both', 'alone'] as const) : (['alone', 'both'] as const)) {
        await scene.query(openMethods, [String(kind === 'both')])
        const before = cpuOf(scene)
        took[kind].push(await depositByCard(scene))
        cpu[kind] += cpuOf(scene) - before
      }
    }
    // The first pair warms up.
    if (pair === 0) continue
    ratios.push(percentile(took.both, 0.95) / percentile(took.alone, 0.95))
    for (const kind of ['both', 'alone'] as const) all[kind].push(...took[kind])
  }
  await scene.query(openMethods, ['true'])
  const [both, alone] = [percentile(all.both, 0.95), percentile(all.alone, 0.95)]
  const { lowerQuarter, upperQuarter } = spread(ratios)
  const more = `${lowerQuarter} to ${upperQuarter} in ${pairs} pairs; CPU ${round(cpu.both / cpu.alone)}`
  return figuresOf`
    a deposit by card, start to booked, p95, both methods open / the card alone
      | ${round(both / alone)} (${more}; ${round(both)} to ${round(alone)} ms) | <= 1.05`
}

/** From its start until it is booked, which it is by the time that the provider answers the browser. */
async function depositByCard({ caller, query, nextPlayer, sandboxUrl }: PaymentsScene) {
  const begunMs = performance.now()
  const begun = await beginDeposit(caller, nextPlayer(), Number(amount))
  await payByCard(begun, { sandboxUrl, cardHolder: fullName })
  const tookMs = performance.now() - begunMs
  const booked = `SELECT FROM wallet_deposit WHERE reference = $1 AND status = 'implemented'`
  const { length } = await query(booked, [begun.deposit.reference])
  invariant(length === 1, 'the deposit by card is booked')
  return tookMs
}

const openMethods = `
  UPDATE content_entry SET value = jsonb_set(value, '{value,1}', jsonb_build_object(
    'method', 'mobile_pay', 'main_deposit', $1::boolean, 'quick_deposit', $1::boolean))
  WHERE kind = 'configuration' AND id = 'payment_methods'`

const refuseBroken = `
  CREATE FUNCTION bench_refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'a payment that is made to fail'; END $$;
  CREATE TRIGGER bench_refuse BEFORE UPDATE OF status ON wallet_deposit FOR EACH ROW
    WHEN (NEW.requested_ore = ${brokenAmount}00) EXECUTE FUNCTION bench_refuse()`

function cpuOf({ pids }: PaymentsScene): number {
  return pids.reduce((total, pid) => total + cpuSecondsOfTree(pid), 0)
}

/** The median delay of messages from their arrival until they were acted on, as a figure a second. */
async function tellHundred(scene: PaymentsScene, withFailing: boolean): Promise<Slot> {
  const begun = await scene.beginMany(samples, amount)
  const failing = withFailing ? await scene.begin(brokenAmount) : undefined
  // Earlier messages must not stand in the way of these.
  while ((await scene.query('SELECT FROM payments_event WHERE outcome IS NULL')).length > 0) {
    await wait(300)
  }
  const before = cpuOf(scene)
  for (const [place, each] of begun.entries()) {
    if (place === samples / 2) await failing?.approve()
    await each.approve()
  }
  const { delaysMs } = await untilActedOn(scene, begun, samples)
  const cpuSeconds = cpuOf(scene) - before
  if (failing) await scene.query(dismissal, [failing.reference])
  const cpuMicroseconds = (cpuSeconds / samples) * 1e6
  return { perSecond: 1_000 / median(delaysMs), cpuMicroseconds, cpuSeconds }
}

/** As an employee ends it; its deposit is looked at no more in this run. */
const dismissal = `
  WITH asked AS (
    UPDATE wallet_deposit SET asked_at = now() + interval '1 day' WHERE reference = $1)
  UPDATE payments_event SET outcome = 'dismissed', acted_at = now()
  WHERE reference = $1 AND outcome IS NULL`

/** Waits for so many messages about these payments to be acted on, and no longer than a flood may take. */
async function untilActedOn({ query }: PaymentsScene, about: readonly Begun[], count: number) {
  const references = about.map(({ reference }) => reference)
  const acted = `
    SELECT received_at, acted_at FROM payments_event
    WHERE name = 'AUTHORIZED' AND outcome = 'asked' AND reference = ANY ($1)`
  const untilMs = performance.now() + floodedWithinMs
  for (;;) {
    const rows = await query<{ received_at: Date; acted_at: Date }>(acted, [references])
    if (rows.length < count && performance.now() < untilMs) {
      await wait(300)
      continue
    }
    const times = rows.map((row) => [row.received_at.getTime(), row.acted_at.getTime()] as const)
    const last = (side: 0 | 1) => Math.max(...times.map((each) => each[side]))
    const delaysMs = times.map(([received, done]) => done - received)
    return { acted: rows.length, delaysMs, behindSeconds: (last(1) - last(0)) / 1_000 }
  }
}

/** The door under its load, and what becomes of the messages that came through it. */
async function floodDoor(scene: PaymentsScene): Promise<Measured> {
  const { sandboxUrl, webhookUrl, platform } = scene
  const begun = await scene.beginMany(flood.deposits, untoldAmount)
  for (const { approve } of begun) await approve()
  const references = begun.map(({ reference }) => reference)
  const { merchantSerialNumber: msn } = standInsAt(sandboxUrl).mobilePay
  const secret = await scene.webhookSecret()
  const { perSecond, seconds } = flood
  const order: FloodOrder = { webhookUrl, secret, msn, references, perSecond, seconds }
  const child = fork(new URL('./payments-flood.ts', import.meta.url))
  const ended = once(child, 'message')
  child.send(order)
  const rssMb: number[] = []
  const watching = setInterval(() => rssMb.push(residentMb(platform.pid)), 1_000)
  const [{ doorMs, healthMs, answered, different }] = (await ended) as [Flooded]
  clearInterval(watching)
  const { acted, behindSeconds } = await untilActedOn(scene, begun, different)
  const paid = `SELECT FROM wallet_deposit WHERE reference = ANY ($1) AND status = 'implemented'`
  const booked = (await scene.query(paid, [references])).length
  const [door, health] = [percentile(doorMs, 0.99), percentile(healthMs, 0.99)]
  const quarter = Math.floor(rssMb.length / 4)
  const early = median(rssMb.slice(quarter, 2 * quarter))
  const late = median(rssMb.slice(-quarter))
  const middles = `${round(median(doorMs))} to ${round(median(healthMs))}`
  const messages = `${answered[200]} taken, ${answered[401]} refused, ${acted} of ${different} acted on`
  const fates = `${messages}; ${booked} of ${flood.deposits} deposits booked`
  return {
    figures: figuresOf`
      a webhook of MobilePay at 200 a second for 60 s / /healthz beside it, p99
        | ${round(door / health)}x (${round(door)} to ${round(health)} ms, p50 ${middles}) | <= 3x
      of its messages, lost; the last is acted on after
        | ${different - acted} (${fates}); ${round(behindSeconds)} s | 0; <= 60 s
      memory of the platform in the last quarter of it / in the second
        | ${round(late / early)} (${round(late)} to ${round(early)} MB) | <= 1.1`,
    detail: { door: timesOf(doorMs), health: timesOf(healthMs), answered, acted, rssMb },
  }
}
