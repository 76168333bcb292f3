import type { TreatmentCentre } from '@nordlys/contracts'
import { Card, Link } from '@nordlys/ui'
import type { ReactNode } from 'react'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './help-ways.css'
import { StopSpilletHours } from './stop-spillet-hours.tsx'

export interface HelpWaysProps {
  centres: readonly TreatmentCentre[]
}

/** The helplines, as a card of its own. Its page sends the texts `helpline`. */
export function HelpWays({ centres }: HelpWaysProps) {
  const t = useTexts()
  return (
    <Card title={t('helpline.title')}>
      <HelpList centres={centres} />
    </Card>
  )
}

/** The helplines: StopSpillet with its hours, ROFUS, and where one is treated. */
export function HelpList({ centres }: HelpWaysProps) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <dl className="s-help-ways">
      <Way name={t('shell.stopspillet', { phone: '' })} text={t('shell.footer_stopspillet_text')}>
        <Link className="n-link" href={authorities.stopSpilletTel}>
          {authorities.stopSpilletPhone}
        </Link>
        <Link className="n-link" href={authorities.stopSpilletUrl}>
          {siteOf(authorities.stopSpilletUrl)}
        </Link>
        <StopSpilletHours />
      </Way>
      <Way name={t('shell.rofus')} text={t('shell.footer_rofus_text')}>
        <Link className="n-link" href={authorities.rofusUrl}>
          {siteOf(authorities.rofusUrl)}
        </Link>
      </Way>
      {centres.map(({ name, text, phone, address }) => (
        <Way key={name} name={name} text={text}>
          {phone && (
            <Link className="n-link" href={`tel:+45${phone.replaceAll(' ', '')}`}>
              {phone}
            </Link>
          )}
          {address && (
            <Link className="n-link" href={address}>
              {siteOf(address)}
            </Link>
          )}
        </Way>
      ))}
    </dl>
  )
}

function Way({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
      <dd className="s-help-ways__links">{children}</dd>
    </div>
  )
}

function siteOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
