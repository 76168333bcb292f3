import { describe, expect, test } from 'vitest'
import { claimsFile, movedClaimFindings } from './moved-claims.ts'

const file = 'apps/site/app/decline.test.ts'
const code = `
  describe('a decline', () => {
    test('says why', f)
    test.each(['a|b'])('a card that %s is told', f)
  })
  for (const name of ['Visa']) test(\`\${name} is taken\`, f)`

function found(...heldBy: { file: string; test: string; row?: string }[]) {
  const list = [{ claim: 'it was told', wasIn: 'e2e/gone.spec.ts', heldBy }]
  const sources = [
    { path: claimsFile, text: JSON.stringify(list) },
    { path: file, text: code },
  ]
  return movedClaimFindings(sources).map(({ text }) => text)
}

describe('a claim that moved', () => {
  test.each([
    { test: 'says why' },
    { test: 'a decline' },
    { test: 'a card that %s is told', row: 'a|b' },
    { test: `\${name} is taken`, row: 'Visa' },
  ])('is held by $test', (holder) => {
    expect(found({ file, ...holder })).toEqual([])
  })

  test.each([
    [{ file: 'e2e/gone.spec.ts', test: 'says why' }, 'no such test file: e2e/gone.spec.ts'],
    [{ file, test: 'says' }, `${file} has no test of this title: says`],
    [{ file, test: `\${name} is taken`, row: 'Dankort' }, `${file} has no row Dankort`],
  ])('is not held by %o', (holder, problem) => {
    expect(found({ file, test: 'says why' }, holder)).toEqual([`"it was told": ${problem}`])
  })

  test('is held by somebody, and stands in a list that is there', () => {
    expect(found()).toEqual(['"it was told": no test holds it'])
    expect(movedClaimFindings([])).toMatchObject([{ path: claimsFile, text: 'is not there' }])
  })
})
