import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lockKeys, migrate as migrateSchema } from '@nordlys/database'
import { platformSchema } from './index.ts'

/** The tables as they were before the migration of this number, without functions and views. */
export async function migrateToBefore(url: string, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-before-'))
  try {
    const names = await readdir(platformSchema.migrations)
    const migrations = pathToFileURL(`${folder}/migrations/`)
    const definitions = pathToFileURL(`${folder}/definitions/`)
    await mkdir(definitions, { recursive: true })
    for (const name of names.filter((each) => each < number)) {
      await cp(new URL(name, platformSchema.migrations), new URL(name, migrations), {
        recursive: true,
      })
    }
    const lock = lockKeys.migratePlatform
    await migrateSchema(url, { schema: 'public', migrations, definitions, lock })
  } finally {
    await rm(folder, { recursive: true })
  }
}
