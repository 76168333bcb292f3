import './base/tables.ts'

export { closeAccount, lockAccountRow } from './base/account.ts'
export { ageYears } from './base/age.ts'
export type { Enqueue, PlayerRules, PlayersContext } from './base/context.ts'
export { defaultPlayerRules, rulesNow } from './base/player-rules.ts'
export type { Vault } from './base/vault.ts'
export { findConfirmedMobile, isBounced, noteBounce } from './contact/bounced-email.ts'
export { confirmEmail } from './contact/confirm-email.ts'
export { confirmMobile } from './contact/confirm-mobile.ts'
export { contactCodeTask, deliverContactCode } from './contact/deliver-code.ts'
export { isEmail } from './contact/email.ts'
export { askFirstContacts, firstContactsTask } from './contact/first-contacts.ts'
export { readOwnContact } from './contact/own-contact.ts'
export { sendContactCode } from './contact/send-contact-code.ts'
export { parseCpr } from './cpr/cpr.ts'
export { createCprVault } from './cpr/cpr-vault.ts'
export { checkKeyFingerprint } from './cpr/key-fingerprint.ts'
export { openPersonalNumber } from './cpr/personal-number.ts'
export { readOwnDetails } from './details/own-details.ts'
export {
  findClosedWithMoney,
  isLeftoverDue,
  listClosed,
  lookAtClosedAccounts,
  noteLeftoverPaid,
  tryLeftoverAgain,
} from './identity/closed-accounts.ts'
export {
  type MarketingChannel,
  type MarketingConsents,
  readMarketingConsents,
  setMarketingConsents,
} from './identity/consents.ts'
export { type ConfirmedActions, finishVisit } from './identity/finish-visit.ts'
export { forgetExpired } from './identity/forget-expired.ts'
export {
  finishIdentification,
  startIdentification,
  startStepUp,
} from './identity/identification.ts'
export { readInitials } from './identity/initials.ts'
export { liftLock, lockPlayer, suspendPlayer } from './identity/locks.ts'
export { staffCalls } from './identity/staff-calls.ts'
export { startContactChange } from './identity/start-contact-change.ts'
export { startDetails } from './identity/start-details.ts'
export { readUserInfo } from './identity/user-info.ts'
export { completeRegistration } from './registration/complete-registration.ts'
export { readRegistration, saveContact, startRegistration } from './registration/registration.ts'
export { withFreshRofus } from './session/fresh-rofus.ts'
export { accountOpenedAt, listLogins } from './session/own-logins.ts'
export { endOneSession, endOtherSessions, listSessions } from './session/own-sessions.ts'
export { askRofusAgain, askRofusTask } from './session/rofus-standing.ts'
export {
  endAllSessions,
  endSession,
  lockLiveSession,
  type PlayerSession,
  readSession,
  renewSession,
} from './session/session.ts'
export { endEverySession, expireSessions, lockLiveSessions } from './session/session-end.ts'
export { logSessionExpiry } from './session/session-expiry-log.ts'
export { describeSession } from './session/session-player.ts'
export { findStanding } from './session/standing.ts'
export { readStandings } from './session/standings.ts'
