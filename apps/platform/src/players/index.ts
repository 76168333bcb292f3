import './tables.ts'

export { closeAccount, holdAccount } from './account.ts'
export { ageYears } from './age.ts'
export {
  findClosedWithMoney,
  isLeftoverDue,
  lookAtClosedAccounts,
  noteLeftoverPaid,
  tryLeftoverAgain,
} from './closed-accounts.ts'
export { completeRegistration } from './complete-registration.ts'
export {
  type MarketingChannel,
  type MarketingConsents,
  readMarketingConsents,
  setMarketingConsents,
} from './consents.ts'
export { rulesNow } from './contact.ts'
export type { Enqueue, PlayerRules, PlayersContext } from './context.ts'
export { parseCpr } from './cpr.ts'
export { createCprVault } from './cpr-vault.ts'
export { isEmail } from './email.ts'
export { type ConfirmedActions, finishVisit } from './finish-visit.ts'
export { forgetExpired } from './forget-expired.ts'
export { withFreshRofus } from './fresh-rofus.ts'
export { finishIdentification, startIdentification, startStepUp } from './identification.ts'
export { readInitials } from './initials.ts'
export { checkKeyFingerprint } from './key-fingerprint.ts'
export { liftLock, lockPlayer, readLocks, suspendPlayer } from './locks.ts'
export { hasAccountSince, listLogins } from './own-logins.ts'
export { endOneSession, endOtherSessions, listSessions } from './own-sessions.ts'
export { openPersonalNumber } from './personal-number.ts'
export { defaultPlayerRules } from './player-rules.ts'
export { readRegistration, saveContact, startRegistration } from './registration.ts'
export { askRofusAgain, askRofusTask } from './rofus-standing.ts'
export {
  endAllSessions,
  endSession,
  holdLiveSession,
  type PlayerSession,
  readSession,
  renewSession,
} from './session.ts'
export { endEverySession, expireSessions, holdLiveSessions } from './session-end.ts'
export { logSessionExpiry } from './session-expiry-log.ts'
export { describeSession } from './session-player.ts'
export { findStanding } from './standing.ts'
export { readStandings } from './standings.ts'
export { listSuspensions } from './suspensions.ts'
export { readUserInfo } from './user-info.ts'
export type { Vault } from './vault.ts'
export { sendWelcomeEmail, welcomeEmailTask } from './welcome-email.ts'
