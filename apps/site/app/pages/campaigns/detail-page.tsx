import { readCampaign } from '@nordlys/contracts'
import { Icon, Link, LinkButton } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { breadcrumbs } from '../../ground/seo/structured.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Blocks } from '../../parts/content/blocks.tsx'
import { readBlockGames } from '../../parts/content/read-block-games.ts'
import { StepsInFull } from '../../parts/offer/step-terms.tsx'
import './campaigns.css'
import { notForThem, OfferNotShown } from './offer-not-shown.tsx'
import {
  campaignAddress,
  campaignTexts,
  periodOf,
  shownButton,
  shownCampaign,
  whyNotFor,
  withOffer,
} from './read-campaigns.ts'
import { Terms } from './terms.tsx'

/** One campaign. It has no header of the site's, only the thin bar. [ROUTE-11, HEAD-05] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const slug = params.slug ?? ''
  const outcome = await callPlatform(scope, readCampaign, { slug })
  const told = outcome.ok ? await withOffer(scope, outcome.campaign) : undefined
  if (!told) throw pageNotFound(url)
  const { body, ...listed } = told.content
  const texts = campaignTexts(scope, [told])
  const whyNot = whyNotFor(scope, 'campaign-page', listed)
  if (whyNot) return notForThem(scope, { texts, whyNot, path: campaignAddress(slug) })
  const campaign = shownCampaign({ ...told, content: listed })
  return {
    texts,
    seo: seoOf(scope, campaignAddress(slug), {
      title: listed.title,
      description: listed.subLine,
      image: listed.image.image,
      structured: [
        breadcrumbs(scope.publicUrl, [
          { name: scope.content.translations.campaign?.title ?? '', path: '/kampagner' },
          { name: listed.title, path: campaignAddress(slug) },
        ]),
      ],
    }),
    shown: { ...campaign, button: shownButton(scope, campaign.button) },
    whyNot,
    body,
    blockGames: await readBlockGames(scope, body),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function CampaignPage() {
  const t = useTexts()
  const { shown: campaign, whyNot, body, blockGames } = useLoaderData<typeof loader>()
  if (whyNot || !campaign) return <OfferNotShown whyNot={whyNot} />
  const period = periodOf(campaign, t)
  return (
    <ThinFrame>
      <article className="s-campaign">
        <div className="s-campaign__hero" data-theme="dark">
          <img
            src={campaign.image}
            alt={campaign.alt}
            width={1280}
            height={720}
            fetchPriority="high"
          />
          <div className="n-wrap s-campaign__offer">
            <Link href="/kampagner" className="s-campaign__back">
              <Icon glyph={ChevronLeft} size={18} />
              {t('campaign.all')}
            </Link>
            {period && <p className="s-campaign-card__period">{period}</p>}
            <h1 className="n-h1">{campaign.title}</h1>
            <p className="s-campaign__line">{campaign.subLine}</p>
            {campaign.button && (
              <LinkButton kind="primary" size="large" href={campaign.button.address}>
                {campaign.button.text}
              </LinkButton>
            )}
          </div>
        </div>
        <div className="n-wrap s-campaign__text">
          <div>
            <Blocks blocks={body} games={blockGames} />
            {campaign.steps && (
              <section className="s-campaign__steps">
                <h2 className="n-h2">{t('condition.in_full')}</h2>
                <StepsInFull offer={campaign.steps} folds />
              </section>
            )}
          </div>
          <Terms terms={campaign.terms} steps={campaign.steps} isFullBeside />
        </div>
      </article>
    </ThinFrame>
  )
}
