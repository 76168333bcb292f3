import {
  type DocumentContentType,
  documentBytesMax,
  documentContentTypes,
  namedConfigurations,
} from '@nordlys/contracts'
import { readConfiguration } from '../content/index.ts'
import type { Db } from '../db/index.ts'

/** The type of files that come with a complaint: no configuration makes a choice of it. */
export const complaintFileType = 'complaint'

export interface UploadRules {
  bytesMax: number
  contentTypes: readonly DocumentContentType[]
  documentTypes: readonly string[]
}

/** The rules for uploads, as configured, and never more than the product takes. [SCREEN-11] */
export function readUploadRules(db: Db): Promise<UploadRules> {
  return readConfiguration(db, 'optionUploadFile', rulesIn, nothingMayBeSent)
}

const nothingMayBeSent: UploadRules = { bytesMax: 0, contentTypes: [], documentTypes: [] }

function rulesIn(value: unknown): UploadRules | undefined {
  const read = namedConfigurations.optionUploadFile.safeParse(value)
  if (!read.success) return undefined
  const { maximumMegabytes, types, documents } = read.data
  return {
    bytesMax: Math.min(documentBytesMax, maximumMegabytes * 1_024 * 1_024),
    contentTypes: documentContentTypes.filter((type) => types.includes(type)),
    documentTypes: documents.map(({ id }) => id).filter((id) => id !== complaintFileType),
  }
}
