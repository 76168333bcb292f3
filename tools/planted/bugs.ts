import type { PlantedBug } from './planted-bug.ts'

/** Every bug that may be planted: one for each claim that left the browser. */
export const bugs: readonly PlantedBug[] = []
