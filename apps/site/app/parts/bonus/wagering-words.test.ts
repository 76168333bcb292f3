import type { ActiveBonus } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
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
/** Amounts keep their unit on the same line. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('[BONUS-02] the wagering of a bonus is told as the page shows it', () => {
  const words = wageringWords(t, bonus)
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
  const words = wageringWords(t, { ...unbound, fraction: 0.9999, daysLeft: 1 })
  expect(plain(words.percent)).toBe('99 %')
  expect(words.daysLeft).toBe(seed['wagering.day_left'])
  expect(words.stakeMax).toBe(seed['wagering.no_stake_max'])
})

test('[BONUS-02] in its last week a bonus tells when it expires, and calls nobody to play', () => {
  expect(wageringWords(t, { ...bonus, daysLeft: 8 }).soon).toBeUndefined()
  for (const daysLeft of [7, 1]) {
    const { soon } = wageringWords(t, { ...bonus, daysLeft })
    expect(soon).toBe(
      'Bonussen udløber den 1. januar 2027 kl. 13.00. Det, der er tilbage af den, bortfalder.',
    )
  }
})
