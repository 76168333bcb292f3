import { dirname } from 'node:path/posix'
import type { Source } from './source.ts'

/** What one `package.json` of ours says. */
export interface Manifest {
  name: string
  /** From the project's root; empty for the root's own. */
  folder: string
  /** From what follows the package's name, `.` or `./generate`, to a file of its folder. */
  exports: Readonly<Record<string, string>>
  dependencies: readonly string[]
  devDependencies: readonly string[]
}

const manifest = /^([^/]+\/){0,2}package\.json$/

export function manifestsOf(sources: readonly Source[]): Manifest[] {
  return sources.filter(({ path }) => manifest.test(path)).map(readManifest)
}

/** The one whose folder a file lies in; the root's own when it lies in no workspace. */
export function ownerOf(path: string, manifests: readonly Manifest[]): Manifest | undefined {
  return manifests
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0]
}

function readManifest({ path, text }: Source): Manifest {
  const read = JSON.parse(text)
  return {
    name: read.name,
    folder: path === 'package.json' ? '' : dirname(path),
    exports: read.exports ?? {},
    dependencies: Object.keys({ ...read.dependencies, ...read.optionalDependencies }),
    devDependencies: Object.keys(read.devDependencies ?? {}),
  }
}
