import type { Chance } from './chance.ts'

/** How somebody plays at a time: means, which each sitting is drawn around. */
export interface Habit {
  sittingsAWeek: number
  /** The Danish hour at which a sitting begins. */
  startHour: number
  minutes: number
  stakeKroner: number
  depositKroner: number
  /** How often of a hundred times one deposits again, the account played empty. */
  depositsAgain: number
  declined: number
  /** Of a hundred withdrawals. */
  cancels: number
  /** Refused by a limit, and increases asked for, a week. */
  limitHits: number
  limitRaises: number
}

type Range = readonly [low: number, high: number]

export interface Course {
  name: string
  /** Of a thousand players. */
  share: number
  from: (chance: Chance) => Habit
  /** Harm: the habit turns into another over so many weeks. Absent for a habit that stays. */
  harm?: { into: (habit: Habit, chance: Chance) => Habit; weeks: Range }
}

const calm = { depositsAgain: 10, declined: 1, cancels: 3, limitHits: 0.03, limitRaises: 0.03 }

type Ranges = readonly [Range, Range, Range, Range, Range]

/** Sittings a week, the hour they start at, minutes, kroner a stake and a deposit are drawn. */
function calmly(...ranges: Ranges): (chance: Chance) => Habit {
  return (chance) => {
    const drawn = ranges.map(([low, high]) => chance.between(low, high))
    const [sittingsAWeek = 0, startHour = 0, minutes = 0, stakeKroner = 0, depositKroner = 0] =
      drawn
    return { ...calm, sittingsAWeek, startHour, minutes, stakeKroner, depositKroner }
  }
}

const occasional = calmly([0.3, 1.2], [17, 22], [20, 60], [0.5, 3], [100, 300])
const evenings = calmly([1.5, 3], [18, 22.5], [50, 130], [1, 6], [100, 400])
const weekend = (chance: Chance) => ({ ...evenings(chance), depositsAgain: 25 })
/** Plays while watching television. */
const daily = calmly([4, 7], [16, 21], [15, 45], [0.2, 1.5], [100, 200])
/** The evening begins when others sleep. */
const shiftWorker = calmly([1.5, 3], [0.5, 3.5], [30, 70], [1, 4], [100, 300])
/** Large stakes that they can afford, seldom and planned. */
const wealthy = calmly([0.5, 1.5], [18, 22], [30, 80], [20, 60], [1_500, 4_000])
/** Long evenings and small stakes. */
const longEvenings = calmly([0.7, 1.6], [18, 20], [150, 240], [0.4, 1.5], [100, 300])

const troubled = (habit: Habit, chance: Chance): Habit => ({
  ...habit,
  depositsAgain: chance.between(60, 90),
  declined: chance.between(10, 30),
  cancels: chance.between(40, 80),
  limitHits: chance.between(0.5, 3),
  limitRaises: chance.between(0.2, 1.5),
})

/** Every class of the population. Those of harm begin as somebody unharmed and turn over weeks. */
export const courses: readonly Course[] = [
  { name: 'occasional', share: 400, from: occasional },
  { name: 'weekend', share: 250, from: weekend },
  { name: 'daily, small', share: 120, from: daily },
  { name: 'shift worker', share: 40, from: shiftWorker },
  { name: 'wealthy', share: 50, from: wealthy },
  { name: 'long evenings', share: 60, from: longEvenings },
  harmed('chases losses', 20, weekend, [3, 7], (habit, chance) => ({
    ...troubled(habit, chance),
    sittingsAWeek: chance.between(5, 8),
    minutes: habit.minutes * chance.between(1.2, 2),
    stakeKroner: habit.stakeKroner * chance.between(2, 4),
    depositKroner: habit.depositKroner * chance.between(1, 2),
  })),
  harmed('nights get longer', 20, occasional, [3, 8], (habit, chance) => ({
    ...habit,
    sittingsAWeek: chance.between(5, 7),
    startHour: chance.between(22, 25.5),
    minutes: chance.between(180, 330),
    stakeKroner: habit.stakeKroner * chance.between(1.5, 3),
    depositsAgain: chance.between(35, 70),
    cancels: chance.between(10, 50),
  })),
  harmed('stakes grow', 15, weekend, [3, 6], (habit, chance) => ({
    ...habit,
    sittingsAWeek: habit.sittingsAWeek * chance.between(1.2, 2),
    stakeKroner: habit.stakeKroner * chance.between(6, 15),
    depositKroner: habit.depositKroner * chance.between(4, 10),
    depositsAgain: chance.between(40, 80),
    cancels: chance.between(10, 60),
  })),
  harmed('out of money', 10, daily, [2, 6], (habit, chance) => ({
    ...troubled(habit, chance),
    declined: chance.between(40, 70),
    minutes: habit.minutes * chance.between(1.5, 2.5),
    stakeKroner: habit.stakeKroner * chance.between(1.5, 3),
  })),
  harmed('one night', 10, weekend, [0, 0], (habit, chance) => ({
    ...troubled(habit, chance),
    sittingsAWeek: 7,
    startHour: chance.between(21, 24),
    minutes: chance.between(240, 420),
    stakeKroner: habit.stakeKroner * chance.between(4, 10),
    depositKroner: habit.depositKroner * chance.between(2, 5),
  })),
  // More than they can afford, evenly: what is seen of the play hardly differs from others'.
  harmed('quiet', 5, weekend, [5, 8], (habit, chance) => ({
    ...habit,
    sittingsAWeek: chance.between(4, 6),
    stakeKroner: habit.stakeKroner * chance.between(1.3, 2),
    depositsAgain: chance.between(25, 45),
  })),
]

function harmed(
  name: string,
  share: number,
  from: Course['from'],
  weeks: Range,
  into: (habit: Habit, chance: Chance) => Habit,
): Course {
  return { name, share, from, harm: { into, weeks } }
}
