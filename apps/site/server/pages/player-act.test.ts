import { expect, test } from 'vitest'
import { isPlayerAct } from './player-act.ts'

test.each([
  ['GET', '/', true],
  ['GET', '/min-konto/oversigt', true],
  ['GET', '/min-konto/indbetal/betaling?reference=1', false],
  ['POST', '/min-konto/indbetal/betaling', true],
  ['GET', '/gennemspilning', false],
  ['GET', '/spilstatus', false],
  ['POST', '/spilstatus', true],
])('[SES-02] whether %s %s keeps a session alive: %s', (method, url, isAct) => {
  expect(isPlayerAct({ method, url })).toBe(isAct)
})
