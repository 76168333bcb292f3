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
  /** Refused by a limit, and raises asked for, a week. */
  limitHits: number
  limitRaises: number
}

export interface Course {
  name: string
  isHarmed: boolean
  /** Of a thousand players. */
  share: number
  from: (chance: Chance) => Habit
  /** What it turns into over so many weeks; absent for a habit that stays. */
  into?: (habit: Habit, chance: Chance) => Habit
  weeks?: (chance: Chance) => number
}

const calm = { depositsAgain: 10, declined: 1, cancels: 3, limitHits: 0.03, limitRaises: 0.03 }

const occasional = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(0.3, 1.2),
  startHour: chance.between(17, 22),
  minutes: chance.between(20, 60),
  stakeKroner: chance.between(0.5, 3),
  depositKroner: chance.between(100, 300),
})

const weekend = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(1.5, 3),
  startHour: chance.between(18, 22.5),
  minutes: chance.between(50, 130),
  stakeKroner: chance.between(1, 6),
  depositKroner: chance.between(100, 400),
  depositsAgain: 25,
})

/** Who plays as they watch television. */
const daily = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(4, 7),
  startHour: chance.between(16, 21),
  minutes: chance.between(15, 45),
  stakeKroner: chance.between(0.2, 1.5),
  depositKroner: chance.between(100, 200),
})

/** Whose evening begins when others sleep. */
const shiftWorker = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(1.5, 3),
  startHour: chance.between(0.5, 3.5),
  minutes: chance.between(30, 70),
  stakeKroner: chance.between(1, 4),
  depositKroner: chance.between(100, 300),
})

/** Who can afford it: large stakes, seldom, planned. */
const wealthy = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(0.5, 1.5),
  startHour: chance.between(18, 22),
  minutes: chance.between(30, 80),
  stakeKroner: chance.between(20, 60),
  depositKroner: chance.between(1_500, 4_000),
})

/** Who takes long evenings and small stakes. */
const longEvenings = (chance: Chance): Habit => ({
  ...calm,
  sittingsAWeek: chance.between(0.7, 1.6),
  startHour: chance.between(18, 20),
  minutes: chance.between(150, 240),
  stakeKroner: chance.between(0.4, 1.5),
  depositKroner: chance.between(100, 300),
})

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
  { name: 'occasional', isHarmed: false, share: 400, from: occasional },
  { name: 'weekend', isHarmed: false, share: 250, from: weekend },
  { name: 'daily, small', isHarmed: false, share: 120, from: daily },
  { name: 'shift worker', isHarmed: false, share: 40, from: shiftWorker },
  { name: 'wealthy', isHarmed: false, share: 50, from: wealthy },
  { name: 'long evenings', isHarmed: false, share: 60, from: longEvenings },
  {
    name: 'chases losses',
    isHarmed: true,
    share: 20,
    from: weekend,
    into: (habit, chance) => ({
      ...troubled(habit, chance),
      sittingsAWeek: chance.between(5, 8),
      minutes: habit.minutes * chance.between(1.2, 2),
      stakeKroner: habit.stakeKroner * chance.between(2, 4),
      depositKroner: habit.depositKroner * chance.between(1, 2),
    }),
    weeks: (chance) => chance.between(3, 7),
  },
  {
    name: 'nights get longer',
    isHarmed: true,
    share: 20,
    from: occasional,
    into: (habit, chance) => ({
      ...habit,
      sittingsAWeek: chance.between(5, 7),
      startHour: chance.between(22, 25.5),
      minutes: chance.between(180, 330),
      stakeKroner: habit.stakeKroner * chance.between(1.5, 3),
      depositsAgain: chance.between(35, 70),
      cancels: chance.between(10, 50),
    }),
    weeks: (chance) => chance.between(3, 8),
  },
  {
    name: 'stakes grow',
    isHarmed: true,
    share: 15,
    from: weekend,
    into: (habit, chance) => ({
      ...habit,
      sittingsAWeek: habit.sittingsAWeek * chance.between(1.2, 2),
      stakeKroner: habit.stakeKroner * chance.between(6, 15),
      depositKroner: habit.depositKroner * chance.between(4, 10),
      depositsAgain: chance.between(40, 80),
      cancels: chance.between(10, 60),
    }),
    weeks: (chance) => chance.between(3, 6),
  },
  {
    name: 'out of money',
    isHarmed: true,
    share: 10,
    from: daily,
    into: (habit, chance) => ({
      ...troubled(habit, chance),
      declined: chance.between(40, 70),
      minutes: habit.minutes * chance.between(1.5, 2.5),
      stakeKroner: habit.stakeKroner * chance.between(1.5, 3),
    }),
    weeks: (chance) => chance.between(2, 6),
  },
  {
    name: 'one night',
    isHarmed: true,
    share: 10,
    from: weekend,
    into: (habit, chance) => ({
      ...troubled(habit, chance),
      sittingsAWeek: 7,
      startHour: chance.between(21, 24),
      minutes: chance.between(240, 420),
      stakeKroner: habit.stakeKroner * chance.between(4, 10),
      depositKroner: habit.depositKroner * chance.between(2, 5),
    }),
    weeks: () => 0,
  },
  {
    // More than they can afford, evenly: what is seen of the play hardly differs from others'.
    name: 'quiet',
    isHarmed: true,
    share: 5,
    from: weekend,
    into: (habit, chance) => ({
      ...habit,
      sittingsAWeek: chance.between(4, 6),
      stakeKroner: habit.stakeKroner * chance.between(1.3, 2),
      depositsAgain: chance.between(25, 45),
    }),
    weeks: (chance) => chance.between(5, 8),
  },
]
