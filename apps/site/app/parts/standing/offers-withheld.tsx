import { EmptyState, LinkButton } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useStandingWords } from './use-standing-words.ts'

/** Stands where offers would: what is not for this player is neither shown nor told of. [LIM-06] */
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
