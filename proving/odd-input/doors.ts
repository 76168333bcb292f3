import * as contracts from '@nordlys/contracts'
import { outsideParties } from '@nordlys/core'
import { platformConfigFrom } from '@nordlys/platform'
import type { World } from '../../world/world.ts'
import { wordsOf } from './odd-values.ts'

/** One way into a program: where it is, and what whoever may use it shows. */
export interface Door {
  origin: string
  method: 'GET' | 'PUT' | 'POST'
  /** With `:name` where somebody else chooses what stands there. */
  path: string
  headers: Readonly<Record<string, string>>
  /** What a body or a query may tell, by name. */
  fields: readonly string[]
}

/** Who the requests come from: the wire of each program is asked by whom it believes. */
export interface Visitor {
  secret: string
  handle: string
  /** Of a play for money at a table. */
  playToken: string
}

/** Every page, call and wire of the five programs. */
export async function doorsOf(world: World, visitor: Visitor): Promise<Door[]> {
  const { urls } = world
  const cookie = `__Host-session=${visitor.secret}; _auth_token=${visitor.handle}`
  const browser = { origin: urls.site, cookie, accept: 'text/html' }
  const door =
    (origin: string, headers: Door['headers']) => (path: string, method: Door['method']) =>
      ({ origin, method, path, headers, fields: [] }) as const
  const site = door(urls.site, browser)
  const pages = (await pagePaths()).flatMap((path) => [site(path, 'GET'), site(path, 'POST')])
  const files = wordsOf('/builds/meta/:file /billeder/:name /tema.css /unsupported /sitemap.xml')
  const small = ['/api/clock', '/api/balance', '/api/jackpots', '/__manifest', '/_root.data']
  const games = door(urls.games, { origin: urls.games })
  const gamePages = ['/play/:gameId', '/replay', '/art/:version/:file', '/client/assets/:file']
  const catalogue = wordsOf('/catalogue /catalogue/:gameId/rules /catalogue/:gameId/mathematics')
  const office = door(urls['back-office'], {})
  return [
    ...pages,
    ...[...files, ...small, '/:any', '/:any/:any'].map((path) => site(path, 'GET')),
    site('/api/policy-reports', 'POST'),
    ...(await callDoors(world, visitor, browser)),
    ...wireDoors(world),
    ...Object.values(contracts.gamePaths).map((path) => games(path, 'POST')),
    ...tableDoors(urls.games, visitor),
    ...[...catalogue, ...gamePages].map((path) => games(path, 'GET')),
    ...['/', '/:any', '/readyz'].map((path) => office(path, 'GET')),
  ]
}

/** Asked by somebody who plays: of others no body is read. */
function tableDoors(origin: string, { playToken }: Visitor): Door[] {
  const headers = { origin, authorization: `Bearer ${playToken}` }
  const { tablePaths } = contracts
  const asked: Partial<Record<string, unknown>> = {
    [tablePaths.deal]: contracts.tableDealRequest,
    [tablePaths.choose]: contracts.tableChooseRequest,
    [tablePaths.replay]: contracts.tableReplayAsk,
    [tablePaths.keepFavourite]: contracts.keepFavouriteRequest,
    [tablePaths.dropFavourite]: contracts.dropFavouriteRequest,
  }
  return Object.values(tablePaths).map((path) => {
    return { origin, method: 'POST', path, headers, fields: namesIn(asked[path]) }
  })
}

async function pagePaths(): Promise<string[]> {
  const table = new URL('../../apps/site/app/routes.ts', import.meta.url)
  const { default: routes }: { default: { path?: string }[] } = await import(table.href)
  const paths = (await routes).map(({ path = '' }) => `/${path.replaceAll('?', '')}`)
  const written = paths.map((path) => path.replace('*', ':any'))
  return [...written, ...written.map((path) => `${path === '/' ? '/_' : path}.data`)]
}

