import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addStaticFiles } from './static-files.ts'

const code = 'export const a = 1\n'

async function served() {
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a.js'), code)
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(code))
  const server = Fastify()
  await addStaticFiles(server, folder)
  return {
    ask: (headers: Record<string, string>) => server.inject({ url: '/assets/a.js', headers }),
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}

test.each([
  ['br', true],
  ['gzip, br;q=0.1', true],
  ['br;q=0', false],
  ['gzip, br;q=0', false],
  ['*;q=0.5, br;q=0', false],
  ['', false],
])(
  '[FLT-27] of a file a browser that accepts %j is sent brotli: %j',
  async (accepted, isPacked) => {
    await using files = await served()
    const { headers, rawPayload } = await files.ask({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(isPacked ? 'br' : undefined)
    expect(headers.vary).toBe('accept-encoding')
    expect(String(isPacked ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(code)
  },
)

test('[FLT-27] a file packed and as it is are two things to hold, each said in any way', async () => {
  await using files = await served()
  const packed = String((await files.ask({ 'accept-encoding': 'br' })).headers.etag)
  const plain = String((await files.ask({})).headers.etag)
  expect(packed).not.toBe(plain)
  for (const held of [plain, `"x", ${plain}`, '*', plain.replace('W/', '')]) {
    expect([held, (await files.ask({ 'if-none-match': held })).statusCode]).toEqual([held, 304])
  }
  expect((await files.ask({ 'if-none-match': packed })).statusCode).toBe(200)
})

test('[FLT-44] a file whose name carries its hash says nothing that its tag says already', async () => {
  await using files = await served()
  const { headers } = await files.ask({ 'accept-encoding': 'br' })
  expect(headers['cache-control']).toContain('immutable')
  expect(headers.etag).toBeDefined()
  expect([headers['last-modified'], headers['accept-ranges']]).toEqual([undefined, undefined])
})
