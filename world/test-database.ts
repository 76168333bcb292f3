import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { lockFolder } from './postgres/lock.ts'
import { type OpenDatabase, openDatabase } from './postgres.ts'
import { createTemplate } from './test-databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server whose template the test files copy; see `test-support.ts`. */
    databaseUrl: string
  }
}

const prefix = 'nordlys-test-'
/** Written under the lock when a server is opened. */
const claim = 'database.json'

/** One server for the whole run, fast and forgetful, in a temporary folder that goes with it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  project.provide('databaseUrl', server.url)
  return async () => server[Symbol.asyncDispose]()
}

/** A server with the migrated template, its files removed when disposed. */
export async function openTestServer(): Promise<OpenDatabase> {
  await removeAbandoned()
  const dataDir = await mkdtemp(join(tmpdir(), prefix))
  await chmod(dataDir, 0o711)
  const server = await openDatabase({ dataDir, durable: false, log: () => undefined })
  await createTemplate(server.url)
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      // First of all, so that nobody takes it for abandoned while it goes.
      await rm(join(dataDir, claim))
      await server[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A run that was killed leaves its server behind: one whose claim is there and whose lock is free has
 * no owner any more. A run that is only just beginning has made no claim yet.
 */
async function removeAbandoned(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const dataDir = join(tmpdir(), name)
    if (!existsSync(join(dataDir, claim))) continue
    const lock = await lockFolder(dataDir).catch(() => undefined)
    if (!lock) continue
    await lock[Symbol.asyncDispose]()
    await removeServer(dataDir).catch(() => undefined)
  }
}

async function removeServer(dataDir: string): Promise<void> {
  const server = await openDatabase({ dataDir, durable: false, log: () => undefined })
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
}
