import { z } from 'zod'
import { httpCall, resultOf } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'

/**
 * A signed opaque name of a player for one way of unsubscribing: it stands in a message's link, opens
 * without a login, cannot be guessed and does nothing but unsubscribe. [MKT-04]
 */
const token = lineField(200).min(1)

const unsubscribed = resultOf(z.object({ unsubscribed: z.enum(['sms', 'email', 'brand']) }))

export const smsUnsubscribe = httpCall({
  name: 'SMSUnsubscribe',
  method: 'PUT',
  path: '/SMSUnsubscribe/{playerId}',
  summary: 'Takes back the consent to offers by SMS',
  params: z.object({ playerId: token }),
  answer: unsubscribed,
  failures: ['unknown'],
})

export const unsubscribeBrand = httpCall({
  name: 'UnsubscribeBrand',
  method: 'PUT',
  path: '/SMSUnsubscribe/UnsubscribeBrand',
  summary: 'Takes back the consent to all marketing of a brand',
  body: z.object({ playerID: token, brand: lineField(60).min(1) }),
  answer: unsubscribed,
  failures: ['unknown'],
})

export const disablePromotionalEmail = httpCall({
  name: 'DisablePromotionalEmail',
  method: 'POST',
  path: '/GATMaven/users/DisablePromotionalEmail',
  summary: 'Takes back the consent to offers by e-mail',
  query: z.object({ UserGuid: token, IpAddress: z.union([z.ipv4(), z.ipv6()]) }),
  answer: unsubscribed,
  failures: ['unknown'],
})
