import { LinkButton } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { campaignAddress, periodOf, type ShownCampaign } from './read-campaigns.ts'
import { Terms } from './terms.tsx'

export interface CampaignCardProps {
  campaign: ShownCampaign
  /** Whether it is in sight when the page opens. */
  eager: boolean
  /** How deep its title stands below the page's own. */
  headingLevel?: 2 | 3
  /** Opened by a press where several offers stand below each other. */
  foldsTerms?: boolean
}

/** An offer in a list, its conditions beside it. */
export function CampaignCard(props: CampaignCardProps) {
  const { campaign, eager, headingLevel = 2, foldsTerms = false } = props
  const t = useTexts()
  const period = periodOf(campaign, t)
  const Heading = `h${headingLevel}` as const
  return (
    <article className="s-campaign-card">
      <img
        src={campaign.image}
        alt=""
        width={1280}
        height={720}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className="s-campaign-card__words">
        {period && <p className="s-campaign-card__period">{period}</p>}
        <Heading className="n-h2">{campaign.title}</Heading>
        <p className="n-text-2 s-campaign-card__line">{campaign.subLine}</p>
        <LinkButton href={campaignAddress(campaign.slug)}>{t('campaign.see')}</LinkButton>
        <Terms
          terms={campaign.terms}
          steps={campaign.steps}
          headingLevel={headingLevel === 2 ? 2 : 4}
          folds={foldsTerms}
        />
      </div>
    </article>
  )
}
