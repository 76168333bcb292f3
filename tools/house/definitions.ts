import { type Definition, parseDefinition } from '@nordlys/database'
import { findingAt, type Source } from '../code/source.ts'
import type { Measure } from './measure.ts'

const defining = /^CREATE (?:OR REPLACE )?(?:FUNCTION|VIEW) (\w+)/gm
/** A dump of what a fresh database has is no second text of it. */
const dump = /\/generated\//
const ofTheLedger = /^apps\/platform\/src\/ledger\/sql\/.*\.sql$/
const settling = 'ledger_settle'
const account = 'docs/a-spin.md'
const filesOfASpinMax = 13

/** Each function and view has one text, the present one. */
export function definitions(sources: readonly Source[]): Measure {
  const found = sources
    .filter(({ path }) => path.endsWith('.sql') && !dump.test(path))
    .flatMap((source) =>
      [...source.text.matchAll(defining)].map(({ 1: name = '', index }) => ({
        name,
        source,
        index,
      })),
    )
  const first = new Map<string, string>()
  for (const { name, source } of found) if (!first.has(name)) first.set(name, source.path)
  return {
    name: 'SQL functions and views: definitions / names',
    now: `${found.length} / ${first.size}`,
    bar: 'equal',
    findings: found
      .filter((each, place) => found.findIndex(({ name }) => name === each.name) < place)
      .map(({ name, source, index }) =>
        findingAt(source, index, `${name} is defined in ${first.get(name)}, too`),
      ),
  }
}

/** A reader of how one spin is settled opens few files, and finds each in the account of a spin. */
export function filesOfASpin(sources: readonly Source[]): Measure {
  const ledger = sources
    .filter(({ path }) => ofTheLedger.test(path))
    .map(({ path, text }) => parseDefinition(path, text))
  const files = needsOf(settling, new Map(ledger.map((each) => [each.name, each])))
  const told = sources.find(({ path }) => path === account)?.text ?? ''
  const untold = files.filter(
    (path) => !told.includes(`\`${path.split('/').slice(-2).join('/')}\``),
  )
  const [entry = account] = files
  const tooMany = `one spin's SQL lies in ${files.length} files, at most ${filesOfASpinMax}`
  return {
    name: 'files to open for the SQL of one spin',
    now: String(files.length),
    bar: String(filesOfASpinMax),
    findings: [
      ...(files.length > filesOfASpinMax ? [{ path: entry, line: 1, text: tooMany }] : []),
      ...untold.map((path) => ({ path, line: 1, text: `is part of a spin and not in ${account}` })),
    ],
  }
}

/** The files of a definition and of all that it needs, the definition's own first. */
function needsOf(name: string, byName: ReadonlyMap<string, Definition>): string[] {
  const reached = new Set([name])
  for (const each of reached) for (const need of byName.get(each)?.needs ?? []) reached.add(need)
  return [...reached].flatMap((each) => byName.get(each)?.path ?? [])
}
