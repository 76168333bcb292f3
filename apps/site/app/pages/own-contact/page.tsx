import { readOwnContact } from '@nordlys/contracts'
import { Link } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { ask } from '../../ground/scope/ask.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { privateTags } from '../../ground/seo/seo.ts'
import { translator } from '../../ground/text/texts.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AccountFrame, ownerOf } from '../../parts/account-frame/account-frame.tsx'
import { shownMobile } from '../../parts/contact/shown-mobile.ts'
import { ChangeForm } from './change-form.tsx'
import { ConfirmCard } from './confirm-card.tsx'
import { type ContactAnswer, contactAction, kindOf } from './contact-action.ts'
import { ContactOutcome } from './contact-outcome.tsx'
import './own-contact.css'
import { PresentContact } from './present-contact.tsx'

export const handle = { isForm: true } satisfies RouteHandle

/** One way of reaching the player: what counts, what waits, and the way to another. [ID33] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = await requirePlayer(scope, url)
  const kind = kindOf(url.pathname)
  const contacts = await ask(scope, url, readOwnContact, {})
  return {
    texts: textsOf(scope, 'contact', 'overview', 'validation'),
    owner: ownerOf(player),
    kind,
    contact: contacts[kind],
    countryCodes: contacts.countryCodes,
    isBounced: kind === 'email' && contacts.isEmailBounced === true,
    isSent: url.searchParams.has('sendt'),
    fault: url.searchParams.get('fejl') ?? undefined,
  }
}

export const action = contactAction

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? privateTags(translator(loaderData.texts)(`contact.${loaderData.kind}_page_title`))
    : []

export default function OwnContactPage() {
  const t = useTexts()
  const { owner, kind, contact, countryCodes, isBounced, isSent, fault } =
    useLoaderData<typeof loader>()
  const answer = useActionData<ContactAnswer>()
  const shown = (value: string) => (kind === 'mobile' ? shownMobile(value, countryCodes) : value)
  return (
    <AccountFrame owner={owner} title={t(`contact.${kind}_title`)}>
      <ContactOutcome
        kind={kind}
        answer={answer}
        fault={answer ? undefined : fault}
        sentTo={!answer && isSent ? contact.waiting && shown(contact.waiting.value) : undefined}
        hasCodeField={contact.waiting !== undefined}
      />
      <PresentContact kind={kind} contact={contact} shown={shown} isBounced={isBounced} />
      <ConfirmCard kind={kind} contact={contact} shown={shown} code={answer?.code} />
      <ChangeForm kind={kind} countryCodes={countryCodes} answer={answer} />
      <p>
        <Link className="n-link" href="/min-konto/profil">
          {t('contact.back')}
        </Link>
      </p>
    </AccountFrame>
  )
}
