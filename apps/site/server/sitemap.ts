import type { FastifyInstance } from 'fastify'
import { listAddress } from '../app/finding/list-names.ts'
import { gameAddress } from '../app/game/game-address.ts'
import type { Games } from '../app/request-scope.ts'

/** Pages that anyone may find, beside the games. */
const pages = [
  '/',
  listAddress('alle-spil'),
  listAddress('nye-spil'),
  listAddress('bedste-spil'),
  '/jackpots',
  '/registrer',
  '/vilkaar',
  '/persondatapolitik',
  '/billedkilder',
]

const opening = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
]

/** What search engines may list: every page and every game that is offered, where anyone can play it. */
export function addSitemap(server: FastifyInstance, games: Games, publicUrl: string): void {
  server.get('/sitemap.xml', async (_request, reply) => {
    const offered = await games.catalogue()
    const paths = [...pages, ...offered.map(({ gameId }) => gameAddress('free', gameId))]
    const lines = paths.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...opening, ...lines, '</urlset>', ''].join('\n'))
  })

  server.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /min-konto/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )
}
