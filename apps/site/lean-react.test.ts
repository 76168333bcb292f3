import { expect, test } from 'vitest'
import { asModule } from './lean-react.ts'

const lines = (...each: string[]) => each.join('\n')

test('[FLT-44] what React exports by name is exported as an ES module does', () => {
  const code = lines('var a = 1;', 'exports.one = a;', 'exports.two = function () {};')
  expect(asModule(code)).toBe(
    lines(
      '',
      'var a = 1;',
      'var own_one = a;',
      'var own_two = function () {};',
      'export { own_one as one, own_two as two };',
      '',
    ),
  )
})

test('[FLT-44] what it requires is imported, whole and under its name', () => {
  const code = lines(
    'var React = require("react"),',
    '  Dom = require("react-dom");',
    'exports.a = React.use(Dom);',
  )
  expect(asModule(code)?.trim()).toBe(
    lines(
      'import * as React from "react";',
      'import * as Dom from "react-dom";',
      '',
      'var own_a = React.use(Dom);',
      'export { own_a as a };',
    ),
  )
})

test('[FLT-44] a declaration that goes on after what it requires goes on', () => {
  const code = lines('var React = require("react"),', '  b = 2;', 'exports.a = b;')
  expect(asModule(code)).toContain(lines('var', '  b = 2;'))
})

test('[FLT-44] an export that gets another value later, and is used inside, stays one', () => {
  const code = lines('exports.now = void 0;', 'if (a)', '  exports.now = b;', 'exports.now();')
  expect(asModule(code)).toContain(
    lines('var own_now = void 0;', 'if (a)', '  own_now = b;', 'own_now();'),
  )
})

test.each([
  ['exports nothing', 'var a = 1;'],
  ['exports a name twice', 'exports.a = 1;\nexports.a = 2;'],
  ['uses an export that it does not declare', 'exports.a = 1;\nb(exports.c);'],
  ['hands its exports on', 'exports.a = 1;\nb(exports);'],
  ['replaces its exports', 'exports.a = 1;\nmodule.exports = b;'],
  ['requires at another place', 'exports.a = 1;\nfunction b() { return require("c"); }'],
  ['has our names', 'var own_a = 1;\nexports.a = own_a;'],
])('[FLT-44] a file that %s is not written anew', (_, code) => {
  expect(asModule(code)).toBeUndefined()
})
