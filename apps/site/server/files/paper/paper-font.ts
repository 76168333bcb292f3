import { readFileSync } from 'node:fs'

/** Rules that pair letters: looking for them in each amount takes seconds of a long statement. */
const layoutTables = ['GSUB', 'GPOS', 'GDEF', 'kern']

const headBytes = 12
const entryBytes = 16

/**
 * A font that draws each letter by itself. IBM Plex Sans has Danish letters, those of other European
 * names, and figures of one width, so that columns of amounts line up.
 */
export const paperFont = withoutLayout(
  readFileSync(
    new URL(
      import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    ),
  ),
)

/** A TrueType font without the tables of layout: the directory of the others, then each at its place. */
function withoutLayout(font: Buffer): Buffer {
  const count = font.readUInt16BE(4)
  const kept = Array.from({ length: count }, (_, place) => {
    const at = headBytes + place * entryBytes
    return font.subarray(at, at + entryBytes)
  }).filter((entry) => !layoutTables.includes(entry.toString('latin1', 0, 4)))
  const head = Buffer.from(font.subarray(0, headBytes))
  head.writeUInt16BE(kept.length, 4)
  const entries = kept.map((entry) => Buffer.from(entry))
  return Buffer.concat([head, ...entries, ...tablesOf(font, entries)])
}

/** The tables of the entries, whose places are written into the entries. */
function tablesOf(font: Buffer, entries: readonly Buffer[]): Buffer[] {
  let at = headBytes + entries.length * entryBytes
  return entries.map((entry) => {
    const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)]
    entry.writeUInt32BE(at, 8)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(table, 0, from, from + length)
    at += table.length
    return table
  })
}
