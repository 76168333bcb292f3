import {
  argumentsOf,
  calledName,
  isMethod,
  member,
  type Rule,
  ruleFindingsOf,
} from '../code/rules.ts'
import { type Finding, findingAt, nameOf, type Parsed } from '../code/source.ts'

const tools = /^(tools|e2e|art|operations\/commands)\//
const entry =
  /(^|\/)(main|config|[a-z-]+\.config)\.ts$|^(tools|art|operations\/commands)\/|^testing\/e2e\/addresses\.ts$/
const testFile = /\.(test|spec)\.(tsx?|mjs)$/

const rules: readonly Rule[] = [
  { matches: member('Date', 'now'), text: 'Date.now: ask a Clock' },
  {
    matches: (node) =>
      node.type === 'NewExpression' &&
      nameOf(node.callee) === 'Date' &&
      argumentsOf(node).length === 0,
    text: 'new Date(): ask a Clock',
  },
  { matches: member('Math', 'random'), text: 'Math.random: ask a Random' },
  {
    matches: (node) => calledName(node) === 'parseFloat',
    text: 'parseFloat: money is Ore, other numbers are read with Number',
    except: tools,
  },
  {
    matches: (node) => isMethod(node, 'toFixed'),
    text: 'toFixed: use the formats of core',
    except: tools,
  },
  {
    matches: (node) => isMethod(node, 'toLocaleString') || member('Intl', 'NumberFormat')(node),
    text: 'a number written in another way: use the formats of core',
  },
  {
    matches: (node) => node.type === 'Literal' && /\d,00(?!\d)\s*kr\b/.test(String(node.value)),
    text: 'an amount with ,00: it is dropped everywhere',
  },
  {
    matches: (node) => node.type === 'MemberExpression' && nameOf(node.object) === 'console',
    text: 'console: use the logger',
    except: /(^|\/)main\.ts$|^(tools|art|operations\/commands)\//,
  },
  {
    matches: member('process', 'env'),
    text: 'process.env: only config.ts and main.ts read the environment',
    except: entry,
  },
]

/** Calls and words that have a better replacement. */
export function wordFindings(file: Parsed): Finding[] {
  return [...ruleFindingsOf(file, rules), ...commentFindings(file)]
}

function commentFindings(file: Parsed): Finding[] {
  return file.comments
    .filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(value))
    .map(({ start }) => findingAt(file, start, 'work left for later'))
}

export function isTestFile(path: string): boolean {
  return testFile.test(path)
}
