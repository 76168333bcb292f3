import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeServerFolder } from '../../../operations/postgres/remove-folder.ts'

/** A folder for a server's data, gone afterwards with all that is in it. */
export async function makeDataFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'nordlys-bench-'))
  // The server's own user must be able to enter, or its data would lie elsewhere and stay there.
  await chmod(path, 0o711)
  return { path, [Symbol.asyncDispose]: () => removeServerFolder(path) }
}
