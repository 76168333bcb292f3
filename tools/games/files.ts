import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { KeptGame } from '@nordlys/game-catalogue/generate'
import { generatedFile, type ListedGame } from '@nordlys/game-catalogue/generated'
import { root } from '../root.ts'
import { printedList } from './shelf-files.ts'

const folder = join(root, 'packages/game-catalogue/src/generated')
const indexName = 'index.json'

export async function readGame(
  place: Pick<ListedGame, 'theme' | 'id'>,
): Promise<KeptGame | undefined> {
  const text = await readIfThere(join(folder, generatedFile(place)))
  return text === undefined ? undefined : JSON.parse(text)
}

export async function writeGame(game: KeptGame): Promise<void> {
  const file = join(folder, generatedFile(game.definition))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, printed(game))
}

/** Removes what is no game of the catalogue any more. */
export async function removeOthers(files: ReadonlySet<string>): Promise<void> {
  for (const file of await keptFiles()) {
    if (!files.has(file)) await rm(join(folder, file))
  }
}

/** As `generatedFile` names them. */
export async function keptFiles(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.map((name) => name.replaceAll('\\', '/'))
  return files.filter((name) => name.endsWith('.json') && name !== indexName)
}

export async function readIndex(): Promise<string | undefined> {
  return readIfThere(join(folder, indexName))
}

export async function writeIndex(games: readonly KeptGame[]): Promise<void> {
  await writeFile(join(folder, indexName), indexOf(games))
}

export function indexOf(games: readonly KeptGame[]): string {
  return printedList(games.map(listed))
}

function listed({ definition, par }: KeptGame): ListedGame {
  const { id, titleDa, theme, mechanic, version } = definition
  const { definitionHash, rtpPercent, hitRate, volatility, maxWinBets } = par
  const figures = { rtpPercent, hitRate, volatility, maxWinBets }
  return { id, titleDa, theme, mechanic, version, definitionHash, ...figures }
}

/** One field of definition and report a line. */
function printed({ spec, after, definition, par }: KeptGame): string {
  const made = after === undefined ? `"spec":"${spec}"` : `"spec":"${spec}",\n"after":"${after}"`
  return `{${made},\n"definition":${fields(definition)},\n"par":${fields(par)}}\n`
}

function fields(value: object): string {
  const lines = Object.entries(value).map(([name, each]) => `"${name}":${JSON.stringify(each)}`)
  return `{\n${lines.join(',\n')}\n}`
}

async function readIfThere(path: string): Promise<string | undefined> {
  return existsSync(path) ? readFile(path, 'utf8') : undefined
}
