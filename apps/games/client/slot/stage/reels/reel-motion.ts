/** How one reel turns in one spin. Times are from the spin's start. */
export interface ReelPlan {
  readonly startMs: number
  /** When it reaches its place; the bounce comes after. */
  readonly stopMs: number
  /** How far it turns, in symbols. A whole number, so it lands on one. */
  readonly symbols: number
}

const symbolsPerSecond = 30
const windUpMs = 110
const accelerateMs = 200
const bounceMs = 320
/** In symbols: a heavy reel gives a little before it runs, and a little more when it is caught. */
const windUpDepth = 0.12
const bounceDepth = 0.2

/** Reels start and stop from the left, one after the other. */
export function planReels(count: number, isFast: boolean): ReelPlan[] {
  const pace = isFast ? fastPace : normalPace
  return Array.from({ length: count }, (_, reel) => {
    const startMs = reel * pace.startGapMs
    const stopMs = pace.firstStopMs + reel * pace.stopGapMs
    return { startMs, stopMs, symbols: distance(stopMs - startMs, symbolsPerSecond) }
  })
}

const normalPace = { startGapMs: 60, firstStopMs: 950, stopGapMs: 270 }
const fastPace = { startGapMs: 15, firstStopMs: 420, stopGapMs: 70 }

/** How far a reel has turned, in symbols; below 0 while it winds up, over the end in the bounce. */
export function travelled(plan: ReelPlan, atMs: number): number {
  const sinceMs = atMs - plan.startMs
  const lengthMs = plan.stopMs - plan.startMs
  if (sinceMs <= 0) return 0
  if (sinceMs < windUpMs) return -windUpDepth * Math.sin((Math.PI * sinceMs) / windUpMs)
  if (sinceMs >= lengthMs) return plan.symbols + bounce((sinceMs - lengthMs) / bounceMs)
  const runMs = sinceMs - windUpMs
  const perMs = plan.symbols / runningMs(lengthMs)
  return runMs < accelerateMs
    ? (perMs * runMs * runMs) / (2 * accelerateMs)
    : perMs * (runMs - accelerateMs / 2)
}

/** 0 at rest, 1 at full speed: how blurred the symbols are. */
export function rush(plan: ReelPlan, atMs: number): number {
  const runMs = atMs - plan.startMs - windUpMs
  if (runMs <= 0 || atMs >= plan.stopMs) return 0
  return Math.min(1, runMs / accelerateMs)
}

/** Whether nothing of this reel moves any more. */
export function hasSettled(plan: ReelPlan, atMs: number): boolean {
  return atMs >= plan.stopMs + bounceMs
}

/** The player asked to stop: what still turns lands at once, from the left. */
export function hurry(plans: readonly ReelPlan[], atMs: number): ReelPlan[] {
  let landing = 0
  return plans.map((plan) => {
    if (plan.stopMs <= atMs + hurryGapMs) return plan
    landing += 1
    const stopMs = Math.min(plan.stopMs, atMs + landing * hurryGapMs)
    const startMs = Math.min(plan.startMs, stopMs - shortestMs)
    return { startMs, stopMs, symbols: distance(stopMs - startMs, symbolsPerSecond) }
  })
}

const hurryGapMs = 55
const shortestMs = 300

/** The time a reel would have taken at full speed all along. */
function runningMs(lengthMs: number): number {
  return Math.max(1, lengthMs - windUpMs - accelerateMs / 2)
}

function distance(lengthMs: number, perSecond: number): number {
  return Math.max(1, Math.round((runningMs(lengthMs) * perSecond) / 1000))
}

/** A damped swing, from 0 at 0 to 0 at 1. */
function bounce(share: number): number {
  if (share >= 1) return 0
  return bounceDepth * Math.exp(-3.2 * share) * Math.sin(2 * Math.PI * share)
}
