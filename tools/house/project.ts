import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { codeFile, parse, type Source } from '../code/source.ts'
import { trackedFiles } from '../code/tracked-files.ts'
import { isOfTests, type Tie, tiesOf, type Workspace } from './ties.ts'

/** Where our code lies. */
const ours = /^(apps|packages|world|tools|e2e|art|proving|operations)\//
const manifest = /^[^/]+(\/[^/]+)?\/package\.json$/

/** The imports of all our files, tests aside. */
export async function readTies(root: string): Promise<Tie[]> {
  const paths = (await trackedFiles(root)).filter((path) => ours.test(path))
  const code = paths.filter((path) => codeFile.test(path) && !isOfTests(path))
  const files = await Promise.all(code.map((path) => read(root, path)))
  const known = new Set(paths.filter((path) => !isOfTests(path)))
  return tiesOf(files.map(parse), known, await readWorkspaces(root, paths))
}

async function readWorkspaces(root: string, paths: readonly string[]): Promise<Workspace[]> {
  const manifests = paths.filter((path) => manifest.test(path))
  return Promise.all(
    manifests.map(async (path) => {
      const { name, exports } = JSON.parse((await read(root, path)).text)
      return { name, folder: dirname(path), exports: exports ?? {} }
    }),
  )
}

async function read(root: string, path: string): Promise<Source> {
  return { path, text: await readFile(join(root, path), 'utf8') }
}
