import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { trackedFiles } from '../tracked-files.ts'

/** The test files that get their `test` from `provenTest`. */
export async function proverFiles(): Promise<string[]> {
  const tests = (await trackedFiles(root)).filter((path) => /\.test\.tsx?$/.test(path))
  const found = await Promise.all(
    tests.map(async (path) => {
      const source = await readFile(join(root, path), 'utf8')
      return source.includes('provenTest(import.meta.url') ? [path] : []
    }),
  )
  return found.flat()
}
