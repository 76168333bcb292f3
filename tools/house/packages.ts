import { isBuiltin } from 'node:module'
import type { FileImports } from '../code/imports.ts'
import { type Manifest, ownerOf } from '../code/manifests.ts'
import type { Finding } from '../code/source.ts'
import { type Measure, none } from './measure.ts'
import { isOfTests } from './ties.ts'

/**
 * Files that import a package which their workspace does not name: it is there only because npm lays all
 * packages in one folder. Tests may have what the root names for development, as its own files do.
 */
export function undeclaredPackages(
  files: readonly FileImports[],
  manifests: readonly Manifest[],
): Measure {
  const findings = files.flatMap((file) => findingsOf(file, manifests))
  return none('files that import a package their workspace does not name', findings)
}

function findingsOf({ path, imports }: FileImports, manifests: readonly Manifest[]): Finding[] {
  const owner = ownerOf(path, manifests)
  if (!owner) return []
  const root = manifests.find(({ folder }) => folder === '')
  const mayDevelop = owner === root || isOfTests(path)
  const named = new Set([
    owner.name,
    ...owner.dependencies,
    ...owner.devDependencies,
    ...(mayDevelop && root ? [...root.dependencies, ...root.devDependencies] : []),
  ])
  const missing = imports.filter(({ specifier }) => {
    const name = packageOf(specifier)
    return name !== undefined && !named.has(name)
  })
  const [first] = missing
  if (!first) return []
  const names = [...new Set(missing.map(({ specifier }) => packageOf(specifier)))].join(', ')
  const manifest = owner.folder === '' ? 'package.json' : `${owner.folder}/package.json`
  return [{ path, line: first.line, text: `imports ${names}, which ${manifest} does not name` }]
}

/** The package a specifier names, if it names one. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^\w+:/.test(specifier) || isBuiltin(specifier)) return undefined
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
