import { parseArgs } from 'node:util'
import { levels, measurePopulation } from './judge-population.ts'

// `npm run prove:markers` makes a population and prints how the product's own rule judges it.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '10000' },
  },
})
const startedAt = performance.now()
const { players, harmed, byLevel, byCourse } = measurePopulation(
  Number(values.seed),
  Number(values.players),
)
const tenths = (number: number) => String(Math.round(number * 10) / 10)
const percent = (part: number) => `${tenths(part * 100)} %`
console.log(`${players} players of seed ${values.seed}, ${harmed} of them harmed`)
for (const level of levels) {
  const { found, falsely, precision, recall, leadDays } = byLevel[level]
  console.log(
    `level ${level} or above: precision ${percent(precision)}, recall ${percent(recall)} ` +
      `(${found} found, ${falsely} falsely), lead in days ${tenths(leadDays.middle)} ` +
      `(${tenths(leadDays.low)} to ${tenths(leadDays.high)})`,
  )
}
for (const [name, course] of [...byCourse].sort()) {
  const reached = levels.map((level) => percent(course.reached[level] / course.players)).join(', ')
  console.log(`${course.isHarmed ? 'harmed' : 'unharmed'}: ${name}, ${course.players}: ${reached}`)
}
console.log(`${tenths((performance.now() - startedAt) / 1_000)} s`)
