import { readDepositLimits } from '@nordlys/contracts'
import { formatDate, systemRandom, timeKey } from '@nordlys/core'
import { Card, Link, LinkButton } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, isClosed, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { DepositLimitsCard } from '../../parts/deposit-limits/deposit-limits-card.tsx'
import { StopSpilletHours } from '../../parts/helpline/stop-spillet-hours.tsx'
import { NoticeIntervalCard } from './notice-interval/notice-interval-card.tsx'
import { readInterval } from './notice-interval/read-interval.ts'
import { type PauseAnswer, pauseAction } from './pause-action.ts'
import { pauseChoices } from './pause-choices.ts'
import { PauseSection } from './pause-section.tsx'

/** The player's own limits, what is used of each and since when it holds, and a pause. [ROUTE-23] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const { limits } = await ask(scope, url, readDepositLimits, {})
  const { pause } = player
  const choices = pauseChoices(pause, scope.clock.now())
  const shown = url.searchParams.get('pause')
  return {
    texts: textsOf(scope, 'limitations', 'notice_interval', 'overview'),
    owner: ownerOf(player),
    limits,
    interval: await readInterval(scope, url),
    pause: {
      choices,
      asked: choices.find(({ kind }) => kind === shown),
      startedUntil: shown === 'startet' ? pause?.endsAt : undefined,
      isPaused: pause !== undefined,
      wishKey: timeKey(scope.clock, systemRandom),
    },
  }
}

/** The page's one form starts a pause. */
export const action = pauseAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('limitations.page_title'))

const rules = ['rolling', 'strictest'] as const

export default function LimitsPage() {
  const t = useTexts()
  const { owner, limits, interval, pause } = useLoaderData<typeof loader>()
  const answer = useActionData<PauseAnswer>()
  const { authorities } = useShell()
  return (
    <AccountFrame owner={owner} title={t('limitations.page_heading')}>
      <p className="n-text-2 n-reading">{t('limitations.intro')}</p>
      <DepositLimitsCard title={t('limitations.deposit_title')} limits={limits} />
      {limits.length > 0 && (
        <ul className="n-small n-text-2">
          {limits.map(({ period, since }) => (
            <li key={period}>{t(`limitations.since_${period}`, { date: formatDate(since) })}</li>
          ))}
        </ul>
      )}
      <NoticeIntervalCard interval={interval} />
      <PauseSection {...pause} answer={answer} />
      <Card title={t('limitations.rules_title')}>
        <ul className="s-account__list n-text-2">
          {rules.map((rule) => (
            <li key={rule}>{t(`limitations.rule_${rule}`)}</li>
          ))}
        </ul>
      </Card>
      {!isClosed(owner) && <ChangeCard />}
      <Card title={t('limitations.stop_title')}>
        <p className="n-text-2">
          {t('limitations.stop_text', { phone: authorities.stopSpilletPhone })} <StopSpilletHours />
        </p>
        <p className="s-account__ways">
          <Link className="n-link" href={authorities.rofusUrl}>
            {t('limitations.stop_rofus')}
          </Link>
          <Link className="n-link" href={authorities.stopSpilletTel}>
            {t('limitations.stop_call')}
          </Link>
          <Link className="n-link" href="/selvtest">
            {t('limitations.stop_self_test')}
          </Link>
        </p>
      </Card>
    </AccountFrame>
  )
}

function ChangeCard() {
  const t = useTexts()
  return (
    <Card title={t('limitations.change_title')}>
      <p className="n-text-2">{t('limitations.change_text')}</p>
      <p className="s-account__ways">
        <LinkButton kind="primary" href="/kontaktos">
          {t('limitations.change_contact')}
        </LinkButton>
        <LinkButton href="/contents/graenser-og-pauser">{t('limitations.change_read')}</LinkButton>
      </p>
    </Card>
  )
}
