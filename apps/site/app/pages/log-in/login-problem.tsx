import type { TitledText } from '../../ground/configuration/configuration.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { Notice } from '../../parts/identification/notice.tsx'
import { WayOn } from '../../parts/identification/way-on.tsx'

/** The codes of a refused login, as they stand in the page's address. [REG-06, SCREEN-07] */
export const loginProblems = {
  'transaction-expired': 'authentication.transaction_expired',
  'token-expired': 'authentication.token_expired',
  cancelled: 'authentication.cancelled',
  'identity-provider-down': 'authentication.mitid_down',
  'identity-rejected': 'authentication.identity_rejected',
  'assurance-too-low': 'authentication.assurance_too_low',
  'mitid-blocked': 'authentication.mitid_blocked',
  'user-locked': 'authentication.locked',
  'no-account': 'authentication.no_account',
  'too-many-attempts': 'authentication.too_many_attempts',
  'other-identity': 'authentication.other_identity',
} as const

export type LoginProblemCode = keyof typeof loginProblems

/** A code of ours, or undefined: the address is anybody's to write. */
export function readLoginProblem(code: string | null): LoginProblemCode | undefined {
  return code !== null && Object.hasOwn(loginProblems, code)
    ? (code as LoginProblemCode)
    : undefined
}

export interface LoginProblemProps {
  code: LoginProblemCode
  /** The operator's words to those who have no account. [REG-06] */
  noAccount: TitledText | undefined
}

export function LoginProblem({ code, noAccount }: LoginProblemProps) {
  const t = useTexts()
  const words = code === 'no-account' ? noAccount : undefined
  return (
    <Notice title={words?.title ?? t('authentication.problem_title')}>
      <p>{words?.content ?? t(loginProblems[code])}</p>
      <WayOn code={code} />
    </Notice>
  )
}
