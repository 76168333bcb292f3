import { parseArgs } from 'node:util'
import { levels, measurePopulation } from './judge-population.ts'
import { measureEvents } from './measure-events.ts'
import { measureNight } from './measure-night.ts'

// `npm run prove:markers` makes a population and prints how the product's own rule judges it; with
// `--night 200`, what a night's look costs, for so many players; with `--events 10000`, how soon so many
// players who reach level 3 at once have a task each.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '10000' },
    night: { type: 'string' },
    rounds: { type: 'string', default: '500' },
    events: { type: 'string' },
  },
})
if (values.night) await printNight(Number(values.night), Number(values.rounds))
else if (values.events) await printEvents(Number(values.events))
else printPopulation(Number(values.seed), Number(values.players))

async function printNight(players: number, rounds: number): Promise<void> {
  for (const line of await measureNight(players, rounds)) console.log(line)
}

async function printEvents(players: number): Promise<void> {
  const seconds = await measureEvents(players)
  console.log(
    `${players} players at level 3: the last task ${tenths(seconds)} s after the look began, ` +
      `${tenths(120 + seconds)} s after an event that just missed the look before it`,
  )
}

function printPopulation(seed: number, count: number): void {
  const startedAt = performance.now()
  const { players, harmed, byLevel, byCourse } = measurePopulation(seed, count)
  console.log(`${players} players of seed ${seed}, ${harmed} of them harmed`)
  for (const level of levels) {
    const { found, falsely, precision, recall, leadDays } = byLevel[level]
    console.log(
      `level ${level} or above: precision ${percent(precision)}, recall ${percent(recall)} ` +
        `(${found} found, ${falsely} falsely), lead in days ${tenths(leadDays.middle)} ` +
        `(${tenths(leadDays.low)} to ${tenths(leadDays.high)})`,
    )
  }
  for (const [{ name, harm }, found] of byCourse) {
    const reached = levels.map((level) => percent(found.reached[level] / found.players))
    console.log(`${harm ? '' : 'un'}harmed: ${name}, ${found.players}: ${reached.join(', ')}`)
  }
  console.log(`${tenths((performance.now() - startedAt) / 1_000)} s`)
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10
}

function percent(part: number): string {
  return `${tenths(part * 100)} %`
}
