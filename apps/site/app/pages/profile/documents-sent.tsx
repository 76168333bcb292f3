import type { KeptDocument } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { StatusTag } from '@nordlys/ui'
import { useId } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { UploadOptions } from '../../parts/files/upload-options.ts'

export interface DocumentsSentProps {
  documents: readonly KeptDocument[]
  types: UploadOptions['documentTypes']
}

/** The documents sent, newest first, with their status. Nobody sees their content here. */
export function DocumentsSent({ documents, types }: DocumentsSentProps) {
  const t = useTexts()
  const titleId = useId()
  if (documents.length === 0) {
    return <p className="n-small n-text-2">{t('profile.documents_none')}</p>
  }
  const nameOf = (type: string) => types.find(({ id }) => id === type)?.name ?? type
  return (
    <div>
      <h3 className="n-label" id={titleId}>
        {t('profile.documents_sent')}
      </h3>
      <ul className="s-documents__sent" aria-labelledby={titleId}>
        {documents.map(({ documentId, documentType, fileName, receivedAt, state }) => (
          <li key={documentId}>
            <div className="s-documents__what">
              <p>{nameOf(documentType)}</p>
              <p className="n-small n-text-2">
                <span className="s-documents__name">{fileName}</span> {formatMoment(receivedAt)}
              </p>
            </div>
            <StatusTag tone="info">{t(`profile.documents_state_${state}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </div>
  )
}
