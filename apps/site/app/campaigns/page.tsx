import { readCampaigns } from '@nordlys/contracts'
import { EmptyState } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { callPlatform, scopeOf, textsOf } from '../request-scope.ts'
import { seoOf, seoTags } from '../seo/seo.ts'
import { useTexts } from '../text/use-texts.tsx'
import { CampaignCard } from './campaign-card.tsx'
import './campaigns.css'
import { segmentOf, shownCampaign } from './read-campaigns.ts'

/** The campaigns that run now for whoever looks, each with its conditions. [ROUTE-11] */
export async function loader({ context }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const outcome = await callPlatform(scope, readCampaigns, { segment: segmentOf(scope) })
  return {
    texts: textsOf(scope, 'campaign', 'condition'),
    seo: seoOf(scope, '/kampagner'),
    campaigns: outcome.ok ? outcome.campaigns.map(shownCampaign) : [],
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function CampaignsPage() {
  const t = useTexts()
  const { campaigns } = useLoaderData<typeof loader>()
  return (
    <div className="n-wrap s-page s-campaigns">
      <h1 className="n-h1">{t('campaign.title')}</h1>
      <p className="n-text-2 n-reading">{t('campaign.intro')}</p>
      {campaigns.length === 0 && (
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
