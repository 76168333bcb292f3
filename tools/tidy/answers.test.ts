import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { answerFindings } from './answers.ts'

const count = (text: string, path: string) => answerFindings(parse({ path, text })).length

test.each([
  ['const { now } = await response.json()', 'apps/site/app/parts/clock/a.ts', 1],
  ['ask().then((answer) => answer?.json())', 'apps/games/client/a.ts', 1],
  ['const told = Response.json({ a: 1 })', 'apps/site/app/a-route.ts', 0],
  ['const answer = await checkedAnswer(response, isTime)', 'apps/site/app/parts/clock/a.ts', 0],
  ['const answer = await response.json()', 'apps/site/app/parts/clock/a.test.ts', 0],
  ['const answer = await response.json()', 'apps/site/server/a.ts', 0],
])('[FLT-25] a script that believes what it fetched is found: %s', (text, path, found) => {
  expect(count(text, path)).toBe(found)
})
