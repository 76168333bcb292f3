import { buttonClass, classNames, FieldFrame } from '@nordlys/ui'
import { type ChangeEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import './file-field.css'
import type { UploadOptions } from './upload-options.ts'

export interface FileFieldProps {
  options: UploadOptions
  label: string
  help: string
  error: string | undefined
  /** Says what is wrong with a choice before anything is sent. */
  onChoose?(files: readonly File[]): void
}

/**
 * Files are chosen, dropped or photographed, seen before they are sent, and taken out again. The browser's
 * own control lies over the box, so that it works as it always does, and alone where no script runs.
 */
export function FileField({ options, label, help, error, onChoose }: FileFieldProps) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const hasScript = useSyncExternalStore(unchanging, yes, no)
  const take = (chosen: readonly File[]) => {
    setFiles(chosen)
    onChoose?.(chosen)
  }
  /** Into the browser's own control, which the form sends. */
  const put = (chosen: readonly File[]) => {
    const transfer = new DataTransfer()
    for (const file of chosen) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    take(chosen)
  }
  const photograph = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    put([...files, ...(currentTarget.files ?? [])])
    // The next picture may bear the same name.
    currentTarget.value = ''
  }
  const takesPictures = options.contentTypes.includes('image/jpeg')
  return (
    <FieldFrame fieldId="file" label={label} help={help} error={error}>
      <span className={classNames('n-field__box s-file-field', hasScript && 's-file-field--ours')}>
        {hasScript && (
          <span className="s-file-field__words" aria-hidden="true">
            <span className="s-file-field__choose">{t('files.choose')}</span>
            <span className="n-small n-text-2">{t('files.drop')}</span>
          </span>
        )}
        <input
          ref={input}
          id="file"
          name="file"
          type="file"
          multiple={options.filesMax > 1}
          accept={options.contentTypes.join(',')}
          className="n-field__input s-file-field__input"
          onChange={(event) => take([...(event.currentTarget.files ?? [])])}
          aria-invalid={error ? true : undefined}
          aria-describedby="file-note"
        />
      </span>
      {hasScript && takesPictures && (
        <label className={buttonClass({ size: 'small' }, 's-file-field__camera')}>
          {t('files.camera')}
          <input
            type="file"
            accept="image/jpeg"
            capture="environment"
            className="n-visually-hidden"
            onChange={photograph}
          />
        </label>
      )}
      <ChosenFiles
        files={files}
        onRemove={(place) => {
          put(files.filter((_, other) => other !== place))
          input.current?.focus()
        }}
      />
    </FieldFrame>
  )
}

const unchanging = () => () => undefined
const yes = () => true
const no = () => false
