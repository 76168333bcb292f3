import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, StartProblem } from '@nordlys/core'
import { registerPage } from '../apps/platform/src/personal-data/index.ts'
import { root } from './root.ts'

const usage = `npm run data -- register   prints the register of personal data
npm run data -- write      writes docs/personal-data.md from it`

const acts: Readonly<Record<string, () => Promise<void>>> = {
  register: async () => void process.stdout.write(registerPage()),
  write: () => writeFile(join(root, 'docs/personal-data.md'), registerPage()),
}

try {
  const [name = ''] = process.argv.slice(2)
  const act = acts[name]
  if (!act) throw new StartProblem(usage)
  await act()
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
