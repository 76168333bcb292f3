import { afterAll, beforeAll } from 'vitest'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import { knownCookies } from './test-answering.ts'
import { htmlPage, testSite } from './test-site.ts'

/** The scope of a known player's request, on a site that lives as long as the test file. */
export function knownScope(use: (scope: RequestScope) => unknown): void {
  let site: Awaited<ReturnType<typeof testSite>>
  beforeAll(async () => {
    site = await testSite(async (scope) => {
      await use(scope)
      return htmlPage()
    })
    await site.server.inject({ url: '/', headers: { cookie: knownCookies } })
  })
  afterAll(() => site[Symbol.asyncDispose]())
}
