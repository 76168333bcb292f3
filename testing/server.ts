import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { type OpenDatabase, openDatabase } from '../operations/postgres/open-database.ts'
import { ownedFolder, removeAbandoned } from '../operations/postgres/owned-folder.ts'
import { removeServerFolder } from '../operations/postgres/remove-folder.ts'
import { createTemplate } from './databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server whose template the test files copy; see `database.ts`. */
    databaseUrl: string
  }
}

/** One server for the whole run, fast and forgetful, in a temporary folder that goes with it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  project.provide('databaseUrl', server.url)
  return async () => server[Symbol.asyncDispose]()
}

/** A server with the migrated template, its files removed when disposed. */
export async function openTestServer(): Promise<OpenDatabase> {
  await removeAbandoned(tmpdir())
  const dataDir = await ownedFolder(tmpdir())
  const server = await openDatabase({ dataDir, durable: false, log: () => undefined })
  await createTemplate(server.url)
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await removeServerFolder(dataDir)
    },
  }
}
