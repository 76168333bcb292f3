import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument, productCalls, storeCalls } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { openApiFile, writtenOpenApi } from './openapi.ts'
import { root } from './root.ts'

interface Operation {
  operationId: string
  responses?: Readonly<Record<string, { description: string }>>
}

const document = openApiDocument('programs') as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

test('the description of the calls is the one of their contracts: else run tools/openapi.ts', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(writtenOpenApi())
})

test('[API-02, API-03] all nineteen and all thirteen are described, each once', () => {
  expect([productCalls.length, storeCalls.length]).toEqual([19, 13])
  for (const { method, path } of [...productCalls, ...storeCalls]) {
    expect(document.paths[path]).toHaveProperty(method.toLowerCase())
  }
  const ids = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId }) => operationId ?? [])
  expect(new Set(ids).size).toBe(32)
})

test('[FLT-21] every call may be asked too often, and says each of its failures once', () => {
  for (const { method, path } of [...productCalls, ...storeCalls]) {
    const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {}
    expect(responses[429]?.description).toBe('too-many-attempts')
    const codes = Object.values(responses).flatMap(({ description }) => description.split(', '))
    expect(new Set(codes).size).toBe(codes.length)
  }
})

test('every reference of the description leads to a schema of it', () => {
  const references = writtenOpenApi().matchAll(/"\$ref": "([^"]+)"/g)
  for (const [, reference = ''] of references) {
    expect(reference).toMatch(/^#\/components\/schemas\//)
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '')
  }
})

test('docs/calls.md has a line for each call, and none for a call there is not', () => {
  const page = readFileSync(join(root, 'docs/calls.md'), 'utf8')
  const told = [...page.matchAll(/^\| `((?:GET|PUT|POST) [^`]+)`/gm)].map(([, call]) => call)
  expect(told).toEqual(
    [...productCalls, ...storeCalls].map(({ method, path }) => `${method} ${path}`),
  )
})
