import type { Caller } from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type UnsupportedBrowser,
  unsupportedBrowser,
} from '../../app/frame/unsupported/unsupported-browser.ts'
import { authoritiesOf } from '../../app/ground/configuration/configuration.ts'
import { pickTexts } from '../../app/ground/text/pick-texts.ts'
import { type Translate, translator } from '../../app/ground/text/texts.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import {
  clockAddress,
  clockPolicy,
  complaintsAddress,
  lonePagePolicy,
  lonePageSheet,
  plain,
  thinBar,
} from '../edge/thin-bar.ts'
import type { ContentStore } from '../neighbours/content.ts'
import { clockLine, clockReadSeconds, loggedInAt } from './unsupported-clock.ts'

const address = '/unsupported'

/** Whose browser is too old for a page is led to the one that says so; the answer is the leading. */
export function leadFromOldBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const isDocument = request.method === 'GET' || request.method === 'HEAD'
  // How to complain is words alone, which any browser shows. [FLT-79]
  if (!isDocument || request.url === complaintsAddress) return undefined
  if (!unsupportedBrowser(request.headers['user-agent'])) return undefined
  return reply.redirect(address, 302)
}

export interface UnsupportedParts {
  content: ContentStore
  platform: Caller
  clock: Clock
  bounds: PageBounds
}

/**
 * The page for a browser that cannot show our pages: a document that stands alone, of what browsers
 * have known for twenty years, without a script. [SCREEN-06]
 */
export function addUnsupported(server: FastifyInstance, parts: UnsupportedParts): void {
  server.get(address, async (request, reply) => {
    // A request with a session causes a lookup, so it counts as a call.
    const waitSeconds = parts.bounds.beforeCall(request)
    if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
    const { t, authorities } = await readWords(parts.content)
    const browser = unsupportedBrowser(request.headers['user-agent']) ?? 'generic'
    const since = await loggedInAt(parts.platform, request)
    const bar = thinBar({ t, authorities, cookies: request.headers.cookie, since })
    return send(reply, lonePagePolicy, pageFor(t, browser, bar))
  })
  server.get<{ Querystring: { siden?: string } }>(clockAddress, async (request, reply) => {
    const { t } = await readWords(parts.content)
    const line = clockLine(t, parts.clock.now(), Number(request.query.siden))
    reply.header('refresh', String(clockReadSeconds))
    return send(reply, clockPolicy, clockPageFor(t, line))
  })
  server.get(lonePageSheet, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/css').send(sheet),
  )
}

function send(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
}

/** Without the platform the words of the build say the same. */
async function readWords(content: ContentStore) {
  const read = await content.current().catch(() => ({ translations: {}, configuration: {} }))
  const t = translator(pickTexts(read.translations, ['error', 'shell']))
  return { t, authorities: authoritiesOf(read) }
}

function pageFor(t: Translate, browser: UnsupportedBrowser, bar: string): string {
  return `<!DOCTYPE html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${plain(t('error.browser_page_title'))}</title>
<link rel="stylesheet" href="${lonePageSheet}">
</head>
<body>
${bar}
<div class="page">
<p class="brand">${plain(t('shell.brand_full'))}</p>
<h1>${plain(t('error.browser_title'))}</h1>
<p>${plain(t(`error.browser_${browser}`))}</p>
<p>${plain(t('error.browser_safe'))}</p>
</div>
</body>
</html>
`
}

function clockPageFor(t: Translate, line: string): string {
  return `<!DOCTYPE html>
<html lang="da">
<head>
<meta charset="utf-8">
<title>${plain(t('shell.clock_label'))}</title>
<link rel="stylesheet" href="${lonePageSheet}">
</head>
<body class="clock">${plain(line)}</body>
</html>
`
}

const sheet = `html { background: #04070f; }
body { margin: 0; color: #f2f5fb; font: 18px/1.5 Arial, Helvetica, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 120px 20px 48px; }
.brand { font-weight: bold; color: #7ee0c3; }
h1 { font-size: 28px; line-height: 1.25; }
.rim { position: fixed; top: 0; left: 0; right: 0; padding: 6px 20px; background: #04070f; }
.marks { margin: 0; font-size: 14px; color: #b7c1d6; }
iframe.clock { display: block; width: 100%; height: 24px; border: 0; }
body.clock { font-size: 14px; line-height: 24px; font-weight: bold; }
a { color: #86b8ff; }
`
