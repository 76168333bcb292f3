import type { CustomerServiceHours } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useNow } from '../../parts/clock/clock-context.tsx'
import { hourOf } from '../../parts/clock/hour-of.ts'

export interface CustomerServiceProps {
  hours: CustomerServiceHours
  /** Good enough until the clock has the server's time. */
  renderedAt: Date
}

export function CustomerService({ hours, renderedAt }: CustomerServiceProps) {
  const t = useTexts()
  const hour = hourOf(useNow() ?? renderedAt)
  const isOpen = hour >= hours.opensHour && hour < hours.closesHour
  return (
    <span>
      <span>{isOpen ? t('shell.service_open') : t('shell.service_closed')}</span>{' '}
      <span className="s-strip__faint">
        {isOpen
          ? t('shell.service_until', { hour: String(hours.closesHour) })
          : t('shell.service_from', { hour: String(hours.opensHour) })}
      </span>
    </span>
  )
}
