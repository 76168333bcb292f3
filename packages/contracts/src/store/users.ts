import { z } from 'zod'
import { httpCall, resultOf, sessionIdField, truthField } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'
import { momentField } from '../base/wire.ts'

const ofSession = z.object({ sessionId: sessionIdField })

/** The choices of a player about offers. [DATA-02] */
export const offerProperty = z.enum(['acceptsmsoffer', 'acceptemailoffer'])

/** `userProfileOffer`: a property and its value. [DATA-02] */
export const userProfileOffer = z.object({ property: offerProperty, value: truthField })

/** The stored player type: what a player last chose to play for. [DATA-15] */
export const playerType = z.enum(['money', 'free'])

export const setProperties = httpCall({
  name: 'setProperties',
  method: 'POST',
  path: '/GATMaven/users/{sessionId}/setProperties',
  summary: 'Sets what the player accepts; all of the list or none of it',
  session: true,
  params: ofSession,
  body: z
    .array(z.object({ property: lineField(60), value: lineField(200) }))
    .min(1)
    .max(20),
  answer: resultOf(z.array(userProfileOffer)),
  failures: ['unknown-property'],
})

export const updateEmailNotify = httpCall({
  name: 'EmailNotify/update',
  method: 'PUT',
  path: '/GATMaven/users/{sessionId}/EmailNotify/update',
  summary: 'Sets the consents to offers by e-mail and by SMS',
  session: true,
  params: ofSession,
  query: z.object({ EmailNotify: truthField, SMSNotify: truthField }),
  answer: resultOf(z.object({ EmailNotify: truthField, SMSNotify: truthField })),
})

export const getProperty = httpCall({
  name: 'getProperty',
  method: 'GET',
  path: '/GATMaven/users/{sessionId}/getProperty',
  summary: 'A property of the player, such as firstdeposit: whether there has been one',
  session: true,
  params: ofSession,
  query: z.object({ keyProperty: lineField(60) }),
  answer: resultOf(
    z.object({ property: z.enum(['firstdeposit', ...offerProperty.options]), value: truthField }),
  ),
  failures: ['unknown-property'],
})

export const updateDepositor = httpCall({
  name: 'updateDepositor',
  method: 'PUT',
  path: '/GATMaven/users/{sessionId}/updateDepositor',
  summary: 'Counts the player among the depositors once the payments say so',
  session: true,
  params: ofSession,
  answer: resultOf(
    z.object({
      segment: z.enum(['Depositor', 'Non-Depositor']),
      depositorSince: momentField.optional(),
    }),
  ),
})

export const updatePlayerType = httpCall({
  name: 'UpdatePlayerTypeToDB',
  method: 'PUT',
  path: '/CMScasino/UpdatePlayerTypeToDB',
  summary: 'Remembers whether the player plays for money or for free',
  session: true,
  query: z.object({ sessionId: sessionIdField, playerType }),
  answer: resultOf(z.object({ playerType })),
})

/** Says that a session lives, and does not keep it alive. [SES-02] */
export const validateExpire = httpCall({
  name: 'validateExpire',
  method: 'GET',
  path: '/GATMaven/users/{sessionId}/validateExpire',
  summary: 'Whether the session lives; asking does not renew it',
  session: true,
  params: ofSession,
  answer: resultOf(z.object({ sessionId: z.string(), userId: z.string(), expiresAt: momentField })),
})

export type OfferProperty = z.output<typeof offerProperty>
export type PlayerType = z.output<typeof playerType>
