import { withdrawDocumentRequest } from '@nordlys/contracts'
import { StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import type { Subcommand } from './subcommand.ts'

/** Ends a request for a document that is no longer needed; its player is written to. */
export const withdrawRequest: Subcommand = {
  usage: 'withdraw-request --request N',
  async run(desk, args) {
    const { values } = wordsOf({ request: { type: 'string' } }, args)
    const asked = withdrawDocumentRequest.request.safeParse({ requestId: values.request })
    if (!asked.success) {
      throw new StartProblem('--request wants the number of a request, as `documents` tells it.')
    }
    const { requestId } = asked.data
    const done = await desk.call(withdrawDocumentRequest, asked.data)
    if (!done.ok) throw new StartProblem(`No request ${requestId} is open.`)
    return [`Request ${requestId} is withdrawn.`]
  },
}
