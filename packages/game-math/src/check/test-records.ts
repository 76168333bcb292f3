import { createHash } from 'node:crypto'
import { hex, ore, required } from '@nordlys/core'
import { canonicalJson } from '../base/definition-hash.ts'
import { gambleHash, gambleOf, playGamble } from '../gamble/gamble.ts'
import type { GameDefinition } from '../game/definition.ts'
import { replay } from '../game/replay.ts'
import { openTableGames, type TableGame } from '../game/table-games.ts'
import { networks } from '../jackpot/networks.ts'
import { drawJackpots } from '../jackpot/odds.ts'
import { seededRng } from '../random/seeded-rng.ts'
import type { RoundRecord } from './record.ts'

const roundId = '019a8f00-0000-7000-8000-00000000abcd'

const seedOf = (name: string) => Uint8Array.from(createHash('sha256').update(name).digest())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As JSON has it: what is undefined is not there. */
const asJson = (record: RoundRecord): RoundRecord => JSON.parse(JSON.stringify(record))

const over = { roundId, state: 'settled', movements: [], jackpots: [] } as const

/** A definition as its archive has it. */
function playedOn(definition: { version: number }): NonNullable<RoundRecord['played']> {
  return { version: definition.version, definition: JSON.parse(canonicalJson(definition)) }
}

/** A round of a slot that has won something, staked in cash and bonus. */
export function slotRecord(definition: GameDefinition, change: Partial<RoundRecord> = {}) {
  const stakeOre = required(definition.stakesOre[1], 'a stake')
  for (let round = 0; ; round += 1) {
    const seed = seedOf(`${definition.id} ${round}`)
    const won = Number(replay(definition, seed, ore(stakeOre)).winOre)
    if (won === 0) continue
    const bonusOre = Math.floor(stakeOre / 3)
    const wonBonus = Math.floor((won * bonusOre) / stakeOre)
    return asJson({
      ...over,
      kind: 'slot',
      gameId: definition.id,
      stake: { cashOre: stakeOre - bonusOre, bonusOre },
      win: { cashOre: won - wonBonus, bonusOre: wonBonus },
      definitionHash: sha256(canonicalJson(definition)),
      seed: hex(seed),
      played: playedOn(definition),
      ...change,
    })
  }
}

/** A round of a promised spin: it staked nothing, and won cash. */
export function spinRecord(definition: GameDefinition): RoundRecord {
  const { stake, win, ...record } = slotRecord(definition)
  return asJson({
    ...record,
    stake: { cashOre: 0, bonusOre: 0 },
    win: { cashOre: win.cashOre + win.bonusOre, bonusOre: 0 },
    spin: { valueOre: stake.cashOre + stake.bonusOre },
  })
}

/** 4 kr. on red, that was won before. */
export function gambleRecord(definition: GameDefinition): RoundRecord {
  const game = sha256(canonicalJson(definition))
  const gamble = gambleOf(game, 'red')
  const seed = seedOf('a gamble')
  const cashOre = Number(playGamble('red', seed, ore(400)).winOre)
  return asJson({
    ...over,
    kind: 'gamble',
    gameId: definition.id,
    stake: { cashOre: 400, bonusOre: 0 },
    win: { cashOre, bonusOre: 0 },
    definitionHash: gambleHash(gamble),
    seed: hex(seed),
    standsOn: { winOre: 400 },
    played: {
      version: definition.version,
      definition: gamble,
      game: { hash: game, definition: playedOn(definition).definition },
    },
  })
}

