import { formatKroner, ore } from '@nordlys/core'
import type { TableDefinition } from '../game/table-games.ts'
import type { TableEngine, TableStanding } from '../tables/engine.ts'
import { hashOf, isAll, nameOf } from './check-slot.ts'
import { engineOf } from './engines.ts'
import {
  type Bench,
  bytesOf,
  type Finding,
  finding,
  type RoundRecord,
  textBytes,
  wholeOf,
} from './record.ts'

/** A round at a table, choice by choice. Undefined where it cannot be played here. */
export async function checkTable(
  record: RoundRecord,
  bench: Bench,
): Promise<Finding[] | undefined> {
  const { seed = '', definitionHash = '', played, commitment } = record
  const rngOf = await bench.rngOf(bytesOf(seed))
  if (!rngOf || !played) return undefined
  const definition = played.definition as TableDefinition
  const findings = [finding('definition', definitionHash, hashOf(bench, definition))]
  // Of another definition nothing follows.
  if (!isAll(findings)) return findings
  if (commitment !== undefined) {
    findings.push(finding('commitment', commitment, commitmentOf(record, bench)))
  }
  const named = `${definition.id} ${definition.version}`
  findings.push(finding('game', nameOf(record, played), named))
  const isLeft = record.automaticFrom !== undefined
  const engine = await engineOf(definition, isLeft).catch(() => undefined)
  return engine && [...findings, ...playHand(record, engine, rngOf)]
}

type RngOf = NonNullable<Awaited<ReturnType<Bench['rngOf']>>>

function playHand(record: RoundRecord, engine: TableEngine, rngOf: RngOf): Finding[] {
  const { stake, win } = record
  const bets = betsOf(record)
  const read = bets === undefined ? undefined : engine.read(bets)
  if (!read?.ok) return [finding('stake', wholeOf(stake), 'none')]
  const choices = bytesOf(record.choices ?? '')
  const standings: TableStanding[] = []
  for (let made = 0; made <= choices.length; made += 1) {
    const before = standings.at(-1)
    const choice = choices[made - 1]
    if (before && !before.options.some((each) => each.choice === choice)) {
      return [finding('choices', `${made}: ${choice}`, 'none')]
    }
    standings.push(engine.round(bets, choices.subarray(0, made), rngOf()))
  }
  const { outcome } = standings.at(-1) ?? {}
  if (!outcome) return [finding('choices', `${choices.length}`, 'none')]
  return [
    finding('choices', `${choices.length}`, `${choices.length}`),
    ...checkStakes(record, Number(read.stakeOre), raisesOf(standings, choices)),
    ...checkRule(record, standings, choices),
    finding('stake', wholeOf(stake), Number(outcome.stakeOre)),
    finding('win', wholeOf(win), Number(outcome.payoutOre)),
    // Tables are played for cash alone.
    finding('stake-parts', stake.bonusOre, 0),
    finding('win-parts', win.bonusOre, 0),
  ]
}

/** The raises of the choices, in their order; a choice that costs nothing is no movement. */
function raisesOf(standings: readonly TableStanding[], choices: Uint8Array): number[] {
  return [...choices].flatMap((choice, made) => {
    const option = standings[made]?.options.find((each) => each.choice === choice)
    return option && option.raiseOre > 0n ? [Number(option.raiseOre)] : []
  })
}

/** A hand's movements are its first stake and each raise; a round in one go has none. */
function checkStakes(
  { movements }: RoundRecord,
  openingOre: number,
  raises: readonly number[],
): Finding[] {
  if (movements.length === 0) return []
  const shown = movements.flatMap(({ kind, amountOre }) =>
    kind === 'stake' || kind === 'raise' ? [-amountOre] : [],
  )
  return [finding('raises', inKroner(shown), inKroner([openingOre, ...raises]))]
}

function inKroner(amounts: readonly number[]): string {
  return amounts.map((each) => formatKroner(ore(each))).join(' + ')
}

/** From where the player left, each choice must be the published rule's. */
function checkRule(
  { automaticFrom }: RoundRecord,
  standings: readonly TableStanding[],
  choices: Uint8Array,
): Finding[] {
  if (automaticFrom === undefined) return []
  const chosen = [...choices.subarray(automaticFrom)]
  const ruled = standings.slice(automaticFrom, choices.length).map(({ automatic }) => automatic)
  return [finding('rule', chosen.join(' '), ruled.join(' '))]
}

/** Undefined when they are no JSON. */
function betsOf({ bets = '' }: RoundRecord): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(bets)))
  } catch {
    return undefined
  }
}

/** The SHA-256 of a fixed name, the round, the definition and the seed. */
function commitmentOf({ roundId, definitionHash = '', seed = '' }: RoundRecord, bench: Bench) {
  const name = textBytes('nordlys table round')
  const rest = bytesOf(roundId.replaceAll('-', '') + definitionHash + seed)
  const all = new Uint8Array(name.length + rest.length)
  all.set(name)
  all.set(rest, name.length)
  return bench.sha256(all)
}
