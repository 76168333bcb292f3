import { readLimits } from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { Card } from '@nordlys/ui'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, isClosed, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { Message } from '../../parts/message/message.tsx'
import { type ChangeAnswer, changeAction } from './change-action.ts'
import { ChangeForm } from './change-form.tsx'
import { ChangeTable } from './change-table.tsx'
import { HelpCard } from './help-card.tsx'
import { kindsOf, readAsked, type Tab } from './limit-address.ts'
import { LimitList } from './limit-list.tsx'
import './limits.css'
import { LimitsTabs } from './limits-tabs.tsx'
import { type PauseAnswer, pauseAction } from './pause-action.ts'
import { pauseChoices } from './pause-choices.ts'
import { PauseSection } from './pause-section.tsx'
import { PauseTeaser } from './pause-teaser.tsx'

/** The player's own limits, what is used of each, what waits and what was changed; and a pause. [ROUTE-23] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const { pause, standing } = player
  const loadedAt = scope.clock.now()
  const choices = pauseChoices(pause, loadedAt)
  const shown = url.searchParams.get('pause')
  return {
    texts: textsOf(scope, 'limitations', 'limits', 'overview'),
    owner: ownerOf(player),
    asked: readAsked(url.searchParams),
    limits: await limitsOf(scope, url),
    isBarred: standing !== 'open' && standing !== 'no-deposit-limit',
    loadedAt,
    wishKey: timeKey(scope.clock, systemRandom),
    pause: {
      choices,
      asked: choices.find(({ kind }) => kind === shown),
      startedUntil: shown === 'startet' ? pause?.endsAt : undefined,
      isPaused: pause !== undefined,
      wishKey: timeKey(scope.clock, systemRandom),
    },
  }
}

/** Undefined when they cannot be read now: the pause, the help and what was typed stay on the page. */
async function limitsOf(scope: RequestScope, url: URL) {
  try {
    const { limits, changes } = await ask(scope, url, readLimits, {})
    return { limits, changes }
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    return undefined
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
  const { owner, asked, pause } = useLoaderData<typeof loader>()
  const answer = useActionData<ChangeAnswer | PauseAnswer>()
  const pauseAnswer = answer && !('act' in answer) ? answer : undefined
  const changeAnswer = answer && 'act' in answer ? answer : undefined
  const tab: Tab = pauseAnswer ? 'pause' : asked.tab
  return (
    <AccountFrame owner={owner} title={t('limitations.page_heading')}>
      <p className="n-text-2 n-reading">{t(`limits.intro_${tab}`)}</p>
      <LimitsTabs tab={tab} />
      {tab === 'pause' && <PauseSection {...pause} answer={pauseAnswer} />}
      {tab === 'help' && <HelpCard />}
      <Limits tab={tab} answer={changeAnswer} />
    </AccountFrame>
  )
}

const rules = {
  deposit: ['rolling', 'strictest_deposit', 'withdrawals'],
  play: ['rolling', 'strictest_play', 'round'],
} as const

/** The limits of a part of the page that has any. */
function Limits({ tab, answer }: { tab: Tab; answer: ChangeAnswer | undefined }) {
  const t = useTexts()
  const { owner, asked, pause, limits: read, ...loaded } = useLoaderData<typeof loader>()
  const { isBarred, loadedAt, wishKey } = loaded
  if (tab !== 'deposit' && tab !== 'play') return null
  const kinds = kindsOf(tab)
  const changes = read?.changes.filter(({ kind }) => kinds.includes(kind)) ?? []
  return (
    <>
      {read ? (
        <LimitList
          {...{ kinds, asked, answer, isBarred, loadedAt, wishKey }}
          limits={read.limits}
          changes={changes}
        />
      ) : (
        <Unread answer={answer} />
      )}
      {tab === 'deposit' && (
        <div className="s-limit-pair">
          {!isClosed(owner) && <PauseTeaser {...pause} />}
          <HelpCard />
        </div>
      )}
      <ChangeTable changes={changes} />
      <Card title={t('limits.rules_title')}>
        <ul className="s-account__list n-text-2">
          {rules[tab].map((rule) => (
            <li key={rule}>{t(`limits.rule_${rule}`)}</li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** What was typed stays, for when they can be read again. */
function Unread({ answer }: { answer: ChangeAnswer | undefined }) {
  const t = useTexts()
  return (
    <>
      <Message tone="danger" title={t('limits.unread')} takesFocus />
      {answer && 'wish' in answer && (
        <Card>
          <ChangeForm
            of={answer.of}
            limits={undefined}
            isBarred={false}
            wish={answer.wish}
            refused={answer.act === 'refused' ? answer.refused : undefined}
          />
        </Card>
      )}
    </>
  )
}
