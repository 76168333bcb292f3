import { formatCount, formatKroner, times } from '@nordlys/core'
import { Money } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { ExampleLine } from './example-line.tsx'
import type { OfferInSteps, OfferStepTold } from './offer-in-steps.ts'
import {
  hasBonus,
  headlinePartsOf,
  isWagered,
  stepFactsOf,
  stepTermsOf,
  whoTerm,
} from './step-words.ts'

interface StepsInFullProps {
  offer: OfferInSteps
  /** One below what stands over it. */
  heading?: 'h3' | 'h4'
  /** Shows the conditions after a press; the examples stand either way. */
  folds?: boolean
}

/** Each deposit with its worked example and all its conditions, in their order. [BONUS-01] */
export function StepsInFull({ offer, heading: Heading = 'h3', folds = false }: StepsInFullProps) {
  const t = useTexts()
  return (
    <>
      {offer.steps.map((step) => (
        <section key={step.number} className="s-offer-step">
          <Heading className="n-h3">
            {t('offer.step_title', { number: String(step.number) })}
          </Heading>
          <StepExample step={step} heading={Heading === 'h3' ? 'h4' : 'h5'} />
          {folds ? (
            <details className="s-offer-fold">
              <summary className="n-label">
                {t('offer.step_terms', { number: String(step.number) })}
              </summary>
              <StepTermList step={step} />
            </details>
          ) : (
            <StepTermList step={step} />
          )}
        </section>
      ))}
      <p className="n-small n-text-2">{whoTerm(t, offer)}</p>
    </>
  )
}

interface StepHeadlineProps {
  offer: OfferInSteps
  /** The class of what is kroner. */
  gold: string
  /** Of the rest. */
  rest?: string
}

/** The most that the offer gives; what is kroner is gold. */
export function StepHeadline({ offer, gold, rest }: StepHeadlineProps) {
  const t = useTexts()
  const parts = headlinePartsOf(t, offer)
  const wordsOf = (isMoney: boolean) =>
    parts.flatMap((part) => (part.isMoney === isMoney ? [part.words] : [])).join('')
  return (
    <>
      <span className={gold}>{wordsOf(true)}</span>
      <span className={rest}>{wordsOf(false)}</span>
    </>
  )
}

/** The chief conditions of each deposit under its number, and whom the offer is for. */
export function StepFacts({ offer }: { offer: OfferInSteps }) {
  const t = useTexts()
  return (
    <div className="s-offer-facts">
      {offer.steps.map((step) => (
        <section key={step.number}>
          <p className="n-label">{t('offer.step_title', { number: String(step.number) })}</p>
          <ul>
            {stepFactsOf(t, step).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
      ))}
      <ul>
        <li>{whoTerm(t, offer)}</li>
      </ul>
    </div>
  )
}

/** The conditions of one deposit as a list. */
export function StepTermList({ step }: { step: OfferStepTold }) {
  const t = useTexts()
  return (
    <ul className="n-small n-text-2 s-offer-terms">
      {stepTermsOf(t, step).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}

interface StepExampleProps {
  step: OfferStepTold
  /** One below what stands over it. */
  heading: 'h3' | 'h4' | 'h5'
}

/** One deposit's gift and conditions, worked out for the least that gives all there is. */
export function StepExample({ step, heading: Heading }: StepExampleProps) {
  const t = useTexts()
  const { example, gives, days } = step
  const words = { required: formatKroner(example.required), days: String(days) }
  return (
    <div className="s-example">
      <Heading className="n-h3">{t('offer.example_title')}</Heading>
      <dl className="s-example__lines">
        <ExampleLine label={t('offer.example_deposit')}>
          <Money ore={example.deposit} />
        </ExampleLine>
        {hasBonus(step) && (
          <ExampleLine label={t('offer.example_bonus')} isBonus>
            <Money ore={example.bonus} />
          </ExampleLine>
        )}
        {gives.map(
          (part) =>
            part.kind === 'spins' && (
              <ExampleLine
                key={part.kind}
                label={t('offer.example_spins', {
                  spins: formatCount(part.count),
                  spinValue: formatKroner(part.valueOre),
                })}
                isBonus
              >
                <Money ore={times(part.valueOre, part.count)} />
              </ExampleLine>
            ),
        )}
        <Wagered step={step} />
      </dl>
      <p className="n-small">
        {isWagered(step) ? t('offer.example_note', words) : t('offer.step_cash_note')}
      </p>
    </div>
  )
}

function Wagered({ step }: { step: OfferStepTold }) {
  const t = useTexts()
  const { wagering, example } = step
  if (!wagering || !isWagered(step)) return null
  const words = { wagering: String(wagering.factor), bonus: formatKroner(example.bonus) }
  const label = wagering.isOfDepositToo
    ? t('offer.step_example_both', { deposit: formatKroner(example.deposit), ...words })
    : t('offer.example_wager', words)
  return (
    <ExampleLine label={label}>
      <Money ore={example.required} />
    </ExampleLine>
  )
}
