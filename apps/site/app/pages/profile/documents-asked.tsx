import type { AskedDocument } from '@nordlys/contracts'
import { beginOf, formatDate } from '@nordlys/core'
import { StatusTag } from '@nordlys/ui'
import { useId } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { UploadOptions } from '../../parts/files/upload-options.ts'
import { underscored } from './documents-result.ts'

export interface DocumentsAskedProps {
  asked: readonly AskedDocument[]
  types: UploadOptions['documentTypes']
}

/** The documents that we ask the player for: what, why and until when. */
export function DocumentsAsked({ asked, types }: DocumentsAskedProps) {
  const t = useTexts()
  const titleId = useId()
  if (asked.length === 0) return null
  return (
    <div>
      <h3 className="n-label" id={titleId}>
        {t('profile.documents_asked')}
      </h3>
      <ul className="s-documents__sent" aria-labelledby={titleId}>
        {asked.map(({ documentType, purpose, lastDay, isAnswered }) => (
          <li key={documentType}>
            <div className="s-documents__what">
              <p>{types.find(({ id }) => id === documentType)?.name ?? documentType}</p>
              <p className="n-small n-text-2">
                {t(`profile.documents_purpose_${underscored(purpose)}`)}{' '}
                {t('profile.documents_until', { date: formatDate(beginOf(lastDay)) })}
              </p>
            </div>
            <StatusTag tone={isAnswered ? 'info' : 'warning'}>
              {t(isAnswered ? 'profile.documents_answered' : 'profile.documents_missing')}
            </StatusTag>
          </li>
        ))}
      </ul>
    </div>
  )
}
