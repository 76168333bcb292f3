import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const assets = [
  { name: 'sandbox.css', type: 'text/css', source: './sandbox.css' },
  { name: 'card-frame.js', type: 'text/javascript', source: '../payments/browser/card-frame.js' },
  { name: 'challenge.js', type: 'text/javascript', source: '../payments/browser/challenge.js' },
] as const

/** The style sheet and the few scripts of the pages, as they lie in the tree. */
export function serveAssets(app: FastifyInstance): void {
  for (const { name, type, source } of assets) {
    const content = readFileSync(new URL(source, import.meta.url), 'utf8')
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content),
    )
  }
}
