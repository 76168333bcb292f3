import { formatKroner } from '@nordlys/core'
import { Card, EmptyState, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { OffersWithheld } from '../../parts/standing/offers-withheld.tsx'
import { CampaignCard } from './campaign-card.tsx'
import './campaigns.css'
import { campaignsFor } from './read-campaigns.ts'

/** The bonus a player has now, and the campaigns meant for them. [ROUTE-23] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  return {
    texts: textsOf(scope, 'campaign', 'condition', 'overview'),
    owner: ownerOf(player),
    bonusOre: player.summary.BonusBalance,
    campaigns: await campaignsFor(scope, 'own-campaigns'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('campaign.own_page_title'))

export default function PlayerCampaignsPage() {
  const t = useTexts()
  const { owner, bonusOre, campaigns } = useLoaderData<typeof loader>()
  const isOffered = useIsShown()('own-campaigns')
  return (
    <AccountFrame owner={owner} title={t('campaign.own_title')}>
      <Card title={t('campaign.own_bonus')}>
        <p className="n-text-2">
          {bonusOre > 0n
            ? t('campaign.own_bonus_has', { bonus: formatKroner(bonusOre) })
            : t('campaign.own_bonus_none')}
        </p>
        <p className="s-account__ways">
          <LinkButton size="small" href="/min-konto/transaktioner">
            {t('campaign.own_history')}
          </LinkButton>
        </p>
      </Card>
      {isOffered ? <h2 className="n-h2">{t('campaign.own_for_you')}</h2> : <OffersWithheld />}
      {isOffered && campaigns.length === 0 && (
        <EmptyState title={t('campaign.empty_title')} text={t('campaign.empty_text')} />
      )}
      <ul className="s-campaigns__list">
        {campaigns.map((campaign, place) => (
          <li key={campaign.slug}>
            <CampaignCard campaign={campaign} eager={place < 2} headingLevel={3} />
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}
