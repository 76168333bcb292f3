import type { DepositMethod } from '@nordlys/contracts'
import { Button, ErrorSummary, type FieldError } from '@nordlys/ui'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import type { Translate } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { DepositLimitsCard } from '../deposit-limits/deposit-limits-card.tsx'
import type { ShownDepositLimit } from '../deposit-limits/load-deposit-limits.ts'
import { Message } from '../message/message.tsx'
import { AmountChoice, type DepositOptions, ownAmountId } from './amount-choice.tsx'
import { amountProblem, readableAmount } from './amount-problem.ts'
import { asksForTerms, BonusCode, BonusCodeForm } from './bonus-code.tsx'
import { cardFaultText } from './card-fault-text.ts'
import { CardFrame, cardFrameId } from './card-frame.tsx'
import { ChallengeDialog, widthsOf } from './challenge-dialog.tsx'
import { failureText, isAboutAmount, refusalText } from './deposit-problem.ts'
import type { DepositStep, Problem } from './deposit-step.ts'
import type { LoadedBonus } from './load-bonus.ts'
import { Method, SaveCard, useWay } from './method.tsx'
import { type DepositAttempts, useDeposit } from './use-deposit.ts'
import { cardWishOf, cashierOf } from './ways-to-pay.ts'
import { type PromisedOffer, WelcomeChoice } from './welcome-choice.tsx'
import type { WishedDeposit } from './wished-deposit.ts'

export interface DepositFormProps
  extends Omit<DepositAttempts, 'bonusCode' | 'declinesOffer' | 'wantsCard'> {
  options: DepositOptions
  limits: readonly ShownDepositLimit[]
  bonus: LoadedBonus | undefined
  /** The offer chosen in registration that comes with this deposit. */
  welcome: PromisedOffer | undefined
  wished: WishedDeposit
}

/**
 * Amount, way to pay, one button; and the player's own limits beside them. [SCREEN-01] Without script it is
 * sent as it stands, which serves every way to pay that has a page of its own.
 */
export function DepositForm(props: DepositFormProps) {
  const { options, limits, bonus, welcome, wished, ...attempts } = props
  const t = useTexts()
  // Over a game there is no room for a code's terms: the page has it.
  const hasCode = useIsShown()('bonus-code') && !attempts.place.isSheet
  const [amountText, setAmountText] = useState(wished.amountText)
  const bonusForm = useRef<HTMLFormElement>(null)
  const offer = bonus?.offer
  const { way, ways, choose, form } = useWay(options, wished.method)
  const { chosen, card } = way
  const control = useDeposit({
    ...attempts,
    cashier: card ? cashierOf(attempts.cashier, card) : attempts.cashier,
    wantsCard: card !== undefined,
    bonusCode: offer?.code,
    declinesOffer: welcome?.isDeclined ?? false,
  })
  const { step } = control
  useKept(attempts.place, isBusy(step))
  const problem = step.name === 'choosing' ? step.problem : undefined
  const errors = useMemo(() => fieldErrorsOf(t, problem), [t, problem])
  const amount = readableAmount(amountText)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A code is part of the deposit once its terms have been read.
    if (asksForTerms(bonusForm.current)) return
    const { method, ...bounds } = chosen.open
    control.press({
      amountText,
      method,
      card: cardWishOf(chosen, new FormData(event.currentTarget)),
      amountProblem: amountProblem(amountText, bounds, limits, offer),
    })
  }
  return (
    <div className="s-deposit">
      <form ref={form} className="s-deposit__form" method="post" noValidate onSubmit={submit}>
        <input type="hidden" name="key" value={attempts.attemptKey} />
        <ErrorSummary title={t('deposit.wrong')} errors={errors} />
        <FormNotice problem={problem} />
        <AmountChoice
          options={{ quickAmountsOre: options.quickAmountsOre, minimumOre: chosen.open.minimumOre }}
          limits={limits}
          amountText={amountText}
          onAmount={setAmountText}
          error={errors.find(({ fieldId }) => fieldId === ownAmountId)?.text}
        />
        <Method ways={ways} chosen={chosen.value} onChoose={choose} />
        <CardFrame
          isHidden={chosen.open.method !== 'card'}
          isSaved={card?.card !== undefined}
          frames={control.frames}
        />
        <SaveCard chosen={chosen} cards={options.cards} />
        <Offers {...{ welcome, bonus, hasCode }} place={attempts.place} isBusy={isBusy(step)} />
        <Submit method={chosen.open.method} amount={amount} isBusy={isBusy(step)} />
      </form>
      {hasCode && <BonusCodeForm form={bonusForm} />}
      <DepositLimitsCard title={t('limitations.title')} limits={limits} />
      <ChallengeDialog
        challenge={step.name === 'challenged' ? step.challenge : undefined}
        frame={control.frames.challengeFrame}
        widths={widthsOf(options.challengeWidths, attempts.kind)}
        onGiveUp={control.giveUp}
      />
    </div>
  )
}

