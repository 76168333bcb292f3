import type { KeptContentType } from '@nordlys/contracts'
import type { Tx } from '../db/index.ts'
import type { IdentityPapersContext } from './context.ts'

/** The bytes of a file, in base64, for an employee; the caller notes who opened it and why. [SEC-87] */
export async function openBytes(
  { players }: IdentityPapersContext,
  tx: Tx,
  documentId: bigint,
): Promise<{ contentType: KeptContentType; file: string }> {
  const row = await tx
    .selectFrom('documents_document')
    .select(['bytes_sealed', 'content_type as contentType'])
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  const { contentType, bytes_sealed: sealed } = row
  return { contentType, file: players.vault.decryptBytes('document', sealed).toString('base64') }
}
