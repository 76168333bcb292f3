import { z } from 'zod'
import { httpCall, resultOf, userIdField } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'

/**
 * A browser tells that it noticed its session's end. The session is over by then, so its handle or
 * its secret comes along in its header, whichever the browser still has: it must have been a session
 * of that player. [SES-03]
 */
export const createSessionExpireLog = httpCall({
  name: 'CreateSessionExpireLog',
  method: 'POST',
  path: '/Logs/CreateSessionExpireLog',
  summary: 'Notes that a browser noticed the end of its session, and where',
  body: z.object({
    userId: userIdField,
    from_route: lineField(300),
    datetime: z.iso.datetime({ offset: true }),
  }),
  answer: resultOf(z.object({})),
  failures: ['unknown'],
})
