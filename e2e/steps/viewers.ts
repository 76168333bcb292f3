import type { OwnWorld } from '@nordlys/testing/e2e/own-world'
import { type APIRequestContext, expect, request } from '@playwright/test'
import { logInOverHttp } from './log-in-over-http.ts'
import { siteOrigin } from './register-over-http.ts'
import { registerPlayer } from './register-player.ts'
import { registerWithMoney } from './session.ts'

/** Whom a page is shown to, as far as that changes what stands on it. */
export const viewers = ['visitor', 'new', 'player', 'paused', 'excluded', 'closed'] as const
export type Viewer = (typeof viewers)[number]

/** The browser's cookies of each viewer, each made over HTTP. */
export async function someOfEach(world: OwnWorld): Promise<Record<Viewer, State>> {
  const make = async (viewer: Viewer) => {
    await using cookies = await request.newContext({ baseURL: world.urls.site })
    await become(cookies, viewer, world)
    return cookies.storageState()
  }
  const [visitor, fresh, player, paused, closed] = await Promise.all([
    make('visitor'),
    make('new'),
    make('player'),
    make('paused'),
    make('closed'),
  ])
  // ROFUS has one answer for whoever is asked about next: nobody else is, meanwhile.
  return { visitor, new: fresh, player, paused, excluded: await make('excluded'), closed }
}

export type State = Awaited<ReturnType<APIRequestContext['storageState']>>

async function become(
  request: APIRequestContext,
  viewer: Viewer,
  { urls }: OwnWorld,
): Promise<void> {
  if (viewer === 'visitor') return
  if (viewer === 'new') return void (await registerPlayer({ request }))
  const player = await registerWithMoney({ request }, 500, urls.sandbox)
  if (viewer === 'paused' || viewer === 'closed') {
    const kind = viewer === 'paused' ? '30-days' : 'permanent'
    const answer = await request.post('/min-konto/begraensninger', {
      form: { kind, key: crypto.randomUUID() },
      headers: { origin: await siteOrigin(request) },
    })
    expect(answer.ok()).toBe(true)
  }
  if (viewer === 'excluded') {
    const forced = await request.post(`${urls.sandbox}/control/next`, {
      data: { party: 'rofus', outcome: 'temporary', times: 1 },
    })
    expect(forced.ok()).toBe(true)
  }
  if (viewer === 'closed' || viewer === 'excluded') await logInOverHttp(request, player)
}
