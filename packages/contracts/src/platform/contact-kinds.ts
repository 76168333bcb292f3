/** The two ways in which we reach a player. Apart from the calls, so that a browser has none of those. */
export const contactKinds = ['email', 'mobile'] as const

export type ContactKind = (typeof contactKinds)[number]
