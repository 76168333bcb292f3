import type { DocumentState, KeptDocument } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import { Button, StatusTag } from '@nordlys/ui'
import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { UploadOptions } from '../../parts/files/upload-options.ts'
import { documentsAddress, underscored } from './documents-result.ts'

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
  return (
    <div>
      <h3 className="n-label" id={titleId}>
        {t('profile.documents_sent')}
      </h3>
      <ul className="s-documents__sent" aria-labelledby={titleId}>
        {documents.map((document) => (
          <SentLine
            key={document.documentId}
            document={document}
            type={
              types.find(({ id }) => id === document.documentType)?.name ?? document.documentType
            }
          />
        ))}
      </ul>
    </div>
  )
}

const tones = {
  received: 'info',
  'in-review': 'info',
  approved: 'success',
  rejected: 'danger',
  replaced: 'neutral',
} as const satisfies Record<DocumentState, unknown>

function SentLine({ document, type }: { document: KeptDocument; type: string }) {
  const t = useTexts()
  const { documentId, fileName, receivedAt, state, reason } = document
  return (
    <li>
      <div className="s-documents__what">
        <p>{type}</p>
        <p className="n-small n-text-2">
          <span className="s-documents__name">{fileName}</span> {formatMoment(receivedAt)}
        </p>
        {state === 'rejected' && reason && (
          <p className="n-small">{t(`profile.documents_reason_${underscored(reason)}`)}</p>
        )}
      </div>
      <div className="s-documents__state">
        <StatusTag tone={tones[state]}>
          {t(`profile.documents_state_${underscored(state)}`)}
        </StatusTag>
        {state === 'received' && <TakeBack documentId={documentId} fileName={fileName} />}
      </div>
    </li>
  )
}

/** Until an employee has opened it. */
function TakeBack({ documentId, fileName }: Pick<KeptDocument, 'documentId' | 'fileName'>) {
  const t = useTexts()
  const busy = useNavigation().formData
  return (
    <Form method="post" action={documentsAddress} preventScrollReset>
      <input type="hidden" name="documentId" value={documentId} />
      <Button
        type="submit"
        size="small"
        isBusy={busy?.get('documentId') === documentId}
        aria-label={t('profile.documents_take_back_label', { name: fileName })}
      >
        {t('profile.documents_take_back')}
      </Button>
    </Form>
  )
}
