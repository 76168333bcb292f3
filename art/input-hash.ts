import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Recipe } from './recipe.ts'

const artFolder = fileURLToPath(new URL('.', import.meta.url))

/** A fingerprint of all that decides what a recipe bakes: its spec and its code. */
export function inputHash(recipe: Pick<Recipe, 'source' | 'spec'>): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe.spec))
  for (const url of [...reachable(recipe.source)].sort()) {
    hash.update(relative(artFolder, fileURLToPath(url)).replaceAll('\\', '/'))
    hash.update(asText(readFileSync(new URL(url))))
  }
  return hash.digest('hex')
}

/** A fingerprint of a baked file; line endings of text do not count. */
export function outputHash(path: string, bytes: Buffer): string {
  const text = /\.(json|md|svg)$/.test(path)
  return createHash('sha256')
    .update(text ? asText(bytes) : bytes)
    .digest('hex')
}

/**
 * The module and everything it imports or reads from this folder, as `file:` URLs. Types decide
 * nothing of what is baked, so that what is imported for its types alone does not count.
 */
function reachable(url: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(url)) return found
  found.add(url)
  if (!url.endsWith('.ts')) return found
  const source = asText(readFileSync(new URL(url)))
  const values = source.replaceAll(/^(?:im|ex)port type [^;']*? from '[^']*'/gm, '')
  for (const [, path] of values.matchAll(/(?:from |new URL\()'(\.{1,2}\/[^']+\.\w+)'/g)) {
    if (path) reachable(new URL(path, url).href, found)
  }
  return found
}

function asText(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\r\n', '\n')
}
