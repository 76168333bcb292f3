import { type Call, listSessions, type PastSession, sessionEnds } from '@nordlys/contracts'
import type { LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestScope, scopeOf, textsOf } from '../../app/ground/scope/request-scope.ts'
import { readSessions, type Sessions } from '../../app/pages/profile/sessions.ts'
import { PastSessionsCard, SessionsCard } from '../../app/pages/profile/sessions-card.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { drawPage } from '../testing/test-drawn-page.tsx'
import { knownScope } from '../testing/test-known-scope.ts'

let scope: RequestScope
knownScope((asked) => {
  scope = asked
})

const loggedInAt = new Date('2026-11-21T12:00:00Z')
const endedAt = new Date('2026-11-21T13:30:00Z')
const living = { name: 'this', isThis: true, device: {}, loggedInAt, usedAt: loggedInAt }

/** The cards of the profile for a player with these past logins. */
async function drawn(past: readonly PastSession[]): Promise<string> {
  let sessions: Sessions
  const page = {
    loader: async ({ context, url }: LoaderFunctionArgs) => {
      sessions = await readSessions(scopeOf(context), url)
      return { texts: textsOf(scope, 'profile', 'overview') }
    },
    default: () => (
      <>
        <SessionsCard sessions={sessions} />
        <PastSessionsCard past={sessions.past} />
      </>
    ),
  }
  const call = async (spec: Call, request: never) =>
    spec === listSessions
      ? { ok: true, sessions: [living], past }
      : advertisingAnswers.get(spec)?.(request)
  const player = await scope.player()
  const asking = { ...scope, player: async () => player, platform: { call } } as never
  const { html } = await drawPage(asking, { path: '/min-konto/profil', page })
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')
}

test('[ID43] past logins stand below the open ones, each with its end and without a button', async () => {
  const device = { browser: 'firefox', system: 'linux' } as const
  const html = await drawn([{ name: 'a', device, loggedInAt, endedAt, end: 'ended-elsewhere' }])
  const [open = '', past = ''] = html.split('Tidligere logins')
  expect(open).toContain('Denne enhed')
  expect(past).toContain('Firefox på Linux')
  expect(past).toContain('Logget ind 21. november 2026 kl. 13.00')
  expect(past).toContain('Logget ud fra et andet sted 21. november 2026 kl. 14.30')
  expect(past.slice(0, past.indexOf('</ul>'))).not.toContain('<button')
})

test('[ID43] every way in which a login ends has its sentence', async () => {
  const past = sessionEnds.map((end) => ({ name: end, device: {}, loggedInAt, endedAt, end }))
  const html = await drawn(past)
  const ends = [...html.matchAll(/<p[^>]*>([^<]* 21\. november 2026 kl\. 14\.30[^<]*)<\/p>/g)]
  expect(new Set(ends.map(([, words]) => words)).size).toBe(sessionEnds.length)
  expect(html).toContain('Ukendt enhed')
})

test('[ID43] a player without past logins sees no list of them', async () => {
  expect(await drawn([])).not.toContain('Tidligere logins')
})
