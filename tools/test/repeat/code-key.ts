import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../../command.ts'

/** Texts change nothing that a browser test sees. */
const code = ['--', '.', ':(exclude)docs', ':(exclude)*.md']

/** The same for the same code: a commit of documents alone changes nothing. */
export async function codeKey(root: string): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await git(root, 'ls-files', '--stage', ...code))
  hash.update(await git(root, 'diff', '--binary', ...code))
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...code)
  for (const path of added.split('\0').filter(Boolean)) {
    hash.update(`${path}\0`).update(await readFile(join(root, path)))
  }
  return hash.digest('hex').slice(0, 12)
}

async function git(cwd: string, ...args: string[]): Promise<string> {
  const { code, output } = await runProgram('git', args, { cwd })
  if (code !== 0) throw new Error(`git ${args.join(' ')} says: ${output}`)
  return output
}
