import { retentionMs } from '@nordlys/contracts'
import { after } from '@nordlys/core'
import { expect, test } from 'vitest'
import { groupsOfErasure } from './groups.ts'

const closedAt = new Date('2026-11-30T12:00:00Z')
const groups = groupsOfErasure(closedAt)
const kindsOf = (when: string, basis?: string) =>
  groups.filter((group) => group.when === when && (!basis || group.basis === basis))

test('[PD16] a field that is treated otherwise than its table is told of by name, where it goes', () => {
  const [atOnce] = kindsOf('at-once')
  expect(atOnce?.kinds).toContain('Dine logins: Browser, Styresystem')
  expect(atOnce?.kinds).toContain('Gemte kort: Navn')
  const [numbered] = kindsOf('by-number', 'laundering')
  expect(numbered?.kinds).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Din konto: .*Oprettet/)]),
  )
  const law = kindsOf('after-the-law', 'books')
  expect(law).toMatchObject([{ until: after(closedAt, retentionMs.closedAccount) }])
  expect(law[0]?.kinds).toContainEqual(expect.stringMatching(/^Indbetalinger: .*kort/i))
})

test('[PD16] each treatment is one group, and no kind stands in a group twice', () => {
  const keys = groups.map(({ when, basis, until }) => `${when} ${basis} ${until?.getTime()}`)
  expect(new Set(keys).size).toBe(groups.length)
  for (const { kinds } of groups) expect(new Set(kinds).size).toBe(kinds.length)
})
