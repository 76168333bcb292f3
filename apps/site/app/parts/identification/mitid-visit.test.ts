import { TestClock } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { browserOf, forgetVisit, readVisit, rememberVisit } from './mitid-visit.ts'

/** A browser that keeps what it is given. */
function browser() {
  const cookies = new Map<string, string>()
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const lines: string[] = []
  const setCookie = (line: string) => {
    lines.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.endsWith('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, decodeURIComponent(value))
  }
  const scope = { cookies, clock, setCookie } as unknown as RequestScope
  const start = (name: string, returnTo?: string) => {
    clock.advance({ seconds: 1 })
    const authorizeUrl = `https://mitid.example/auth?state=${stateOf(name)}`
    rememberVisit(
      scope,
      { authorizeUrl, transaction: `secret of ${name}` },
      { purpose: 'login', returnTo },
    )
  }
  return { scope, cookies, lines, start }
}

const stateOf = (name: string) => `state-of-the-visit-${name}`
const returnOf = (name: string) =>
  new URL(`https://nordlys.example/mitid/retur?code=c&state=${stateOf(name)}`)

test('[FLT-11] two tabs at MitID are two visits, and both can be finished, in any order', () => {
  const { scope, start } = browser()
  start('a', '/nyheder')
  start('b')
  expect(readVisit(scope, returnOf('a'))).toEqual({
    purpose: 'login',
    transaction: 'secret of a',
    returnTo: '/nyheder',
  })
  forgetVisit(scope, returnOf('a'))
  expect(readVisit(scope, returnOf('a'))).toBeUndefined()
  expect(readVisit(scope, returnOf('b'))).toMatchObject({ transaction: 'secret of b' })
})

test('[FLT-11] a visit that was left by the Back button takes nothing from the next one', () => {
  const { scope, start } = browser()
  start('left')
  start('next')
  expect(readVisit(scope, returnOf('next'))).toMatchObject({ transaction: 'secret of next' })
})

test.each(['state=', 'code=c', 'state=of-nobody-at-all-here', 'state=a%3Bb%20c%0Ad-and-so-on'])(
  '[FLT-11] a return with ?%s is of no visit, and takes none with it',
  (query) => {
    const { scope, start, cookies } = browser()
    start('a')
    const returned = new URL(`https://nordlys.example/mitid/retur?${query}`)
    expect(readVisit(scope, returned)).toBeUndefined()
    forgetVisit(scope, returned)
    expect([...cookies.keys()]).toEqual([`__Host-mitid-${stateOf('a')}`])
  },
)

test('[FLT-11] a browser keeps at most four visits, the newest ones', () => {
  const { scope, start, cookies } = browser()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) start(name)
  expect(cookies.size).toBe(4)
  expect(readVisit(scope, returnOf('b'))).toBeUndefined()
  expect(readVisit(scope, returnOf('c'))).toMatchObject({ transaction: 'secret of c' })
  expect(readVisit(scope, returnOf('f'))).toMatchObject({ transaction: 'secret of f' })
})

test('[FLT-12] all visits of a browser carry one name, and each browser has its own', () => {
  const [one, other] = [browser(), browser()]
  expect(browserOf(one.scope)).toBeUndefined()
  one.start('a')
  const name = browserOf(one.scope)
  one.start('b')
  forgetVisit(one.scope, returnOf('a'))
  expect(browserOf(one.scope)).toBe(name)
  other.start('a')
  expect(browserOf(other.scope)).not.toBe(name)
})

test('the secret of a visit is for the server alone, and gone after ten minutes', () => {
  const { start, lines } = browser()
  start('a')
  expect(lines.at(-1)).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/)
})
