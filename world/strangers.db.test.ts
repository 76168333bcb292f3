import * as contracts from '@nordlys/contracts'
import { type Settings, systemClock } from '@nordlys/core'
import { platformConfigFrom, startPlatform } from '@nordlys/platform'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ownSettings } from './world.ts'

interface Asked {
  method: string
  path: string
}

const wallet: string[] = [contracts.walletPaths, contracts.tableWalletPaths].flatMap((paths) =>
  Object.values(paths),
)
const suppliers: string[] = Object.values(contracts.supplierPaths)
const provider = ['verifyuser', 'authorize', 'transfer', 'cancel'].map(
  (action) => `/outside/payments/${action}`,
)

/** Whatever the contracts and the parties' protocols say that the platform answers. */
function everyCall(): Asked[] {
  const all: unknown[] = Object.values(contracts)
  return [
    ...all.flatMap(askedOf),
    ...[...wallet, ...suppliers, ...provider].map((path) => ({ method: 'POST', path })),
  ]
}

function askedOf(value: unknown): Asked[] {
  if (typeof value !== 'object' || value === null || !('path' in value)) return []
  const method = 'method' in value ? String(value.method) : 'POST'
  return [{ method, path: String(value.path).replaceAll(/[{:]\w+\}?/g, 'x') }]
}

let settings: Settings
let url: string

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  settings = await ownSettings({ DATABASE_URL: database.url })
  const logger = pino({ level: 'silent' })
  const config = { ...platformConfigFrom(settings), clock: systemClock, logger, tickMs: 0 }
  url = stack.use(await startPlatform(config)).url
})

test('[FLT-22][SEC-89] whatever takes a body refuses a stranger before it reads one', async () => {
  const statuses = new Map<number, string[]>()
  for (const { method, path } of everyCall().filter((asked) => asked.method !== 'GET')) {
    const headers = { 'content-type': 'application/json' }
    // It is no JSON: 400 would tell that it was looked at.
    const answer = await fetch(url + path, { method, headers, body: '{' })
    statuses.set(answer.status, [...(statuses.get(answer.status) ?? []), path])
  }
  const refused = [...(statuses.get(401) ?? []), ...(statuses.get(403) ?? [])]
  expect(refused.length).toBeGreaterThan(60)
  // What is left are the site's own calls: the platform has no such addresses, and reads nothing there.
  expect([...statuses.keys()].toSorted()).toEqual([401, 403, 404])
  // Whoever may ask is read, and a key that is told twice is not understood. [SEC-81]
  const authorization = `Bearer ${settings.get('SITE_CREDENTIAL')}`
  const headers = { 'content-type': 'application/json', authorization }
  const asked = { method: 'POST', headers, body: '{"a":1,"a":1}' }
  expect((await fetch(url + contracts.readBonusOffer.path, asked)).status).toBe(400)
})

/** A credential shown as a program's own and as what signs, both at once. */
function showing(secret: string, { path, body }: { path: string; body: string }) {
  const timestamp = systemClock.now().getTime()
  const [supplier] = settings.suppliers()
  return {
    ...(body && { 'content-type': 'application/json' }),
    authorization: `Bearer ${secret}`,
    [contracts.supplierHeader]: supplier?.name ?? expect.fail('no supplier'),
    [contracts.walletHeaders.timestamp]: String(timestamp),
    [contracts.walletHeaders.signature]: contracts.signWalletMessage(secret, timestamp, path, body),
  }
}

/** Whether the credential is let in, whatever becomes of what it asks there. */
async function isOpened(secret: string, { method, path }: Asked): Promise<boolean> {
  const body = method === 'GET' ? '' : '{'
  const headers = showing(secret, { path, body })
  const answer = await fetch(url + path, { method, headers, ...(body && { body }) })
  const told = await answer.text()
  const isClosed = /unknown credential|unknown-credential|"signature"|not found/.test(told)
  return !isClosed
}

const isOfTheDesk = (path: string) => path.startsWith('/v1/staff/')
const isOfTheOffice = (path: string) => path === '/v1/reconciliation/read'
const isSigned = (path: string) => [...wallet, ...suppliers, ...provider].includes(path)
/** The site's own addresses are not the platform's. */
const isServed = (path: string) => !path.startsWith('/api/')

const credentials: [name: string, of: () => string, isOwn: (path: string) => boolean][] = [
  [
    'the site',
    () => settings.get('SITE_CREDENTIAL'),
    (path) => !isOfTheDesk(path) && !isOfTheOffice(path) && !isSigned(path),
  ],
  ['the back office', () => settings.get('BACK_OFFICE_CREDENTIAL'), isOfTheOffice],
  ['the desk', () => settings.get('DESK_CREDENTIAL'), isOfTheDesk],
  ['the games', () => settings.get('WALLET_SECRET'), (path) => wallet.includes(path)],
  [
    'a supplier',
    () => settings.suppliers()[0]?.secret ?? expect.fail('no supplier'),
    (path) => suppliers.includes(path),
  ],
]

test.each(credentials)(
  '[FLT-78][SEC-89] the credential of %s opens its own calls and no other',
  async (_, of, isOwn) => {
    const picture = { method: 'GET', path: `${contracts.contentImagesPath}x` }
    const calls = [...everyCall().filter(({ path }) => isServed(path)), picture]
    const secret = of()
    const opened: string[] = []
    for (const asked of calls) if (await isOpened(secret, asked)) opened.push(asked.path)
    expect(opened).toEqual(calls.map(({ path }) => path).filter(isOwn))
  },
)
