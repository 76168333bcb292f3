import { fileURLToPath } from 'node:url'
import { invariant } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { importContent, readFiles, readImages } from './files.ts'
import { importImages } from './images.ts'

export const seedFolder = fileURLToPath(new URL('./seed/', import.meta.url))

/**
 * Fills in the content a fresh installation shows, and texts that came with a new release. What an
 * editor has changed or taken away stays as it is: a seed only adds what was never there. Answers a warning
 * for each entry that what editors wrote leaves no room for. [FLT-85]
 */
export async function seedContent(db: Db, at: Date): Promise<string[]> {
  const { entries, images, problems } = await readFiles(seedFolder)
  invariant(problems.length === 0, `the seed is not in order: ${problems.join('; ')}`)
  const pictures = await readImages(seedFolder, images)
  const by = { author: 'seed', at, existing: 'add' } as const
  return db.transaction().execute(async (tx) => {
    const warnings = await importContent(tx, entries, by)
    await importImages(tx, pictures, by)
    return warnings
  })
}
