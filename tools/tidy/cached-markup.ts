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
      for (const finding of new Reach(modules, node).findings(module))
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
class Reach {
  readonly #modules: ReadonlyMap<string, Module>
  readonly #children: readonly Syntax[]
  readonly #contexts: ReadonlySet<string>
  readonly #hasHere: boolean
  readonly #seen = new Set<Syntax>()

  constructor(modules: ReadonlyMap<string, Module>, element: Syntax) {
    this.#modules = modules
    this.#children = [element.children].flat().filter(isSyntax)
    // A context that stands inside is handed in again.
    this.#contexts = new Set([...handedIn, ...this.#children.flatMap(tagsIn)])
    const opening = isSyntax(element.openingElement) ? [element.openingElement.attributes] : []
    this.#hasHere = opening
      .flat()
      .some((each) => isSyntax(each) && isSyntax(each.name) && each.name.name === 'here')
  }

  findings(module: Module): Finding[] {
    const pieces = this.#children
      .flatMap(namesIn)
      .flatMap((name) => module.declared.get(name) ?? [])
      .filter((node) => node.type === 'VariableDeclarator')
    const tags = [...this.#children, ...pieces].flatMap(tagsIn)
    return tags.flatMap((tag) => this.#follow(module, tag))
  }

  #follow(module: Module, name: string): Finding[] {
    const found = this.#resolve(module, name)
    if (!found || this.#seen.has(found.node)) return []
    this.#seen.add(found.node)
    const own = this.#modules.get(found.file.path)
    if (!own) return []
    const calls = nodesIn(found.node, 'CallExpression')
    return [
      ...calls.flatMap((call) => this.#judge(own, call)),
      ...[...tagsIn(found.node), ...calls.flatMap(calleeOf)].flatMap((used) =>
        this.#follow(own, used),
      ),
    ]
  }

  #judge({ file, imported }: Module, call: Syntax): Finding[] {
    const [callee = ''] = calleeOf(call)
    const origin = imported.get(callee)
    const [context = ''] = [call.arguments].flat().map(nameOf)
    const isRefused =
      (origin?.from === 'react' && origin.name === 'useId') ||
      (origin?.from === 'react' && origin.name === 'useContext' && !this.#contexts.has(context)) ||
      (origin?.from === 'react-router' && origin.name.startsWith('use') && !this.#mayAsk(origin))
    if (!isRefused) return []
    const text = `${callee}(${context}) is called inside CachedMarkup (apps/site/app/ground/fast/README.md)`
    return [findingAt(file, call.start, text)]
  }

  #mayAsk({ name }: Origin): boolean {
    return name === 'useLocation' && this.#hasHere
  }

  #resolve(module: Module, name: string): Declared | undefined {
    const node = module.declared.get(name)
    if (node) return { file: module.file, node }
    const origin = module.imported.get(name)
    if (!origin) return undefined
    const homes =
      origin.from === library
        ? [...this.#modules.values()].filter(({ file }) => file.path.startsWith(libraryFolder))
        : [this.#modules.get(posix.join(posix.dirname(module.file.path), origin.from))]
    for (const home of homes) {
      const declared = home?.declared.get(origin.name)
      if (home && declared) return { file: home.file, node: declared }
    }
    return undefined
  }
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
