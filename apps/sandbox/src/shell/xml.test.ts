import { expect, test } from 'vitest'
import { readXml, textOf } from './xml.ts'

test('a document is read without prefixes, with attributes, entities and nested elements', () => {
  const root = readXml(`<?xml version="1.0"?><!-- a note -->
    <s:a xmlns:s="urn:x" kind='A &amp; B'><s:b> 1 &lt; 2 </s:b><c/><d><b>3</b>&#230;&#x64;</d></s:a>`)
  expect(root?.name).toBe('a')
  expect(root?.attributes).toEqual({ s: 'urn:x', kind: 'A & B' })
  expect(root && textOf(root, 'b')).toBe('1 < 2')
  expect(root?.children[2]?.text).toBe('æd')
  expect(root && textOf(root, 'missing')).toBe('')
})

test.each([
  ['', 'nothing'],
  ['only text', 'no element'],
  ['<a><b></a></b>', 'crossed elements'],
  ['<a>', 'an element left open'],
  ['<a/><b/>', 'two roots'],
  ['<a b=c/>', 'an attribute without quotes'],
  ['<a>&own;</a>', 'an entity of its own'],
  ['<a>1 & 2</a>', 'a bare ampersand'],
  ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'a document type'],
  ['<a>'.repeat(40) + '</a>'.repeat(40), 'too deep a document'],
])('%j is refused: %s', (source) => {
  expect(readXml(source)).toBeUndefined()
})

test.each([`<${'a'.repeat(200_000)}`, `<a${' '.repeat(200_000)}>`, `<a${' b'.repeat(100_000)}>`])(
  '[FLT-01] what is no document is told so at once, however long it is',
  (source) => {
    const started = process.cpuUsage()
    expect(readXml(source)).toBeUndefined()
    // Tried again at each place, these took minutes.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5_000)
  },
)
