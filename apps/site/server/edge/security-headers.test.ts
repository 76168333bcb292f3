import { expect, test } from 'vitest'
import { inlineScriptHashes } from './security-headers.ts'

test('inline scripts are hashed once each; files and data are not scripts of ours', () => {
  const html = [
    '<script>a()</script>',
    '<script type="module" async="">a()</script>',
    '<script src="/assets/x.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>b()</script>',
  ].join('')
  expect(inlineScriptHashes(html)).toHaveLength(2)
})