/** The mini of the first network, won by 10 kr. when it held its seed. */
export function jackpotRecord(definition: GameDefinition): RoundRecord {
  const network = required(networks[0], 'a network')
  const tier = required(network.tiers[2], 'the mini')
  const { turnoverOre } = tier as Extract<typeof tier, { kind: 'progressive' }>
  const stakeOre = definition.stakesOre.includes(1_000) ? 1_000 : definition.stakesOre.at(-1)
  const staked = required(stakeOre, 'a stake')
  for (let round = 0; ; round += 1) {
    const seed = seedOf(`jackpot ${round}`)
    const draw = drawJackpots(network, seed)[2]?.draw ?? turnoverOre
    if (draw >= BigInt(staked)) continue
    const won = Number(replay(definition, seed, ore(staked)).winOre)
    const levelMilliOre = Number(tier.seedOre * 1_000n)
    return asJson({
      ...slotRecord(definition),
      stake: { cashOre: staked, bonusOre: 0 },
      win: { cashOre: won, bonusOre: 0 },
      seed: hex(seed),
      jackpots: [
        {
          network: { key: network.key },
          tier: { key: tier.key, nameDa: tier.nameDa },
          levelMilliOre,
          amountOre: Math.floor((levelMilliOre + staked * Number(tier.growth)) / 1_000),
          at: '2026-11-21T12:00:00.000Z',
        },
      ],
    })
  }
}

const slips: Readonly<Record<string, unknown>> = {
  blackjack: [
    ['hand', 2_000],
    ['pair', 500],
  ],
  'video-poker': { coinOre: 100, coins: 5, hands: 1 },
  'three-card': [['ante', 2_000]],
  holdem: [['ante', 2_000]],
  roulette: [['red', 2_000]],
  'punto-banco': [['player', 2_000]],
}

export const tableGames = openTableGames()
  .filter(({ definition }, place, all) => {
    return all.findIndex((each) => each.definition.kind === definition.kind) === place
  })
  .map((game) => [game.definition.kind, game] as const)

/** A round at a table whose choices raise where they can; `isLeft`: the published rule played it. */
export function tableRecord(game: TableGame, name: string, isLeft = false): RoundRecord {
  const { definition, engine, hash, hasChoices } = game
  const bets = required(slips[definition.kind], 'bets')
  const seed = seedOf(name)
  const choices: number[] = []
  const raises: number[] = []
  const standing = () => engine.round(bets, Uint8Array.from(choices), seededRng(seed))
  let now = standing()
  while (!now.outcome) {
    const { options, automatic } = now
    const raise = options.find(({ raiseOre }) => raiseOre > 0n)
    const choice = isLeft ? automatic : (raise ?? options.at(-1))?.choice
    const chosen = required(
      options.find((each) => each.choice === choice),
      'an option',
    )
    choices.push(chosen.choice)
    if (chosen.raiseOre > 0n) raises.push(Number(chosen.raiseOre))
    now = standing()
  }
  const { stakeOre, payoutOre } = now.outcome
  const opening = Number(stakeOre) - raises.reduce((sum, raise) => sum + raise, 0)
  const bytes = [roundId.replaceAll('-', ''), hash, hex(seed)].join('')
  const commitment = createHash('sha256')
    .update('nordlys table round')
    .update(Buffer.from(bytes, 'hex'))
    .digest('hex')
  const move = (kind: 'stake' | 'raise' | 'paid', ofOre: number) => ({
    ...{ kind, amountOre: ofOre, cashOre: ofOre, bonusOre: 0 },
  })
  return asJson({
    ...over,
    kind: 'table',
    gameId: definition.id,
    stake: { cashOre: Number(stakeOre), bonusOre: 0 },
    win: { cashOre: Number(payoutOre), bonusOre: 0 },
    definitionHash: hash,
    seed: hex(seed),
    bets: hex(new TextEncoder().encode(JSON.stringify(bets))),
    played: playedOn(definition),
    ...(hasChoices && {
      commitment,
      choices: hex(Uint8Array.from(choices)),
      movements: [
        move('stake', -opening),
        ...raises.map((raise) => move('raise', -raise)),
        move('paid', Number(payoutOre)),
      ],
    }),
    ...(isLeft && { automaticFrom: 0 }),
  })
}
