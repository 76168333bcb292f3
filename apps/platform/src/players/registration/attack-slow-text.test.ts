import { holdsPersonalNumber, sameSitePath } from '@nordlys/core'
import { expect, test } from 'vitest'
import { defaultPlayerRules } from '../base/player-rules.ts'
import { isEmail } from '../contact/email.ts'
import { readContact } from './contact.ts'

const lengths = 100_000

/** Texts on which a pattern that tries every way to match would never end. */
const slow: readonly (readonly [string, string])[] = [
  ['one letter', 'a'.repeat(lengths)],
  ['dots', `a@${'a.'.repeat(lengths)}`],
  ['hyphens', `a@${'a-'.repeat(lengths)}!`],
  ['at signs', '@'.repeat(lengths)],
  ['spaces', `a${' '.repeat(lengths)}b`],
  ['apostrophes', `a${"'".repeat(lengths)}1`],
  ['slashes', '/'.repeat(lengths)],
  ['escapes', `/${'%25'.repeat(lengths)}`],
  ['marks', `a${'\u0301'.repeat(lengths)}1`],
  ['names of digits', 'a010190-1234 '.repeat(lengths / 10)],
  ['digits', `+45${'1 '.repeat(lengths)}x`],
]

const form = {
  first_name: 'Anna',
  last_name: 'Nielsen',
  email: 'anna@example.dk',
  mobile_country_code: '+45',
  mobile: '20304050',
  limit_amount: '1.000',
  limit_period: 'day',
  age_and_terms: true,
  offer_terms: true,
  marketing_email: false,
  marketing_sms: false,
}

const readers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['e-mail', isEmail],
  ['path', sameSitePath],
  ['CPR numbers', holdsPersonalNumber],
  ...(['first_name', 'email', 'mobile', 'mobile_country_code', 'limit_amount'] as const).map(
    (field) =>
      [field, (text: string) => readContact({ ...form, [field]: text }, 'welcome', rules)] as const,
  ),
]

const rules = defaultPlayerRules

test.each(readers)('[SEC-82] no text takes the reader of %s long', (_what, read) => {
  for (const [kind, text] of slow) {
    const before = process.cpuUsage()
    read(text)
    const { user } = process.cpuUsage(before)
    // Of this process's own time, so that a busy machine does not count.
    expect([kind, user / 1_000 < 100]).toEqual([kind, true])
  }
})
