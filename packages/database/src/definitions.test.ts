import { expect, test } from 'vitest'
import { inOrder, parseDefinition, planOf } from './definitions.ts'

const move = parseDefinition(
  'ledger/sql/movement/move.sql',
  `-- Needs: ledger_write,
--   ledger_lane
-- Moves money.
CREATE OR REPLACE FUNCTION ledger_move() RETURNS void LANGUAGE sql AS $$ SELECT $$;
`,
)

test('a file is known by what it defines and needs', () => {
  expect(move).toMatchObject({
    name: 'ledger_move',
    kind: 'function',
    needs: ['ledger_write', 'ledger_lane'],
    replaces: [],
  })
})

test('a file of triggers is known by its path', () => {
  const triggers = parseDefinition(
    'ledger/sql/append-only.sql',
    '-- Needs: ledger_refuse\nSELECT 1;',
  )
  expect(triggers).toMatchObject({ name: 'ledger/append-only', kind: 'triggers' })
})

test('a file that is not named for what it defines is refused, and one that defines two things', () => {
  const text = 'CREATE OR REPLACE VIEW audit_lines AS SELECT 1;\n'
  expect(() => parseDefinition('audit/sql/rows.sql', text)).toThrow('named for what it defines')
  expect(() => parseDefinition('audit/sql/lines.sql', text + text)).toThrow('more than one')
})

function definition(name: string, text: string) {
  return parseDefinition(`x/sql/${name.slice(2).replaceAll('_', '-')}.sql`, text)
}

const viewOf = (name: string, needs = '', rest = '') =>
  definition(
    name,
    `${needs && `-- Needs: ${needs}\n`}${rest}CREATE OR REPLACE VIEW ${name} AS SELECT 1;`,
  )

test('each comes after what it needs', () => {
  const all = [viewOf('x_a', 'x_b'), viewOf('x_b', 'x_c'), viewOf('x_c'), viewOf('x_d', 'x_a')]
  expect(inOrder(all).map(({ name }) => name)).toEqual(['x_c', 'x_b', 'x_a', 'x_d'])
})

test('what needs itself, or what no file has, is refused', () => {
  expect(() => inOrder([viewOf('x_a', 'x_b'), viewOf('x_b', 'x_a')])).toThrow('x_a, x_b, x_a')
  expect(() => inOrder([viewOf('x_a', 'x_z')])).toThrow('x_z, which no file defines')
})

const readerOf = (name: string, view: string, result: string) =>
  definition(
    name,
    `-- Needs: ${view}\n-- Reads ${view}.\nCREATE OR REPLACE FUNCTION ${name}() RETURNS ${result}
    LANGUAGE sql AS $$ SELECT * FROM ${view} $$;`,
  )

const appliedFrom = (all: readonly { name: string; hash: string }[]) =>
  new Map(all.map(({ name, hash }) => [name, hash]))

test('what differs is applied, and nothing else', () => {
  const before = [viewOf('x_a'), viewOf('x_b', 'x_a')]
  const after = [viewOf('x_a', '', '-- Plainer.\n'), viewOf('x_b', 'x_a'), viewOf('x_c')]
  const plan = planOf(after, appliedFrom(before))
  expect(plan.apply.map(({ name }) => name)).toEqual(['x_a', 'x_c'])
  expect(plan.drop).toEqual([])
  expect(planOf(after, appliedFrom(after))).toEqual({ apply: [], drop: [] })
})

test('what a changed file replaces is dropped, after the views that need it, which come again', () => {
  const before = [viewOf('x_a'), viewOf('x_b', 'x_a'), viewOf('x_c', 'x_b'), viewOf('x_d')]
  const replacing = viewOf('x_a', '', '-- Replaces: VIEW x_a\n')
  const after = [replacing, ...before.slice(1)]
  expect(planOf(after, appliedFrom(before))).toEqual({
    drop: ['VIEW x_c', 'VIEW x_b', 'VIEW x_a'],
    apply: after.slice(0, 3),
  })
  expect(planOf(after, appliedFrom(after)).drop).toEqual([])
  // A database from before the baseline has them and no record of it; a new one has nothing to drop.
  expect(planOf(after, new Map()).drop).toEqual(['VIEW x_c', 'VIEW x_b', 'VIEW x_a'])
})

test('a function that returns what is dropped goes before it and comes again, others stay', () => {
  const rest = [
    readerOf('x_f', 'x_a', 'SETOF x_a'),
    readerOf('x_g', 'x_a', 'integer'),
    viewOf('x_h', 'x_f'),
    readerOf('x_i', 'x_f', 'integer'),
  ]
  const after = [viewOf('x_a', '', '-- Replaces: VIEW x_a\n'), ...rest]
  const plan = planOf(after, appliedFrom([viewOf('x_a'), ...rest]))
  expect(plan.drop).toEqual(['VIEW x_h', 'FUNCTION x_f', 'VIEW x_a'])
  expect(plan.apply.map(({ name }) => name)).toEqual(['x_a', 'x_f', 'x_h'])
})
