import './tables.ts'

export type { IdentityPapersContext } from './context.ts'
export { forgetOldDocuments } from './forget-documents.ts'
export { listDocuments, readNewestDocuments } from './list-documents.ts'
export { documentsADayMax, documentsKeptMax, uploadDocument, uploadFor } from './upload-document.ts'
export { complaintFileType } from './upload-rules.ts'
