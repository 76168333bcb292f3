import { Icon, Link } from '@nordlys/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { TitledText } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Why we ask, in the operator's words, with the way to read what becomes of the answers. */
export function WhyWeAsk({ words }: { words: TitledText | undefined }) {
  const t = useTexts()
  return (
    <section className="n-card s-why">
      <h2 className="n-h3 s-why__title">
        <Icon glyph={ShieldCheck} size={22} />
        {words?.title ?? t('register.why_title')}
      </h2>
      {words && <p className="n-small n-text-2">{words.content}</p>}
      <p className="n-small n-text-2">
        {t('register.why_text')}{' '}
        <Link className="n-link" href="/persondatapolitik" target="_blank">
          {t('register.privacy_link')}
          <span className="n-visually-hidden"> ({t('shell.new_tab')})</span>
        </Link>
        .
      </p>
    </section>
  )
}
