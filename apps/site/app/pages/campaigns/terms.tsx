import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { LinkedText } from '../../parts/content/linked-text.tsx'

export interface TermsProps {
  terms: readonly string[]
  headingLevel?: 2 | 4
  /** Shows the list after a press; the marks stand either way. */
  folds?: boolean
}

/** The conditions of an offer in full, where the offer stands, and the marks the law asks for. */
export function Terms({ terms, headingLevel = 2, folds = false }: TermsProps) {
  const t = useTexts()
  const { authorities } = useShell()
  const Heading = `h${headingLevel}` as const
  const list = (
    <ul>
      {terms.map((term) => (
        <li key={term}>
          <LinkedText text={term} />
        </li>
      ))}
    </ul>
  )
  return (
    <section className="s-terms">
      {folds ? (
        <details>
          <summary className="n-label">{t('condition.title')}</summary>
          {list}
        </details>
      ) : (
        <>
          <Heading className="n-label">{t('condition.title')}</Heading>
          {list}
        </>
      )}
      <p className="s-terms__legal">
        {t('condition.legal', { phone: authorities.stopSpilletPhone })}
      </p>
    </section>
  )
}
