import {
  listDocuments as listDocumentsCall,
  takeBackDocument as takeBackDocumentCall,
  uploadDocument as uploadDocumentCall,
} from '@nordlys/contracts'
import {
  type IdentityPapersContext,
  listAskedDocuments,
  listDocuments,
  takeBackDocument,
  uploadDocument,
} from '../identity-papers/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What a player sends for us to see. No call gives the bytes out again. [SEC-87] */
export function registerIdentityPapersCalls(
  edge: Edge,
  { identityPapers }: { identityPapers: IdentityPapersContext },
): void {
  serveCall(edge, uploadDocumentCall, (asked) =>
    uploadDocument(identityPapers, {
      playerId: sessionIn(asked).playerId,
      documentType: asked.request.document_type,
      fileName: asked.request.file_name,
      bytes: Buffer.from(asked.request.file, 'base64'),
      at: asked.at,
    }),
  )
  serveCall(edge, takeBackDocumentCall, (asked) =>
    takeBackDocument(identityPapers, sessionIn(asked).playerId, asked.request),
  )
  serveCall(edge, listDocumentsCall, async (asked) => {
    const { playerId } = sessionIn(asked)
    const documents = await listDocuments(identityPapers, playerId)
    return { ok: true, documents, asked: await listAskedDocuments(identityPapers.db, playerId) }
  })
}
