import { type Caller, readContentAddresses, readWelcomeOffer } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import { listAddress } from '../../app/ground/finding/list-names.ts'
import { gameAddress } from '../../app/ground/links/game-address.ts'
import type { Games } from '../../app/ground/scope/request-scope.ts'
import { isInSteps, tellWhole } from '../../app/parts/offer/welcome-offer.ts'
import type { PageBounds } from '../edge/page-limits.ts'

/** Pages that anyone may find, beside the games. */
const pages = [
  '/',
  listAddress('alle-spil'),
  listAddress('nye-spil'),
  listAddress('bedste-spil'),
  '/jackpots',
  '/bordspil',
  '/bordspil/roulette',
  '/bordspil/blackjack',
  '/bordspil/video-poker',
  '/live-casino',
  '/live/live-roulette',
  '/live/live-blackjack',
  '/live/andre-live-spil',
  '/nyevindere',
  '/nyheder',
  '/kampagner',
  '/kontaktos',
  '/selvtest',
  '/billedkilder',
]

const opening = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
]

interface SitemapParts {
  games: Games
  platform: Caller
  publicUrl: string
  bounds: PageBounds
}

/**
 * The addresses that search engines may list: every page, what editors wrote, and every game that
 * is offered, where anyone can play it.
 */
export function addSitemap(
  server: FastifyInstance,
  { games, platform, publicUrl, bounds }: SitemapParts,
): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const waitSeconds = bounds.beforeCall(request)
    if (waitSeconds !== undefined) return bounds.refuse(reply, waitSeconds)
    const [offered, written, welcome] = await Promise.all([
      games.catalogue(),
      platform.call(readContentAddresses, {}),
      platform.call(readWelcomeOffer, {}),
    ])
    const offer = tellWhole(welcome.ok ? welcome.offers : [], offered, 0)
    // Editors write for pages of ours too.
    const paths = new Set([
      ...pages,
      ...(written.ok ? written.paths : []),
      // A page that tells of an offer is not there without it, or without words for its shape.
      ...(written.ok && offer ? written[isInSteps(offer) ? 'offerStepPaths' : 'offerPaths'] : []),
      ...offered.map((game) => gameAddress('free', game)),
    ])
    const lines = [...paths].map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`)
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
