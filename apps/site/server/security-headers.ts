import { createHash } from 'node:crypto'
import type { Origins } from './config.ts'

/** On every answer, whatever it is. */
export function commonHeaders(origins: Origins): Record<string, string> {
  const games = `(self "${origins.games}")`
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [
      'camera=()',
      'microphone=()',
      'geolocation=()',
      'usb=()',
      'payment=()',
      `autoplay=${games}`,
      `fullscreen=${games}`,
    ].join(', '),
    ...(origins.site.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** What is not a document needs nothing at all. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

/**
 * A document's policy. `scripts` are the nonce or the hashes of its inline scripts. Style elements
 * come from our own files; attributes are allowed, since widths and colours are data.
 */
export function documentPolicy(origins: Origins, scripts: readonly string[]): string {
  const others = (...urls: (string | undefined)[]) => urls.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${others(origins.games, origins.payments)}`,
    `form-action 'self' ${others(origins.identity)}`.trimEnd(),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`
}

/** The hashes that allow exactly the inline scripts of a document, for pages that many receive. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = '']) => !/\stype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  return [...new Set(hashes)]
}
