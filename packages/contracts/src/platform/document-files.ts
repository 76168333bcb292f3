import { z } from 'zod'

/** The largest files of documentation; the configuration can only lower this. */
export const documentBytesMax = 10 * 1_024 * 1_024
export const fileNameLengthMax = 255
export const documentContentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type DocumentContentType = (typeof documentContentTypes)[number]

/** Why a document is not accepted, as its player reads it in words. */
export const documentRejections = [
  'unreadable',
  'incomplete',
  'expired',
  'wrong-document',
  'other-person',
] as const
export type DocumentRejection = (typeof documentRejections)[number]

/** Why we ask for a document, as its player reads it in words. */
export const documentPurposes = ['identity', 'address', 'means', 'card-holder'] as const
export type DocumentPurpose = (typeof documentPurposes)[number]

/** The kept form of a file: pictures are JPEGs, however they came. */
export const keptContentTypes = ['image/jpeg', 'application/pdf'] as const
export type KeptContentType = (typeof keptContentTypes)[number]

/** A file that an employee has opened. `file`: its bytes in base64. */
export const openedFile = z.object({ contentType: z.enum(keptContentTypes), file: z.string() })
