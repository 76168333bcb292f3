import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptContentType } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'

const endings = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

/** Writes what was opened into a new file that its owner alone reads; answers where it lies. */
export async function writeOpened(
  folder: string,
  name: string,
  { contentType, file }: { contentType: KeptContentType; file: string },
): Promise<string> {
  const path = join(folder, `${name}.${endings[contentType]}`)
  try {
    await writeFile(path, Buffer.from(file, 'base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw new StartProblem(`${path} cannot be written: ${String(error)}`)
  }
  return path
}
