import type { ReactNode } from 'react'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { LinkedText } from '../../parts/content/linked-text.tsx'
import type { OfferInSteps } from '../../parts/offer/offer-in-steps.ts'
import { StepFacts, StepsInFull } from '../../parts/offer/step-terms.tsx'

export interface TermsProps {
  terms: readonly string[]
  /** An offer whose own terms stand before these. */
  steps: OfferInSteps | undefined
  headingLevel?: 2 | 4
  /** Shows the list after a press; the marks stand either way. */
  folds?: boolean
  /** Whether the page shows the offer's terms in full itself. */
  isFullBeside?: boolean
}

/** The conditions of an offer in full, where the offer stands, and the marks the law asks for. */
export function Terms(props: TermsProps) {
  const { terms, steps, headingLevel = 2, folds = false, isFullBeside = false } = props
  const t = useTexts()
  const { authorities } = useShell()
  const Heading = `h${headingLevel}` as const
  const full = steps && <StepsInFull offer={steps} heading={headingLevel === 2 ? 'h3' : 'h4'} />
  const list = <TermList terms={terms} />
  return (
    <section className="s-terms">
      {folds ? (
        <Fold summary={t('condition.title')}>
          {full}
          {list}
        </Fold>
      ) : (
        <>
          <Heading className="n-label">{t('condition.title')}</Heading>
          {steps && <StepFacts offer={steps} />}
          {list}
          {full && !isFullBeside && <Fold summary={t('condition.in_full')}>{full}</Fold>}
        </>
      )}
      <p className="s-terms__legal">
        {t('condition.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </section>
  )
}

function TermList({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null
  return (
    <ul>
      {terms.map((term) => (
        <li key={term}>
          <LinkedText text={term} />
        </li>
      ))}
    </ul>
  )
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="n-label">{summary}</summary>
      {children}
    </details>
  )
}
