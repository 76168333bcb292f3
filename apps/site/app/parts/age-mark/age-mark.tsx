import { useTexts } from '../../ground/text/use-texts.tsx'

/** "18+" in a ring; read aloud it says who may play. */
export function AgeMark({ large = false }: { large?: boolean }) {
  const t = useTexts()
  return (
    <span className={large ? 's-age-mark s-age-mark--large' : 's-age-mark'}>
      <span aria-hidden>{t('shell.age_mark')}</span>
      <span className="n-visually-hidden">{t('shell.age_mark_label')}</span>
    </span>
  )
}
