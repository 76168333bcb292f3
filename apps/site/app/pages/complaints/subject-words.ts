import type { ComplaintSubject, ComplaintSubjectChoice } from '@nordlys/contracts'
import { formatKroner, formatMoment } from '@nordlys/core'
import { roundAddress } from '../../ground/links/round-address.ts'
import type { Translate } from '../../ground/text/texts.ts'

/** A round or payment to choose: `Vikingernes Guld, 21. november 2026 kl. 13.00, 10 kr.` */
export function choiceWords(
  t: Translate,
  choice: ComplaintSubjectChoice,
  titles: Readonly<Record<string, string>>,
): string {
  const { kind, gameId, at, amountOre } = choice
  const name = gameId === undefined ? t(`complaints.subject_${kind}`) : (titles[gameId] ?? gameId)
  return t('complaints.subject_choice', {
    name,
    moment: formatMoment(at),
    amount: formatKroner(amountOre),
  })
}

/** Where the player sees a payment or a round. */
export function subjectHref({ kind, id }: ComplaintSubject): string {
  if (kind === 'deposit') return `/min-konto/indbetal?reference=${encodeURIComponent(id)}`
  if (kind === 'withdrawal') return `/min-konto/udbetal#${encodeURIComponent(id)}`
  return roundAddress(id)
}
