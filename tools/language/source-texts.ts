import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSyntax, lineAt, type Parsed, parse, type Syntax, walk } from '../code/source.ts'
import { root } from '../root.ts'
import { isTestFile } from '../tidy/words.ts'
import { trackedFiles } from '../tracked-files.ts'
import type { Text } from './text.ts'

const written = /^(?:apps|packages)\/.*\.(?:ts|tsx)$/
/** Files a script wrote from texts that are read at their source. */
const generated = /\/generated\//
const danishLetter = /[æøåÆØÅ]/
/** Messages for engineers count in it. */
const smallestUnit = /(?<!\p{L})øre(?!\p{L})/gu
/** Words that no English sentence has. */
const danishWord = /(?<!\p{L})(?:af|det|din|dit|du|er|fra|har|ikke|kan|og|som|til)(?!\p{L})/u

/** Danish that stands in the code itself: rules of games, mails, words on a canvas. */
export async function sourceTexts(): Promise<Text[]> {
  const paths = (await trackedFiles(root)).filter(
    (path) => written.test(path) && !generated.test(path) && !isTestFile(path),
  )
  const texts = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  )
  return texts.filter(({ text }) => mayHoldDanish(text)).flatMap((file) => danishIn(parse(file)))
}

/** Whether it is worth parsing: letters may be escaped, and an escape may touch a word. */
function mayHoldDanish(source: string): boolean {
  return isDanish(source.replaceAll(/\\[nrt]/g, ' ')) || /\\[ux]|&#?\w+;/.test(source)
}

/** The Danish strings of a file: those with a Danish letter, or sentences with a Danish word. */
export function danishIn(file: Parsed): Text[] {
  const found: Text[] = []
  walk(file.program, (node) => {
    const text = textOf(node)
    if (text === undefined || !isDanish(text)) return
    found.push({ place: `${file.path}:${lineAt(file.text, node.start)}`, text })
  })
  return found
}

function isDanish(written: string): boolean {
  const text = written.replaceAll(smallestUnit, '')
  return danishLetter.test(text) || (/\s/.test(text.trim()) && danishWord.test(text))
}

/** What a literal, a template or a piece of markup says; what a template fills in is `{}`. */
function textOf(node: Syntax): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(cookedOf).join('{}')
}

function cookedOf(quasi: unknown): string {
  const value: unknown = isSyntax(quasi) ? quasi.value : undefined
  if (typeof value !== 'object' || value === null || !('cooked' in value)) return ''
  return typeof value.cooked === 'string' ? value.cooked : ''
}
