import { EmptyState, LinkButton } from '@nordlys/ui'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import type { RequestScope } from '../../ground/scope/request-scope.ts'
import { seoOf } from '../../ground/seo/seo.ts'
import type { SerializedTexts } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { OffersWithheld } from '../../parts/standing/offers-withheld.tsx'

export type WhyNot = 'withheld' | 'for-others'

/** The data of an offer's page for a player whom it is not for: not a word of the offer. */
export function notForThem<Why extends WhyNot>(
  scope: RequestScope,
  { texts, whyNot, path }: { texts: SerializedTexts; whyNot: Why; path: string },
) {
  const title = scope.content.translations.campaign?.title ?? ''
  const seo = seoOf(scope, path, { title, robots: 'noindex, follow' })
  return { texts, seo, whyNot, shown: undefined, body: [], blockGames: [] }
}

/** An offer's page for a player who may be offered nothing, or whom this offer is not meant for. */
export function OfferNotShown({ whyNot }: { whyNot: WhyNot | undefined }) {
  const t = useTexts()
  return (
    <ThinFrame>
      <div className="n-wrap s-page s-page--list">
        <h1 className="n-h1">{t('campaign.title')}</h1>
        {whyNot === 'withheld' ? (
          <OffersWithheld />
        ) : (
          <EmptyState
            title={t('campaign.for_others_title')}
            text={t('campaign.for_others_text')}
            action={<LinkButton href="/kampagner">{t('campaign.all')}</LinkButton>}
          />
        )}
      </div>
    </ThinFrame>
  )
}
