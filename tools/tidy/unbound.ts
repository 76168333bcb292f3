import {
  type Finding,
  findingAt,
  isSyntax,
  nameOf,
  type Parsed,
  type Syntax,
  walk,
} from '../code/source.ts'

/** What a browser loads; elsewhere these functions ask for no `this`. */
const forBrowsers = /^(apps\/site\/app|apps\/games\/client|packages\/(ui|core|contracts)\/src)\//

const globals: ReadonlySet<string> = new Set([
  ...['fetch', 'reportError', 'queueMicrotask', 'structuredClone', 'matchMedia', 'postMessage'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'getComputedStyle'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'atob', 'btoa'],
])

const methods: Readonly<Record<string, readonly string[]>> = {
  crypto: ['randomUUID', 'getRandomValues'],
  performance: ['now', 'mark', 'measure'],
  navigator: ['sendBeacon'],
  document: ['querySelector', 'getElementById', 'createElement', 'addEventListener'],
  history: ['pushState', 'replaceState', 'back'],
  location: ['reload', 'assign', 'replace'],
}

/** Where a value is handed over, by the kind of node and the name of its part. */
const handedOver: Readonly<Record<string, readonly string[]>> = {
  Property: ['value'],
  PropertyDefinition: ['value'],
  VariableDeclarator: ['init'],
  AssignmentExpression: ['right'],
  AssignmentPattern: ['right'],
  CallExpression: ['arguments'],
  NewExpression: ['arguments'],
  JSXExpressionContainer: ['expression'],
}

/**
 * Functions of the browser that are handed over as they are. As a method of something else they are called
 * with another `this`, and the browser answers "Illegal invocation", at the worst of times.
 */
export function unboundFindings(file: Parsed): Finding[] {
  if (!forBrowsers.test(file.path)) return []
  const findings: Finding[] = []
  walk(file.program, (node) => {
    for (const part of handedOver[node.type] ?? []) {
      for (const value of [node[part]].flat().filter(isSyntax)) {
        const name = browserFunction(value)
        if (!name) continue
        const text = `${name} is handed over unbound: hand over a function that calls it`
        findings.push(findingAt(file, value.start, text))
      }
    }
  })
  return findings
}

function browserFunction(node: Syntax): string | undefined {
  const name = nameOf(node)
  if (name !== undefined) return globals.has(name) ? name : undefined
  if (node.type !== 'MemberExpression') return undefined
  const [object, method] = [nameOf(node.object), nameOf(node.property)]
  if (object === undefined || method === undefined) return undefined
  if (object === 'window' || object === 'globalThis')
    return globals.has(method) ? method : undefined
  return methods[object]?.includes(method) ? `${object}.${method}` : undefined
}
