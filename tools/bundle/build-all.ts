import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '@nordlys/core'
import { run } from '../command.ts'
import { root } from '../root.ts'
import { type Build, builds } from './apps.ts'
import { fingerprint } from './fingerprint.ts'

/** Both are the production libraries; one for development tells what went wrong. [ROUTE-24] */
export type BuildMode = 'production' | 'development'

/** Builds what browsers load, skipping what has not changed. Answers the names of what was built. */
export async function buildAll(mode: BuildMode = 'production'): Promise<string[]> {
  const built: string[] = []
  for (const build of builds) {
    if (await buildOne(build, mode)) built.push(build.name)
  }
  return built
}

/** The mark lies in the output, so that removing the output removes it too. */
async function buildOne(build: Build, mode: BuildMode): Promise<boolean> {
  const mark = join(build.output, '.inputs')
  const inputs = `${await fingerprint(build.inputs, root)} ${mode}`
  if ((await readFile(mark, 'utf8').catch(() => '')) === inputs) return false
  const { code, output } = await run([...build.command, '--mode', mode], {
    cwd: build.folder,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new StartProblem(`The ${build.name} cannot be built:\n${output}`)
  await writeFile(mark, inputs)
  return true
}
