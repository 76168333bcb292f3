import { posix } from 'node:path'
import {
  type Finding,
  findingAt,
  isSyntax,
  nameOf,
  nodesIn,
  type Parsed,
  type Syntax,
  walk,
} from '../code/source.ts'

/** Where pages and what they are made of stand. */
const ofPages = /^(apps\/site\/app|packages\/ui\/src)\/(?!.*\.test\.tsx?$)/
const here = 'tools/tidy/cached-markup.ts'
const library = '@nordlys/ui'
const libraryFolder = 'packages/ui/src/'

/** The component whose children are judged. */
const judged = 'CachedMarkup'

/** Contexts that `CachedMarkup` provides itself; a server never knows of a newer build. */
const handedIn = ['LinkContext', 'TranslateContext', 'MarkupCacheContext', 'NewerBuildContext']

/** A component, a hook or a piece of markup that has a name. */
interface Declared {
  file: Parsed
  node: Syntax
}

interface Origin {
  from: string
  name: string
}

interface Module {
  file: Parsed
  declared: ReadonlyMap<string, Syntax>
  imported: ReadonlyMap<string, Origin>
}

export function isOfPages(path: string): boolean {
  return ofPages.test(path)
}

/**
 * Hooks that components inside `CachedMarkup` may not call, because its markup is made once and for many
 * pages: ids would come twice in a page, and a context that the markup is not made with has no value.
 */
export function cachedMarkupFindings(files: readonly Parsed[]): Finding[] {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file)]))
  const findings = new Map<string, Finding>()
  for (const missing of undeclared([...modules.values()])) findings.set(missing.text, missing)
  for (const module of modules.values()) {
    for (const node of nodesIn(module.file.program, 'JSXElement')) {
      if (!isJudged(module, tagOf(node))) continue
      for (const finding of reachOf(modules, module, node))
        findings.set(`${finding.path}:${finding.line}`, finding)
    }
  }
  return [...findings.values()]
}

/** Names of ours that nobody has any more: a check that looks for them finds nothing, and says nothing. */
function undeclared(modules: readonly Module[]): Finding[] {
  return [judged, ...handedIn]
    .filter((name) => !modules.some(({ declared }) => declared.has(name)))
    .map((name) => ({ path: here, line: 1, text: `looks for ${name}, which no page declares` }))
}

/** By whatever name the file knows it. */
function isJudged({ imported }: Module, tag: string | undefined): boolean {
  return tag !== undefined && (imported.get(tag)?.name ?? tag) === judged
}

/** What one `CachedMarkup` reaches through the components and hooks that its children use. */
function reachOf(modules: ReadonlyMap<string, Module>, module: Module, element: Syntax): Finding[] {
  const children = [element.children].flat().filter(isSyntax)
  // A context that stands inside is handed in again.
  const contexts = new Set([...handedIn, ...children.flatMap(tagsIn)])
  const opening = isSyntax(element.openingElement) ? [element.openingElement.attributes] : []
  const hasHere = opening
    .flat()
    .some((each) => isSyntax(each) && isSyntax(each.name) && each.name.name === 'here')
  const seen = new Set<Syntax>()
  const follow = (from: Module, name: string): Finding[] => {
    const found = resolve(modules, from, name)
    if (!found || seen.has(found.node)) return []
    seen.add(found.node)
    const own = modules.get(found.file.path)
    if (!own) return []
    const calls = nodesIn(found.node, 'CallExpression')
    const used = [...tagsIn(found.node), ...calls.flatMap(calleeOf)]
    return [
      ...calls.flatMap((call) => judge(own, call)),
      ...used.flatMap((each) => follow(own, each)),
    ]
  }
  const judge = ({ file, imported }: Module, call: Syntax): Finding[] => {
    const [callee = ''] = calleeOf(call)
    const { from, name = '' } = imported.get(callee) ?? {}
    const [context = ''] = [call.arguments].flat().map(nameOf)
    const mayAsk = name === 'useLocation' && hasHere
    const isRefused =
      (from === 'react' && name === 'useId') ||
      (from === 'react' && name === 'useContext' && !contexts.has(context)) ||
      (from === 'react-router' && name.startsWith('use') && !mayAsk)
    if (!isRefused) return []
    const text = `${callee}(${context}) is called inside CachedMarkup (apps/site/app/ground/fast/README.md)`
    return [findingAt(file, call.start, text)]
  }
  const pieces = children
    .flatMap(namesIn)
    .flatMap((name) => module.declared.get(name) ?? [])
    .filter((node) => node.type === 'VariableDeclarator')
  const tags = [...children, ...pieces].flatMap(tagsIn)
  return tags.flatMap((tag) => follow(module, tag))
}

function resolve(
  modules: ReadonlyMap<string, Module>,
  { file, declared, imported }: Module,
  name: string,
): Declared | undefined {
  const node = declared.get(name)
  if (node) return { file, node }
  const origin = imported.get(name)
  if (!origin) return undefined
  const homes =
    origin.from === library
      ? [...modules.values()].filter((each) => each.file.path.startsWith(libraryFolder))
      : [modules.get(posix.join(posix.dirname(file.path), origin.from))]
  for (const home of homes) {
    const found = home?.declared.get(origin.name)
    if (home && found) return { file: home.file, node: found }
  }
  return undefined
}

function moduleOf(file: Parsed): Module {
  const declared = new Map<string, Syntax>()
  const imported = new Map<string, Origin>()
  walk(file.program, (node) => {
    if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') {
      const name = nameOf(node.id)
      if (name !== undefined && !declared.has(name)) declared.set(name, node)
    }
    if (node.type !== 'ImportDeclaration' || !isSyntax(node.source)) return
    const from = String(node.source.value)
    for (const each of [node.specifiers].flat().filter(isSyntax)) {
      const local = nameOf(each.local)
      if (local !== undefined) imported.set(local, { from, name: nameOf(each.imported) ?? local })
    }
  })
  return { file, declared, imported }
}

function tagOf({ openingElement }: Syntax): string | undefined {
  if (!isSyntax(openingElement) || !isSyntax(openingElement.name)) return undefined
  const { name } = openingElement.name
  return typeof name === 'string' ? name : undefined
}

function tagsIn(node: Syntax): string[] {
  return nodesIn(node, 'JSXElement').flatMap((element) => tagOf(element) ?? [])
}

function namesIn(node: Syntax): string[] {
  return nodesIn(node, 'Identifier').flatMap((each) => nameOf(each) ?? [])
}

function calleeOf(call: Syntax): string[] {
  return [nameOf(call.callee) ?? []].flat()
}
