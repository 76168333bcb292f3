import { dirname } from 'node:path/posix'
import { type Finding, findingAt, type Source } from '../code/source.ts'

/** The sheets that meet in the site's one document. Those of a game are one folder, read in one order. */
const ofTheSite = /^(apps\/site\/app|packages\/ui\/src)\/.*\.css$/
const components = /^packages\/ui\//

/** What dresses bare elements and every page's frame, and needs no name of its own for it. */
const dressesAll = /^(packages\/ui\/src|apps\/site\/app\/frame)\//

/** A selector of a sheet, as far as these rules read it. */
interface Selector extends Source {
  start: number
  /** The names of its classes up to `__` or `--`. */
  blocks: readonly string[]
}

/**
 * A class has one owner: the one sheet that says by itself how it looks. Sheets of all pages meet in one
 * document, where a name with two owners is dressed by both: a table's filters became a sheet over the
 * whole page. Another sheet may dress it only inside something of its own. [FLT-07]
 */
export function classOwnerFindings(sources: readonly Source[]): Finding[] {
  const all = sources.filter(({ path }) => ofTheSite.test(path))
  // A component owns its name, also where a page dresses it.
  const sheets = [
    ...all.filter(({ path }) => components.test(path)),
    ...all.filter(({ path }) => !components.test(path)),
  ]
  const rules = sheets.flatMap(selectorsOf)
  const owners = new Map<string, string>()
  for (const { path, blocks } of rules) {
    const [block] = blocks
    if (block && isOneBlock(blocks) && !owners.has(block)) owners.set(block, path)
  }
  return [
    ...rules.flatMap((rule) => doubleOf(rule, owners)),
    ...rules.filter((rule) => isForeign(rule, owners)).map(foreign),
    ...sheets.flatMap((sheet, place) => keyframeFindings(sheet, sheets.slice(0, place))),
  ]
}

function doubleOf(rule: Selector, owners: ReadonlyMap<string, string>): Finding[] {
  const { path, start, blocks } = rule
  const [block = ''] = blocks
  const owner = owners.get(block)
  if (!isOneBlock(blocks) || owner === undefined || owner === path) return []
  return [findingAt(rule, start, `.${block} is dressed by ${owner}: a class has one owner`)]
}

/** It names nothing of its own folder's, so it reaches into pages that are not its own. */
function isForeign(rule: Selector, owners: ReadonlyMap<string, string>): boolean {
  if (rule.blocks.length === 0) return !dressesAll.test(rule.path)
  if (isOneBlock(rule.blocks)) return false
  const own = dirname(rule.path)
  return rule.blocks.every((block) => {
    const owner = owners.get(block)
    return owner !== undefined && dirname(owner) !== own
  })
}

function foreign(rule: Selector): Finding {
  const names = rule.blocks.map((block) => `.${block}`).join(' ') || 'a bare element'
  return findingAt(rule, rule.start, `${names} is dressed outside anything of this folder’s own`)
}

function isOneBlock(blocks: readonly string[]): boolean {
  return blocks.length > 0 && new Set(blocks).size === 1
}

/** Movements have names of the whole document, too. */
function keyframeFindings(sheet: Source, others: readonly Source[]): Finding[] {
  return [...sheet.text.matchAll(/@keyframes ([\w-]+)/g)].flatMap(({ 1: name = '', index }) => {
    const owner = others.find(({ text }) => text.includes(`@keyframes ${name} {`))
    if (!owner) return []
    const text = `@keyframes ${name} are in ${owner.path}, too: a movement has one owner`
    return [findingAt(sheet, index, text)]
  })
}

/** The selectors before each `{`, one a comma, without those of rules that begin with `@`. */
function selectorsOf(sheet: Source): Selector[] {
  const text = sheet.text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, (part) => ' '.repeat(part.length))
  return [...text.matchAll(/[^{};]+(?=\{)/g)]
    .filter(([prelude]) => !/^\s*(@|\d|from\b|to\b)/.test(prelude))
    .flatMap(({ 0: prelude, index }) =>
      commaParts(prelude).map(({ part, at }) => ({
        ...sheet,
        start: index + at + (part.length - part.trimStart().length) + 1,
        blocks: [...part.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => blockOf(name)),
      })),
    )
}

/** Split at the commas that stand in no bracket. */
function commaParts(prelude: string): { part: string; at: number }[] {
  const parts: { part: string; at: number }[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= prelude.length; at += 1) {
    const sign = prelude[at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (at < prelude.length && (sign !== ',' || depth > 0)) continue
    parts.push({ part: prelude.slice(from, at), at: from })
    from = at + 1
  }
  return parts
}

function blockOf(name: string): string {
  return name.replace(/(__|--).*$/, '')
}
