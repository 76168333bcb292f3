import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

interface Page {
  title: string
  body: Html
  /** The origin that may frame the page. */
  framedBy?: string
  /** Where a form on the page may lead besides the sandbox. */
  formsLeadTo?: string
  /** Which of the sandbox's scripts the page runs. */
  script?: string
  /** Read by the page's script. */
  data?: Readonly<Record<string, string>>
  /** A page inside another party's page has no heading and no ground of its own. */
  bare?: boolean
  /** The theme of the page it stands in, as its address or its form says; dark unless it is light. */
  theme?: string
}

/** Sends a page of the sandbox with headers that let it do no more than it needs. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self' ${page.formsLeadTo ?? ''}`.trim(),
    "base-uri 'none'",
    `frame-ancestors ${page.framedBy ?? "'none'"}`,
  ]
  return reply
    .status(status)
    .header('content-security-policy', policy.join('; '))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(page).markup)
}

/** The whole document of a page, for what sends it with headers of its own. */
export function documentOf(page: Page): Html {
  const data = Object.entries(page.data ?? {}).map(([name, value]) => {
    return html` data-${name}="${value}"`
  })
  const main = page.bare
    ? html`<main>${page.body}</main>`
    : html`<header class="stand-in">Sandkasse: siden står i stedet for den rigtige part. Ingen rigtige
personer, penge eller oplysninger.</header><main class="page"><h1>${page.title}</h1>${page.body}</main>`
  const theme = page.theme === 'light' ? 'light' : 'dark'
  return html`<!doctype html>
<html lang="da" data-theme="${theme}"${page.bare ? html` class="bare"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme}">
<title>${page.title} – sandkasse</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/sandbox.css">
${page.script ? html`<script type="module" src="/assets/${page.script}"></script>` : ''}
</head>
<body${data}>${main}</body>
</html>`
}
