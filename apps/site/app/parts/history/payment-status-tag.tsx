import { StatusTag } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type PaymentStanding, shownStatus } from './payment-status.ts'

/** The status of a payment in the player's words. [PAY-05] */
export function PaymentStatusTag(props: PaymentStanding) {
  const t = useTexts()
  const { tone, text } = shownStatus(props)
  return <StatusTag tone={tone}>{t(text)}</StatusTag>
}
