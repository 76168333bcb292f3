import { isShown, listComplaintSubjects, readComplaints } from '@nordlys/contracts'
import { readDate } from '@nordlys/core'
import { Card, Link, LinkButton } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { uploadOptionsOf } from '../../parts/files/upload-options.ts'
import { gameTitles } from '../../parts/history/game-titles.ts'
import { complaintsAddress } from './complaint-address.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintList } from './complaint-list.tsx'
import './complaints.css'
import { DayForm } from './day-form.tsx'
import { sendComplaint, type UnsentComplaint } from './send-complaint.ts'
import { choiceWords } from './subject-words.ts'

export const handle = { isForm: true } satisfies RouteHandle

/** The player's complaints, and a form for one more. [OP-40] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const { complaints } = await ask(scope, url, readComplaints, {})
  const typed = (url.searchParams.get('dag') ?? '').slice(0, 40)
  const day = readDate(typed)
  return {
    texts: textsOf(scope, 'complaints', 'overview', 'files'),
    owner: ownerOf(player),
    complaints,
    mayComplain: isShown('complaint-form', player.standing),
    day: { typed, isWrong: typed !== '' && day === undefined },
    address: day === undefined ? complaintsAddress : `${complaintsAddress}?dag=${day}`,
    ...(await readSubjects(scope, url, day)),
    options: uploadOptionsOf(scope.content),
    wishKey: crypto.randomUUID(),
  }
}

async function readSubjects(scope: RequestScope, url: URL, day: string | undefined) {
  const [{ subjects }, titles] = await Promise.all([
    ask(scope, url, listComplaintSubjects, day === undefined ? {} : { day }),
    gameTitles(scope),
  ])
  const t = translator(textsOf(scope, 'complaints'))
  const choices = subjects.map((choice) => ({
    value: `${choice.kind}:${choice.id}`,
    text: choiceWords(t, choice, titles),
  }))
  const [about] = /^round:[\w-]{1,100}$/.exec(url.searchParams.get('om') ?? '') ?? []
  if (about === undefined || choices.some(({ value }) => value === about))
    return { subjects: choices, about }
  // A round's own page leads here with it, however long ago it was played.
  const text = `${t('complaints.subject_round')} ${about.slice('round:'.length)}`
  return { subjects: [{ value: about, text }, ...choices], about }
}

export const action = sendComplaint

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('complaints.page_title'))

export default function ComplaintsPage() {
  const t = useTexts()
  const { owner, complaints, mayComplain, day, ...form } = useLoaderData<typeof loader>()
  const unsent = useActionData<UnsentComplaint>()
  return (
    <AccountFrame owner={owner} title={t('complaints.title')}>
      <p className="n-text-2 n-reading">{t('complaints.intro')}</p>
      <p>
        <Link className="n-link" href="/contents/klager">
          {t('complaints.more')}
        </Link>
      </p>
      <ComplaintList complaints={complaints} />
      {mayComplain ? (
        <Card title={t('complaints.form_title')} className="s-complaint-new">
          <DayForm key={day.typed} {...day} />
          <ComplaintForm {...form} unsent={unsent} />
        </Card>
      ) : (
        <Card title={t('complaints.form_title')}>
          <p className="n-text-2">{t('complaints.failed_closed')}</p>
          <p className="s-account__ways">
            <LinkButton href="/kontaktos">{t('complaints.contact')}</LinkButton>
          </p>
        </Card>
      )}
    </AccountFrame>
  )
}
