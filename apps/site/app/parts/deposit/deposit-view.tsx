import { formatKroner } from '@nordlys/core'
import { classNames, LinkButton } from '@nordlys/ui'
import { type ReactNode, useState } from 'react'
import { useActionData } from 'react-router'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../message/message.tsx'
import './deposit.css'
import { DepositClosed } from './deposit-closed.tsx'
import { DepositForm } from './deposit-form.tsx'
import { type DepositPlace, usePageAsPlace } from './deposit-place.ts'
import type { StartRefusal } from './deposit-problem.ts'
import { DepositResult } from './deposit-result.tsx'
import type { LoadedDeposit } from './load-deposit.ts'
import { showsForm } from './shows-form.ts'

export interface DepositViewProps {
  loaded: LoadedDeposit
  title: string
  /** Between the title and the form. */
  children?: ReactNode
}

/** A page with the deposit under a title. [SCREEN-01] */
export function DepositView({ loaded, title, children }: DepositViewProps) {
  const place = usePageAsPlace()
  const refused = useActionData<StartRefusal>()
  const waits = loaded.deposit && 's-deposit-page--waits'
  return (
    <div className={classNames('n-wrap n-wrap--form s-page s-deposit-page', waits)}>
      <h1 className="n-h1">{title}</h1>
      {children}
      <DepositParts loaded={loaded} place={place} refused={refused} />
    </div>
  )
}

interface DepositPartsProps {
  loaded: LoadedDeposit
  place: DepositPlace
  /** Why the form, sent without script, began nothing. */
  refused?: StartRefusal | undefined
}

/** The deposit's form, why it is closed, or how it went. */
export function DepositParts({ loaded, place, refused }: DepositPartsProps) {
  const t = useTexts()
  const { form, closedBy, attemptKey, kind, deposit, welcomed } = loaded
  const [paying, setPaying] = useState<string>()
  const isAnyOpen = form !== undefined && form.options.methods.length > 0
  const isResult = deposit !== undefined && deposit.reference !== paying
  const reference = deposit?.reference
  const isForm = showsForm({ reference, paying, isOpen: form !== undefined, isAnyOpen })
  return (
    <>
      {form && isForm && isAnyOpen && (
        <p className="s-deposit__help">
          {t('deposit.help', { minimum: formatKroner(leastOf(form.options.methods)) })}
        </p>
      )}
      {welcomed !== undefined && form && (
        <Message tone="success" title={t('deposit.welcome', { firstName: welcomed })}>
          {t('deposit.welcome_text')}
        </Message>
      )}
      {isResult && (
        <DepositResult
          deposit={deposit}
          place={place}
          spinGames={loaded.spinGames}
          countingGames={loaded.countingGames}
          totalBalance={loaded.totalBalance}
          receiptSeconds={loaded.receiptSeconds}
        />
      )}
      {!isResult && closedBy && <DepositClosed standing={closedBy} />}
      {!isResult && form && !isForm && <NoWayToPay />}
      {form && isForm && (
        <DepositForm
          // A form that was refused without script starts with that refusal.
          key={refused ? attemptKey : undefined}
          {...form}
          {...{ kind, attemptKey, isAnyOpen, refused, place }}
          onPaying={setPaying}
        />
      )}
    </>
  )
}

type Methods = NonNullable<LoadedDeposit['form']>['options']['methods']

function leastOf(methods: Methods) {
  const all = methods.map(({ minimumOre }) => minimumOre)
  return all.reduce((least, each) => (each < least ? each : least))
}

/** The operator has closed every way to pay for this kind of deposit. [DATA-15] */
function NoWayToPay() {
  const t = useTexts()
  return (
    <Message
      tone="info"
      title={t('deposit.rofus_title')}
      actions={<LinkButton href="/min-konto/oversigt">{t('deposit.to_overview')}</LinkButton>}
    >
      {t('deposit.no_method')}
    </Message>
  )
}
