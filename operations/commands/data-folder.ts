import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The folder the product's data is in, when it is not in a database of its own, from the project's root. */
export function dataFolder(name = process.env.DATA_DIR || '.data'): string {
  return resolve(root, name)
}
