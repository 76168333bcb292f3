export { countFacts } from './count-facts.ts'
export type { HarmEvent, Observed, Slice } from './harm-facts.ts'
export { judgeHarm } from './judge-harm.ts'
export { chaseLossOre, drainedOre, sliceMs } from './thresholds.ts'
