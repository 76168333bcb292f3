import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** A route as the router's manifest has it, as far as its scripts go. */
interface Route {
  id: string
  module?: string
  imports?: string[]
}

interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

/** The script that a page of a kind may bring, in KiB, packed and with each answer's headers. */
interface Budget {
  kind: string
  routes: RegExp
  kibMax: number
}

/** Each answer's headers: what a browser tells as transferred beside a file's own bytes. */
export const headerBytes = 450

/** The first that fits; every page has one. [FLT-44] */
const budgets: readonly Budget[] = [
  { kind: 'home', routes: /^pages\/home\//, kibMax: 120 },
  {
    kind: 'content',
    routes: /^pages\/(content-page|news|campaigns\/(?!player)|credits|leaving)\b/,
    kibMax: 115,
  },
  {
    kind: 'games',
    routes: /^(list:|pages\/(slots|jackpots|winners|game|mathematics))/,
    kibMax: 121.6,
  },
  { kind: 'form and account', routes: /./, kibMax: 128.1 },
]

export interface Weight {
  id: string
  kind: string
  kib: number
  kibMax: number
}

/** The weights of the pages, the heaviest first. `bytesOf` gives a packed file's size. */
export function weigh({ entry, routes }: Manifest, bytesOf: (file: string) => number): Weight[] {
  const files = ({ module, imports = [] }: Route) => [...(module ? [module] : []), ...imports]
  const always = [entry.module, ...entry.imports, ...(routes.root ? files(routes.root) : [])]
  return Object.values(routes)
    .filter(({ id, module }) => id !== 'root' && module !== undefined)
    .map((route) => {
      const all = [...new Set([...always, ...files(route)])]
      const bytes = all.reduce((sum, file) => sum + bytesOf(file) + headerBytes, 0)
      const budget = budgets.find(({ routes: of }) => of.test(route.id))
      return {
        id: route.id,
        kind: budget?.kind ?? '',
        kib: bytes / 1024,
        kibMax: budget?.kibMax ?? 0,
      }
    })
    .toSorted((a, b) => b.kib - a.kib)
}

/** Stops the build when a page of the site brings more script than its kind may. */
export function scriptBudgets(folder: string): Plugin {
  return {
    name: 'nordlys-script-budgets',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: { order: 'post', sequential: true, handler: () => keep(folder) },
  }
}

async function keep(folder: string): Promise<void> {
  const names = await readdir(folder)
  const manifestName = names.find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const text = await readFile(join(folder, manifestName), 'utf8')
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const sizes = new Map<string, number>(
    await Promise.all(
      names
        .filter((name) => name.endsWith('.js.br'))
        .map(async (name) => {
          const { size } = await stat(join(folder, name))
          return [`/assets/${name.slice(0, -'.br'.length)}`, size] as const
        }),
    ),
  )
  const tooHeavy = weigh(manifest, (file) => sizes.get(file) ?? 0).filter(
    ({ kib, kibMax }) => kib > kibMax,
  )
  if (tooHeavy.length === 0) return
  const told = tooHeavy.map(
    ({ id, kind, kib, kibMax }) =>
      `${id}: ${Math.round(kib * 10) / 10} KiB of script, ${kind} may ${kibMax}`,
  )
  throw new Error(`pages bring too much script:\n${told.join('\n')}`)
}
