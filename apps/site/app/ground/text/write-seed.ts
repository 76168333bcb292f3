import { readFileSync, writeFileSync } from 'node:fs'

const seedUrl = new URL('../../../../platform/src/content/seed/translations.json', import.meta.url)
const targetUrl = new URL('generated/seed.ts', import.meta.url)

if (import.meta.main) writeFileSync(targetUrl, generatedSeed())

/**
 * The platform's seed of Danish texts as a typed constant. Literal texts let the compiler know
 * every key and every `{parameter}`, and stand in for a text the platform does not send. `node
 * app/ground/text/write-seed.ts` writes it again when the seed has changed; a test notices.
 */
export function generatedSeed(): string {
  const groups: Record<string, Record<string, string>> = JSON.parse(readFileSync(seedUrl, 'utf8'))
  const lines = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(
      ([key, text]) => `  ${JSON.stringify(`${group}.${key}`)}: ${JSON.stringify(text)},`,
    ),
  )
  const note = "// Written by write-seed.ts from the platform's translation seed."
  return `${note}\nexport const seed = {\n${lines.join('\n')}\n} as const\n`
}
