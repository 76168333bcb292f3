import { Notice } from '../identification/notice.tsx'
import { WayOn } from '../identification/way-on.tsx'
import { useTexts } from '../text/use-texts.tsx'

/** Codes that a step's address may carry, each with its sentence. [REG-06, SCREEN-07] */
const texts = {
  'registration-expired': 'register.expired',
  'registration-incomplete': 'register.incomplete',
  'transaction-expired': 'register.token_expired',
  'token-expired': 'register.token_expired',
  'not-identified': 'register.token_expired',
  'cpr-too-many-attempts': 'register.cpr_too_many',
  'rofus-down': 'register.rofus_down',
  'email-in-use': 'validation.email_in_use',
  cancelled: 'register.cancelled',
  'identity-provider-down': 'authentication.mitid_down',
  'identity-rejected': 'authentication.identity_rejected',
  'assurance-too-low': 'authentication.assurance_too_low',
  'user-locked': 'authentication.locked',
  'too-many-attempts': 'authentication.too_many_attempts',
} as const

export type RegisterProblemCode = keyof typeof texts

/** A code of ours, or undefined: the address is anybody's to write. */
export function readRegisterProblem(code: string | undefined): RegisterProblemCode | undefined {
  return code !== undefined && Object.hasOwn(texts, code)
    ? (code as RegisterProblemCode)
    : undefined
}

export function RegisterProblem({ code }: { code: RegisterProblemCode }) {
  const t = useTexts()
  return (
    <Notice title={t('register.problem_title')}>
      <p>{t(texts[code])}</p>
      <WayOn code={code} />
    </Notice>
  )
}
