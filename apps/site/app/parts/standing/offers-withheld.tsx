import { EmptyState, LinkButton } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useStandingWords } from './use-standing-words.ts'

/** Stands where offers would: offers not for this player are neither shown nor named. [LIM-06] */
export function OffersWithheld() {
  const t = useTexts()
  const words = useStandingWords()
  return (
    <EmptyState
      title={t('campaign.withheld_title')}
      text={words?.sentence ?? t('standing.offers_stopped')}
      action={<LinkButton href="/min-konto/oversigt">{t('menu.account')}</LinkButton>}
    />
  )
}
