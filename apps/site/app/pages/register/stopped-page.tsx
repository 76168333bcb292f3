import { LinkButton } from '@nordlys/ui'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Notice } from '../../parts/identification/notice.tsx'
import { WayOn } from '../../parts/identification/way-on.tsx'
import type { RefusedIdentity } from './complete.ts'

const stopping = [
  'under-age',
  'mitid-bound',
  'account-closed',
  'cpr-in-use',
  'rofus-registered',
] as const

type Stopping = Extract<RefusedIdentity, { refusal: (typeof stopping)[number] }>

/** Refusals of the person: the registration is over, and nothing typed is kept. */
export function isStopping(refused: RefusedIdentity): refused is Stopping {
  return stopping.some((refusal) => refusal === refused.refusal)
}

export function StoppedPage({ refused }: { refused: Stopping }) {
  const t = useTexts()
  const title =
    refused.refusal === 'mitid-bound' ? 'register.bound_title' : 'register.stopped_title'
  return (
    <div className="n-wrap s-page s-register-stopped">
      <h1 className="n-h1 n-h1--account">{t('shell.register')}</h1>
      <Notice title={t(title)}>
        <Reason refused={refused} />
      </Notice>
    </div>
  )
}

const leadingToLogin = {
  'mitid-bound': 'register.mitid_bound',
  'account-closed': 'register.account_closed',
  'cpr-in-use': 'register.cpr_in_use',
} as const

function Reason({ refused }: { refused: Stopping }) {
  const t = useTexts()
  const { authorities } = useShell()
  if (refused.refusal === 'under-age') {
    return (
      <>
        <p>{t('register.under_age', { age: String(refused.minimumAgeYears) })}</p>
        <WayOn code={refused.refusal} />
      </>
    )
  }
  if (refused.refusal !== 'rofus-registered') {
    return (
      <>
        <p>{t(leadingToLogin[refused.refusal])}</p>
        <WayOn code={refused.refusal} />
      </>
    )
  }
  return (
    <>
      <p>{t('register.rofus_registered', { phone: authorities.stopSpilletPhone })}</p>
      <div className="s-notice__ways">
        <LinkButton href={authorities.stopSpilletTel}>{t('register.call_stopspillet')}</LinkButton>
        <LinkButton href={authorities.rofusUrl} target="_blank">
          {t('register.go_rofus')}
        </LinkButton>
      </div>
    </>
  )
}
