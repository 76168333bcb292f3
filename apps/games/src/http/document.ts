import type { FastifyInstance } from 'fastify'
import type { GameArt } from '../../protocol/opened-game.ts'
import { fullSheetMedia } from '../../protocol/sheet-media.ts'
import { type Catalogue, presentBoard } from '../catalogue/index.ts'
import type { TablePlayContext } from '../rounds/index.ts'
import type { ArtShelf } from './art-shelf.ts'
import type { BuiltClient, BuiltClients } from './built-client.ts'
import type { FreePlayLimits } from './free-limits.ts'

interface DocumentParts {
  readonly catalogue: Catalogue
  readonly tableOf: TablePlayContext['tableOf']
  /** Of live tables. */
  readonly liveOf: TablePlayContext['tableOf']
  /** Of every table of this release, listed or not: rounds are shown again of all. */
  readonly kindOf: (gameId: string) => string | undefined
  readonly clients: BuiltClients | undefined
  readonly art: ArtShelf
  readonly siteUrl: string
  readonly limits: FreePlayLimits
}

/**
 * The document a game is played in. It carries nothing of the player: the launch token comes in the
 * address's fragment, which no server sees and no log holds.
 */
export function registerDocument(app: FastifyInstance, parts: DocumentParts): void {
  const siteOrigin = new URL(parts.siteUrl).origin

  app.get<{ Params: { gameId: string }; Querystring: { mode?: string } }>(
    '/play/:gameId',
    async (request, reply) => {
      reply.headers(documentHeaders(siteOrigin, request.host)).type('text/html; charset=utf-8')
      if (!(await parts.limits.mayOpen(request, reply))) {
        return reply.code(429).send(unavailable('Vent et øjeblik, og prøv igen.'))
      }
      const mode = request.query.mode === 'money' ? 'money' : 'free'
      const { gameId } = request.params
      const live = parts.liveOf(gameId)
      const table = live ?? parts.tableOf(gameId)
      if (table) {
        const { id, titleDa: title, kind } = table.definition
        const client = parts.clients?.get(live ? `live-${kind}` : kind)
        if (!client) return reply.code(503).send(notReady)
        return reply.send(document(client, { id, title, mode, siteOrigin }))
      }
      const game = await parts.catalogue.find(gameId)
      if (!game) return reply.code(404).send(unavailable('Spillet findes ikke.'))
      const client = parts.clients?.get(slotClient)
      if (!client) return reply.code(503).send(notReady)
      // A browser that loads the page is about to play.
      void game.ready()
      const { id, titleDa, reels, rows } = game.definition
      const { giant } = presentBoard(game.definition)
      const painted = { art: parts.art.artOf(game), sheet: fullSheetMedia({ reels, rows, giant }) }
      return reply.send(document(client, { id, title: titleDa, mode, siteOrigin, painted }))
    },
  )

  // A finished round, of whatever game: which one, its token tells the client alone.
  app.get<{ Querystring: { table?: string } }>('/replay', async (request, reply) => {
    reply.headers(documentHeaders(siteOrigin, request.host)).type('text/html; charset=utf-8')
    const { table } = request.query
    // A round at a table is shown by that table's own client.
    const kind = table === undefined ? slotClient : parts.kindOf(String(table))
    if (kind === undefined) return reply.code(404).send(unavailable('Spillet findes ikke.'))
    const client = parts.clients?.get(kind)
    if (!client) return reply.code(503).send(notReady)
    return reply.send(document(client, { id: '', title: 'Spilrunde', mode: 'replay', siteOrigin }))
  })
}

/** Its entry in `vite.config.ts`; a table's has the name of its kind. */
const slotClient = 'slot'

interface Shown {
  id: string
  title: string
  mode: 'money' | 'free' | 'replay'
  siteOrigin: string
  painted?: Painted
}

interface Painted {
  art: GameArt
  /** The media query of the symbols at full size. */
  sheet: string
}

function document(client: BuiltClient, { id, title, mode, siteOrigin, painted }: Shown): string {
  const address = (file: string) => `/client/${file}`
  const head = [
    ...client.styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`),
    ...client.preloads.map((file) => `<link rel="modulepreload" href="${address(file)}">`),
    ...(painted ? pictures(painted) : []),
    ...client.scripts.map((file) => `<script type="module" src="${address(file)}"></script>`),
  ]
  const attributes = [
    `data-game-id="${escapeHtml(id)}"`,
    `data-mode="${mode}"`,
    `data-site="${escapeHtml(siteOrigin)}"`,
    `data-title="${escapeHtml(title)}"`,
    ...(painted?.art.kind === 'own' ? ['data-own-art'] : []),
  ]
  return page(title, head.join('\n'), `<body ${attributes.join(' ')}>${noScript}</body>`)
}

/** The files of the first picture, requested before the script that shows it has arrived. */
function pictures({ art: { kind, folder }, sheet }: Painted): string[] {
  if (kind === 'drawn') return []
  const preload = (file: string, media: string, type = 'image/webp') =>
    `<link rel="preload" as="image" type="${type}" href="${folder}${file}" media="${media}">`
  return [
    preload('symbols.webp', sheet),
    preload('symbols@0.5x.webp', `not ${sheet}`),
    preload('background-mobile.avif', '(orientation: portrait)', 'image/avif'),
    preload('background-desktop.avif', '(orientation: landscape)', 'image/avif'),
  ]
}

const noScript = '<noscript><p>Spillet kræver, at JavaScript er slået til.</p></noscript>'

const notReady = unavailable('Spillet er ikke klar endnu.')

function unavailable(text: string): string {
  return page(text, '', `<body><p>${escapeHtml(text)}</p></body>`)
}

function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}
</head>
${body}
</html>
`
}

/** `host` is the name by which the browser asked for us. */
function documentHeaders(siteOrigin: string, host: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...linesTo(host)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}

/**
 * The lines of live tables are sockets to our own host, which not every browser takes for `'self'`. A host
 * that is no plain name is not repeated in a policy.
 */
function linesTo(host: string): string[] {
  return /^[\w.-]+(?::\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
