import { expect, test } from 'vitest'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { deviceMarkOf, markDevice } from './device-cookie.ts'

/** The cookies that a browser with this mark gets. */
function given(mark?: string): string[] {
  const lines: string[] = []
  const cookies = new Map(mark === undefined ? [] : [['__Host-device', mark]])
  const setCookie = (line: string) => void lines.push(line)
  markDevice({ cookies, setCookie } as unknown as RequestScope)
  return lines
}

const markIn = (lines: readonly string[]) => /^__Host-device=([^;]*);/.exec(lines[0] ?? '')?.[1]

test('[ID45] a browser gets a random mark for a year, for the server alone', () => {
  const [lines, others] = [given(), given()]
  expect(lines).toEqual([
    expect.stringMatching(
      /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=31536000$/,
    ),
  ])
  expect(markIn(others)).not.toBe(markIn(lines))
})

test('[ID45] a browser keeps its mark, and its year begins again', () => {
  const mark = 'm'.repeat(43)
  expect(markIn(given(mark))).toBe(mark)
})

test.each(['', 'short', `${'m'.repeat(43)};`, 'æ'.repeat(43), 'm'.repeat(4_000)])(
  '[ID45] what is no mark of ours is none, and replaced: %s',
  (told) => {
    expect(deviceMarkOf({ cookies: new Map([['__Host-device', told]]) })).toBeUndefined()
    expect(markIn(given(told))).toMatch(/^[\w-]{43}$/)
  },
)
