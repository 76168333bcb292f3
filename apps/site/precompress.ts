import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Writes each script and stylesheet a second time, compressed as far as it goes. It waits for the
 * server's build, the last to run: the router writes its manifest of routes among the client's files.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'nordlys-precompress',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  }
}

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all(
    names
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map(async (name) => {
        const content = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.br`), await compress(content, { params }))
      }),
  )
}