/** What contracts declare: calls between our programs, and those at fixed addresses. */
async function callDoors({ urls, settings }: World, visitor: Visitor, browser: Door['headers']) {
  const { callHeaders, forwardedStoreCalls, forwardedStorePath, productCalls, storeCalls } =
    contracts
  const { serviceCredentials } = platformConfigFrom(settings).secrets
  const asDesk = { baseUrl: urls.platform, credential: settings.get('DESK_CREDENTIAL') }
  const added = await contracts.createCaller(asDesk).call(contracts.addEmployee, { name: 'Odd' })
  const headersOf = (program: contracts.Program) => ({
    [callHeaders.credential]: `Bearer ${serviceCredentials[program]}`,
    ...(added.ok && { [callHeaders.employee]: added.credential }),
    [callHeaders.sessionSecret]: visitor.secret,
    [callHeaders.sessionHandle]: visitor.handle,
  })
  const calls = Object.values(contracts).flatMap((each) => (isCall(each) ? [each] : []))
  const fixed = (
    call: contracts.HttpCall,
    origin: string,
    headers: Door['headers'],
    below = '',
  ) => ({
    origin,
    method: call.method,
    path: below + contracts.routeOf(call),
    headers,
    fields: [...namesIn(call.query), ...namesIn(call.body)],
  })
  return [
    ...calls.map(({ path, actor, request }) => ({
      ...{ origin: urls.platform, method: 'POST' as const, path },
      headers: headersOf(contracts.programsOf(actor)[0] ?? 'site'),
      fields: namesIn(request),
    })),
    ...storeCalls.map((call) => fixed(call, urls.platform, headersOf('site'))),
    ...productCalls.map((call) => fixed(call, urls.site, browser)),
    ...forwardedStoreCalls.map((call) => fixed(call, urls.site, browser, forwardedStorePath)),
  ]
}

function isCall(value: unknown): value is contracts.Call {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value
}

function namesIn(schema: unknown): string[] {
  const { shape = {} } = Object(schema) as { shape?: object }
  return Object.keys(shape)
}

/** What outside parties ask of us, and we of their stand-ins. */
function wireDoors({ urls, settings }: World): Door[] {
  const basic = (user: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  })
  const { payments, nemkonto, rofus, messages } = outsideParties(settings)
  const wire = (origin: string, headers: Door['headers'], doors: Doors) =>
    (['GET', 'POST'] as const).flatMap((method) =>
      (doors[method] ?? []).map((path) => ({ origin, method, path, headers, fields: wireFields })),
    )
  const { platform, sandbox } = urls
  const { supplierPaths, walletPaths } = contracts
  const ours = [...Object.values(supplierPaths), ...Object.values(walletPaths)]
  return [
    ...wire(platform, basic(payments.callbackUser, payments.callbackPassword), callbackDoors),
    ...wire(platform, {}, { POST: ours }),
    ...wire(platform, {}, { GET: ['/v1/content/images/:name', '/:any'] }),
    ...wire(sandbox, basic(nemkonto.user, nemkonto.password), nemkontoDoors),
    ...wire(sandbox, basic(rofus.user, rofus.password), {
      POST: ['/rofus/GamblerProject/GamblerService'],
    }),
    ...wire(sandbox, basic(payments.user, payments.password), paymentDoors),
    ...wire(sandbox, { authorization: `Bearer ${messages.credential}` }, messageDoors),
    ...wire(sandbox, {}, otherDoors),
  ]
}

type Doors = Partial<Record<'GET' | 'POST', readonly string[]>>

const wireFields = wordsOf('userId sessionId txId txAmount txAmountCy attributes to text')
const callbackDoors: Doors = {
  POST: ['verifyuser', 'authorize', 'transfer', 'cancel'].map(
    (name) => `/outside/payments/${name}`,
  ),
}
const nemkontoDoors: Doors = {
  GET: wordsOf(`
    /nemkonto/batches/:batchId /nemkonto/files/:batchId /nemkonto/settlements /nemkonto/payments`),
  POST: ['/nemkonto/batches'],
}
const paymentDoors: Doors = {
  GET: wordsOf(`
    /payments/cashier /payments/3ds/:txId /payments/api/transactions /payments/api/settlements
    /payments/api/user/transaction/:merchantId/:userId/:txId/status`),
  POST: wordsOf(`
    /payments/cashier/check /payments/cashier/cancel /payments/3ds/:txId
    /payments/api/creditcard/deposit/process`),
}
const messageDoors: Doors = {
  GET: ['/messages/api', '/messages'],
  POST: ['/messages/emails', '/messages/sms'],
}
const otherDoors: Doors = {
  GET: wordsOf(`
    /mitid/interaction/:uid /mitid/auth /mitid/:any
    /supplier/transactions /control/supplier/rounds/:roundId /control`),
  POST: wordsOf(`
    /mitid/interaction/:uid /mitid/cpr-match /mitid/token /supplier/round-status
    /control/supplier/open /control/supplier/rounds /control/list`),
}
