import { documentBytesMax, documentContentTypes, documentFilesMax } from '@nordlys/contracts'
import type { Content } from '../../ground/scope/request-scope.ts'

/** The choices and bounds of the form. */
export interface UploadOptions {
  filesMax: number
  megabytesMax: number
  contentTypes: readonly string[]
  documentTypes: readonly { id: string; name: string }[]
}

const megabyte = 1_024 * 1_024

/** As configured, and never more than the product takes; undefined while nothing may be sent. [SCREEN-11] */
export function uploadOptionsOf({ configuration }: Content): UploadOptions | undefined {
  const item = configuration.optionUploadFile
  if (typeof item !== 'object' || item === null) return undefined
  const { maximumFiles, maximumMegabytes, types, documents } = item as Record<string, unknown>
  const contentTypes = documentContentTypes.filter(
    (type) => Array.isArray(types) && types.includes(type),
  )
  const documentTypes = Array.isArray(documents) ? documents.filter(isDocumentType) : []
  if (contentTypes.length === 0 || documentTypes.length === 0) return undefined
  return {
    filesMax: atMost(maximumFiles, documentFilesMax),
    megabytesMax: atMost(maximumMegabytes, documentBytesMax / megabyte),
    contentTypes,
    documentTypes,
  }
}

const fileNames: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}

/** The types that may be sent, as a person calls them. */
export function fileTypesText({ contentTypes }: UploadOptions): string {
  return contentTypes.map((type) => fileNames[type] ?? type).join(', ')
}

export function fileBytesMaxOf({ megabytesMax }: UploadOptions): number {
  return megabytesMax * megabyte
}

function isDocumentType(value: unknown): value is { id: string; name: string } {
  if (typeof value !== 'object' || value === null) return false
  const { id, name } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string'
}

function atMost(value: unknown, most: number): number {
  return typeof value === 'number' && value >= 1 ? Math.min(Math.floor(value), most) : most
}
