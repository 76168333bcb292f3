/**
 * `3DS_settings`: how wide the 3-D Secure window is, in CSS pixels, by kind of deposit and how the
 * screen is held. [PAY-01]
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
