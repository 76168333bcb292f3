import { argumentsOf, calledName } from '../code/rules.ts'
import {
  type Finding,
  findingAt,
  isSyntax,
  nameOf,
  type Parsed,
  type Syntax,
} from '../code/source.ts'

/** What runs in production, and what operators run. */
const product = /^(apps|packages|operations|world)\//
const ofTests = /\.(test|spec)\.tsx?$|(^|\/)(test-[^/]*\.tsx?$|test\/|testing\/|e2e\/|generated\/)/

const units: ReadonlySet<string> = new Set(['secondMs', 'minuteMs', 'hourMs', 'dayMs'])
const timers: ReadonlySet<string> = new Set(['setTimeout', 'setInterval', 'wait', 'timeout'])
/** What gives a name its value, by the kind of node: the parts of the name and of the value. */
const assigned: Readonly<Record<string, readonly [string, string]>> = {
  Property: ['key', 'value'],
  PropertyDefinition: ['key', 'value'],
  AssignmentPattern: ['left', 'right'],
  VariableDeclarator: ['id', 'init'],
}
const named = /(Ms|Seconds|Minutes|Hours|Days|Years)$/

/**
 * A duration stands in a constant of its file's top level, whose name says what it is of: so it is found by
 * that name, and stands once.
 */
export function durationFindings(file: Parsed): Finding[] {
  if (!product.test(file.path) || ofTests.test(file.path)) return []
  const findings: Finding[] = []
  for (const statement of bodyOf(file.program)) {
    look(isConstant(statement) ? [] : [statement], findings, file)
  }
  return findings
}

function look(nodes: readonly Syntax[], findings: Finding[], file: Parsed): void {
  for (const node of nodes) {
    if (isBare(node)) {
      const text = 'a bare duration: name it in a constant at the top of the file'
      findings.push(findingAt(file, node.start, text))
    } else {
      look(Object.values(node).flat().filter(isSyntax), findings, file)
    }
  }
}

/** `const lifeMs = 10 * minuteMs`, exported or not. */
function isConstant(statement: Syntax): boolean {
  const inner = isSyntax(statement.declaration) ? statement.declaration : statement
  return inner.type === 'VariableDeclaration' && inner.kind === 'const'
}

function isBare(node: Syntax): boolean {
  if (node.type === 'BinaryExpression' && node.operator === '*')
    return [node.left, node.right].some((side) => units.has(nameOf(side) ?? '')) && hasNumber(node)
  if (node.type === 'CallExpression')
    return timers.has(calledName(node) ?? '') && argumentsOf(node).some(isLong)
  const [name, value] = assigned[node.type] ?? []
  return named.test(nameOf(node[name ?? '']) ?? '') && isLong(node[value ?? ''])
}

function hasNumber(node: Syntax): boolean {
  return [node.left, node.right].some((side) => isSyntax(side) && typeof side.value === 'number')
}

/** A number that is a time; 0 and 1 are a turn of the event loop, or none. */
function isLong(node: unknown): boolean {
  if (!isSyntax(node)) return false
  if (node.type === 'LogicalExpression') return isLong(node.right)
  return typeof node.value === 'number' && node.value > 1
}

function bodyOf(program: Syntax): Syntax[] {
  return [program.body].flat().filter(isSyntax)
}
