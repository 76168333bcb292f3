import {
  type AskedOf,
  createStoreCaller,
  type HttpCall,
  type StoreCaller,
  type StoreCustomer,
} from '@nordlys/contracts'
import { systemRandom, TestClock } from '@nordlys/core'
import { startSandbox } from '@nordlys/sandbox'
import { testDatabase } from '@nordlys/testing/database'
import Fastify, { type FastifyInstance } from 'fastify'
import { seedContent } from '../content/index.ts'
import { createUnsubscribeTokens, type MarketingContext } from '../marketing/index.ts'
import { siteUrl, start, TestPlayers } from '../players/base/test-players.ts'
import { readSession } from '../players/index.ts'
import { registerStoreCalls } from './store-calls.ts'

export const programCredential = 'credential-of-the-site'

/** The store calls on a real database, asked over the wire by the site's own client. */
export interface TestStore extends AsyncDisposable {
  url: string
  players: TestPlayers
  clock: TestClock
  marketing: MarketingContext
  store: StoreCaller
  /** The players of whom a deposit was captured, for this test. */
  depositors: Set<number>
  /** What the client was told besides failures of the store's own. */
  errors: unknown[]
  ask<C extends HttpCall>(
    spec: C,
    asked: Partial<AskedOf<C>>,
    customer?: StoreCustomer,
  ): ReturnType<StoreCaller['call']>
}

export async function openTestStore(): Promise<TestStore> {
  const stack = new AsyncDisposableStack()
  const database = stack.use(await testDatabase())
  const clock = new TestClock(start)
  const sandbox = stack.use(await startSandbox({ port: 0, siteUrl, platformUrl: siteUrl, clock }))
  const players = stack.use(await TestPlayers.open(database.url, sandbox.url, clock))
  await seedContent(players.db, start)
  const depositors = new Set<number>()
  const marketing: MarketingContext = {
    db: players.db,
    rules: players.context.rules,
    readMobileDigits: players.context.readMobileDigits,
    tokens: createUnsubscribeTokens(systemRandom.bytes(32), systemRandom),
    hasDeposited: async (_db, player) => depositors.has(player),
  }
  const app = storeApp(players, marketing)
  stack.defer(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const store = createStoreCaller({ baseUrl: url, credential: programCredential, onError })
  const empty = { params: {}, query: {}, body: undefined }
  return {
    url,
    players,
    clock,
    marketing,
    store,
    depositors,
    errors,
    ask: (spec, asked, customer) =>
      store.call(spec, { ...empty, ...asked } as AskedOf<typeof spec>, customer),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

function storeApp(players: TestPlayers, marketing: MarketingContext): FastifyInstance {
  const app = Fastify()
  const { db, context, clock } = players
  registerStoreCalls(
    {
      app,
      clock,
      serviceCredentials: { site: programCredential },
      findSession: (credential, at) => readSession(context, credential, false, at),
    },
    { db, marketing, players: context },
  )
  return app
}
