import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'
import { trackedFiles } from '../tracked-files.ts'

/** The last build of the pages and games that browsers load. */
const built = ['apps/site/build', 'apps/games/build']

/** The project copied to a folder of its own, where a bug may be planted; gone when disposed. */
export interface ProductCopy extends AsyncDisposable {
  folder: string
  read(path: string): Promise<string>
  write(path: string, text: string): Promise<void>
  /** Puts back the build without a bug. */
  restoreBuild(): Promise<void>
}

export async function copyProduct(): Promise<ProductCopy> {
  // PostgreSQL's own user has to get in, which a folder of mkdtemp itself does not let it.
  const outer = await mkdtemp(join(tmpdir(), 'nordlys-planted-'))
  const folder = join(outer, 'nordlys')
  const paths = await trackedFiles(root)
  await Promise.all([...new Set(paths.map(dirname))].map((path) => makeFolder(join(folder, path))))
  await Promise.all(paths.map((path) => cp(join(root, path), join(folder, path))))
  await copyBuild(folder)
  await linkPackages(folder)
  return {
    folder,
    read: (path) => readFile(join(folder, path), 'utf8'),
    write: (path, text) => writeFile(join(folder, path), text),
    restoreBuild: () => copyBuild(folder),
    [Symbol.asyncDispose]: () => rm(outer, { recursive: true, force: true }),
  }
}

async function copyBuild(folder: string): Promise<void> {
  for (const path of built) {
    await rm(join(folder, path), { recursive: true, force: true })
    await cp(join(root, path), join(folder, path), { recursive: true })
  }
}

/** Packages are those of the project; our own workspaces are the copy's, or no bug would be met. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules')
  await makeFolder(join(packages, '@nordlys'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name === '@nordlys') continue
    await symlink(join(root, 'node_modules', name), join(packages, name))
  }
  const own = join(root, 'node_modules/@nordlys')
  for (const name of await readdir(own)) {
    await cp(join(own, name), join(packages, '@nordlys', name), { verbatimSymlinks: true })
  }
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
}
