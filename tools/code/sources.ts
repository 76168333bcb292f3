import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trackedFiles } from '../tracked-files.ts'
import type { Source } from './source.ts'

const textFile =
  /\.(ts|tsx|mjs|js|css|sql|glsl|diff|md|json|html|svg|yml|yaml|sh|txt)$|^\.ci\/|^\.npmrc$/

/** Every tracked file that is text. */
export async function readSources(root: string): Promise<Source[]> {
  const paths = (await trackedFiles(root)).filter((path) => textFile.test(path))
  return Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
}
