import { listWithdrawals, type Withdrawal } from '@nordlys/contracts'
import { formatDate, formatKroner, type Ore, systemRandom, timeKey, zeroOre } from '@nordlys/core'
import { EmptyState } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { Message } from '../../parts/message/message.tsx'
import { WithdrawalWait } from '../../parts/withdrawal-timeline/withdrawal-wait.tsx'
import './withdraw.css'
import { type WithdrawAnswer, withdrawAction } from './withdraw-action.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { mitidFaultText } from './withdraw-refusal.ts'
import { WithdrawalList } from './withdrawal-list.tsx'

export const handle = { isPayment: true } satisfies RouteHandle

export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const list = await ask(scope, url, listWithdrawals, {})
  const createdId = url.searchParams.get('oprettet')
  return {
    texts: textsOf(scope, 'payout', 'overview', 'transactions'),
    owner: ownerOf(player),
    bonusOre: player.summary.BonusBalance,
    isClosed: player.standing === 'closed',
    ...list,
    wishKey: timeKey(scope.clock, systemRandom),
    created: list.withdrawals.find(({ withdrawalId }) => withdrawalId === createdId),
    fault: url.searchParams.get('fejl') ?? undefined,
    askedId: url.searchParams.get('annuller') ?? undefined,
  }
}

export const action = withdrawAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('payout.page_title'))

export default function WithdrawPage() {
  const t = useTexts()
  const { owner, isClosed, withdrawals, created, fault, ...loaded } = useLoaderData<typeof loader>()
  const { withdrawableOre, minimumOre, bonusOre, wishKey, askedId } = loaded
  const answer = useActionData<WithdrawAnswer>()
  return (
    <AccountFrame owner={owner} title={t('payout.title')}>
      {answer ? <Answer answer={answer} /> : <MitidResult created={created} fault={fault} />}
      {withdrawableOre >= minimumOre || answer?.kind === 'not-started' ? (
        <WithdrawForm
          withdrawableOre={withdrawableOre}
          minimumOre={isClosed ? undefined : minimumOre}
          bonusOre={bonusOre}
          wishKey={wishKey}
          last={answer?.kind === 'not-started' ? answer : undefined}
        />
      ) : (
        <TooLow withdrawableOre={withdrawableOre} minimumOre={minimumOre} isClosed={isClosed} />
      )}
      <WithdrawalList withdrawals={withdrawals} askedId={answer ? undefined : askedId} />
    </AccountFrame>
  )
}

/** The result of the visit to MitID. */
function MitidResult(props: { created: Withdrawal | undefined; fault: string | undefined }) {
  const t = useTexts()
  const { created, fault } = props
  if (fault !== undefined) {
    return (
      <Message tone="danger" title={t('payout.failed')} takesFocus>
        {mitidFaultText(t, fault)}
      </Message>
    )
  }
  if (!created) return null
  const dates = { handled: formatDate(created.handledBy), arrived: formatDate(created.arrivesBy) }
  return (
    <Message tone="success" title={t('payout.ok_title')} takesFocus>
      <p>{t('payout.ok', { amount: formatKroner(created.amountOre) })}</p>
      <WithdrawalWait withdrawal={created} />
      <p>{t('payout.ok_dates', dates)}</p>
    </Message>
  )
}

/** The result of taking a withdrawal back. [PAY-07] */
function Answer({ answer }: { answer: WithdrawAnswer }) {
  const t = useTexts()
  if (answer.kind === 'not-started') return null
  if (answer.kind === 'not-cancelled') {
    return <Message tone="danger" title={t('payout.too_late')} takesFocus />
  }
  const amount = formatKroner(answer.withdrawal.amountOre)
  return (
    <Message tone="success" title={t('payout.cancelled_title')} takesFocus>
      {t('payout.cancelled', { amount })}
    </Message>
  )
}

interface TooLowProps {
  withdrawableOre: Ore
  minimumOre: Ore
  isClosed: boolean
}

/** Why there is no form. From a closed account all is paid out, and then it stays empty. */
function TooLow({ withdrawableOre, minimumOre, isClosed }: TooLowProps) {
  const t = useTexts()
  if (isClosed) {
    return <EmptyState title={t('payout.nothing_title')} text={t('payout.closed_nothing_text')} />
  }
  const isNothing = withdrawableOre === zeroOre
  const minimum = formatKroner(minimumOre)
  const available = t('payout.available', { withdrawable: formatKroner(withdrawableOre) })
  return (
    <EmptyState
      title={t(isNothing ? 'payout.nothing_title' : 'payout.too_low_title')}
      text={
        isNothing
          ? t('payout.nothing_text', { minimum })
          : `${available} ${t('payout.minimum', { minimum })}`
      }
    />
  )
}
