import { lockKeys, lockSeeds, lockSpaces, parseDefinition } from '@nordlys/database'
import { type Finding, findingAt, type Source } from '../code/source.ts'

const register = 'packages/database/src/advisory-locks.ts'
const versionedFile = /\/migrations\/.*\.sql$/
const definitionFile = /\/sql\/.*\.sql$/
const defining = /^(CREATE|REVOKE|GRANT|COMMENT|ALTER|DROP)\b/
const labels = ['Arguments', 'Locks', 'Refuses', 'Repeat'] as const

/**
 * What keeps the database's functions readable: a versioned migration neither makes nor names one, since
 * what it did would depend on when it ran; a definition does nothing but define; what the application may
 * call says its whole contract; and the number of an advisory lock stands with its name.
 */
export function sqlFindings(sources: readonly Source[]): Finding[] {
  const definitions = sources.filter(({ path }) => definitionFile.test(path))
  const names = definitions.map(({ path, text }) => parseDefinition(path, text).name)
  const versioned = sources.filter(({ path }) => versionedFile.test(path))
  return [
    ...versioned.flatMap((source) => versionedFindings(source, names)),
    ...definitions.flatMap(contractFindings),
    ...definitions.flatMap(doingFindings),
    ...definitions.flatMap(unnamedFindings),
    ...sources.flatMap(lockFindings),
  ]
}

function versionedFindings(source: Source, names: readonly string[]): Finding[] {
  const code = withoutComments(source.text)
  const making = [
    ...code.matchAll(/\bCREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|(?:CONSTRAINT )?TRIGGER)\b/g),
  ]
  const naming = [...code.matchAll(/\b[a-z]+_\w+\b/g)].filter(([name]) => names.includes(name))
  const elsewhere = 'functions, views and triggers stand in the sql folder of their module'
  const later = 'is applied after the migrations: none of them may use it'
  return [
    ...making.map(({ index }) => findingAt(source, index, elsewhere)),
    ...naming.map(({ 0: name, index }) => findingAt(source, index, `${name} ${later}`)),
  ]
}

function contractFindings({ path, text }: Source): Finding[] {
  const head = text.slice(0, text.indexOf('\nCREATE '))
  const needed = /^GRANT EXECUTE ON FUNCTION .*\bnordlys_app\b/m.test(text) ? labels : []
  const missing = needed.filter((label) => !head.includes(`\n-- ${label}: `))
  const promise = head.replace(/^-- (Needs|Replaces): (.*,\n--)*.*$/gm, '').trim()
  return [
    ...missing.map((label) => ({ path, line: 1, text: `its contract has no "${label}:"` })),
    ...(promise === '' ? [{ path, line: 1, text: 'no comment says what it promises' }] : []),
  ]
}

/** Statements of a definition that do something, whenever it is applied. */
function doingFindings(source: Source): Finding[] {
  const code = withoutComments(source.text).replace(/\$\$[\s\S]*?\$\$/g, blank)
  return [...code.matchAll(/[^;]+/g)].flatMap(({ 0: statement, index }) => {
    const start = statement.search(/\S/)
    if (start === -1 || defining.test(statement.slice(start))) return []
    return [findingAt(source, index + start, 'a definition only defines')]
  })
}

const locks: Readonly<Record<string, number>> = { ...lockKeys, ...lockSpaces, ...lockSeeds }
const registered = Object.values(locks)

/** Numbers in the calls of locks and of the hash that some are taken on, without a name in a comment. */
function unnamedFindings(source: Source): Finding[] {
  const code = withoutComments(source.text)
  const calls = [...code.matchAll(/\b(?:pg_\w*advisory\w*|hashtextextended)\(/g)]
  const bare = calls.flatMap(({ 0: call, index }) => {
    const start = index + call.length
    const given = argumentsAt(code, start)
    return [...given.matchAll(/\b\d[\d_]*\b(?! \/\* \w+ \*\/)/g)].map(
      (found) => start + found.index,
    )
  })
  const unnamed = 'the number of an advisory lock has its name after it: `1 /* name */`'
  return [...new Set(bare)].map((index) => findingAt(source, index, unnamed))
}

/** What stands between the parenthesis that was opened before `start` and the one that closes it. */
function argumentsAt(code: string, start: number): string {
  let depth = 1
  for (let end = start; end < code.length; end += 1) {
    if (code[end] === '(') depth += 1
    if (code[end] === ')') depth -= 1
    if (depth === 0) return code.slice(start, end).replace(/'[^']*'/g, blank)
  }
  return code.slice(start)
}

/** Numbers of advisory locks outside their register, in SQL those that have there another name or none. */
function lockFindings(source: Source): Finding[] {
  const { path, text } = source
  const isSql = path.endsWith('.sql')
  if (path === register || !/\.(ts|mjs|sql)$/.test(path)) return []
  return [...text.matchAll(/\b(7_?243(?:_?\d{3})?)\b(?: (?:\/\* |\(`)(\w+))?/g)]
    .filter(([, number, name]) => !isSql || !isRegistered(Number(number), name))
    .map(({ index, 2: name }) => {
      const said =
        name !== undefined && isSql
          ? `${register} has another number for ${name}`
          : `the number of an advisory lock stands in ${register}`
      return findingAt(source, index, said)
    })
}

function isRegistered(number: number, name: string | undefined): boolean {
  return name === undefined ? registered.includes(number) : locks[name] === number
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** The same text with spaces for comments, so that lines stay where they are. */
function withoutComments(text: string): string {
  return text.replace(/--.*/g, blank)
}
