import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A module as Vite's manifest has it, as far as its files go. */
interface Module {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Readonly<Record<string, Module>>

/** What a game may bring before its first bet, script and styles together, packed, in kB of 1,000 bytes. */
interface Budget {
  client: string
  kbMax: number
  /** Of what is loaded later, the modules that come before a bet all the same. */
  before: readonly string[]
}

const ofCards = 60

const budgets: readonly Budget[] = [
  { client: 'slot', kbMax: 150, before: ['browserAll', 'init'] },
  { client: 'roulette', kbMax: 150, before: ['moving-wheel'] },
  { client: 'live-roulette', kbMax: 155, before: ['moving-wheel'] },
  { client: 'live-punto-banco', kbMax: 60, before: [] },
]

export interface Weight {
  client: string
  kb: number
  kbMax: number
  /** Beside it, in no budget: a page shows its text before they are there. */
  fontsKb: number
}

/** What the clients weigh, the heaviest first. `bytesOf` tells a file's size as it is sent. */
export function weigh(manifest: Manifest, bytesOf: (file: string) => number): Weight[] {
  const kbOf = (files: ReadonlySet<string>) =>
    [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1_000
  return Object.values(manifest)
    .filter(({ isEntry }) => isEntry)
    .map((entry) => {
      const { name: client = '' } = entry
      const budget = budgets.find((each) => each.client === client)
      const modules = [...loadedBy(manifest, entry, budget?.before ?? [])]
      const files = new Set(modules.flatMap(({ file, css = [] }) => [file, ...css]))
      const fonts = modules.flatMap(({ assets = [] }) => assets.filter(isFont))
      const fontsKb = kbOf(new Set(fonts))
      return { client, kb: kbOf(files), kbMax: budget?.kbMax ?? ofCards, fontsKb }
    })
    .toSorted((a, b) => b.kb - a.kb)
}

/** Browsers that have WebAssembly have woff2, too. */
function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}

/** An entry, all that it imports, however deep, and of its dynamic imports those that are named. */
function loadedBy(
  manifest: Manifest,
  module: Module,
  named: readonly string[],
  found = new Set<Module>(),
): Set<Module> {
  if (found.has(module)) return found
  found.add(module)
  const { imports = [], dynamicImports = [] } = module
  const later = dynamicImports.filter((key) => named.includes(manifest[key]?.name ?? ''))
  for (const key of [...imports, ...later]) {
    const next = manifest[key]
    if (next) loadedBy(manifest, next, named, found)
  }
  return found
}

/** Stops the build when a game's client brings more before its first bet than it may. */
export function clientBudgets(build: string): Plugin {
  return {
    name: 'nordlys-client-budgets',
    // After the files have been packed.
    closeBundle: { order: 'post', sequential: true, handler: () => keep(build) },
  }
}

/** What the built clients weigh. */
async function weighBuilt(build: string): Promise<Weight[]> {
  const text = await readFile(join(build, '.vite', 'manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    ...[file, ...css].filter((name) => /\.(js|css)$/.test(name)),
    ...assets.filter(isFont),
  ])
  const sizes = new Map<string, number>()
  for (const file of new Set(files)) {
    const { size } = await stat(join(build, isFont(file) ? file : `${file}.br`))
    sizes.set(file, size)
  }
  return weigh(manifest, (file) => sizes.get(file) ?? 0)
}

async function keep(build: string): Promise<void> {
  const tooHeavy = (await weighBuilt(build)).filter(({ kb, kbMax }) => kb > kbMax)
  if (tooHeavy.length === 0) return
  const told = tooHeavy.map(
    ({ client, kb, kbMax }) =>
      `${client}: ${Math.round(kb * 10) / 10} kB before the first bet, it may ${kbMax}`,
  )
  throw new Error(`clients of games bring too much:\n${told.join('\n')}`)
}
