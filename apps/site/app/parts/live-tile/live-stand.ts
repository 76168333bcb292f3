import type { LiveTable } from '@nordlys/contracts'

/** How a live table stands, as its tile shows it. */
export type LiveStand = Omit<LiveTable, 'id'>

/** Of a table of which nothing is known. */
export const unknownStand: LiveStand = { state: 'unavailable', latest: [] }
