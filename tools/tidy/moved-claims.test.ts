import { describe, expect, test } from 'vitest'
import { claimsPage, movedClaimFindings } from './moved-claims.ts'

const path = 'apps/site/app/decline.test.ts'
const code = `
  describe('a decline', () => {
    test('says why', f)
    test.each(['a|b'])('a card that %s is told', f)
  })
  for (const name of ['Visa']) test(\`\${name} is taken\`, f)`
const heading =
  '| claim (title as it was) | was in | is now held by (file › title) |\n|---|---|---|\n'

function found(rows: string, prose = '') {
  const page = { path: claimsPage, text: `# Tests\n${prose}\n${heading}${rows}` }
  const paths = [claimsPage, path, 'world/world.ts', 'apps/site/public/a.png']
  return movedClaimFindings([page, { path, text: code }], paths).map(({ line, text }) => [
    line,
    text,
  ])
}

describe('a claim that moved', () => {
  test.each([
    'says why',
    'a decline › says why',
    'a decline',
    'a card that %s is told',
    'a card that a\\|b is told',
    'Visa is taken',
    `\`\${name} is taken\``,
  ])('is held by a test called %s', (title) => {
    expect(found(`| it was told | e2e/gone.spec.ts | ${path} › ${title} |`)).toEqual([])
    expect(found(`| it was told | \`e2e/gone.spec.ts\` | \`${path}\` › ${title} |`)).toEqual([])
  })

  test('may be held by several tests, and one test may hold several', () => {
    const both = `${path} › says why<br>${path} › Visa is taken`
    expect(found(`| a | e2e/a.spec.ts | ${both} |\n| b | e2e/a.spec.ts | ${both} |\n`)).toEqual([])
    expect(found(`| a | e2e/a.spec.ts | ${path} › says why<br>${path} › gone |`)).toEqual([
      [5, `${path} has no test of this title: gone`],
    ])
  })

  test.each([
    [`| a | b | e2e/gone.spec.ts › says why |`, 'no such test file: e2e/gone.spec.ts'],
    [`| a | b | ${path} › says |`, `${path} has no test of this title: says`],
    [`| a | b | ${path} |`, `${path} has no test of this title: `],
    [
      `| a | b | ${path} › a decline › gone |`,
      `${path} has no test of this title: a decline › gone`,
    ],
    [`| a | b | world/world.ts › a |`, 'no such test file: world/world.ts'],
    [`| a |  | ${path} › says why |`, expect.stringMatching(/three cells/)],
    [`| a | b | c | ${path} › says why |`, expect.stringMatching(/three cells/)],
  ])('is not held by %s', (row, problem) => {
    expect(found(row)).toEqual([[5, problem]])
  })

  test('has its table, whatever other tables say', () => {
    expect(found('', '| part | budget |\n|---|---|\n| unit | 60 s |\n')).toEqual([])
    const page = { path: claimsPage, text: '# Tests\n\n| claim | was | is |\n|---|---|---|\n' }
    expect(movedClaimFindings([page], [claimsPage])).toMatchObject([{ line: 1 }])
    expect(movedClaimFindings([], [])).toHaveLength(1)
  })
})

describe('a path on the page of tests', () => {
  test.each([
    'see `world/world.ts`, and apps/site/public/a.png.',
    'in `apps/site/` and apps/site/app',
    '`decline.test.ts` beside it',
    'all of `e2e/*.spec.ts`, `world/e2e*` and `*.db.test.ts`',
    'the page /docs/gone and https://example.dk/docs/gone',
  ])('%s is there', (prose) => {
    expect(found('', prose)).toEqual([])
  })

  test.each([
    ['see world/gone.ts.', 'not there: world/gone.ts'],
    ['in `apps/games/`', 'not there: apps/games'],
    ['in apps/si', 'not there: apps/si'],
    ['`gone.test.ts` beside it', 'not there: gone.test.ts'],
  ])('%s is not', (prose, problem) => {
    expect(found('', prose)).toEqual([[2, problem]])
  })
})
