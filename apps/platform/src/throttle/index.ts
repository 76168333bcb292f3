import './tables.ts'

export { giveGuessBack, takeGuess } from './bonus-guesses.ts'
export { everybody, forgetOldWindows, isWithinThrottle, type Throttle } from './throttle.ts'
export { defaultThrottleRules, type ThrottleRules } from './throttle-rules.ts'
