import { parseArgs } from 'node:util'
import {
  formatDate,
  formatKroner,
  kroner,
  lesser,
  type Ore,
  ore,
  printable,
  systemClock,
} from '@nordlys/core'
import { parOf, studioGames } from '@nordlys/game-catalogue'
import { compile, type GameDefinition } from '@nordlys/game-math'
import {
  cornersOf,
  judgeOffer,
  type OfferUnderJudgement,
  rulesChangeAt,
} from '../../apps/platform/src/offer-rules/index.ts'
import { campaignWords, findCampaign } from './campaign-words.ts'
import { distanceOf } from './compare.ts'
import { type Forecast, forecastOffer } from './forecast.ts'
import { findOffer, type KnownOffer, offerIds } from './known-offers.ts'
import { linesOf } from './print-verdicts.ts'
import { simulateTakers } from './simulate-takers.ts'
import { boundOf, inKroner } from './spins-bound.ts'
import { winChancesOf } from './win-chances.ts'

// `npm run offers -- judge <offer> [--on 2027-01-01] [--campaign <id>]`: each rule's verdict, with figures.
// `npm run offers -- forecast <offer> [--stake 10] [--game <id>] [--takers 1000000] [--seed <text>]`: what a
// taker costs, and so many of them played by the games' engines beside it.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    campaign: { type: 'string' },
    stake: { type: 'string' },
    game: { type: 'string' },
    takers: { type: 'string' },
    seed: { type: 'string', default: 'one' },
  },
})

const usage =
  `npm run offers -- judge <offer> [--on <date>] [--campaign <id>]\n` +
  `npm run offers -- forecast <offer> [--stake <kroner>] [--game <id>] [--takers <count>] [--seed <text>]\n` +
  `Offers: ${offerIds.join(', ')}\n` +
  'What is offered is changed by npm run desk -- offers, publish and switch.'

process.exitCode = await run(positionals[0], positionals[1] ?? '')

async function run(command: string | undefined, offerId: string): Promise<number> {
  const known = findOffer(offerId)
  if (!known) return refuse(usage)
  if (command === 'judge') return judge(offerId, known)
  if (command === 'forecast') return forecast(offerId, known.offer)
  return refuse(usage)
}

async function judge(offerId: string, { offer, stated, signOff }: KnownOffer): Promise<number> {
  const at = values.on ? new Date(values.on) : systemClock.now()
  if (Number.isNaN(at.getTime())) return refuse('A date is written as 2027-01-01.')
  const campaign = values.campaign ? await findCampaign(values.campaign) : undefined
  if (values.campaign && !campaign) return refuse(`No campaign is called ${values.campaign}.`)
  const words = campaign ? campaignWords(campaign, stated) : undefined
  if (campaign && !words) return refuse(`${values.campaign} tells nothing of ${offerId}.`)
  console.log(`${offerId} by the rules of ${formatDate(at)}`)
  const judgement = judgeOffer({ ...offer, ...(words && { words }) }, at)
  for (const line of linesOf(judgement, signOff)) console.log(line)
  for (const change of rulesChangeAt(at, offer.terms.validUntil)) {
    console.log(`Other rules hold from ${formatDate(change)}: judge it as of that day too.`)
  }
  return forecast(offerId, offer)
}

function forecast(offerId: string, { terms }: OfferUnderJudgement): number {
  const spinIds = terms.parts.flatMap((part) => (part.kind === 'spins' ? part.gameIds : []))
  const gameIds = terms.countingGameIds ?? (spinIds.length > 0 ? spinIds : ['krystalgrotten'])
  const games = studioGames.filter(({ id }) => gameIds.includes(id))
  const chosen = values.game ? studioGames.filter(({ id }) => id === values.game) : games
  if (chosen.length === 0) return refuse('No game of the studio is meant: name one with --game.')
  const uncounted = chosen.find(({ id }) => terms.countingGameIds?.includes(id) === false)
  if (uncounted) return refuse(`The requirement is not met in ${uncounted.id}.`)
  // The last corner is the deposit that takes all there is.
  const depositOre = cornersOf(terms).reduce(
    (most, each) => (each.depositOre > most ? each.depositOre : most),
    terms.leastDepositOre,
  )
  console.log(`${offerId}, ${formatKroner(depositOre)} deposited; what a taker costs:`)
  for (const game of chosen) {
    const stakeOre = values.stake ? kroner(Number(values.stake)) : largestStake(game, terms)
    // Spins may be for other games than those in which the requirement is met.
    const ofSpins = spinIds.includes(game.id)
      ? undefined
      : studioGames.find(({ id }) => spinIds.includes(id))
    const where = ofSpins ? `, its spins in ${ofSpins.id}` : ''
    console.log(`${game.id}, a requirement met in rounds of ${formatKroner(stakeOre)}${where}`)
    const distances = forecastIn({ game, spinGame: ofSpins ?? game }, terms, {
      depositOre,
      stakeOre,
    })
    if (distances.some((distance) => Math.abs(distance) > 3)) return 1
  }
  return 0
}

type Terms = OfferUnderJudgement['terms']

function largestStake({ stakesOre }: GameDefinition, { stakeMaxOre }: Terms): Ore {
  const allowed = stakesOre.map((stake) => ore(stake)).filter((stake) => stake <= stakeMaxOre)
  return allowed.at(-1) ?? lesser(stakeMaxOre, kroner(1))
}

interface Games {
  /** In which a requirement is met. */
  game: GameDefinition
  spinGame: GameDefinition
}

/** The distances of a simulation, when one is wanted. */
function forecastIn(
  { game, spinGame }: Games,
  terms: Terms,
  { depositOre, stakeOre }: { depositOre: Ore; stakeOre: Ore },
): number[] {
  const [wagered, spun] = [winChancesOf(game), winChancesOf(spinGame)]
  if (!wagered || !spun) {
    console.log(boundOf(terms, parOf(spinGame)))
    return []
  }
  const taker = { depositOre, spinGame: spun, wagerGame: wagered, stakeOre }
  const told = forecastOffer(terms, taker)
  printForecast(told)
  const takers = Number(values.takers ?? 0)
  if (takers === 0) return []
  const amounts = { stakeOre: Number(stakeOre), depositOre: Number(depositOre) }
  const who = { spinGame: compile(spinGame), wagerGame: compile(game), ...amounts }
  const costs = simulateTakers(terms, who, takers, `${values.seed} ${game.id}`)
  const distance = distanceOf(told, costs)
  console.log(
    `  ${takers} takers by the engine, in standard errors: mean ${hundredths(distance.mean)}, ` +
      `spread ${hundredths(distance.deviation)}, worst 1 % ${hundredths(distance.worst)}`,
  )
  return Object.values(distance)
}

function printForecast({ meanOre, deviationOre, worstOre, spins, rounds }: Forecast): void {
  console.log(
    `  expected ${inKroner(meanOre)}, spread ${inKroner(deviationOre)}, ` +
      `one in a hundred more than ${inKroner(worstOre)}`,
  )
  const { meanOre: ofSpins, deviationOre: spread } = spins
  if (ofSpins > 0) console.log(`  of that spins ${inKroner(ofSpins)}, spread ${inKroner(spread)}`)
  console.log(`  the requirement takes ${rounds} rounds`)
}

function hundredths(value: number): string {
  return value.toFixed(2)
}

function refuse(sentence: string): number {
  process.stderr.write(`${printable(sentence, { linesToo: true })}\n`)
  return 1
}
