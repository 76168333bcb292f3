import { listDocuments } from '@nordlys/contracts'
import { Card } from '@nordlys/ui'
import { useActionData } from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './documents.css'
import { uploadOptionsOf } from '../../parts/files/upload-options.ts'
import { DocumentsAsked } from './documents-asked.tsx'
import { DocumentsForm } from './documents-form.tsx'
import { documentResultIn, underscored } from './documents-result.ts'
import { DocumentsSent } from './documents-sent.tsx'
import type { DocumentsAnswer, FileOutcome } from './send-documents.ts'

/** The data of the section: the documents that may be sent, and those that were. */
export async function loadDocuments(scope: RequestScope, url: URL) {
  const { documents, asked } = await ask(scope, url, listDocuments, {})
  const result = documentResultIn(url.searchParams)
  return { options: uploadOptionsOf(scope.content), asked, sent: documents, result }
}

export type DocumentsProps = Awaited<ReturnType<typeof loadDocuments>>

/** Documentation that we asked for: sent here, and what became of it. [SCREEN-11] */
export function Documents({ options, asked, sent, result }: DocumentsProps) {
  const t = useTexts()
  const answer = useActionData<{ kind?: string }>()
  const last = isOfDocuments(answer) ? answer : undefined
  const received = last?.files.some(({ outcome }) => outcome === 'received')
  return (
    <Card title={t('profile.documents_title')} className="s-documents">
      <p className="n-text-2">{t('profile.documents_intro')}</p>
      {last?.problem === 'unsent' && (
        <Message
          key={last.reference}
          tone="danger"
          title={t('profile.documents_failed')}
          takesFocus
        />
      )}
      {result && !last && (
        <Message
          key={`${result} ${sent.length}`}
          tone={result === 'slettet' ? 'success' : 'danger'}
          title={t(`profile.documents_result_${result}`)}
          takesFocus
        />
      )}
      {last && <Outcomes key={`outcomes ${last.reference}`} files={last.files} options={options} />}
      <DocumentsAsked asked={asked} types={options?.documentTypes ?? []} />
      {options && (
        <DocumentsForm key={received ? last?.reference : ''} options={options} last={last} />
      )}
      <DocumentsSent documents={sent} types={options?.documentTypes ?? []} />
    </Card>
  )
}

/** Another section's form may have been sent last. */
function isOfDocuments(answer: { kind?: string } | undefined): answer is DocumentsAnswer {
  return answer?.kind === 'documents'
}

function Outcomes({
  files,
  options,
}: {
  files: readonly FileOutcome[]
  options: DocumentsProps['options']
}) {
  const t = useTexts()
  const megabytes = String(options?.megabytesMax ?? '')
  const titleOf = (outcome: FileOutcome['outcome']) => {
    if (outcome === 'received') return t('profile.documents_received')
    if (outcome === 'unreachable') return t('profile.documents_failed')
    return t('profile.documents_refused')
  }
  const reasonOf = (outcome: FileOutcome['outcome']) => {
    if (outcome === 'received' || outcome === 'unreachable') return ''
    if (outcome === 'file-too-large') return t('profile.documents_file_too_large', { megabytes })
    return t(`profile.documents_${underscored(outcome)}`)
  }
  return files.map(({ name, outcome }, place) => (
    <Message
      // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves.
      key={`${place} ${name}`}
      tone={outcome === 'received' ? 'success' : 'danger'}
      title={titleOf(outcome)}
      takesFocus={place === 0}
    >
      <span className="s-documents__name">{name}</span> {reasonOf(outcome)}
    </Message>
  ))
}
