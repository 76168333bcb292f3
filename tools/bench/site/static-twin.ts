import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import Fastify from 'fastify'
import { fetchRaw } from '../base/fetch-raw.ts'
import { phone } from '../client/phone.ts'

interface Kept {
  body: Buffer
  type: string
  isPacked: boolean
}

export interface StaticTwin extends AsyncDisposable {
  url: string
}

/**
 * The same page as files from memory: every byte that ours sends, its scripts among them, but no
 * script runs. What it takes longer than this is what our code costs.
 */
export async function openStaticTwin(browser: Browser, pageUrl: string): Promise<StaticTwin> {
  const files = await keepFiles(browser, pageUrl)
  const server = Fastify({ forceCloseConnections: true })
  server.get('*', (request, reply) => {
    const kept = files.get(new URL(request.url, 'http://localhost').pathname)
    if (!kept) return reply.code(404).send()
    if (kept.isPacked) reply.header('content-encoding', 'br')
    return reply.header('content-type', kept.type).send(kept.body)
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  const url = origin + new URL(pageUrl).pathname
  return { url, [Symbol.asyncDispose]: () => server.close() }
}

/** Everything a phone asks for when it opens the page, as it goes over the wire. */
async function keepFiles(browser: Browser, pageUrl: string): Promise<Map<string, Kept>> {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  const asked = new Map<string, { type: string; isPacked: boolean }>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin !== new URL(pageUrl).origin || response.status() !== 200) return
    const headers = response.headers()
    const type = headers['content-type'] ?? ''
    // A stream of events has no end to wait for.
    if (type.startsWith('text/event-stream')) return
    asked.set(pathname, { type, isPacked: headers['content-encoding'] === 'br' })
  })
  await page.goto(pageUrl, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  const files = new Map<string, Kept>()
  for (const [path, { type, isPacked }] of asked) {
    const headers = isPacked ? { 'accept-encoding': 'br' } : {}
    const body = await fetchRaw(pageUrl, path, headers)
    const isPage = path === new URL(pageUrl).pathname
    files.set(path, { type, isPacked, body: isPage ? withoutScripts(body) : body })
  }
  return files
}

/** Scripts are still fetched, by the links that fetch them early. */
function withoutScripts(packed: Buffer): Buffer {
  const html = brotliDecompressSync(packed).toString()
  return brotliCompressSync(html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''))
}
