import { buttonClass } from '@nordlys/ui'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Takes pictures with a telephone's camera, which are sent beside what is chosen. */
export function CameraButton({ onPhotos }: { onPhotos(photos: readonly File[]): void }) {
  const t = useTexts()
  const photograph = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onPhotos([...(currentTarget.files ?? [])])
    // The next picture may bear the same name.
    currentTarget.value = ''
  }
  return (
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
  )
}
