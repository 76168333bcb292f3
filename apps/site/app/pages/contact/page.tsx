import { Card, Link } from '@nordlys/ui'
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { customerServiceOf, titledTextOf } from '../../ground/configuration/configuration.ts'
import type { RouteHandle } from '../../ground/router/route-handle.ts'
import { scopeOf, textsOf } from '../../ground/scope/request-scope.ts'
import { seoOf, seoTags } from '../../ground/seo/seo.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'
import './contact.css'
import { ContactForm } from './contact-form.tsx'
import { sendFromBrowser } from './send-from-browser.ts'
import { contactAddress, sendMessage, type UnsentMessage } from './send-message.ts'

export const handle = { isForm: true } satisfies RouteHandle

/** How customer service is reached, and a form that reaches it. [ROUTE-12, CONTENT-04] */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = scopeOf(context)
  const player = scope.knownPlayer
  return {
    texts: textsOf(scope, 'contact_us'),
    seo: seoOf(scope, contactAddress),
    hours: customerServiceOf(scope.content),
    words: titledTextOf(scope.content, 'contact_form_content'),
    isSent: url.searchParams.has('sendt'),
    complaint: /^[1-9]\d{0,14}$/.exec(url.searchParams.get('klage') ?? '')?.[0],
    known: player ? { name: `${player.firstName} ${player.lastName}`, email: player.email } : {},
  }
}

export const action = sendMessage

export const clientAction = sendFromBrowser

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => seoTags(loaderData?.seo)

export default function ContactPage() {
  const t = useTexts()
  const { hours, words, isSent, complaint, known } = useLoaderData<typeof loader>()
  const unsent = useActionData<UnsentMessage>()
  const opening = { opens: String(hours.opensHour), closes: String(hours.closesHour) }
  return (
    <div className="n-wrap s-page s-page--list">
      <h1 className="n-h1">{t('contact_us.title')}</h1>
      <p className="n-text-2 n-reading">{t('contact_us.intro')}</p>
      <div className="s-contact__columns">
        {isSent && !unsent ? (
          <Message
            tone="success"
            title={t('contact_us.thanks')}
            actions={
              <Link className="n-link" href={contactAddress}>
                {t('contact_us.another')}
              </Link>
            }
            takesFocus
          >
            {complaint && <p>{t('contact_us.thanks_complaint', { number: complaint })}</p>}
            <p>{t('contact_us.thanks_text', opening)}</p>
          </Message>
        ) : (
          <ContactForm known={known} unsent={unsent} words={words} />
        )}
        <Beside opening={opening} />
      </div>
    </div>
  )
}

function Beside({ opening }: { opening: { opens: string; closes: string } }) {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <div className="s-contact__beside">
      <Card title={t('contact_us.hours_title')}>
        <p className="n-text-2">{t('contact_us.hours', opening)}</p>
      </Card>
      <Card title={t('contact_us.complaint_title')}>
        <p className="n-text-2">{t('contact_us.complaint')}</p>
        <p className="s-contact__way">
          <Link className="n-link" href="/contents/klager">
            {t('contact_us.complaint_more')}
          </Link>
        </p>
        <p className="s-contact__way">
          <Link className="n-link" href="/min-konto/klager">
            {t('contact_us.complaint_account')}
          </Link>
        </p>
      </Card>
      <Card title={t('contact_us.before_title')}>
        <p className="n-text-2">{t('contact_us.before')}</p>
        <p className="s-contact__way">
          <Link className="n-link" href="/contents/ofte-stillede-spoergsmaal">
            {t('contact_us.before_more')}
          </Link>
        </p>
      </Card>
      <Card title={t('contact_us.help_title')}>
        <p className="n-text-2">{t('contact_us.help')}</p>
        <p className="s-contact__way">
          <Link className="n-link" href={authorities.stopSpilletTel}>
            {t('contact_us.help_call', { phone: authorities.stopSpilletPhone })}
          </Link>
        </p>
      </Card>
    </div>
  )
}
