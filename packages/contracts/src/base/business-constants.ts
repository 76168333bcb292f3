import { dayMs, hourMs, kroner, minuteMs, secondMs } from '@nordlys/core'

/*
 * The figures of the specification's section 9 that the platform and the calls keep, each once. The
 * browser's are in `apps/site/app/ground/constants/business-constants.ts`. What an operator may set has
 * its figure here for where nothing is set; the welcome offer is content and an offer in the books
 * (BONUS-01).
 */

/** A session, and real-money play in it, ends after so long without an action of the player's. */
export const sessionIdleMs = 30 * minuteMs
/** A session, and all play in it, ends after so long whatever the player does. */
export const sessionLongestMs = 12 * hourMs

/**
 * How many digits a mobile number has, for each country code that a player may choose where editors set
 * none. [VAL-03]
 */
export const mobileDigits = { '+45': 8, '+299': 6 } as const

/** First word on a player's bank statement, and the sender's name in every mail. */
export const brandName = 'Nordlys Casino'
/** The sender's name on an SMS, which has room for eleven letters and digits. */
export const smsSender = 'Nordlys'

/** The link of a letter that confirms an e-mail address works for so long, and once. [ID35] */
export const emailLinkLifeMs = dayMs
/** The code of an SMS that confirms a number works for so long, once, and for so many tries. [ID36] */
export const mobileCodeLifeMs = 10 * minuteMs
export const mobileCodeTriesMax = 5

/** [VAL-05] */
export const minimumDepositOre = kroner(100)
export const maximumDepositOre = kroner(50_000)
export const quickAmountsOre = [kroner(200), kroner(500), kroner(1_000)]
/** [PAY-06] */
export const minimumWithdrawalOre = kroner(100)
/** How long a new withdrawal may be canceled where `payout` is not configured. [PAY-07] */
export const cancelWindowMinutes = 30
/** A withdrawal is handled within one to three bank days, and arrives within three more. [PAY-06] */
export const withdrawalHandlingBankDays = 3
export const withdrawalArrivalBankDays = 3

/** The money on a closed account is paid out by itself after so long. [LIM-06] */
export const leftoverPayoutAfterMs = 7 * dayMs

/** How far back each limit looks, in elapsed time and never by the calendar. [LIM-01, LIM-02] */
export const limitLookBackMs = { day: 24 * hourMs, week: 7 * dayMs, month: 30 * dayMs } as const

/** The largest deposit limit; the amount is the player's own, from nothing on. [REG-04] */
export const depositLimitMaximumOre = kroner(100_000)

/** The largest limit of losses or stakes; more is as good as none. */
export const playLimitMaximumOre = kroner(1_000_000)

/** An increased or removed limit holds after so much elapsed time. [LIM-04] */
export const limitIncreaseWaitMs = 24 * hourMs

/** How long a hand at a table waits for its player; then the published rule ends it. [TB14] */
export const handWaitsMs = dayMs

/** A live table names at most so far ahead the moment from which a round's win is shown. [LV22] */
export const liveTellAheadMs = 30 * secondMs

/** So long after its round was closed a win at a live table is shown, whatever the table says. [LV23] */
export const liveTellMaxMs = 2 * minuteMs

/** The age the law sets for an account. */
export const legalAgeYears = 18

/** The age for an account: as configured, and never under the law's. [VAL-02] */
export function accountAgeYears(configuredYears: number): number {
  return Math.max(legalAgeYears, configuredYears)
}

/** [CONTENT-04] */
export const customerServiceHours = { opensHour: 10, closesHour: 18 } as const

/** Files sent at a time. [VAL-11] */
export const documentFilesMax = 4

/** The periods of a player's history in days, the one it opens on first. [SCREEN-12] */
export const historyPeriodsDays = [30, 90, 365] as const

/** The most news of one page of the list. [CONTENT-01] */
export const newsPageSize = 26

/** How many days an acceptance of the marketing popup holds. [MKT-02] */
export const acceptanceDays = 1

/** A footer's grid has so many columns at the most. [HEAD-16] */
export const footerColumnsMax = 12

/** How long a browser keeps the number of the player whose login it holds. [SES-09] */
export const userIdCookieSeconds = 86_400

/**
 * How wide the 3-D Secure window is, in CSS pixels, by kind of deposit and how the screen is held.
 * [PAY-01]
 */
export const challengeWidths = {
  normalLandscapeDesktop: 900,
  normalLandscapeTabletMobile: 700,
  normalPortraitDesktop: 900,
  normalPortraitTabletMobile: 700,
  quickLandscapeDesktop: 900,
  quickLandscapeTabletMobile: 700,
  quickPortraitDesktop: 900,
  quickPortraitTabletMobile: 700,
} as const

/** By the end of so many Danish days after receipt a complaint is decided, or its player written to. [CP3] */
export const complaintDays = 14
/** By default the decision is promised within so many Danish days more. [CP4] */
export const complaintMoreDays = 14
/** The furthest day that staff may promise a decision by, in Danish days from today. [CP4] */
export const complaintPromiseDaysMax = 90
/** The cases of a player that may be open at once, and the files and the player's messages of one. [CP7] */
export const complaintsOpenMax = 20
export const complaintFilesMax = 10
export const complaintMessagesMax = 50

/** A copy of one's data may be ordered again after so much elapsed time. [PD4] */
export const dataCopyAgainMs = dayMs
/** One that is not made within it came to nothing. [PD4] */
export const dataCopyMadeWithinMs = 4 * dayMs
/** How long a login may fetch a copy once MitID has confirmed who asks. [PD5] */
export const dataCopyOpenMs = 10 * minuteMs
