import { readOwnContact, readUserProfile } from '@nordlys/contracts'
import { formatDate } from '@nordlys/core'
import { Card, Link, LinkButton } from '@nordlys/ui'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { dataAddress } from '../../ground/links/data-address.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { BouncedMessage } from '../../parts/contact/bounced-message.tsx'
import { bouncedNotice } from '../../parts/contact/bounced-notice.ts'
import { Facts } from '../../parts/facts/facts.tsx'
import { loadMarkerLines } from '../../parts/markers/shown-markers.ts'
import { CardsCard } from './cards-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { Documents, loadDocuments } from './documents.tsx'
import { MarkersCard } from './markers-card.tsx'
import { OffersCard } from './offers-card.tsx'
import { offersResultIn } from './offers-result.ts'
import { readDetails } from './own-details.ts'
import { readSavedCards } from './saved-cards.ts'
import { sendDocuments } from './send-documents.ts'
import { sendFromBrowser } from './send-from-browser.ts'
import { readSessions } from './sessions.ts'
import { PastSessionsCard, SessionsCard } from './sessions-card.tsx'

/** The data held of the player, and how it is put right. [ROUTE-23] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const { userInfo, userProfileOffer } = await ask(scope, url, readUserProfile, {})
  const accepts = (offer: string) =>
    userProfileOffer.some(({ property, value }) => property === offer && value)
  return {
    texts: textsOf(scope, 'profile', 'contact', 'overview', 'markers', 'files'),
    owner: ownerOf(player),
    bounced: bouncedNotice(scope, player),
    contact: await ask(scope, url, readOwnContact, {}),
    details: await readDetails(scope, url),
    isNewMobile: url.searchParams.get('kontakt') === 'mobil',
    cards: await readSavedCards(scope, url),
    sessions: await readSessions(scope, url),
    documents: await loadDocuments(scope, url),
    markers: await loadMarkerLines(scope, url),
    profile: {
      name: `${userInfo.firstName} ${userInfo.lastName}`,
      born: formatDate(new Date(`${userInfo.birthday}T12:00:00Z`)),
      since: formatDate(new Date(userInfo.registered)),
    },
    offers: {
      email: accepts('acceptemailoffer'),
      sms: accepts('acceptsmsoffer'),
      result: offersResultIn(url.searchParams),
    },
  }
}

export const action = sendDocuments
export const clientAction = sendFromBrowser

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  privateTags(translator(loaderData?.texts ?? {})('profile.page_title'))

export default function ProfilePage() {
  const t = useTexts()
  const { owner, contact, isNewMobile, cards, sessions, profile, ...loaded } =
    useLoaderData<typeof loader>()
  const { bounced, details, offers, documents, markers } = loaded
  return (
    <AccountFrame owner={owner} title={t('profile.title')}>
      {bounced && <BouncedMessage {...bounced} />}
      <p className="n-text-2 n-reading">{t('profile.intro')}</p>
      <FactsCard
        title={t('profile.identity_title')}
        rows={[
          [t('profile.name'), profile.name],
          [t('profile.birth_date'), profile.born],
          [t('profile.personal_number'), t('profile.personal_number_sealed')],
          [t('profile.account'), owner.number],
          [t('profile.since'), profile.since],
        ]}
      />
      <DetailsCard details={details} />
      <ContactCard contact={contact} isNew={isNewMobile} />
      <CardsCard cards={cards} />
      <OffersCard offers={offers} />
      <Documents {...documents} />
      <SessionsCard sessions={sessions} />
      <PastSessionsCard past={sessions.past} />
      <MarkersCard lines={markers} />
      <Card title={t('profile.data_title')}>
        <p className="n-text-2">{t('profile.data_text')}</p>
        <p className="s-account__ways">
          <LinkButton href={dataAddress}>{t('profile.data_link')}</LinkButton>
        </p>
      </Card>
      <Card title={t('profile.change_title')}>
        <p className="n-text-2">{t('profile.change_text')}</p>
        <p className="s-account__ways">
          <LinkButton kind="primary" href="/kontaktos">
            {t('profile.change_contact')}
          </LinkButton>
          <Link className="n-link" href="/persondatapolitik">
            {t('profile.privacy')}
          </Link>
        </p>
      </Card>
    </AccountFrame>
  )
}

function FactsCard({
  title,
  rows,
}: {
  title: string
  rows: readonly (readonly [string, string])[]
}) {
  return (
    <Card title={title}>
      <Facts>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
