import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { livePaths } from '@nordlys/contracts'
import { type Settings, systemClock } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freePort } from '../../operations/postgres/free-port.ts'
import { createSecrets, environmentOf } from '../config/secrets.ts'
import { programs } from '../programs.ts'
import { ownSettings } from '../world.ts'
import { openCopy } from './open-copy.ts'

const secrets = environmentOf(createSecrets())
let settings: Settings
let folder: string
openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  folder = await mkdtemp(join(tmpdir(), 'nordlys-copy-'))
  stack.defer(() => rm(folder, { recursive: true }))
  settings = await ownSettings({ DATABASE_URL: database.url, ...secrets })
  const parts = { clock: systemClock, settings, logger: pino({ level: 'silent' }) }
  // As many of the product's programs as a copy speaks to.
  stack.use(await programs.platform(parts))
  stack.use(await programs.games(parts))
})

const say = () => undefined
/** Of the shell in which the product was started. */
const environment = () => ({
  ...settings.addresses(),
  DATABASE_URL: settings.get('DATABASE_URL'),
  ...secrets,
})

/** The epoch of the table's owner, as a copy tells it to everybody who watches. */
async function epochAt(url: string): Promise<number> {
  const address = `${url}${livePaths.line}/faelles-roulette`
  const headers = { accept: 'text/event-stream' }
  const { body } = await fetch(address, { headers })
  let heard = ''
  for await (const part of body ?? []) {
    heard += Buffer.from(part).toString()
    const epoch = /"epoch":(\d+)/.exec(heard)?.[1]
    if (epoch !== undefined) return Number(epoch)
  }
  throw new Error('the stream told nothing')
}

test('[LV15] live:copy serves the table of the product that runs, and ends by itself', async () => {
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  {
    await using copy = await openCopy(environment(), { port, dataDir: folder, say })
    expect(copy.url).toBe(url)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(await epochAt(url)).toBe(await epochAt(settings.urlOf('games')))
  }
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  expect((await fetch(`${settings.urlOf('games')}/healthz`)).status).toBe(200)
})

test('[LV15] live:copy says in a sentence why it does not start', async () => {
  for (const port of [undefined, '', '0', 'http', '4312x']) {
    await expect(openCopy(environment(), { port, dataDir: folder, say })).rejects.toThrow(
      'Say on which port',
    )
  }
  const PLATFORM_URL = `http://127.0.0.1:${await freePort()}`
  const alone = openCopy({ ...environment(), PLATFORM_URL }, { port: '4312', dataDir: folder, say })
  await expect(alone).rejects.toThrow('run npm start first')
})
