import { EmptyState, LinkButton } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { whyNoOffers } from './standing-words.ts'

/** Stands where offers would: what is not for this player is neither shown nor told of. [LIM-06] */
export function OffersWithheld() {
  const t = useTexts()
  const { player } = useShell()
  return (
    <EmptyState
      title={t('campaign.withheld_title')}
      text={player ? whyNoOffers(t, player) : ''}
      action={<LinkButton href="/min-konto/oversigt">{t('menu.account')}</LinkButton>}
    />
  )
}
