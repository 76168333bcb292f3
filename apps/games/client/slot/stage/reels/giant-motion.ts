import { planReels, type ReelPlan } from './reel-motion.ts'

/** How many symbols of ordinary reels pass while one of the giant reel does. */
export const giantRows = 3
const heavyMs = 260

/** The ordinary reels stop first; the giant one turns on for a while, and slower in symbols. */
export function planGiant(count: number, isFast: boolean): ReelPlan[] {
  return planReels(count, isFast).map((plan, index) => {
    if (index < count - 1) return plan
    const stopMs = plan.stopMs + (isFast ? heavyMs / 3 : heavyMs)
    return { ...plan, stopMs, symbols: Math.max(2, Math.round(plan.symbols / giantRows)) }
  })
}
