import { z } from 'zod'
import { call } from '../base/call.ts'
import { httpCall, resultOf, sessionIdField } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { accountSummary } from '../platform/session.ts'
import { playerType, userProfileOffer } from '../store/users.ts'

const ofSession = z.object({ sessionId: sessionIdField })

export const productAccountSummary = httpCall({
  name: 'account-summary',
  method: 'POST',
  path: '/api/deposit/account-summary',
  summary: 'What the player has, in øre',
  session: true,
  body: ofSession,
  answer: resultOf(accountSummary),
})

const text = z.string()

/** The user profile by the specification's names. What we do not hold is empty. [DATA-01] */
export const userInfo = z.object({
  userId: text,
  login: text,
  nickname: text,
  country: text,
  birthday: text,
  firstName: text,
  middleName: text,
  lastName: text,
  address1: text,
  address2: text,
  address3: text,
  region: text,
  zip: text,
  city: text,
  phone: text,
  gender: text,
  mobileModel: text,
  currency: text,
  language: text,
  email: text,
  mobileNo: text,
  mobileCC: text,
  pin: text,
  emailNotify: text,
  clientIP: text,
  campaignCode: text,
  campaignName: text,
  timeZone: text,
  referAFriend: text,
  customData: text,
  groupId: text,
  streetName: text,
  streetNumber: text,
  streetLetter: text,
  bTag: text,
  nationalId: text,
  externalId: text,
  customPromotionalChannels: text,
  registered: text,
  externalPromotionalCode: text,
})

const profile = z.object({
  userInfo,
  playerType,
  userProfileOffer: z.array(userProfileOffer),
})

/** The site's call to the platform for it. */
export const readUserProfile = call({
  name: 'read-user-profile',
  path: '/v1/players/user-profile',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: profile,
  refusals: { 'session-expired': nothing },
})

export const productUserProfile = httpCall({
  name: 'user-profile',
  method: 'POST',
  path: '/api/user/user-profile',
  summary: 'Who the player is, the stored player type, and what offers they accept',
  session: true,
  body: ofSession,
  answer: resultOf(profile),
})

/** The stakes and wins of the last 24 hours, in øre. [DATA-03] */
export const productBetwinSummary = httpCall({
  name: 'betwin-summary',
  method: 'POST',
  path: '/api/user/betwin-summary',
  summary: 'What the player has staked and won in the last 24 hours, in øre',
  body: z.object({ sessionId: lineField(100).optional() }).optional(),
  answer: resultOf(
    z.object({
      totalBet: oreField,
      totalWin: oreField,
      /** Wins less stakes. */
      result: oreField,
      from: momentField,
      to: momentField,
    }),
  ),
  failures: ['no-session', 'session-expired'],
})

export const productLogout = httpCall({
  name: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session and takes its cookies; one that is over already is no failure',
  body: ofSession,
  answer: resultOf(z.object({})),
  failures: ['session-expired'],
})

export type UserInfo = z.output<typeof userInfo>
export type Profile = z.output<typeof profile>
