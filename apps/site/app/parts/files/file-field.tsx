import { classNames, FieldFrame } from '@nordlys/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { CameraButton } from './camera-button.tsx'
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
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [photos, setPhotos] = useState<readonly File[]>([])
  const hasScript = useSyncExternalStore(unchanging, yes, no)
  const files = [...chosen, ...photos]
  /** Keeps what will be sent, in the browser's own control as well. */
  const put = (nextChosen: readonly File[], nextPhotos: readonly File[]) => {
    const transfer = new DataTransfer()
    for (const file of [...nextChosen, ...nextPhotos]) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setChosen(nextChosen)
    setPhotos(nextPhotos)
    onChoose?.([...nextChosen, ...nextPhotos])
  }
  const remove = (place: number) => {
    const isOther = (_: File, other: number) => other !== place
    put(
      chosen.filter(isOther),
      photos.filter((file, other) => isOther(file, other + chosen.length)),
    )
    input.current?.focus()
  }
  useEffect(() => {
    // What was chosen before the script ran, or what the browser kept over a reload.
    setChosen([...(input.current?.files ?? [])])
  }, [])
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
          onChange={(event) => put([...(event.currentTarget.files ?? [])], photos)}
          aria-invalid={error ? true : undefined}
          aria-describedby="file-note"
        />
      </span>
      {hasScript && takesPictures && (
        <CameraButton onPhotos={(taken) => put(chosen, [...photos, ...taken])} />
      )}
      <ChosenFiles files={files} options={options} onRemove={remove} />
    </FieldFrame>
  )
}

const unchanging = () => () => undefined
const yes = () => true
const no = () => false
