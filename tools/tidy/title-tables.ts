import { isSyntax, nameOf, type Syntax } from '../code/source.ts'

/** What a name stands for in a loop: a part of each row. */
interface Binding {
  rows: readonly Syntax[]
  path: readonly Step[]
}

type Step = string | number
export type Bindings = ReadonlyMap<string, Binding>

/** A name that leads to itself ends here. */
const depthMax = 8

/** Reads the tables that tests are written over: arrays, and constants that hold them. */
export class Table {
  readonly #constants: ReadonlyMap<string, Syntax>

  constructor(constants: ReadonlyMap<string, Syntax>) {
    this.#constants = constants
  }

  /** The elements of an array, or none when it cannot be told. */
  elementsOf(node: Syntax): Syntax[] {
    const array = this.#resolve(node)
    if (array?.type !== 'ArrayExpression') return []
    return listOf(array.elements).flatMap((element) => {
      if (element.type !== 'SpreadElement') return [element]
      return isSyntax(element.argument) ? this.elementsOf(element.argument) : []
    })
  }

  /** What a row hands to a title one after the other. */
  columnsOf(row: Syntax): Syntax[] {
    return this.#resolve(row)?.type === 'ArrayExpression' ? this.elementsOf(row) : [row]
  }

  pick(node: Syntax | undefined, step: Step): Syntax | undefined {
    const whole = node && this.#resolve(node)
    if (!whole) return undefined
    if (typeof step === 'number') return this.elementsOf(whole)[step]
    if (whole.type !== 'ObjectExpression') return undefined
    const property = listOf(whole.properties).find(({ key }) => nameOf(key) === step)
    return isSyntax(property?.value) ? property.value : undefined
  }

  textOf(node: Syntax | undefined): string | undefined {
    const value = node && this.#resolve(node)
    return value?.type === 'Literal' ? String(value.value) : undefined
  }

  /** What a title says in each turn of the loops around it; what cannot be told stays as it is written. */
  textsOf(title: Syntax, source: string, bindings: Bindings): string[] {
    const turns = Math.max(1, ...[...bindings.values()].map(({ rows }) => rows.length))
    const texts = Array.from({ length: turns }, (_turn, turn) =>
      this.#textAt(title, source, bindings, turn),
    )
    return [...new Set(texts.filter((text) => text !== undefined))]
  }

  #textAt(node: Syntax, source: string, bindings: Bindings, turn: number): string | undefined {
    if (node.type !== 'TemplateLiteral') return this.textOf(this.#valueAt(node, bindings, turn))
    const expressions = listOf(node.expressions)
    return listOf(node.quasis)
      .map((quasi, place) => {
        const expression = expressions[place]
        const words = rawOf(quasi)
        if (!expression) return words
        const value = this.#textAt(expression, source, bindings, turn)
        return words + (value ?? `\${${source.slice(expression.start, expression.end)}}`)
      })
      .join('')
  }

  #valueAt(node: Syntax, bindings: Bindings, turn: number): Syntax | undefined {
    if (node.type === 'MemberExpression' && isSyntax(node.object)) {
      return this.pick(this.#valueAt(node.object, bindings, turn), nameOf(node.property) ?? '')
    }
    const bound = bindings.get(nameOf(node) ?? '')
    if (!bound) return node
    const row = bound.rows[turn % bound.rows.length]
    return bound.path.reduce<Syntax | undefined>((part, step) => this.pick(part, step), row)
  }

  #resolve(node: Syntax, depth = 0): Syntax | undefined {
    if (depth > depthMax) return undefined
    const inner = isSyntax(node.expression) ? node.expression : undefined
    const next = node.type.startsWith('TS') ? inner : this.#constants.get(nameOf(node) ?? '')
    return next ? this.#resolve(next, depth + 1) : node
  }
}

/** What the constants of a module are. */
export function constantsOf(program: Syntax): ReadonlyMap<string, Syntax> {
  const statements = listOf(program.body)
  const declared = statements.map((one) => (isSyntax(one.declaration) ? one.declaration : one))
  const constants = declared.flatMap(({ declarations }) => listOf(declarations))
  return new Map(
    constants.flatMap(({ id, init }) => {
      const name = nameOf(id)
      return name !== undefined && isSyntax(init) ? [[name, init] as const] : []
    }),
  )
}

/** The names of `for (const { row } of rows)` beside those of the loops around it. */
export function bindRows(loop: Syntax, table: Table, outer: Bindings): Bindings {
  const [declarator] = isSyntax(loop.left) ? listOf(loop.left.declarations) : []
  const rows = isSyntax(loop.right) ? table.elementsOf(loop.right) : []
  const names = namesIn(declarator?.id, [])
  return new Map([...outer, ...names.map(({ name, path }) => [name, { rows, path }] as const)])
}

function namesIn(pattern: unknown, path: readonly Step[]): { name: string; path: Step[] }[] {
  if (!isSyntax(pattern)) return []
  const name = nameOf(pattern)
  if (name !== undefined) return [{ name, path: [...path] }]
  const { elements, properties } = pattern
  if (Array.isArray(elements)) {
    return elements.flatMap((element, place) => namesIn(element, [...path, place]))
  }
  return listOf(properties).flatMap(({ key, value }) =>
    namesIn(value, [...path, nameOf(key) ?? '']),
  )
}

/** The words between two placeholders, as they are written. */
function rawOf({ value }: Syntax): string {
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

export function listOf(value: unknown): Syntax[] {
  return Array.isArray(value) ? value.filter(isSyntax) : []
}
