import type { Deposit } from '@nordlys/contracts'
import { formatKroner, formatMoment, type Ore } from '@nordlys/core'
import { Balance, Button, LinkButton } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Facts } from '../../parts/facts/facts.tsx'
import { Message } from '../../parts/message/message.tsx'
import { ResultCard, ResultWays } from '../../parts/result-card/result-card.tsx'
import { BonusOutcome, type SpinGame } from './bonus-outcome.tsx'
import { failureText } from './deposit-problem.ts'
import { isFinal } from './payment-calls.ts'
import { usePaymentEnd } from './use-payment-end.ts'

export interface DepositResultProps {
  deposit: Deposit
  /** Where the spins that came with it are played. */
  spinGames: readonly SpinGame[]
  /** The only games its bonus is for, by their titles; undefined: all of them. */
  countingGames: readonly string[] | undefined
  totalBalance: Ore
}

/** How one deposit went, at an address that a reload and another day still find. */
export function DepositResult(props: DepositResultProps) {
  const { deposit, spinGames, countingGames, totalBalance } = props
  const t = useTexts()
  const amount = formatKroner(deposit.amountOre)
  const isShown = useIsShown()
  const retry = isShown('receipt-deposit') && (
    <LinkButton href="/min-konto/indbetal">{t('deposit.again')}</LinkButton>
  )
  if (!isFinal(deposit)) return <Waiting deposit={deposit} />
  if (deposit.status === 'canceled') {
    return (
      <Result deposit={deposit}>
        <Message tone="danger" title={t('deposit.failed')} actions={retry} takesFocus>
          {failureText(t, deposit.failure)}
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
    </Result>
  )
}

/** The books have no last word yet: the page warns the player not to pay twice. */
function Waiting({ deposit }: { deposit: Deposit }) {
  const t = useTexts()
  const { revalidate, state } = useRevalidator()
  usePaymentEnd(deposit.reference, (end) => {
    if (end) void revalidate()
  })
  return (
    <Result deposit={deposit}>
      <Message tone="info" title={t('deposit.waiting_title')} takesFocus>
        {t('deposit.unknown')}
      </Message>
      <ResultWays>
        <Button isBusy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('deposit.ask_again')}
        </Button>
        <LinkButton href="/min-konto/oversigt">{t('deposit.to_overview')}</LinkButton>
      </ResultWays>
    </Result>
  )
}

function Result({ deposit, children }: { deposit: Deposit; children: ReactNode }) {
  const t = useTexts()
  return (
    <ResultCard>
      {children}
      <Facts>
        <div>
          <dt>{t('deposit.amount')}</dt>
          <dd>{formatKroner(deposit.amountOre)}</dd>
        </div>
        <div>
          <dt>{t('deposit.time')}</dt>
          <dd>{formatMoment(deposit.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('deposit.reference')}</dt>
          <dd>{deposit.reference}</dd>
        </div>
      </Facts>
    </ResultCard>
  )
}
