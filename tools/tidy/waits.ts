import { argumentsOf, calledName, propertyOf, type Rule, ruleFindingsOf } from '../code/rules.ts'
import {
  type Finding,
  isSyntax,
  nameOf,
  nodesIn,
  type Parsed,
  type Syntax,
} from '../code/source.ts'

/** The longest a timer of a test may run: what waits longer waits for nothing. */
const timerMsMax = 1_000

const testCode = /\.(test|spec)\.(tsx?|mjs)$|^(e2e|testing)\//
const tests = ['test', 'it', 'describe']
const marks = ['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fail', 'fails']

const everywhere: readonly Rule[] = [
  {
    matches: (node) =>
      node.type === 'MemberExpression' &&
      marks.includes(propertyOf(node) ?? '') &&
      tests.includes(rootOf(node) ?? ''),
    text: 'a test that is skipped, alone, only planned or meant to fail',
  },
]

const inTests: readonly Rule[] = [
  {
    matches: (node) => ['waitForTimeout', 'sleep', 'delay'].includes(calledName(node) ?? ''),
    text: 'a wait for a time: wait for what the test is about, or move its clock',
  },
  {
    matches: isTimersImport,
    text: 'a sleep of timers/promises: wait for what the test is about, or move its clock',
  },
  {
    matches: isTimedPromise,
    text: 'a promise of a timer: wait for what the test is about, or move its clock',
  },
  {
    matches: (node) => calledName(node) === 'setTimeout' && numberAt(node, 1) >= timerMsMax,
    text: `a timer of ${timerMsMax} ms or more: move the clock`,
  },
  {
    matches: (node) =>
      node.type === 'CallExpression' &&
      ['skip', 'fixme'].includes(propertyOf(node.callee) ?? '') &&
      !tests.includes(rootOf(node.callee) ?? ''),
    text: 'a test that skips itself',
  },
  {
    matches: (node) => tests.includes(rootOf(node.callee) ?? '') && hasRetries(node),
    text: 'retries: they hide a race',
  },
  {
    matches: (node) => node.type === 'Literal' && node.value === 'networkidle',
    text: 'networkidle: wait for what the test is about',
  },
]

/** Tests that wait for a time and not for a thing, are left out, or are run until they pass. */
export function waitFindings(file: Parsed): Finding[] {
  return ruleFindingsOf(file, [...everywhere, ...(testCode.test(file.path) ? inTests : [])])
}

/** `test` of `test.describe.configure` and of `test.each(rows)`. */
function rootOf(node: unknown): string | undefined {
  if (!isSyntax(node)) return undefined
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return node.type === 'CallExpression' ? rootOf(node.callee) : nameOf(node)
}

function numberAt(node: Syntax, place: number): number {
  const value = argumentsOf(node)[place]?.value
  return typeof value === 'number' ? value : 0
}

function isTimersImport({ type, source, specifiers }: Syntax): boolean {
  if (type !== 'ImportDeclaration' || !isSyntax(source)) return false
  if (!/^(node:)?timers\/promises$/.test(String(source.value))) return false
  const imported = Array.isArray(specifiers) ? specifiers.filter(isSyntax) : []
  return imported.some((one) => nameOf(one.imported) !== 'setImmediate')
}

/** `new Promise((go) => setTimeout(go, 50))`, and `promisify(setTimeout)`. */
function isTimedPromise(node: Syntax): boolean {
  const given = argumentsOf(node)
  if (calledName(node) === 'promisify') return nameOf(given[0]) === 'setTimeout'
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Promise') return false
  const calls = given.flatMap((one) => nodesIn(one, 'CallExpression'))
  return calls.some((call) => calledName(call) === 'setTimeout')
}

function hasRetries(node: Syntax): boolean {
  const options = argumentsOf(node).flatMap(({ properties }) =>
    Array.isArray(properties) ? properties.filter(isSyntax) : [],
  )
  return options.some(({ key }) => ['retry', 'retries'].includes(nameOf(key) ?? ''))
}
