import type { FastifyInstance } from 'fastify'
import { themeSheet } from '../../app/frame/theme/theme-sheet.ts'
import type { ContentStore } from '../neighbours/content.ts'

/**
 * Gives out the theme. An address of this version never changes; one of another version, which a
 * page made a moment ago may name, gets the theme of now and is asked about again. [DATA-12]
 */
export function addTheme(server: FastifyInstance, content: ContentStore): void {
  server.get<{ Querystring: { v?: unknown } }>('/tema.css', async ({ query }, reply) => {
    const theme = await content.current()
    const isOwn = query.v === theme.version
    return reply
      .header('cache-control', isOwn ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type('text/css; charset=utf-8')
      .send(themeSheet(theme))
  })
}
