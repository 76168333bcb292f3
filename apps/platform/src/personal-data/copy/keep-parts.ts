import { gzipSync } from 'node:zlib'
import type { Tx } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'

/** Characters of a part, before it is packed. */
const partLength = 256 * 1_024

/** Keeps a copy's text, packed and encrypted, in parts; how many there are. */
export async function keepParts(
  { players: { vault } }: PersonalDataContext,
  tx: Tx,
  copyId: string,
  text: AsyncIterable<string>,
): Promise<number> {
  let number = 0
  for await (const part of partsOf(text)) {
    const sealed = vault.encryptBytes('data-copy', gzipSync(part))
    const row = { copy_id: copyId, number, text_sealed: sealed }
    await tx.insertInto('personal_data_copy_part').values(row).execute()
    number += 1
  }
  return number
}

async function* partsOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let part = ''
  for await (const piece of text) {
    part += piece
    if (part.length < partLength) continue
    yield part
    part = ''
  }
  if (part !== '') yield part
}
