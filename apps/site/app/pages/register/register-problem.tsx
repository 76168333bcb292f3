import { useTexts } from '../../ground/text/use-texts.tsx'
import { Notice } from '../../parts/identification/notice.tsx'
import { WayOn } from '../../parts/identification/way-on.tsx'

/** Codes that a step's address may carry, each with its sentence. [REG-06, SCREEN-07] */
export const registerProblems = {
  'registration-expired': 'register.expired',
  'registration-incomplete': 'register.incomplete',
  'transaction-expired': 'register.transaction_expired',
  'token-expired': 'register.token_expired',
  'not-identified': 'register.not_identified',
  'cpr-too-many-attempts': 'register.cpr_too_many',
  'rofus-down': 'register.rofus_down',
  'email-in-use': 'validation.email_in_use',
  cancelled: 'register.cancelled',
  'identity-provider-down': 'authentication.mitid_down',
  'identity-rejected': 'authentication.identity_rejected',
  'assurance-too-low': 'authentication.assurance_too_low',
  'mitid-blocked': 'authentication.mitid_blocked',
  'user-locked': 'authentication.locked',
  'too-many-attempts': 'authentication.too_many_attempts',
} as const

export type RegisterProblemCode = keyof typeof registerProblems

/** A code of ours, or undefined: the address is anybody's to write. */
export function readRegisterProblem(code: string | undefined): RegisterProblemCode | undefined {
  return code !== undefined && Object.hasOwn(registerProblems, code)
    ? (code as RegisterProblemCode)
    : undefined
}

export function RegisterProblem({ code }: { code: RegisterProblemCode }) {
  const t = useTexts()
  return (
    <Notice title={t('register.problem_title')}>
      <p>{t(registerProblems[code])}</p>
      <WayOn code={code} />
    </Notice>
  )
}
