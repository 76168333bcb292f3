import { posix } from 'node:path'
import { specifiersIn } from '../proofs/sources.ts'
import {
  apart,
  databaseTestsMayAlsoImport,
  folders,
  grounds,
  modules,
  testedWhole,
  testsMayAlsoImport,
} from './modules.ts'
import { type Finding, isSyntax, lineAt, type Parsed, walk } from './source.ts'

const workspaces = /^@nordlys\/([^/]+)(\/.*)?$/
/** The tests themselves, and what they share: `test-payments.ts`. */
const databaseTest = /\.(db|deep)\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/
/** And what tests share. */
const anyTest = /\.test\.tsx?$|\/test-[a-z-]+\.tsx?$/
const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
]

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
  const seesAll = isDatabaseTest || (anyTest.test(path) && testedWhole.includes(programOf(from)))
  if (seesAll && programOf(module) === programOf(from)) return undefined
  if (module === from) return apartProblem(path, target)
  const extra = isDatabaseTest ? databaseTestsMayAlsoImport : []
  if (![...(modules[from] ?? []), ...extra].includes(module)) {
    return `${from} may not import ${module} (tools/tidy/modules.ts)`
  }
  if (!isDoor && !grounds.includes(module)) return `enter ${module} by its index.ts`
  return undefined
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
}

function targetOf(path: string, specifier: string): Target | undefined {
  const workspace = workspaces.exec(specifier)
  if (workspace) {
    const name = workspace[1] ?? ''
    // What lies behind the name is kept by the package's own list of exports.
    if (name === 'site') return { module: 'apps/site/server', isDoor: true }
    const module = [`packages/${name}`, `apps/${name}`, name].find((row) => row in modules)
    return { module: module ?? specifier, isDoor: true }
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
  const [top, app, part] = module.split('/')
  if (part) return `${top}/${app}/src/${part}`
  return top === 'apps' ? `${top}/${app}/src` : module
}

function importsOf(file: Parsed) {
  const found: { specifier: string; line: number; isOfTypes: boolean }[] = []
  walk(file.program, (node) => {
    if (!importing.includes(node.type) || !isSyntax(node.source)) return
    const specifier = node.source.value
    if (typeof specifier !== 'string') return
    const isOfTypes = node.importKind === 'type' || node.exportKind === 'type'
    found.push({ specifier, line: lineAt(file.text, node.start), isOfTypes })
  })
  return found
}
