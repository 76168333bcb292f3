import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

const source = join(root, 'packages/game-math/src')
const file = join(root, '.data/proven-games.json')

/** What was proven by the present code: hashes of reports, which hold those of definitions. */
export interface Proven {
  readonly code: string
  readonly reports: Set<string>
}

/** Empty when the code that proves has changed since. */
export async function readProven(): Promise<Proven> {
  const code = await codeDigest()
  const stored = await readStored()
  return { code, reports: new Set(stored?.code === code ? stored.reports : []) }
}

export async function writeProven({ code, reports }: Proven): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ code, reports: [...reports] }))
}

async function readStored(): Promise<{ code: string; reports: string[] } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Of everything a proof may run: any change of it proves all games anew. */
async function codeDigest(): Promise<string> {
  const names = await readdir(source, { recursive: true })
  const digest = createHash('sha256')
  for (const name of names.sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
    digest.update(`${name}\n${await readFile(join(source, name), 'utf8')}`)
  }
  return digest.digest('hex')
}
