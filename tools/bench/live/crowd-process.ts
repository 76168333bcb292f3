import { livePaths } from '@nordlys/contracts'
import { systemRandom } from '@nordlys/core'
import { BareLine } from './bare-line.ts'
import type { CrowdOrder, CrowdReport } from './crowd.ts'

// The crowd at live tables, in a process of its own: its processor time is not the table's.
const table = 'faelles-roulette'
const networks = 100
const atOnce = 200
const cuttable = 1_000
const now = () => performance.timeOrigin + performance.now()

interface Member {
  readonly url: URL
  readonly address: string
  line: BareLine | undefined
  seen: { epoch: number; n: number } | undefined
  betAt: number
  stakes: number
}
interface Seen {
  readonly from: number
  readonly text: string
  readonly tookMs: number[]
}

const watchers: Member[] = []
const players: Member[] = []
const events = new Map<string, Seen>()
let report = fresh()
let betting: CrowdOrder['bet']
let left = 0
let over = Promise.withResolvers<void>()

function fresh(): CrowdReport {
  const cuts = { cut: 0, resumed: 0, holes: 0, twice: 0, different: 0 }
  return {
    events: [],
    slipsMs: [],
    told: {},
    closed: {},
    frames: 0,
    cpuSeconds: 0,
    lines: 0,
    ...cuts,
  }
}

process.on('message', (order: CrowdOrder) => {
  void follow(order).then((told) => process.send?.(told))
})
process.on('disconnect', () => process.exit(0))

async function follow(order: CrowdOrder): Promise<CrowdReport> {
  for (const member of watchers.splice(order.watchers ?? watchers.length)) member.line?.cut()
  while (watchers.length < (order.watchers ?? 0)) {
    const next = Math.min(atOnce, (order.watchers ?? 0) - watchers.length)
    const members = Array.from({ length: next }, (_, nth) =>
      newMember(order, watchers.length + nth),
    )
    watchers.push(...members)
    await Promise.all(members.map((member) => open(member)))
  }
  const tokens = (order.tokens ?? []).slice(players.length)
  for (let first = 0; first < tokens.length; first += atOnce) {
    await seat(order, tokens.slice(first, first + atOnce))
  }
  if (order.rounds === undefined) return fresh()
  events.clear()
  report = fresh()
  betting = order.bet
  const cpu = process.cpuUsage()
  const cutting = order.doCut ? setInterval(cutOne, 30) : undefined
  left = order.rounds
  over = Promise.withResolvers()
  await over.promise
  clearInterval(cutting)
  betting = undefined
  const { user, system } = process.cpuUsage(cpu)
  report.cpuSeconds = (user + system) / 1e6
  report.lines = [...watchers, ...players].filter(({ line }) => line).length
  report.events = [...events.values()].map(({ tookMs }) => tookMs)
  return report
}

function newMember({ urls }: CrowdOrder, nth: number): Member {
  const url = new URL(`${livePaths.line}/${table}`, urls[nth % urls.length])
  const address = `127.0.${1 + (nth % networks)}.1`
  return { url, address, line: undefined, seen: undefined, betAt: 0, stakes: 0 }
}

async function seat(order: CrowdOrder, tokens: readonly string[]): Promise<void> {
  const url = new URL(livePaths.ticket, order.urls[0])
  const asked = tokens.map(async (token) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url, { method: 'POST', headers, body: '{}' })
    return ((await answer.json()) as { ticket: string }).ticket
  })
  const tickets = await Promise.all(asked)
  const members = tickets.map((_, nth) => newMember(order, players.length + nth))
  players.push(...members)
  await Promise.all(members.map((member, nth) => open(member, tickets[nth])))
}

/** Resolves once the line has heard how its table stands. */
function open(member: Member, ticket?: string): Promise<void> {
  return new Promise((resolve) => {
    const line = new BareLine(member.url, member.address, {
      open: () => line.say({ type: 'hello', ...(ticket && { ticket }), seen: member.seen }),
      text: (text) => {
        hear(member, text)
        resolve()
      },
      gone: (code) => {
        if (member.line === line) member.line = undefined
        if (code !== undefined) report.closed[code] = (report.closed[code] ?? 0) + 1
        resolve()
      },
    })
    member.line = line
  })
}

function hear(member: Member, text: string): void {
  const at = now()
  report.frames += 1
  const type = text.slice(9, text.indexOf('"', 9))
  if (type === 'here') return
  const place = /"epoch":(\d+),"n":(\d+)/.exec(text)
  if (!place) {
    report.told[type] = (report.told[type] ?? 0) + 1
    if (type === 'slip' && member.betAt > 0) report.slipsMs.push(at - member.betAt)
    if (type === 'slip') member.betAt = 0
    return
  }
  const [epoch, n] = [Number(place[1]), Number(place[2])]
  if (type !== 'state') hearEvent(member, { epoch, n, text, type, at })
  member.seen = { epoch, n }
}

interface Heard {
  readonly epoch: number
  readonly n: number
  readonly text: string
  readonly type: string
  readonly at: number
}

function hearEvent(member: Member, { epoch, n, text, type, at }: Heard): void {
  const { seen } = member
  if (seen?.epoch === epoch && n <= seen.n) report.twice += 1
  if (seen?.epoch === epoch && n > seen.n + 1) report.holes += 1
  const key = `${epoch}/${n}`
  let event = events.get(key)
  if (!event) {
    const said = /"now":(\d+)/.exec(text)
    event = { from: said ? Number(said[1]) : at, text, tookMs: [] }
    events.set(key, event)
    begin(type, text)
  }
  if (event.text !== text) report.different += 1
  event.tookMs.push(at - event.from)
}

/** Once an event. */
function begin(type: string, text: string): void {
  if (type === 'result') {
    left -= 1
    // By then it has come to everybody.
    if (left === 0) setTimeout(() => over.resolve(), 500)
  }
  const { phase, round } = JSON.parse(text)
  if (phase !== 'betting' || !betting) return
  const { count, everyMs, forMs } = betting
  players.slice(0, count).forEach((member, nth) => {
    for (let ms = (nth / count) * everyMs; ms < forMs; ms += everyMs) {
      setTimeout(() => bet(member, round), ms)
    }
  })
}

function bet(member: Member, round: number): void {
  member.betAt = now()
  member.line?.say({ type: 'bet', round, bets: [[member.stakes++ % 2 ? 'red' : 'black', 100]] })
}

function chance(below: number): number {
  const [high = 0, low = 0] = systemRandom.bytes(2)
  return (high * 256 + low) % below
}

/** One of a thousand lines, which comes back up to three seconds later by the last event that it saw. */
function cutOne(): void {
  const member = watchers[chance(Math.min(cuttable, watchers.length))]
  if (!member?.line) return
  report.cut += 1
  member.line.cut()
  member.line = undefined
  setTimeout(() => {
    report.resumed += 1
    void open(member)
  }, chance(3_000))
}
