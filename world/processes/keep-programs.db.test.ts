import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, type ProgramName, readSettings, required } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import type { TestDatabase } from '@nordlys/testing/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withPorts } from '../config/addresses.ts'
import { createSecrets, environmentOf } from '../config/secrets.ts'
import { environmentFor, type KeptPrograms, keepPrograms } from './keep-programs.ts'
import { KeptProgram } from './kept-program.ts'

let database: TestDatabase
let folder: string
/** What is told before its ports are chosen. */
let told: Environment
let env: Environment

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'nordlys-programs-'))
  told = {
    LANG: 'C',
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '0.0.0.0',
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: database.url,
    ...environmentOf(createSecrets()),
  }
  env = await withPorts(told)
})
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const healthOf = (url: string) => fetch(`${url}/healthz`).then(({ status }) => status)

describe('the programs as npm start runs them', () => {
  let programs: KeptPrograms
  const said: string[] = []
  const urlOf = (name: ProgramName) => readSettings(env, ['start']).urlOf(name)

  beforeAll(async () => {
    const settings = readSettings(env, ['start'])
    const say = (line: string) => void said.push(line)
    programs = await keepPrograms(settings, env, { logPath: join(folder, 'log'), say })
  })
  afterAll(() => programs[Symbol.asyncDispose]())

  test('[FLT-21] each is a process of its own that answers, and tells what memory it holds', async () => {
    expect(new Set(programs.pids().values()).size).toBe(5)
    for (const name of programs.running) expect(await healthOf(urlOf(name))).toBe(200)
    // Each knows where the others are.
    expect((await fetch(`${urlOf('site')}/readyz`)).status).toBe(200)
    const memory = [...(await programs.memoryBytes()).values()]
    expect(Math.min(...memory)).toBeGreaterThan(20_000_000)
  })

  test('[FLT-10] whatever HOST says, the stand-ins listen on this machine alone', async () => {
    const listensEverywhere = async (name: ProgramName) => {
      const probe = createServer()
      // Another address of this machine is free for who listens on the one alone.
      probe.listen(Number(new URL(urlOf(name)).port), '127.0.0.2')
      const failure = await Promise.race([
        once(probe, 'listening').then(() => undefined),
        once(probe, 'error'),
      ])
      probe.close()
      return failure !== undefined
    }
    expect(await listensEverywhere('sandbox')).toBe(false)
    expect(await listensEverywhere('site')).toBe(true)
  })

  test('[FLT-09] what a trusted proxy says of its visitors is believed by the site', async () => {
    const search = async (visitor: string) => {
      const headers = { 'x-forwarded-for': visitor }
      const answer = await fetch(`${urlOf('site')}/findes-ikke`, { headers })
      await answer.arrayBuffer()
      return answer.status
    }
    const crowds = ['192.0.2.1', '192.0.2.2'].map((visitor, place) =>
      Array.from({ length: place === 0 ? 100 : 50 }, () => search(visitor)),
    )
    const [one = [], other = []] = await Promise.all(crowds.map((crowd) => Promise.all(crowd)))
    expect(one).toContain(429)
    // As one address with the first they would be refused as well.
    expect(other).not.toContain(429)
  })

  test('[FLT-21] one that is killed is started again where it was; the others go on', async () => {
    const before = new Map(programs.pids())
    process.kill(required(before.get('games'), 'games'), 'SIGKILL')
    await expect.poll(() => said).toContain('the program games runs again')
    expect(await healthOf(urlOf('games'))).toBe(200)
    const after = programs.pids()
    expect(after.get('games')).not.toBe(before.get('games'))
    expect(after.get('platform')).toBe(before.get('platform'))
  })
})

test('[FLT-21] one that cannot start says why in one sentence', async () => {
  const say = () => undefined
  const logPath = join(folder, 'log')
  const wrong = { ...environmentFor('site', env), SITE_CREDENTIAL: 'x' }
  await expect(KeptProgram.open({ name: 'site', env: wrong, logPath, say })).rejects.toThrow(
    /^Nothing is started, because of a setting:\n {2}- SITE_CREDENTIAL is shorter/,
  )
  const lost = { ...environmentFor('back-office', env), HOST: '203.0.113.1' }
  await expect(KeptProgram.open({ name: 'back-office', env: lost, logPath, say })).rejects.toThrow(
    /^The program back-office has ended 3 times in a row while it started \(.*\): .* has more\.$/,
  )
  expect(await readFile(logPath, 'utf8')).toContain('EADDRNOTAVAIL')
  expect(await openFiles()).not.toContain(logPath)
})

test('[FLT-21] a program is told its own settings and no other’s', () => {
  const site = environmentFor('site', env)
  expect(site).toMatchObject({ SITE_CREDENTIAL: env.SITE_CREDENTIAL, LANG: 'C' })
  for (const foreign of ['DATABASE_URL', 'CPR_KEY', 'WALLET_SECRET', 'GAMES_TOKEN_SECRET']) {
    expect(site[foreign]).toBeUndefined()
  }
})

test('[FLT-21] programs whose starter is killed leave by themselves', async () => {
  const ports = await withPorts(told)
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', starter], {
    env: ports as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const pids = String(line).trim().split(' ').map(Number)
  expect(pids).toHaveLength(2)
  child.kill('SIGKILL')
  const living = () => pids.filter(isLiving)
  await expect.poll(living).toEqual([])
})

/** Starts two programs, tells who they are, and waits to be killed. */
const starter = `
  import { environmentFor } from ${JSON.stringify(new URL('./keep-programs.ts', import.meta.url).href)}
  import { KeptProgram } from ${JSON.stringify(new URL('./kept-program.ts', import.meta.url).href)}
  const open = (name) => KeptProgram.open({
    name, env: environmentFor(name, process.env), logPath: '/dev/null', say: () => undefined,
  })
  const programs = await Promise.all([open('sandbox'), open('back-office')])
  process.stdout.write(programs.map(({ pid }) => pid).join(' '))`

/** What this process has open, where the system tells it. */
async function openFiles(): Promise<string[]> {
  const own = '/proc/self/fd'
  const open = await readdir(own).catch(() => [])
  // The folder itself was open when it was listed, and is closed by now.
  return Promise.all(open.map((each) => readlink(join(own, each)).catch(() => 'closed')))
}

function isLiving(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // There is no such process any more.
    return false
  }
}
