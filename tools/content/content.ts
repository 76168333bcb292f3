import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { foldLine, printable, systemClock } from '@nordlys/core'
import { offersOfSeed } from '../../apps/platform/src/bonuses/index.ts'
import {
  circlesInStore,
  exportContent,
  findImage,
  importContent,
  importImages,
  listImages,
  readFiles,
  readImages,
  seedFolder,
  writeFiles,
} from '../../apps/platform/src/content/index.ts'
import { connect, type Db } from '../../apps/platform/src/db/index.ts'
import { ownDatabase } from '../own-database.ts'
import { knownThings } from './known-things.ts'
import { danglingThings } from './links.ts'
import { missionWordProblems } from './mission-words.ts'
import { offerProblems } from './offer-figures.ts'

// `npm run content -- export <folder>`: all content and its pictures, as files.
// `npm run content -- import <folder> <who you are>`: puts files in place of what the store has.
// `npm run content -- check [<folder>]`: tells what is wrong with files; by default the seed's.

const usage =
  'npm run content -- export <folder> | import <folder> <who you are> | check [<folder>]'

const [command, folder, author] = process.argv.slice(2)
process.exitCode = await run(command, folder && resolve(folder), author)

async function run(
  name: string | undefined,
  where: string | undefined,
  who: string | undefined,
): Promise<number> {
  if (name === 'check') return check(where ?? seedFolder)
  if (name === 'export' && where) return withStore((db) => exportTo(db, where))
  if (name === 'import' && where && who) {
    return (await check(where)) === 0 ? withStore((db) => importFrom(db, where, who)) : 1
  }
  print(usage)
  return 1
}

async function check(where: string): Promise<number> {
  const { entries, images, problems } = await readFiles(where)
  // What the folder does not hold may be in the seed: an editor exports and brings in a part.
  const seed = await readFiles(seedFolder)
  const known = await knownThings([...images, ...seed.images])
  const all = [
    ...problems,
    ...danglingThings(entries, known),
    ...offerProblems(entries, offersOfSeed),
    ...missionWordProblems(entries),
  ]
  for (const problem of all) print(problem)
  print(`${entries.length} entries, ${images.length} pictures, ${all.length} problems`)
  return all.length === 0 ? 0 : 1
}

async function exportTo(db: Db, where: string): Promise<number> {
  const entries = await exportContent(db)
  await writeFiles(where, entries)
  const names = await listImages(db)
  await mkdir(join(where, 'images'), { recursive: true })
  for (const name of names) {
    const image = await findImage(db, name)
    if (image) await writeFile(join(where, 'images', name), image.bytes)
  }
  print(`${entries.length} entries and ${names.length} pictures are in ${where}`)
  return 0
}

async function importFrom(db: Db, where: string, who: string): Promise<number> {
  const { entries, images } = await readFiles(where)
  const pictures = await readImages(where, images)
  const by = {
    author: `file:${foldLine(who)}`,
    at: systemClock.now(),
    existing: 'replace',
  } as const
  const tx = await db.startTransaction().execute()
  try {
    await importContent(tx, entries, by)
    await importImages(tx, pictures, by)
    // The files alone may be in order, and lead round in a circle with what the store has beside them.
    const circles = await circlesInStore(tx)
    for (const circle of circles) print(circle)
    if (circles.length > 0) return 1
    await tx.commit().execute()
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute()
  }
  print(`${entries.length} entries and ${pictures.length} pictures are in the store`)
  return 0
}

async function withStore(act: (db: Db) => Promise<number>): Promise<number> {
  await using database = await ownDatabase(print)
  const db = connect(database.url)
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

/** A file's words, a name of the store: nothing in them commands the terminal. [FLT-71] */
function print(line: string): void {
  process.stdout.write(`${printable(line)}\n`)
}
