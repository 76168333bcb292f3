/** The largest files of documentation; the configuration can only lower this. */
export const documentBytesMax = 10 * 1_024 * 1_024
export const fileNameLengthMax = 255
export const documentContentTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type DocumentContentType = (typeof documentContentTypes)[number]
