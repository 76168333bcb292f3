import { minuteMs, secondMs } from '@nordlys/core'

/*
 * The figures of the specification's section 9 that the browser keeps, each once; a style sheet that
 * repeats one is held against it by a test. The platform's are in
 * `packages/contracts/src/base/business-constants.ts`, those of a list's pages in
 * `packages/ui/src/pager.tsx`.
 */

/** The times of the watches over the login and the connection, and of the question for consent. */
export const watchTimes = {
  /** From "no longer valid" to the dialog that says so. [SES-03] */
  expiryDelayMs: 2 * secondMs,
  /** How often a validation that failed for another reason is tried again, and after how long. [SES-06] */
  validationPausesMs: [300, 600],
  /** No validation so soon after the connection came back. [SES-05] */
  afterReconnectMs: 5 * secondMs,
  betweenValidationsMs: 3 * secondMs,
  firstValidationMs: 2 * secondMs,
  /** How often the connection is probed, and how long dead it counts as lost. [NET-01, NET-02] */
  probeEveryMs: 30 * secondMs,
  lostAfterMs: 60 * secondMs,
  /** From a page at rest to the question for consent. [CONTENT-05] */
  consentAfterIdleMs: 10 * secondMs,
} as const

/** From the moment the profile is there to the marketing popup. [MKT-01] */
export const marketingDelayMs = 3 * secondMs

/** How often a newer build is asked for, where the configuration says nothing. [NAV-05] */
export const buildPollMs = minuteMs

/** A page whose script is gone is reloaded once in so long. [NAV-04] */
export const chunkReloadPauseMs = 10 * secondMs

/** So many routes are fetched ahead at a time. [NAV-06] */
export const prefetchesAtOnce = 4

/** How long a slide shows. [HEAD-06] */
export const slideMs = 10 * secondMs

/** A navigation that takes longer shows a bar. [HEAD-12] */
export const loadingBarDelayMs = 200

/** How far a page is scrolled before its logo counts as fixed over it. [HEAD-13] */
export const fixedBeyondPx = 50

/** Where each screen size but the smallest begins, in CSS pixels, the largest first. [HEAD-15] */
export const breakpoints = [
  { size: 'xxl', from: 1536 },
  { size: 'xl', from: 1280 },
  { size: 'lg', from: 1024 },
  { size: 'md', from: 768 },
  { size: 'sm', from: 640 },
] as const

/** The size a kind of device counts as, where something is set for devices. [HEAD-15] */
export const sizeOfDevice = { mobile: 'xs', tablet: 'md', desktop: 'xl' } as const

/** In CSS pixels; a picture of another shape is cut. [HEAD-17] */
export const logoSize = { width: 210, height: 100 } as const
export const topLogoSize = { width: 210, height: 72 } as const
export const backgroundLogoSize = { width: 719, height: 72 } as const
export const smallWallpaper = { width: 540, height: 540 } as const
export const largeWallpaper = { width: 1920, height: 1080 } as const
