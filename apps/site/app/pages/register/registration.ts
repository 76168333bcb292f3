import { type AnswerOf, readRegistration } from '@nordlys/contracts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { registrationSecret } from './registration-cookie.ts'

/** A registration as far as it has come. */
export type Registration = AnswerOf<typeof readRegistration>

/** This browser's registration, or undefined when there is none or it has expired. */
export async function livingRegistration(scope: RequestScope): Promise<Registration | undefined> {
  const registration = registrationSecret(scope)
  if (!registration) return undefined
  const outcome = await callPlatform(scope, readRegistration, { registration })
  return outcome.ok ? outcome : undefined
}
