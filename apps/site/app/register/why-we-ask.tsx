import { Icon, Link } from '@nordlys/ui'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTexts } from '../text/use-texts.tsx'

export function WhyWeAsk() {
  const t = useTexts()
  return (
    <section className="n-card s-why">
      <h2 className="n-h3 s-why__title">
        <Icon glyph={ShieldCheck} size={22} />
        {t('register.why_title')}
      </h2>
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
