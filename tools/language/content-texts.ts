import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { seedFolder } from '../../apps/platform/src/content/index.ts'
import { root } from '../root.ts'
import type { Text } from './text.ts'

/** Fields of content that are for programs: addresses, names of pictures, kinds, days. */
const machineFields = new Set([
  ...['address', 'category', 'createDate', 'gameIds', 'icon', 'id', 'image', 'img', 'inverse'],
  ...['lang', 'link', 'metaRobot', 'name', 'newsSlug', 'parent', 'publicFrom', 'publicUntil'],
  ...['segments', 'showOnDevice', 'slug', 'status', 'target', 'type', 'updatedDate', 'url'],
  'version',
])

/** Files whose values are for programs: colours, sizes, which part stands where. */
const machineFiles = /^(?:buttons|images|inputs|layouts)\.json$/
/** What programs call something; only the translations may have a text that looks like it. */
const code = /^[a-z][\w.:/=-]*$/

/** Every Danish text of the content that comes with the product; entries in another language say so. */
export async function contentTexts(): Promise<Text[]> {
  const names = await readdir(seedFolder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.json') && !machineFiles.test(name))
  const all = await Promise.all(
    files.toSorted().map(async (name) => {
      const path = join(seedFolder, name)
      const value: unknown = JSON.parse(await readFile(path, 'utf8'))
      const texts = textsIn(value, `${relative(root, path)} `)
      return name === 'translations.json' ? texts : texts.filter(({ text }) => !code.test(text))
    }),
  )
  return all.flat()
}

/** The texts in a value, each with the way to it. */
export function textsIn(value: unknown, way: string): Text[] {
  if (typeof value === 'string') return [{ place: way, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (entries.some(([key, word]) => key === 'lang' && word !== 'da')) return []
  return entries
    .filter(([key]) => !machineFields.has(key))
    .flatMap(([key, each]) => textsIn(each, way.endsWith(' ') ? way + key : `${way}.${key}`))
}
