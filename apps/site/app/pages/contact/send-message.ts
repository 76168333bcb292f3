import {
  type ContactMessage,
  type ContactMessageProblem,
  sendContactMessage,
} from '@nordlys/contracts'
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { callPlatform, scopeOf } from '../../ground/scope/request-scope.ts'
import { readMessage, textOf } from './read-message.ts'

export const contactAddress = '/kontaktos'

/** A message that was not sent: why, and what was typed so that nobody types it again. */
export interface UnsentMessage {
  typed: ContactMessage
  problems: readonly ContactMessageProblem[]
  /** A failure that no field can mend. */
  failure?: 'too-many-attempts' | 'down'
  /** Tells one answer from the next, which may have the same words. */
  reference: string
}

/** The platform alone decides whether the message is in order. [VAL-12] */
export async function sendMessage({ context, request }: ActionFunctionArgs) {
  const scope = scopeOf(context)
  const form = await request.formData()
  const typed = readMessage(form)
  const { reference } = scope
  try {
    const captcha = textOf(form, 'captcha', 1_000)
    const outcome = await callPlatform(scope, sendContactMessage, { message: typed, captcha })
    if (outcome.ok) {
      const number = outcome.complaint
      const said = number === undefined ? 'sendt=1' : `sendt=1&klage=${number}`
      return redirect(`${contactAddress}?${said}`, 303)
    }
    const unsent: UnsentMessage =
      outcome.refusal === 'not-valid'
        ? { typed, problems: outcome.problems, reference }
        : { typed, problems: [], failure: outcome.refusal, reference }
    return data(unsent, 422)
  } catch (error) {
    if (error instanceof Response) throw error
    scope.noteFailure(error)
    const unsent: UnsentMessage = { typed, problems: [], failure: 'down', reference }
    return data(unsent, 503)
  }
}
