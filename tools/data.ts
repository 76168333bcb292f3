import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataCopySchemaPath } from '@nordlys/contracts'
import { messageOf, StartProblem } from '@nordlys/core'
import { registerPage, writtenCopySchema } from '../apps/platform/src/personal-data/index.ts'
import { root } from './root.ts'

const usage = `npm run data -- register   prints the register of personal data
npm run data -- write      writes what follows from it: docs/personal-data.md and the schema of a copy`

/** Each file that follows from the register, with its text. */
export async function writtenFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  const shape = await readFile(join(root, 'apps/platform/src/db/generated/schema.sql'), 'utf8')
  return [
    ['docs/personal-data.md', registerPage()],
    [`apps/site/public${dataCopySchemaPath}`, writtenCopySchema(shape)],
  ]
}

const acts: Readonly<Record<string, () => Promise<void>>> = {
  register: async () => void process.stdout.write(registerPage()),
  async write() {
    for (const [path, text] of await writtenFiles()) await writeFile(join(root, path), text)
  },
}

if (import.meta.main) {
  try {
    const [name = ''] = process.argv.slice(2)
    const act = acts[name]
    if (!act) throw new StartProblem(usage)
    await act()
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 1
  }
}
