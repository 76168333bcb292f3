import { lockKeys, lockSeeds, lockSpaces } from '@nordlys/database'
import { type Finding, lineAt, type Source } from '../code/source.ts'

const register = 'packages/database/src/advisory-locks.ts'
const versionedFile = /\/migrations\/.*\.sql$/
const definitionFile = /\/sql\/.*\.sql$/
const labels = ['Arguments', 'Locks', 'Refuses', 'Repeat'] as const

/**
 * What keeps the database's functions readable: a versioned migration neither makes nor names one, since
 * what it did would depend on when it ran; and what the application may call says its whole contract.
 */
export function sqlFindings(sources: readonly Source[]): Finding[] {
  const definitions = sources.filter(({ path }) => definitionFile.test(path))
  const names = definitions.flatMap(({ text }) =>
    [...text.matchAll(/^CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/gm)].map(
      ([, name]) => name ?? '',
    ),
  )
  const versioned = sources.filter(({ path }) => versionedFile.test(path))
  return [
    ...versioned.flatMap((source) => versionedFindings(source, names)),
    ...definitions.flatMap(contractFindings),
    ...sources.flatMap(lockFindings),
  ]
}

function versionedFindings({ path, text }: Source, names: readonly string[]): Finding[] {
  const code = withoutComments(text)
  const making = [
    ...code.matchAll(/\bCREATE (?:OR REPLACE )?(?:FUNCTION|VIEW|(?:CONSTRAINT )?TRIGGER)\b/g),
  ]
  const naming = [...code.matchAll(/\b[a-z]+_\w+\b/g)].filter(([name]) => names.includes(name))
  return [
    ...making.map(({ index }) => ({
      path,
      line: lineAt(code, index),
      text: 'functions, views and triggers stand in the sql folder of their module',
    })),
    ...naming.map(({ 0: name, index }) => ({
      path,
      line: lineAt(code, index),
      text: `${name} is applied after the migrations: none of them may use it`,
    })),
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

const numbers = [lockKeys, lockSpaces, lockSeeds].flatMap((each) => Object.values<number>(each))

/** Numbers of advisory locks outside their register, in SQL those that it does not have. */
function lockFindings({ path, text }: Source): Finding[] {
  if (path === register || !/\.(ts|mjs|sql)$/.test(path)) return []
  return [...text.matchAll(/\b7_?243(?:_?\d{3})?\b/g)]
    .filter(([number]) => !path.endsWith('.sql') || !numbers.includes(Number(number)))
    .map(({ index }) => ({
      path,
      line: lineAt(text, index),
      text: `the number of an advisory lock stands in ${register}`,
    }))
}

/** The same text with spaces for comments, so that lines stay where they are. */
function withoutComments(text: string): string {
  return text.replace(/--.*/g, (comment) => ' '.repeat(comment.length))
}
