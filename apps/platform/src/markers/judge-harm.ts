import type { HarmLevel, Mark } from '@nordlys/contracts'
import type { HarmFacts } from './harm-facts.ts'
import { levelSteps, points, thresholds, youngFromPoints, youngUpToYears } from './thresholds.ts'

export interface HarmJudgement {
  level: HarmLevel
  /** The marks seen, whether or not they make a level. */
  marks: Mark[]
}

/** The level of a player and why: facts in, judgement out. Age weighs with others and never alone. */
export function judgeHarm(facts: HarmFacts): HarmJudgement {
  const seen = marksOf(facts)
  const own = seen.reduce((total, { strength }) => total + points[strength], 0)
  const isYoung = facts.ageYears <= youngUpToYears && own >= youngFromPoints
  const weight = own + (isYoung ? points.clear : 0)
  const step = levelSteps.find((each) => weight >= each.points && seen.length >= each.markers)
  const factor: Mark = { name: 'age-18-to-24', strength: 'clear', figure: facts.ageYears }
  return { level: step?.level ?? 0, marks: isYoung ? [...seen, factor] : seen }
}

function marksOf(facts: HarmFacts): Mark[] {
  return thresholds.flatMap(({ name, figure, clear, strong }) => {
    const found = figure(facts)
    if (found < clear) return []
    return [{ name, strength: found < strong ? 'clear' : 'strong', figure: found } as const]
  })
}
