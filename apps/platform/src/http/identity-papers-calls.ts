import {
  listDocuments as listDocumentsCall,
  uploadDocument as uploadDocumentCall,
} from '@nordlys/contracts'
import {
  type IdentityPapersContext,
  listDocuments,
  uploadDocument,
} from '../identity-papers/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player sends for us to see. No call gives the bytes out again. [SEC-87] */
export function registerIdentityPapersCalls(
  rim: Rim,
  { identityPapers }: { identityPapers: IdentityPapersContext },
): void {
  serveCall(rim, uploadDocumentCall, (asked) =>
    uploadDocument(identityPapers, {
      playerId: sessionIn(asked).playerId,
      documentType: asked.request.document_type,
      fileName: asked.request.file_name,
      bytes: Buffer.from(asked.request.file, 'base64'),
      at: asked.at,
    }),
  )
  serveCall(rim, listDocumentsCall, async (asked) => ({
    ok: true,
    documents: await listDocuments(identityPapers, sessionIn(asked).playerId),
  }))
}
