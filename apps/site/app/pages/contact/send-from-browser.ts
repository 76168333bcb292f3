import { systemClock } from '@nordlys/core'
import { type ClientActionFunctionArgs, data } from 'react-router'
import { readMessage } from './read-message.ts'
import type { UnsentMessage } from './send-message.ts'

/**
 * Sends the message without leaving the page. Without an answer the form stays, with what was written,
 * and says so: it would be lost with the page. [CONTENT-04, ERR-07]
 */
export async function sendFromBrowser({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction<UnsentMessage>()
  } catch (error) {
    if (error instanceof Response) throw error
    const reference = `unreachable ${systemClock.now().getTime()}`
    const typed = readMessage(form)
    return data<UnsentMessage>({ typed, problems: [], failure: 'down', reference }, 503)
  }
}
