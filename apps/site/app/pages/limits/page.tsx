import { systemRandom, timeKey } from '@nordlys/core'
import { Card, Link, LinkButton } from '@nordlys/ui'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, isClosed, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { Message } from '../../parts/message/message.tsx'
import { type ChangeAnswer, changeAction } from './change-action.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangeTable } from './change-table.tsx'
import type { FormWords } from './change-words.ts'
import { HelpCard } from './help-card.tsx'
import { kindsOf, type LimitId, limitAddress, type Tab } from './limit-address.ts'
import { LimitList } from './limit-list.tsx'
import './limits.css'
import { LimitsTabs } from './limits-tabs.tsx'
import { loadLimits } from './load-limits.ts'
import { loadPause } from './load-pause.ts'
import { NoticeIntervalCard } from './notice-interval/notice-interval-card.tsx'
import { readInterval } from './notice-interval/read-interval.ts'
import { type PauseAnswer, pauseAction } from './pause-action.ts'
import { PauseSection } from './pause-section.tsx'
import { PauseTeaser } from './pause-teaser.tsx'

/** The player's own limits, what is used of each, what waits and what was changed; and a pause. [ROUTE-23] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const [limits, pause, interval] = await Promise.all([
    loadLimits(scope, url, player),
    loadPause(scope, url, player),
    readInterval(scope, url),
  ])
  return {
    texts: textsOf(scope, 'limitations', 'limits', 'notice_interval', 'overview', 'helpline'),
    owner: ownerOf(player),
    ...limits,
    wishKey: timeKey(scope.clock, systemRandom),
    pause,
    interval,
  }
}

/** A form whose address names a limit changes it; the other one starts a pause. */
export async function action(args: ActionFunctionArgs) {
  return (await changeAction(args)) ?? pauseAction(args)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('limitations.page_title'))

export default function LimitsPage() {
  const t = useTexts()
  const { owner, pause, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<ChangeAnswer | PauseAnswer>()
  const pauseAnswer = answer && !('act' in answer) ? answer : undefined
  const tab: Tab = pauseAnswer ? 'pause' : loaded.tab
  return (
    <AccountFrame owner={owner} title={t('limitations.page_heading')}>
      <p className="n-text-2 n-reading">{t(`limits.intro_${tab}`)}</p>
      <LimitsTabs tab={tab} />
      {tab === 'pause' && <PauseSection {...pause} answer={pauseAnswer} />}
      {tab === 'help' && <Help />}
      {(tab === 'deposit' || tab === 'play') && (
        <Limits tab={tab} answer={answer && 'act' in answer ? answer : undefined} />
      )}
    </AccountFrame>
  )
}

function Help() {
  const t = useTexts()
  return (
    <>
      <Card title={t('limits.self_test_title')}>
        <p className="n-small n-text-2">{t('limits.self_test_text')}</p>
        <p className="s-account__ways">
          <LinkButton href="/selvtest">{t('limits.help_self_test')}</LinkButton>
        </p>
      </Card>
      <HelpCard />
      <p className="n-small">
        <Link className="n-link" href="/contents/ansvarligt-spil">
          {t('limits.help_treatment')}
        </Link>
      </p>
    </>
  )
}

const rules = {
  deposit: ['rolling', 'strictest_deposit', 'withdrawals'],
  play: ['periods', 'time', 'strictest_play', 'round'],
} as const

interface LimitsProps {
  tab: keyof typeof rules
  answer: ChangeAnswer | undefined
}

/** The limits of a part of the page that has any. */
function Limits({ tab, answer }: LimitsProps) {
  const t = useTexts()
  const { owner, pause, interval, read, form, wishKey } = useLoaderData<typeof loader>()
  return (
    <>
      {read ? (
        <LimitList kinds={kindsOf(tab)} {...read} {...{ form, answer, wishKey }} />
      ) : (
        <Unread form={form} answer={answer} />
      )}
      {tab === 'play' && <NoticeIntervalCard interval={interval} />}
      {tab === 'deposit' && (
        <div className="s-limit-pair">
          {!isClosed(owner) && <PauseTeaser {...pause} />}
          <HelpCard />
        </div>
      )}
      {read && <ChangeTable rows={read.rows} />}
      <Card title={t('limits.rules_title')}>
        <ul className="s-account__list n-text-2">
          {rules[tab].map((rule) => (
            <li key={rule}>{t(`limits.rule_${rule}`)}</li>
          ))}
        </ul>
        {read && read.apart.length > 0 && <WaysApart ways={read.apart} />}
      </Card>
    </>
  )
}

/** Where limits that are near are changed as the player likes: not beside what warns of them. [LIM-01] */
function WaysApart({ ways }: { ways: readonly { id: LimitId; label: string }[] }) {
  return (
    <p className="s-account__ways n-small">
      {ways.map(({ id, label }) => (
        <Link key={label} className="n-link" href={limitAddress('change', id)}>
          {label}
        </Link>
      ))}
    </p>
  )
}

/** The typed values stay, for when the limits can be read again. */
function Unread({ form, answer }: { form: FormWords | undefined } & Pick<LimitsProps, 'answer'>) {
  const t = useTexts()
  return (
    <>
      <Message tone="danger" title={t('limits.unread')} takesFocus />
      {form && answer?.act === 'mend' && (
        <Card>
          <ChangeForm words={form} last={answer} />
        </Card>
      )}
    </>
  )
}
