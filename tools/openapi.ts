import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openApiDocument } from '@nordlys/contracts'
import { root } from './root.ts'

/** Where the description of the calls lies for those who read it without a running site. */
export const openApiFile = join(root, 'docs/generated/openapi.json')

if (import.meta.main) {
  mkdirSync(dirname(openApiFile), { recursive: true })
  writeFileSync(openApiFile, writtenOpenApi())
}

/** Written again by `node tools/openapi.ts` when a call has changed; a test notices. */
export function writtenOpenApi(): string {
  return `${JSON.stringify(openApiDocument('programs'), null, 2)}\n`
}
