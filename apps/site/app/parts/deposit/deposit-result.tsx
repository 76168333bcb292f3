import type { Deposit } from '@nordlys/contracts'
import { formatKroner, formatMoment, type Ore } from '@nordlys/core'
import { Balance, Button, LinkButton } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../facts/facts.tsx'
import { Message } from '../message/message.tsx'
import { ResultCard, ResultWays } from '../result-card/result-card.tsx'
import { BonusOutcome, type SpinGame } from './bonus-outcome.tsx'
import { type DepositPlace, linkIn } from './deposit-place.ts'
import { failureText } from './deposit-problem.ts'
import { isFinal } from './payment-calls.ts'
import { ReceiptEnd } from './receipt-end.tsx'
import { approvingPace, settlingPace, usePaymentEnd } from './use-payment-end.ts'
import { queryOfWish } from './wished-deposit.ts'

export interface DepositResultProps {
  deposit: Deposit
  place: DepositPlace
  /** Where the spins that came with it are played. */
  spinGames: readonly SpinGame[]
  /** The only games its bonus is for, by their titles; undefined: all of them. */
  countingGames: readonly string[] | undefined
  totalBalance: Ore
  /** How long the receipt stands before it leads back to a game. */
  receiptSeconds: number
}

/** How one deposit went, at an address that a reload and another day still find. */
export function DepositResult(props: DepositResultProps) {
  const { deposit, place, spinGames, countingGames, totalBalance } = props
  const t = useTexts()
  const amount = formatKroner(deposit.amountOre)
  const isShown = useIsShown()
  const retry = isShown('receipt-deposit') && (
    <LinkButton {...linkIn(place, queryOfWish(deposit))}>{t('deposit.again')}</LinkButton>
  )
  if (!isFinal(deposit)) return <Waiting deposit={deposit} place={place} />
  if (deposit.status === 'canceled') {
    return (
      <Result deposit={deposit}>
        <Message tone="danger" title={t('deposit.failed')} actions={retry} takesFocus>
          {failureText(t, deposit)}
        </Message>
      </Result>
    )
  }
  if (deposit.status === 'reversed') {
    return (
      <Result deposit={deposit}>
        <Message tone="info" title={t('deposit.reversed_title')} takesFocus>
          {t('deposit.reversed', { amount })}
        </Message>
      </Result>
    )
  }
  return (
    <Result deposit={deposit}>
      <Message tone="success" title={t('deposit.ok_title')} takesFocus>
        {t('deposit.ok', { amount })}
        {deposit.takenOre !== undefined && (
          <p>{t('deposit.part_taken_back', { taken: formatKroner(deposit.takenOre) })}</p>
        )}
      </Message>
      <BonusOutcome
        bonus={deposit.bonus}
        spinGames={isShown('receipt-play') ? spinGames : []}
        countingGames={countingGames}
      />
      <Balance label={t('deposit.new_balance')} ore={totalBalance} />
      {place.goBack ? (
        <ReceiptEnd seconds={props.receiptSeconds} isSheet={place.isSheet} goBack={place.goBack} />
      ) : (
        <ResultWays>
          {isShown('receipt-play') && (
            <LinkButton kind="primary" size="large" href="/spilleautomater">
              {t('deposit.play')}
            </LinkButton>
          )}
          <LinkButton size="large" href="/min-konto/transaktioner">
            {t('deposit.to_transactions')}
          </LinkButton>
        </ResultWays>
      )}
    </Result>
  )
}

/** The books have no last word yet: the page warns the player not to pay twice. */
function Waiting({ deposit, place }: Pick<DepositResultProps, 'deposit' | 'place'>) {
  const t = useTexts()
  const { reference, method, status, redirectUrl } = deposit
  const isApproving = method === 'mobile_pay' && status === 'initiated'
  const itself = `?${new URLSearchParams({ reference })}`
  usePaymentEnd(reference, isApproving ? approvingPace : settlingPace, (end) => {
    if (end) void place.show(itself, { keepsScroll: true })
  })
  const [title, text] = isApproving
    ? ([t('deposit.approve_title'), t('deposit.approve')] as const)
    : ([t('deposit.waiting_title'), t('deposit.unknown')] as const)
  return (
    <Result deposit={deposit}>
      <Message tone="info" title={title} takesFocus>
        {text}
      </Message>
      <ResultWays>
        {isApproving && redirectUrl && (
          <LinkButton
            kind="primary"
            href={redirectUrl}
            {...(place.isSheet && { target: '_blank', rel: 'noopener' })}
          >
            {t('deposit.approve_go')}
          </LinkButton>
        )}
        <LinkButton {...linkIn(place, itself)}>{t('deposit.look_again')}</LinkButton>
        {!place.isSheet && (
          <LinkButton href="/min-konto/oversigt">{t('deposit.to_overview')}</LinkButton>
        )}
      </ResultWays>
    </Result>
  )
}

function Result({ deposit, children }: { deposit: Deposit; children: ReactNode }) {
  const t = useTexts()
  const { method, last4, status } = deposit
  const isReceipt = status === 'implemented'
  const card = last4 ? t('deposit.receipt_card', { last4 }) : t('deposit.card')
  return (
    <ResultCard>
      {children}
      <Facts>
        <Fact label={t('deposit.amount')}>{formatKroner(deposit.amountOre)}</Fact>
        <Fact label={t('deposit.time')}>{formatMoment(deposit.createdAt)}</Fact>
        <Fact label={t('deposit.receipt_method')}>
          {method === 'card' ? card : t('deposit.mobile_pay')}
        </Fact>
        {isReceipt && (
          <Fact label={t('deposit.receipt_statement')}>{t('deposit.statement_text')}</Fact>
        )}
        <Fact label={t('deposit.reference')}>{deposit.reference}</Fact>
      </Facts>
      {isReceipt && (
        <Button size="small" className="s-deposit__print" onClick={() => window.print()}>
          {t('deposit.print')}
        </Button>
      )}
    </ResultCard>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
