import { z } from 'zod'
import { httpCall, resultOf, sessionIdField, userIdField } from '../base/http-call.ts'
import { momentField } from '../base/wire.ts'

/** Whether the marketing popup has been accepted, and how long that holds. [MKT-02] */
const acceptance = resultOf(
  z.object({
    accepted: z.boolean(),
    acceptedAt: momentField.optional(),
    validUntil: momentField.optional(),
    /** How many days an acceptance holds, as configured. */
    day: z.int(),
  }),
)

export const readMarketingNotification = httpCall({
  name: 'MarketingNotification',
  method: 'GET',
  path: '/Player/MarketingNotification/{sessionId}/{userId}',
  summary: 'Whether the player has accepted the marketing popup, and until when',
  session: true,
  params: z.object({ sessionId: sessionIdField, userId: userIdField }),
  answer: acceptance,
  failures: ['not-allowed'],
})

export const acceptMarketingNotification = httpCall({
  name: 'MarketingNotification/accept',
  method: 'PUT',
  path: '/Player/MarketingNotification/{sessionId}',
  summary: 'Accepts the marketing popup for so many days, at most as many as are configured',
  session: true,
  params: z.object({ sessionId: sessionIdField }),
  body: z.object({ userId: userIdField, day: z.int().min(1).max(366) }),
  answer: acceptance,
  failures: ['not-allowed'],
})
