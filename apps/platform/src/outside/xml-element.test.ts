import { expect, test } from 'vitest'
import { onlyElementText } from './xml-element.ts'

const name = 'GamblerExclusionStatus'

test.each([
  [`<${name}>PersonIsNotRegistered</${name}>`],
  [`<r:${name} xmlns:r="http://a">\n PersonIsNotRegistered \n</r:${name}>`],
  [`<a><ns2:${name}>PersonIsNotRegistered</ns2:${name}><b>other</b></a>`],
])('the text of the one element is read: %s', (xml) => {
  expect(onlyElementText(xml, name)).toBe('PersonIsNotRegistered')
})

test.each([
  [''],
  [`<${name}></${name}>`],
  [`<${name}/>`],
  [`<Other${name}>x</Other${name}>`],
  [`<${name}>x</${name}><${name}>y</${name}>`],
  [`<${name}>two words</${name}>`],
  [`<${name} <${name}>x</${name}`.slice(0, -name.length - 2)],
])('what is none, or several, is no answer: %s', (xml) => {
  expect(onlyElementText(xml, name)).toBeUndefined()
})

test.each([
  ['tags that never end', `<${name} `],
  ['tags and nothing', `<${name}>`],
  ['prefixes', '<a:'],
  ['one long prefix', 'a'],
  ['spaces', ' '],
])('[FLT-54] megabytes of %s are read in one pass', (_, piece) => {
  const xml = `<${name}>${piece.repeat(4_000_000 / piece.length)}`
  expect(onlyElementText(xml, name)).toBeUndefined()
})
