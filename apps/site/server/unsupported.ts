import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pickTexts, type Translations } from '../app/text/pick-texts.ts'
import { translator } from '../app/text/texts.ts'
import {
  type UnsupportedBrowser,
  unsupportedBrowser,
} from '../app/unsupported/unsupported-browser.ts'
import type { ContentStore } from './content.ts'

const address = '/unsupported'

/** Whose browser is too old for a page is led to the one that says so; the answer is the leading. */
export function leadFromOldBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const isDocument = request.method === 'GET' || request.method === 'HEAD'
  if (!isDocument || !unsupportedBrowser(request.headers['user-agent'])) return undefined
  return reply.header('cache-control', 'no-store').redirect(address, 302)
}

/**
 * What a browser that cannot show our pages is told: a document that stands alone, of what browsers have
 * known for twenty years, without a script. [SCREEN-06]
 */
export function addUnsupported(server: FastifyInstance, content: ContentStore): void {
  server.get(address, async (request, reply) => {
    // Without the platform the texts of the build say the same.
    const translations = await content.current().then(
      (read) => read.translations,
      () => ({}),
    )
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(pageFor(unsupportedBrowser(request.headers['user-agent']) ?? 'generic', translations))
  })
  server.get(sheetAddress, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/css').send(sheet),
  )
}

const sheetAddress = '/unsupported.css'
const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'"

function pageFor(browser: UnsupportedBrowser, translations: Translations): string {
  const t = translator(pickTexts(translations, ['error', 'shell']))
  const phone = t('error.browser_stopspillet')
  return `<!DOCTYPE html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${plain(t('error.browser_page_title'))}</title>
<link rel="stylesheet" href="${sheetAddress}">
</head>
<body>
<div class="page">
<p class="brand">${plain(t('shell.brand_full'))}</p>
<h1>${plain(t('error.browser_title'))}</h1>
<p>${plain(t(`error.browser_${browser}`))}</p>
<p>${plain(t('error.browser_safe'))}</p>
<p class="rim">18+ &middot; ${plain(phone)} &middot; <a href="https://www.rofus.nu">rofus.nu</a>
&middot; ${plain(t('shell.licence'))}</p>
</div>
</body>
</html>
`
}

/** An editor's text is words, never markup. */
function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const sheet = `html { background: #04070f; }
body { margin: 0; color: #f2f5fb; font: 18px/1.5 Arial, Helvetica, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 48px 20px; }
.brand { font-weight: bold; color: #7ee0c3; }
h1 { font-size: 28px; line-height: 1.25; }
.rim { margin-top: 40px; font-size: 14px; color: #b7c1d6; }
a { color: #86b8ff; }
`
