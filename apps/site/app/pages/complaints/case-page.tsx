import { readComplaint } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { Card, Link } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageNotFound } from '../../ground/router/not-found.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { uploadOptionsOf } from '../../parts/files/upload-options.ts'
import { Message } from '../../parts/message/message.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseThread } from './case-thread.tsx'
import { complaintsAddress, type FileResult, fileResults, numberIn } from './complaint-address.ts'
import './complaints.css'
import { Decision } from './decision.tsx'
import { type UnsentWords, writeAction } from './write-action.ts'
import { WriteForm } from './write-form.tsx'

export const handle = { isForm: true } satisfies RouteHandle

/** One case of the player's own; another's is a page that is not there. [CP8] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const number = numberIn(params.number)
  const read = number === undefined ? undefined : await ask(scope, url, readComplaint, { number })
  if (!read?.ok) throw pageNotFound(url)
  const said = url.searchParams
  return {
    texts: textsOf(scope, 'complaints', 'overview', 'files'),
    owner: ownerOf(player),
    complaint: read.complaint,
    options: uploadOptionsOf(scope.content),
    wishKey: crypto.randomUUID(),
    isNew: said.has('oprettet'),
    isSent: said.has('sendt'),
    file: fileResults.find((result) => result === said.get('fil')),
  }
}

export const action = writeAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { texts, complaint } = loaderData
  const number = String(complaint.number)
  return privateTags(translator(texts)('complaints.case_page_title', { number }))
}

export default function ComplaintPage() {
  const t = useTexts()
  const { owner, complaint, options, wishKey, ...said } = useLoaderData<typeof loader>()
  const unsent = useActionData<UnsentWords>()
  const number = String(complaint.number)
  return (
    <AccountFrame owner={owner} title={t('complaints.case_title', { number })}>
      {!unsent && (
        <Received
          // Each message that is sent has its answer read aloud.
          key={complaint.messages.length}
          {...said}
          number={number}
          dueAt={complaint.dueAt}
        />
      )}
      <CaseFacts complaint={complaint} />
      {complaint.decision && <Decision decision={complaint.decision} />}
      <CaseThread complaint={complaint} />
      {complaint.decision ? (
        <p className="n-text-2">{t('complaints.closed')}</p>
      ) : (
        <Card title={t('complaints.write_title')}>
          <WriteForm
            key={complaint.messages.length}
            options={options}
            wishKey={wishKey}
            unsent={unsent}
          />
        </Card>
      )}
      <p>
        <Link className="n-link" href={complaintsAddress}>
          {t('complaints.all')}
        </Link>
      </p>
    </AccountFrame>
  )
}

interface ReceivedProps {
  isNew: boolean
  isSent: boolean
  file: FileResult | undefined
  number: string
  dueAt: Date
}

/** What came of the form that led here. */
function Received({ isNew, isSent, file, number, dueAt }: ReceivedProps) {
  const t = useTexts()
  return (
    <>
      {isNew && (
        <Message tone="success" title={t('complaints.received_title', { number })} takesFocus>
          {t('complaints.received_text', { date: formatDate(dueAt) })}
        </Message>
      )}
      {isSent && <Message tone="success" title={t('complaints.sent_title')} takesFocus />}
      {file && (
        <Message tone="danger" title={t('complaints.file_title')}>
          {t(`complaints.file_${file}`)}
        </Message>
      )}
    </>
  )
}
