import { Card, EmptyState } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { IntervalCard } from '../../parts/interval/interval-card.tsx'
import { Message } from '../../parts/message/message.tsx'
import { SpinsCard } from '../../parts/spins/spins-card.tsx'
import { OffersWithheld } from '../../parts/standing/offers-withheld.tsx'
import { BonusHistory } from './bonus-history.tsx'
import { CampaignCard } from './campaign-card.tsx'
import './campaigns.css'
import { type EndAnswer, endAction } from './end-action.ts'
import { readWageringInterval } from './interval/read-wagering-interval.ts'
import { loadBonuses } from './load-bonuses.ts'
import { loadMissions } from './missions/load-missions.ts'
import { MissionsSection } from './missions/missions-section.tsx'
import './own-bonus.css'
import { BonusTerms, EndQuestion, OwnBonus } from './own-bonus.tsx'
import { loadPromised } from './promised/load-promised.ts'
import { PromisedCard } from './promised/promised-card.tsx'
import { campaignsFor } from './read-campaigns.ts'
import { loadSpinDays } from './spins/spin-days.ts'
import { SpinDaysCard } from './spins/spin-days-card.tsx'

const groups = [
  ...(['campaign', 'condition', 'offer', 'overview', 'transactions'] as const),
  ...(['bonus', 'wagering', 'wagering_interval'] as const),
  ...(['spins', 'missions'] as const),
]

/** A player's bonus, spins, promises, campaigns and missions, and what they have had. [SCREEN-14] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const t = translator(textsOf(scope, 'spins', 'games'))
  const [bonuses, promised, interval, campaigns, spinDays, missions] = await Promise.all([
    loadBonuses(scope, url),
    loadPromised(scope, url),
    readWageringInterval(scope, url),
    campaignsFor(scope, 'own-campaigns'),
    loadSpinDays(scope, url, t),
    loadMissions(scope, url),
  ])
  return {
    texts: textsOf(scope, ...groups),
    owner: ownerOf(player),
    bonuses,
    promised,
    interval,
    campaigns,
    spinDays,
    missions,
  }
}

export const action = endAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('campaign.own_page_title'))

export default function PlayerCampaignsPage() {
  const t = useTexts()
  const { owner, bonuses, promised, campaigns, spinDays, missions } = useLoaderData<typeof loader>()
  const isOffered = useIsShown()('own-campaigns')
  return (
    <AccountFrame owner={owner} title={t('campaign.own_title')}>
      <Bonus />
      {promised && <PromisedCard {...promised} />}
      {spinDays && <SpinDaysCard {...spinDays} />}
      {bonuses && (
        <BonusHistory ends={bonuses.history} page={bonuses.page} pageCount={bonuses.pageCount} />
      )}
      {missions && missions.length > 0 && <MissionsSection missions={missions} />}
      {isOffered ? <h2 className="n-h2">{t('campaign.own_for_you')}</h2> : <OffersWithheld />}
      {isOffered && campaigns.length === 0 && (
        <EmptyState title={t('campaign.empty_title')} text={t('campaign.empty_text')} />
      )}
      {campaigns.length > 0 && (
        <ul className="s-campaigns__list s-campaigns__list--own">
          {campaigns.map((campaign, place) => (
            <li key={campaign.slug}>
              <CampaignCard campaign={campaign} eager={place < 2} headingLevel={3} foldsTerms />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

/** The words about one's own bonus are the same for everybody; they invite to nothing. */
function Bonus() {
  const t = useTexts()
  const { bonuses, interval } = useLoaderData<typeof loader>()
  const answer = useActionData<EndAnswer>()
  if (!bonuses) return <Message tone="danger" title={t('bonus.unread')} takesFocus />
  const { active, spins, isEnded } = bonuses
  const spinCards = spins.map((words) => <SpinsCard key={words.key} words={words} />)
  const wishKey = answer?.key ?? bonuses.endKey
  return (
    <>
      {answer && <Message tone="danger" title={t(answer.problem)} takesFocus />}
      {!answer && isEnded && (
        <Message tone="success" title={t('bonus.ended_title')} takesFocus>
          {t('bonus.ended')}
        </Message>
      )}
      {active && wishKey && <EndQuestion bonus={active} wishKey={wishKey} isAgain={!!answer} />}
      {active ? (
        <>
          <OwnBonus bonus={active} />
          {spinCards}
          <BonusTerms bonus={active} />
          {interval && (
            <IntervalCard
              texts="wagering_interval"
              address="/min-konto/kampagne/status"
              interval={interval}
            />
          )}
        </>
      ) : (
        <>
          {spinCards}
          <Card title={t('bonus.title')}>
            <p className="n-text-2">{t('bonus.none')}</p>
          </Card>
        </>
      )}
    </>
  )
}
