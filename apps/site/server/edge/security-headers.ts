import { createHash } from 'node:crypto'
import type { Origins } from './config.ts'
import { policyReportsPath } from './policy-reports.ts'

/**
 * On every answer, whatever it is. No browser keeps one, but for what says so itself, being the same for
 * everybody: a logout has nothing to take out of a cache. [SEC-15] [FLT-88]
 */
export function commonHeaders(origins: Origins): Record<string, string> {
  return {
    'cache-control': 'no-store',
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
      `autoplay=(self "${origins.games}")`,
      // A frame that filled the screen would hide the clock and the marks round it. [FLT-56]
      'fullscreen=(self)',
    ].join(', '),
    ...(origins.site.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Of the headers on every answer, those that only a document obeys. */
export const ofDocuments = [
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

/** Answers other than documents need nothing at all. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

/**
 * A document's policy. `scripts` are the nonce or the hashes of its inline scripts. Style elements
 * come from our own files; attributes are allowed, since widths and colours are data, and our face of
 * letters comes inside a sheet. `analytics` is
 * the origin of a container, where the page may carry one. [API-07]
 */
export function documentPolicy(
  origins: Origins,
  scripts: readonly string[],
  analytics?: string,
): string {
  const others = (...urls: (string | undefined)[]) => urls.filter(Boolean).join(' ')
  return [
    "default-src 'none'",
    `script-src ${others("'self'", ...scripts, analytics)}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${others("'self' data:", analytics)}`,
    "media-src 'self'",
    "font-src 'self' data:",
    `connect-src ${others("'self'", analytics)}`,
    "manifest-src 'self'",
    `frame-src ${others(origins.games, origins.payments)}`,
    `form-action 'self' ${others(origins.identity)}`.trimEnd(),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${policyReportsPath}`,
  ].join('; ')
}

/**
 * The policy of a document that is made for one: besides, nothing becomes a script or elements by being
 * written as text, but what \`app/trusted-types.ts\` lets through. A container of others cannot live by
 * that, so a page that may carry one goes without. [SEC-05]
 */
export function ownDocumentPolicy(origins: Origins, nonce: string, analytics?: string): string {
  const policy = documentPolicy(origins, [nonceSource(nonce)], analytics)
  if (analytics !== undefined) return policy
  return `${policy}; require-trusted-types-for 'script'; trusted-types default`
}

function nonceSource(nonce: string): string {
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
