import {
  codeFile,
  type Finding,
  isSyntax,
  nameOf,
  type Parsed,
  parse,
  type Source,
  type Syntax,
  walk,
} from '../code/source.ts'
import { isOfTests } from '../house/ties.ts'
import register from './kept-in-memory.json' with { type: 'json' }

const registerFile = 'tools/tidy/kept-in-memory.json'
const shownIn = 'ARCHITECTURE.md'
/** Code of which servers run copies. */
const ofServers =
  /^(apps\/(site\/(app|server)|[^/]+\/src)|packages\/(?!game-catalogue)[^/]+\/src)\//
const collections: readonly string[] = ['Map', 'Set', 'WeakMap', 'WeakSet']
/** A reading under way that others share, and keys. */
const readingField = /^ {2}(#\w+): .*(?:Promise<.*\| undefined|JWKS)/gm
const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

type Row = (typeof register)[number]

/** What a copy of a program keeps beyond a request and no row tells of, and rows whose thing is gone. */
export function keptInMemoryFindings(
  sources: readonly Source[],
  rows: readonly Row[] = register,
): Finding[] {
  const told = new Set(rows.flatMap(({ places }) => places))
  const kept = sources.filter(isOfServers).flatMap((source) => keptBy(parse(source)))
  const shown = sources.find(({ path }) => path === shownIn)?.text ?? ''
  const findings = [
    ...kept
      .filter((place) => !isTold(place, told))
      .map(
        (place) => `${place} keeps something in memory: say in a row what, how stale, told by whom`,
      ),
    ...[...told]
      .filter((place) => !kept.some((each) => each === place || each.startsWith(place)))
      .map((place) => `${place} keeps nothing any more`),
    ...rows
      .map(lineOf)
      .filter((line) => !shown.includes(line))
      .map((line) => `${shownIn} does not show ${line}`),
  ]
  return findings.map((text) => ({ path: registerFile, line: 1, text }))
}

/** A row of the table in ARCHITECTURE.md. */
function lineOf({ keeps, places, stale, copies, toldBy }: Row): string {
  const files = [...new Set(places.map((place) => `\`${place.split(' ')[0]}\``))].join(', ')
  return `| ${keeps} | ${stale} | ${copies} | ${toldBy} | ${files} |`
}

/** By its place, or by a folder of which all is told at once. */
function isTold(place: string, told: ReadonlySet<string>): boolean {
  return told.has(place) || [...told].some((each) => each.endsWith('/') && place.startsWith(each))
}

function isOfServers({ path }: Source): boolean {
  return (
    codeFile.test(path) && ofServers.test(path) && !isOfTests(path) && !/\/testing\//.test(path)
  )
}

/** File and name of each: of a module, a field, a function that returns another, a timed cache, a reading. */
function keptBy({ path, text, program }: Parsed): string[] {
  const names = new Set([...text.matchAll(readingField)].map(([, name]) => name ?? '?'))
  const look = (statements: unknown) => {
    for (const statement of [statements].flat().filter(isSyntax)) {
      const declared = isSyntax(statement.declaration) ? statement.declaration : statement
      for (const each of [declared.declarations].flat().filter(isSyntax)) {
        if (isEmptyCollection(each.init)) names.add(nameOf(each.id) ?? '?')
      }
    }
  }
  look(program.body)
  walk(program, (node) => {
    if (node.type === 'PropertyDefinition' && isEmptyCollection(node.value)) {
      names.add(text.slice((node.key as Syntax).start, (node.key as Syntax).end))
    }
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'TimedCache')
      names.add('TimedCache')
    if (functions.test(node.type) && isSyntax(node.body) && returnsFunction(node.body)) {
      look(node.body.body)
    }
  })
  return [...names].map((name) => `${path} ${name}`)
}

function isEmptyCollection(value: unknown): boolean {
  return (
    isSyntax(value) &&
    value.type === 'NewExpression' &&
    collections.includes(nameOf(value.callee) ?? '') &&
    [value.arguments].flat().length === 0
  )
}

function returnsFunction({ body }: Syntax): boolean {
  return [body].flat().some((each) => {
    const returned = isSyntax(each) && each.type === 'ReturnStatement' && each.argument
    return isSyntax(returned) && functions.test(returned.type)
  })
}
