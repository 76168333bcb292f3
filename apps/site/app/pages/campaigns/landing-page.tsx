import { readLandingPage } from '@nordlys/contracts'
import { Icon, LinkButton } from '@nordlys/ui'
import Check from 'lucide-react/icons/check'
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import './campaigns.css'
import { ThinFrame } from '../../frame/thin-frame/thin-frame.tsx'
import { imageUrl } from '../../ground/links/image-address.ts'
import { pageNotFound } from '../../ground/router/not-found.ts'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { notForThem, OfferNotShown } from './offer-not-shown.tsx'
import { campaignTexts, shownButton, whyNotFor, withOffer } from './read-campaigns.ts'
import { Terms } from './terms.tsx'
import './landing.css'

/** A landing page: an offer, what it is, its conditions, and one way on. [ROUTE-05] */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const { landingType, landingById } = params
  // The bare address is where campaigns begin.
  if (!landingType || !landingById) throw redirect('/kampagner')
  const outcome = await callPlatform(scope, readLandingPage, { landingType, landingById })
  const told = outcome.ok ? await withOffer(scope, outcome.landing) : undefined
  if (!told) throw pageNotFound(url)
  const { title, description, image, points, terms, button } = told.content
  const texts = campaignTexts(scope, [told])
  const path = url.pathname.replace(/\.data$/, '')
  const whyNot = whyNotFor(scope, 'landing-page', told.content)
  if (whyNot) return notForThem(scope, { texts, whyNot, path })
  return {
    texts,
    whyNot,
    // A page that is paid for has no place in a list of results.
    seo: seoOf(scope, path, {
      title,
      description,
      image: image.image,
      robots: 'noindex, follow',
    }),
    shown: {
      title,
      description,
      points,
      terms,
      steps: told.steps,
      button: shownButton(scope, button),
      image: imageUrl(image.image),
      alt: image.alt,
    },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function LandingPage() {
  const { shown: landing, whyNot } = useLoaderData<typeof loader>()
  if (!landing) return <OfferNotShown whyNot={whyNot} />
  return (
    <ThinFrame>
      <article className="s-landing" data-theme="dark">
        <img src={landing.image} alt={landing.alt} width={1280} height={720} fetchPriority="high" />
        <div className="n-wrap s-landing__words">
          <h1 className="n-display">{landing.title}</h1>
          <p className="s-campaign__line">{landing.description}</p>
          <ul className="s-landing__points">
            {landing.points.map((point) => (
              <li key={point}>
                <Icon glyph={Check} size={20} />
                {point}
              </li>
            ))}
          </ul>
          {landing.button && (
            <LinkButton kind="primary" size="large" href={landing.button.address}>
              {landing.button.text}
            </LinkButton>
          )}
          <Terms terms={landing.terms} steps={landing.steps} />
        </div>
      </article>
    </ThinFrame>
  )
}
