import { posix } from 'node:path'
import { importsOf } from '../code/imports.ts'
import type { Finding, Parsed } from '../code/source.ts'
import { specifiersIn } from '../proofs/sources.ts'
import {
  apart,
  databaseTestsMayAlsoImport,
  folders,
  grounds,
  modules,
  partsAreOpenTo,
  testedWhole,
  testsMayAlsoImport,
  testsOfMayAlsoImport,
} from './modules.ts'

const workspaces = /^@nordlys\/([^/]+)(\/.*)?$/
/** The tests themselves, and what they share: `test-payments.ts`. */
const databaseTest = /\.(db|deep)\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/
/** And what tests share. */
const anyTest = /\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/

/** Imports that do not follow the graph, or that pass a module's door. */
export function importFindings(file: Parsed): Finding[] {
  const from = moduleOf(file.path)
  if (!from) return []
  return importsOf(file).flatMap(({ specifier, line }) => {
    const problem = problemOf(file.path, from, specifier)
    return problem ? [{ path: file.path, line, text: problem }] : []
  })
}

/**
 * Imports that `tools/proofs` overlooks, since it reads without a parser: a proof would not be made
 * again after a change of what they bring. [PROOF-01]
 */
export function overlookedFindings(file: Parsed): Finding[] {
  const read = new Set(specifiersIn(file.text))
  return importsOf(file)
    .filter(({ isOfTypes, specifier }) => !isOfTypes && !read.has(specifier))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      text: `the import of '${specifier}' is not seen by tools/proofs/sources.ts`,
    }))
}

/** Rows of the graph that name a row below them, or none at all. */
export function graphFindings(graph = modules): Finding[] {
  const names = Object.keys(graph)
  return Object.entries(graph).flatMap(([name, allowed], index) =>
    allowed
      .filter((other) => !names.slice(0, index).includes(other))
      .map((other) => ({
        path: 'tools/tidy/modules.ts',
        line: 1,
        text: `${name} names ${other}, which is not above it`,
      })),
  )
}

function problemOf(path: string, from: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  if (!target) return undefined
  const { module, isDoor } = target
  if (anyTest.test(path) && target.file === testsMayAlsoImport) return undefined
  const isDatabaseTest = databaseTest.test(path)
  const isTest =
    isDatabaseTest ||
    (anyTest.test(path) && (isInPackage(from) || testedWhole.includes(programOf(from))))
  if (isTest && programOf(module) === programOf(from)) return undefined
  if (module === from) return apartProblem(path, target)
  const extra = [
    ...(isDatabaseTest ? databaseTestsMayAlsoImport : []),
    ...(anyTest.test(path) ? (testsOfMayAlsoImport[ownerOf(from)] ?? []) : []),
  ]
  if (![...(modules[from] ?? []), ...extra].includes(module)) {
    return `${from} may not import ${module} (tools/tidy/modules.ts)`
  }
  if (!isDoor && !grounds.includes(module)) return `enter ${module} by its index.ts`
  if (target.isPart && !partsAreOpenTo[module]?.includes(ownerOf(from)))
    return `enter ${module} by its name`
  return undefined
}

/** A package has doors for others; its own tests go where they please. */
function isInPackage(module: string): boolean {
  return module.startsWith('packages/')
}

/** The package of its folders; any other module is its own. */
function ownerOf(module: string): string {
  return isInPackage(module) ? programOf(module) : module
}

/** A folder that imports another one of a module whose folders stand apart. */
function apartProblem(path: string, { module, file }: Target): string | undefined {
  if (!file || !apart.includes(module)) return undefined
  const partOf = (each: string) => posix.relative(folderOf(module), each).split('/')[0]
  const [own, other] = [partOf(path), partOf(file)]
  return own === other ? undefined : `${own} may not import ${other}: what both need is a part`
}

function programOf(module: string): string {
  return module.split('/').slice(0, 2).join('/')
}

interface Target {
  module: string
  file?: string
  isDoor: boolean
  /** One file of a package whose parts are open to some. */
  isPart?: boolean
}

function targetOf(path: string, specifier: string): Target | undefined {
  const workspace = workspaces.exec(specifier)
  if (workspace) {
    const name = workspace[1] ?? ''
    // The package's own list of exports rules the paths behind its name.
    if (name === 'site') return { module: 'apps/site/server', isDoor: true }
    const module = [`packages/${name}`, `apps/${name}`, name].find((row) => row in modules)
    const isPart = workspace[2] !== undefined && module !== undefined && module in partsAreOpenTo
    return { module: module ?? specifier, isDoor: true, isPart }
  }
  if (!specifier.startsWith('.')) return undefined
  const file = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
  const module = moduleOf(file)
  if (!module) return undefined
  return { module, file, isDoor: /^index\.tsx?$/.test(posix.relative(folderOf(module), file)) }
}

/** The module a file belongs to: the row with the longest matching folder. */
export function moduleOf(path: string): string | undefined {
  return Object.keys(modules)
    .filter((module) => path.startsWith(`${folderOf(module)}/`))
    .sort((a, b) => folderOf(b).length - folderOf(a).length)[0]
}

function folderOf(module: string): string {
  const given = folders[module]
  if (given) return given
  const [top, app, ...parts] = module.split('/')
  if (parts.length > 0) return `${top}/${app}/src/${parts.join('/')}`
  return top === 'apps' ? `${top}/${app}/src` : module
}
