import { formatCount } from '@nordlys/core'
import { Button } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileBytesMaxOf, type UploadOptions } from './upload-options.ts'

export interface ChosenFilesProps {
  files: readonly File[]
  options: UploadOptions
  onRemove(place: number): void
}

/**
 * The files that will be sent, as they look, with their names and sizes. Pictures that would be refused are
 * not drawn: a telephone has not the memory for them all.
 */
export function ChosenFiles({ files, options, onRemove }: ChosenFilesProps) {
  const t = useTexts()
  const mayDraw = ({ size }: File) =>
    files.length <= options.filesMax && size <= fileBytesMaxOf(options)
  return (
    <>
      <span className="n-visually-hidden" role="status">
        {files.length > 0 && t('files.count', { count: formatCount(files.length) })}
      </span>
      {files.length > 0 && (
        <ul className="s-chosen-files" aria-label={t('files.chosen')}>
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice.
            <li key={`${place} ${file.name} ${file.lastModified}`}>
              <FilePreview file={file} mayDraw={mayDraw(file)} />
              <span className="s-chosen-files__what">
                <span className="s-chosen-files__name">{file.name}</span>
                <span className="n-small n-text-2">{sizeOf(file)}</span>
              </span>
              <Button
                size="small"
                aria-label={t('files.remove_label', { name: file.name })}
                onClick={() => onRemove(place)}
              >
                {t('files.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const megabyte = 1_024 * 1_024

/** `840 KB`, `2,4 MB`: never 0. */
function sizeOf({ size }: File): string {
  if (size < megabyte) return `${formatCount(Math.max(1, Math.round(size / 1_024)))} KB`
  const tenths = Math.round((size / megabyte) * 10)
  return `${formatCount(Math.floor(tenths / 10))},${tenths % 10} MB`
}
