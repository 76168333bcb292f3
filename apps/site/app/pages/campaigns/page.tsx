import { EmptyState } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OffersWithheld } from '../../parts/standing/offers-withheld.tsx'
import { CampaignCard } from './campaign-card.tsx'
import './campaigns.css'
import { campaignsFor, campaignTexts } from './read-campaigns.ts'

/** The campaigns that run now for the viewer, each with its conditions. [ROUTE-11] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const campaigns = await campaignsFor(scope, 'campaign-list')
  return { texts: campaignTexts(scope, campaigns), seo: seoOf(scope, '/kampagner'), campaigns }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function CampaignsPage() {
  const t = useTexts()
  const { campaigns } = useLoaderData<typeof loader>()
  const isOffered = useIsShown()('campaign-list')
  return (
    <div className="n-wrap s-page s-page--list">
      <h1 className="n-h1">{t('campaign.title')}</h1>
      {isOffered && <p className="n-text-2 n-reading">{t('campaign.intro')}</p>}
      {!isOffered && <OffersWithheld />}
      {isOffered && campaigns.length === 0 && (
        <EmptyState title={t('campaign.empty_title')} text={t('campaign.empty_text')} />
      )}
      <ul className="s-campaigns__list">
        {campaigns.map((campaign, place) => (
          <li key={campaign.slug}>
            <CampaignCard campaign={campaign} eager={place < 2} />
          </li>
        ))}
      </ul>
    </div>
  )
}
