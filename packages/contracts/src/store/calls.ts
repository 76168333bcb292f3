import { systemConfigByName } from './configuration.ts'
import { createSessionExpireLog } from './logs.ts'
import { acceptMarketingNotification, readMarketingNotification } from './marketing.ts'
import { disablePromotionalEmail, smsUnsubscribe, unsubscribeBrand } from './unsubscribe.ts'
import {
  getProperty,
  setProperties,
  updateDepositor,
  updateEmailNotify,
  updatePlayerType,
  validateExpire,
} from './users.ts'

/** The thirteen backend store calls, in the specification's order. [API-03] */
export const storeCalls = [
  systemConfigByName,
  smsUnsubscribe,
  unsubscribeBrand,
  disablePromotionalEmail,
  setProperties,
  updateEmailNotify,
  readMarketingNotification,
  acceptMarketingNotification,
  getProperty,
  updateDepositor,
  updatePlayerType,
  validateExpire,
  createSessionExpireLog,
] as const

/** The calls that the site passes on under `/api/store`: those that a page's own script can use. */
export const forwardedStoreCalls = storeCalls.filter((call) => call !== updateDepositor)

/** Where the site passes them on. */
export const forwardedStorePath = '/api/store'
