import { after, dayMs, hourMs, minuteMs, type Ore, ore } from '@nordlys/core'
import {
  chaseLossOre,
  drainedOre,
  type HarmEvent,
  type Observed,
  type Slice,
  sliceMs,
} from '../../apps/platform/src/markers/index.ts'
import { Chance } from './chance.ts'
import { type Course, courses, type Habit } from './courses.ts'

/** A Monday in Denmark; twelve weeks without a change of the clocks lie ahead of it. */
const begin = new Date('2026-11-01T23:00:00Z')
const weeks = 12

export type MadeUpPlayer = ReturnType<typeof makeUp>

/** A player of a seed; the same one, whatever others there are. */
export function makeUp(seed: number, player: number) {
  const chance = new Chance(seed, player)
  const course = drawCourse(chance)
  const ageYears = Math.floor(chance.happens(18) ? chance.between(18, 25) : chance.between(25, 75))
  const habit = course.from(chance)
  const worst = course.harm?.into(habit, chance)
  const turnsAtWeek = chance.between(3, 5)
  const [least, most] = course.harm?.weeks ?? [0, 0]
  const lastsWeeks = least === most ? least : chance.between(least, most)
  const life = lifeOf(chance)
  for (let day = 0; day < weeks * 7; day++) {
    const gone = lastsWeeks === 0 ? 1 : (day / 7 - turnsAtWeek) / lastsWeeks
    const isTurned = worst && day / 7 >= turnsAtWeek
    life.live(isTurned ? between(habit, worst, Math.min(1, gone)) : habit, day)
  }
  const observed: Observed = { ageYears, slices: life.slices, events: life.events }
  const moment = (week: number) => after(begin, Math.round(week * 7 * dayMs))
  /** When the course begins to turn, and when it has come to its worst; absent for the unharmed. */
  const harm = worst && { beginsAt: moment(turnsAtWeek), worstAt: moment(turnsAtWeek + lastsWeeks) }
  // A look would have been taken at the end of each sitting.
  return { course, observed, endsOfSittings: life.ends, harm }
}

function drawCourse(chance: Chance): Course {
  let place = chance.between(0, 1_000)
  const found = courses.find(({ share }) => {
    place -= share
    return place < 0
  })
  if (!found) throw new Error('the shares of the courses are not 1000 together')
  return found
}

/** A habit on its way into another. */
function between(from: Habit, to: Habit, part: number): Habit {
  const names = Object.keys(from) as (keyof Habit)[]
  const mixed = names.map((name) => [name, from[name] + (to[name] - from[name]) * part])
  return Object.fromEntries(mixed) as unknown as Habit
}

/** Twelve weeks of one account, day by day. */
function lifeOf(chance: Chance) {
  const [slices, events, ends]: [Slice[], HarmEvent[], Date[]] = [[], [], []]
  let balance = 0
  let busyUntilMs = 0
  const note = (kind: HarmEvent['kind'], at: Date) => {
    events.push({ kind, at })
  }
  /** False when there is no money for it, or no will. */
  const deposit = (habit: Habit, slice: Slice, lostBefore: number): boolean => {
    const isFirst = lostBefore === 0
    if (!isFirst && !chance.happens(habit.depositsAgain)) return false
    for (let tries = 1; chance.happens(habit.declined); tries++) {
      note('declined-deposit', slice.at)
      if (tries === 3) return false
    }
    slice.deposits += 1
    if (lostBefore >= Number(chaseLossOre)) slice.chases += 1
    balance += Math.round((habit.depositKroner * chance.swing()) / 50 + 0.5) * 5_000
    return true
  }
  /** Ten minutes of rounds; what was lost in them. */
  const play = (slice: Slice, stake: number): number => {
    let [lost, staked] = [0, 0]
    const wanted = Math.round(chance.between(60, 110))
    for (let round = 0; round < wanted && balance >= stake; round++) {
      const win = chance.happens(24) ? Math.round(stake * 10 ** chance.between(-0.5, 1.2)) : 0
      slice.rounds += 1
      staked += stake
      balance += win - stake
      lost += stake - win
      const drained = Number(drainedOre)
      if (balance < drained && balance + stake - win >= drained) slice.drains += 1
    }
    slice.stakedOre = ore(staked)
    slice.lostOre = ore(lost)
    return lost
  }
  const sit = (habit: Habit, startMs: number) => {
    const lengthMs = habit.minutes * chance.swing() * minuteMs
    const stake = Math.max(20, Math.round(habit.stakeKroner * chance.swing() * 10) * 10)
    let at = Math.floor(startMs / sliceMs) * sliceMs
    let lostBefore = 0
    for (; at < startMs + lengthMs; at += sliceMs) {
      const slice = emptySlice(at)
      const isPoor = balance < Math.max(stake, Number(drainedOre))
      if (isPoor && !deposit(habit, slice, lostBefore)) break
      lostBefore = play(slice, stake)
      slices.push(slice)
    }
    busyUntilMs = at
    const end = new Date(at)
    ends.push(end)
    if (balance <= habit.depositKroner * 300) return
    if (chance.happens(habit.cancels)) note('canceled-withdrawal', end)
    else balance = 0
  }
  const live = (habit: Habit, day: number) => {
    const noon = after(begin, day * dayMs + 12 * hourMs)
    for (let hit = chance.about(habit.limitHits / 7); hit > 0; hit--) note('limit-hit', noon)
    for (let raise = chance.about(habit.limitRaises / 7); raise > 0; raise--) {
      note('limit-raise', noon)
    }
    if (!chance.happens((habit.sittingsAWeek / 7) * 100)) return
    const startMs =
      begin.getTime() + day * dayMs + (habit.startHour + chance.between(-1, 1)) * hourMs
    if (startMs > busyUntilMs) sit(habit, startMs)
  }
  return { slices, events, ends, live }
}

function emptySlice(atMs: number): Slice {
  // Winter: Denmark is an hour ahead of UTC all these weeks.
  const hour = new Date(atMs + hourMs).getUTCHours()
  const none = 0n as Ore
  const nothing = { rounds: 0, stakedOre: none, lostOre: none, drains: 0, deposits: 0, chases: 0 }
  return { at: new Date(atMs), isNight: hour < 6, ...nothing }
}
