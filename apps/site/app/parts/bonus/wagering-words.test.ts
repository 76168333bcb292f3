import type { ActiveBonus } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
import { soonWords } from './soon-words.ts'
import { wageringWords } from './wagering-words.ts'

const t = translator(seed)
const bonus: ActiveBonus = {
  bonusId: '01900000-0000-7000-8000-000000000001',
  grantedOre: kroner(500),
  grantedAt: new Date('2026-11-01T12:00:00Z'),
  leftOre: kroner(250),
  requiredOre: kroner(5_000),
  wageredOre: kroner(3_120),
  fraction: 0.624,
  missingOre: kroner(1_880),
  stakeMaxOre: kroner(100),
  expiresAt: new Date('2027-01-01T12:00:00Z'),
  daysLeft: 41,
}
const at = new Date('2026-11-21T12:00:00Z')
/** Amounts keep their unit on the same line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('[BONUS-02] the wagering of a bonus is told as the page shows it', () => {
  const words = wageringWords(t, bonus, at)
  expect(Object.values(words).map((word) => plain(String(word ?? '')))).toEqual([
    '0.624',
    '62 %',
    '3.120 kr. af 5.000 kr.',
    '1.880 kr.',
    '100 kr.',
    '41 dage tilbage',
    '',
  ])
})

test('[BONUS-02] only what is whole is 100 %, the last day is one, and no maximum is told as none', () => {
  const { stakeMaxOre: _, ...unbound } = bonus
  const words = wageringWords(t, { ...unbound, fraction: 0.9999, daysLeft: 1 }, at)
  expect(plain(words.percent)).toBe('99 %')
  expect(words.daysLeft).toBe(seed['wagering.day_left'])
  expect(words.stakeMax).toBe(seed['wagering.no_stake_max'])
})

test('[BONUS-02] in its last week a bonus tells when it expires, and calls nobody to play', () => {
  const soonAt = (moment: string) => wageringWords(t, bonus, new Date(moment)).soon
  expect(soonAt('2026-12-25T11:59:59Z')).toBeUndefined()
  const moment = '1. januar 2027 kl. 13.00. Det, der er tilbage af den, bortfalder.'
  expect(soonAt('2026-12-25T12:00:00Z')).toBe(`Bonussen udløber den ${moment}`)
  expect(soonAt('2026-12-30T22:59:59Z')).toBe(`Bonussen udløber den ${moment}`)
  // From midnight in Denmark it is tomorrow, and then today.
  expect(soonAt('2026-12-30T23:00:00Z')).toBe(`Bonussen udløber i morgen, den ${moment}`)
  expect(soonAt('2026-12-31T22:59:59Z')).toBe(`Bonussen udløber i morgen, den ${moment}`)
  expect(soonAt('2026-12-31T23:00:00Z')).toBe(`Bonussen udløber i dag, den ${moment}`)
})

test('[BONUS-02] spins tell in their last week when they expire, tomorrow and today as such', () => {
  const { expiresAt } = bonus
  const soonAt = (moment: string) => soonWords(t, 'spins', { expiresAt, at: new Date(moment) })
  const moment = '1. januar 2027 kl. 13.00. Dem, du ikke har brugt, bortfalder.'
  expect(soonAt('2026-12-25T11:59:59Z')).toBeUndefined()
  expect(soonAt('2026-12-25T12:00:00Z')).toBe(`Dine spins udløber den ${moment}`)
  expect(soonAt('2026-12-31T12:00:00Z')).toBe(`Dine spins udløber i morgen, den ${moment}`)
  expect(soonAt('2027-01-01T11:00:00Z')).toBe(`Dine spins udløber i dag, den ${moment}`)
})
