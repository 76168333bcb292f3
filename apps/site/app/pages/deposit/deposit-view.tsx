import { isBarred, isShown } from '@nordlys/contracts'
import { formatKroner } from '@nordlys/core'
import { LinkButton } from '@nordlys/ui'
import { useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './deposit.css'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositResult } from './deposit-result.tsx'
import type { LoadedDeposit } from './load-deposit.ts'
import { showsForm } from './shows-form.ts'

export interface DepositViewProps {
  loaded: LoadedDeposit
  title: string
}

/** The deposit under a title: its form, why it is closed, or how it went. [SCREEN-01] */
export function DepositView({ loaded, title }: DepositViewProps) {
  const t = useTexts()
  const { options, limits, cashier, attemptKey, bonus, deposit, standing, welcomed } = loaded
  const [paying, setPaying] = useState<string>()
  const { kind, isCardOpen } = loaded
  const isOpen = isShown('deposit-page', standing)
  const isResult = deposit !== undefined && deposit.reference !== paying
  const isForm = showsForm({ reference: deposit?.reference, paying, isOpen, isCardOpen })
  return (
    <div className="n-wrap n-wrap--form s-page s-deposit-page">
      <h1 className="n-h1">{title}</h1>
      {isForm && (
        <p className="s-deposit__help">
          {t('deposit.help', { minimum: formatKroner(options.minimumOre) })}
        </p>
      )}
      {welcomed !== undefined && isOpen && (
        <Message tone="success" title={t('deposit.welcome', { firstName: welcomed })}>
          {t('deposit.welcome_text')}
        </Message>
      )}
      {isResult && (
        <DepositResult
          deposit={deposit}
          spinGames={loaded.spinGames}
          countingGames={loaded.countingGames}
          totalBalance={loaded.totalBalance}
        />
      )}
      {!isResult && isBarred(standing) && <DepositClosed standing={standing} />}
      {!isResult && isOpen && !isForm && <NoWayToPay />}
      {isForm && (
        <DepositForm
          isCardOpen={isCardOpen}
          kind={kind}
          options={options}
          limits={limits}
          cashier={cashier}
          attemptKey={attemptKey}
          bonus={bonus}
          welcome={loaded.offer}
          onPaying={setPaying}
        />
      )}
    </div>
  )
}

/** The operator has closed this kind of deposit for cards; the other kind may be open. [DATA-15] */
function NoWayToPay() {
  const t = useTexts()
  return (
    <Message
      tone="info"
      title={t('deposit.rofus_title')}
      actions={<LinkButton href="/min-konto/oversigt">{t('deposit.to_overview')}</LinkButton>}
    >
      {t('deposit.method_closed')}
    </Message>
  )
}
