import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../root.ts'

/** Everything that decides what a program says: its own files, and the packages it came with. */
export interface Sources {
  /** From the project's root, with forward slashes, in order. */
  readonly files: readonly string[]
  /** `name@version` of each package that is not ours. */
  readonly packages: readonly string[]
}

/** What records decides nothing of what is proven: a change of it makes no game new. */
const recorder = 'tools/proofs/'
const code = /\.(?:ts|tsx|mjs)$/
/** Line endings of text differ by platform and decide nothing. */
const text = /\.(?:ts|tsx|mjs|json|md|svg|css|sql|glsl|txt)$/
const typesOnly = /^\s*(?:im|ex)port type [^;']*?from '[^']*'/gm
const imported = /(?:^(?:import|export)\b[^'"`;=()]*\bfrom |^import |\bimport\(\s*)'([^'\n]+)'/gm
const namedByAddress = /new URL\(\s*'(\.[^'\n]*)',\s*import\.meta\.url/g
const resolveFrom = createRequire(join(root, 'package.json')).resolve
/** One file is read once a process, however many graphs it is in. */
const read = new Map<string, { targets: readonly string[]; packages: readonly string[] }>()
const digests = new Map<string, string>()

/**
 * The file with all that it imports or names by its address, step by step. Types decide nothing, so
 * what is imported for them alone does not count. `apart` is data that each proof names for itself.
 */
export function sourcesOf(file: string, apart?: RegExp): Sources {
  const [files, packages] = [new Set<string>(), new Set<string>()]
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (files.has(next) || next.startsWith(recorder) || apart?.test(next)) continue
    files.add(next)
    if (!code.test(next)) continue
    const found = importsOf(next)
    open.push(...found.targets)
    for (const each of found.packages) packages.add(each)
  }
  return { files: [...files].sort(), packages: [...packages].sort() }
}

/** One digest of all of it: it changes with any byte that could change a result. */
export function sourcesDigest({ files, packages }: Sources): string {
  return digestOf([...packages, ...files.map((file) => `${file} ${fileDigest(file)}`)])
}

/** Of the files, and of all files in the folders, by their place and their content. */
export function filesDigest(paths: readonly string[]): string {
  return digestOf(paths.flatMap(filesIn).map((file) => `${file} ${fileDigest(file)}`))
}

/** 128 bits of SHA-256 in hex of the value's JSON: to tell contents apart, not to keep secrets. */
export function digestOf(value: unknown): string {
  return hex(JSON.stringify(value, inOrder) ?? 'nothing')
}

/** Specifiers a file imports for more than their types; for a test that holds us to the parser. */
export function specifiersIn(source: string): string[] {
  const values = source.replaceAll('\r\n', '\n').replaceAll(typesOnly, '')
  return [...values.matchAll(imported)].map(([, specifier]) => specifier ?? '')
}

function importsOf(file: string) {
  const known = read.get(file)
  if (known) return known
  const source = readFileSync(join(root, file), 'utf8')
  const [targets, packages]: [string[], string[]] = [[], []]
  for (const specifier of specifiersIn(source)) {
    if (specifier.startsWith('node:')) continue
    const isOurs = specifier.startsWith('.') || specifier.startsWith('@nordlys/')
    if (isOurs) targets.push(...filesIfThere(targetOf(file, specifier)))
    else packages.push(...versionOf(specifier))
  }
  for (const [, address] of source.matchAll(namedByAddress)) {
    const target = placeOf(new URL(address ?? '', `file://${join(root, file)}`))
    if (isPartOf(file, target)) targets.push(...filesIfThere(target))
  }
  const found = { targets, packages }
  read.set(file, found)
  return found
}

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return placeOf(realpathSync(resolveFrom(specifier)))
  return placeOf(new URL(specifier.replace(/\?.*$/, ''), `file://${join(root, file)}`))
}

/** An address below the root, but not the root itself or another folder that the file is in. */
function isPartOf(file: string, target: string): boolean {
  if (target === '' || target.startsWith('..') || target === file) return false
  return !file.startsWith(target.endsWith('/') ? target : `${target}/`)
}

/** What is only written in a text, or only made when the code runs, is no source. */
function filesIfThere(path: string): string[] {
  return existsSync(join(root, path)) ? filesIn(path) : []
}

function filesIn(path: string): string[] {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => placeOf(join(entry.parentPath, entry.name)))
    .sort()
}

function placeOf(path: string | URL): string {
  const full = typeof path === 'string' ? path : fileURLToPath(path)
  return relative(root, full).replaceAll('\\', '/')
}

function versionOf(specifier: string): string[] {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  const manifest = join(root, 'node_modules', name, 'package.json')
  if (!existsSync(manifest)) return []
  return [`${name}@${JSON.parse(readFileSync(manifest, 'utf8')).version}`]
}

function fileDigest(file: string): string {
  const known = digests.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(join(root, file))
  const digest = hex(text.test(file) ? bytes.toString('utf8').replaceAll('\r\n', '\n') : bytes)
  digests.set(file, digest)
  return digest
}

function hex(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