/** While a payment runs nothing closes the form's place; a form that is gone keeps nothing. */
function useKept({ keep }: DepositFormProps['place'], isKept: boolean): void {
  const tell = useEffectEvent((isNow: boolean) => keep?.(isNow))
  useEffect(() => {
    tell(isKept)
    return () => tell(false)
  }, [isKept])
}

interface OffersProps extends Pick<DepositFormProps, 'welcome' | 'bonus' | 'place'> {
  hasCode: boolean
  isBusy: boolean
}

function Offers({ welcome, bonus, place, hasCode, isBusy }: OffersProps) {
  const code = bonus?.offer?.code
  return (
    <>
      {welcome && <WelcomeChoice place={place} offer={welcome} code={code} isBusy={isBusy} />}
      {hasCode && <BonusCode bonus={bonus} isBusy={isBusy} />}
    </>
  )
}

const notes = { card: 'deposit.note', mobile_pay: 'deposit.note_mobile_pay' } as const

interface SubmitProps {
  method: DepositMethod
  /** `500 kr.`, once one can be read. */
  amount: string | undefined
  isBusy: boolean
}

function Submit({ method, amount, isBusy }: SubmitProps) {
  const t = useTexts()
  return (
    <>
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        isBusy={isBusy}
        busyText={t('deposit.busy')}
      >
        {submitText(t, method, amount)}
      </Button>
      <p className="n-micro n-text-3 s-deposit__note">{t(notes[method])}</p>
      <p role="status" className="n-visually-hidden">
        {isBusy && t('deposit.busy')}
      </p>
    </>
  )
}

function submitText(t: Translate, method: DepositMethod, amount: string | undefined): string {
  if (amount === undefined) return t('deposit.submit_none')
  return t(method === 'card' ? 'deposit.submit' : 'deposit.submit_mobile_pay', { amount })
}

function isBusy({ name }: DepositStep): boolean {
  return name !== 'choosing'
}

/** A problem that no field can mend stands above the form. */
function FormNotice({ problem }: { problem: Problem | undefined }) {
  const t = useTexts()
  if (problem?.kind === 'failed') {
    return (
      <Message key={problem.failure ?? ''} tone="danger" title={t('deposit.failed')} takesFocus>
        {failureText(t, problem)}
      </Message>
    )
  }
  if (problem?.kind !== 'refused' || isAboutAmount(problem.refused)) return null
  return (
    <Message tone="danger" title={t('deposit.failed')} takesFocus>
      {refusalText(t, problem.refused)}
    </Message>
  )
}

/** In the form's order. The card's faults are one line: they lead into one frame. */
function fieldErrorsOf(t: Translate, problem: Problem | undefined): FieldError[] {
  if (problem?.kind === 'refused') {
    if (!isAboutAmount(problem.refused)) return []
    return [{ fieldId: ownAmountId, text: refusalText(t, problem.refused) }]
  }
  if (problem?.kind !== 'wrong') return []
  const { amount, card } = problem
  const cardText = card.map((fault) => cardFaultText(t, fault)).join(' ')
  return [
    ...(amount ? [{ fieldId: ownAmountId, text: refusalText(t, amount) }] : []),
    ...(cardText ? [{ fieldId: cardFrameId, text: cardText }] : []),
  ]
}
