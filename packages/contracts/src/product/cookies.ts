import { dayMs, secondMs } from '@nordlys/core'
import { z } from 'zod'
import { userIdCookieSeconds } from '../base/business-constants.ts'
import { httpCall } from '../base/http-call.ts'
import { lineField } from '../base/text.ts'

const daySeconds = dayMs / secondMs
const yearSeconds = 365 * daySeconds

/**
 * The storage keys a page may keep in a cookie by a call, with the longest life of each. Whatever says
 * who somebody is, `_auth_token`, `_access_token` and `_check_cpr`, is not among them.
 */
export const cookieLives = {
  /** For display only: nothing is decided by it. [SES-09] */
  _acc_user_id: userIdCookieSeconds,
  _accept_news: yearSeconds,
  _player_type: yearSeconds,
  _global_popup: yearSeconds,
  _is_device: yearSeconds,
  _is_orientation: yearSeconds,
  _login_log_id: daySeconds,
  _register_log_id: daySeconds,
  _device_support: yearSeconds,
  _responsible_gambling_time: yearSeconds,
  _last_login: yearSeconds,
  _notification_show_time: yearSeconds,
  _wagering: yearSeconds,
  _item_register: daySeconds,
  _item_redirect: daySeconds,
  /** The visitor's consents: none of the specification's keys, but kept the same way. */
  _consent: yearSeconds,
} as const

export type CookieKey = keyof typeof cookieLives

const cookieKey = z.enum(Object.keys(cookieLives) as [CookieKey, ...CookieKey[]])

/** The server's own facts about a player: a page may read them, and change them by no call. */
const saidByServer = [
  '_acc_user_id',
  '_player_type',
  '_wagering',
  '_login_log_id',
  '_register_log_id',
] as const

const writableKey = cookieKey.exclude(saidByServer)

export const setCookieCall = httpCall({
  name: 'cookie/set',
  method: 'POST',
  path: '/api/cookie',
  summary: 'Sets a harmless cookie for max_age seconds, or clears it with a max_age of 0',
  body: z.object({ key: writableKey, value: lineField(500), max_age: z.int().min(0) }),
  answer: z.object({ success: z.boolean() }),
})

export const getCookieCall = httpCall({
  name: 'cookie/get',
  method: 'GET',
  path: '/api/cookie',
  summary: 'Reads a harmless cookie; success tells whether there is one',
  query: z.object({ key: cookieKey }),
  answer: z.object({ success: z.boolean(), cookie: z.string() }),
})
