import { ProgressBar } from '@nordlys/ui'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { onUploadShare, uploadShare } from './upload-share.ts'

/** How far the files have come, while they are sent. */
export function UploadProgress() {
  const t = useTexts()
  const share = useSyncExternalStore(onUploadShare, uploadShare, () => 0)
  const percent = `${Math.round(share * 100)} %`
  return (
    <ProgressBar
      label={t(share < 1 ? 'files.progress' : 'files.processing')}
      share={share}
      figures={percent}
      valueText={percent}
      kind="bonus"
    />
  )
}
