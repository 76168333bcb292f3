import { Notice } from '../identification/notice.tsx'
import { WayOn } from '../identification/way-on.tsx'
import { useTexts } from '../text/use-texts.tsx'

/** The codes of a refused login, as they stand in the page's address. [REG-06, SCREEN-07] */
const texts = {
  'transaction-expired': 'authentication.token_expired',
  'token-expired': 'authentication.token_expired',
  cancelled: 'authentication.cancelled',
  'identity-provider-down': 'authentication.mitid_down',
  'identity-rejected': 'authentication.identity_rejected',
  'assurance-too-low': 'authentication.assurance_too_low',
  'user-locked': 'authentication.locked',
  'no-account': 'authentication.no_account',
  'too-many-attempts': 'authentication.too_many_attempts',
  'other-identity': 'authentication.other_identity',
} as const

export type LoginProblemCode = keyof typeof texts

/** A code of ours, or undefined: the address is anybody's to write. */
export function readLoginProblem(code: string | null): LoginProblemCode | undefined {
  return code !== null && Object.hasOwn(texts, code) ? (code as LoginProblemCode) : undefined
}

export function LoginProblem({ code }: { code: LoginProblemCode }) {
  const t = useTexts()
  return (
    <Notice title={t('authentication.problem_title')}>
      <p>{t(texts[code])}</p>
      {code === 'no-account' && <p>{t('authentication.verifycpr_loginnoacc')}</p>}
      <WayOn code={code} />
    </Notice>
  )
}
