import type { Forecast } from './forecast.ts'

/** How far what was simulated lies from what was forecast, in standard errors of the simulation. */
export interface Distance {
  mean: number
  deviation: number
  /** 0 where the forecast’s worst 1 % lies between what more and what at least one in a hundred cost. */
  worst: number
}

const worstShare = 0.01

export function distanceOf(forecast: Forecast, costs: Float64Array): Distance {
  const count = costs.length
  let mean = 0
  for (const cost of costs) mean += cost / count
  let [squares, fourths] = [0, 0]
  for (const cost of costs) {
    const square = (cost - mean) ** 2
    squares += square / count
    fourths += square ** 2 / count
  }
  const { meanOre, deviationOre } = forecast
  const errorOfVariance = Math.sqrt((fourths - squares ** 2) / count)
  return {
    mean: (mean - meanOre) / (deviationOre / Math.sqrt(count)),
    deviation: (squares - deviationOre ** 2) / errorOfVariance,
    worst: worstDistance(costs, forecast),
  }
}

function worstDistance(costs: Float64Array, { worstOre, grainOre }: Forecast): number {
  const error = Math.sqrt((worstShare * (1 - worstShare)) / costs.length)
  const share = (isCounted: (cost: number) => boolean) =>
    costs.reduce((counted, cost) => counted + (isCounted(cost) ? 1 : 0), 0) / costs.length
  const tooMany = (share((cost) => cost > worstOre) - worstShare) / error
  const tooFew = (share((cost) => cost > worstOre - grainOre) - worstShare) / error
  if (tooMany > 0) return tooMany
  return Math.min(0, tooFew)
}
