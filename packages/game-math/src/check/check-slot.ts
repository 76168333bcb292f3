import { ore } from '@nordlys/core'
import { canonicalJson } from '../base/definition-hash.ts'
import { checkDefinition } from '../game/check-definition.ts'
import { compile, playRound } from '../game/play.ts'
import { winOre } from '../game/replay.ts'
import {
  type Bench,
  bytesOf,
  type Finding,
  finding,
  type PlayedOn,
  type RoundRecord,
  textBytes,
  wholeOf,
} from './record.ts'

/** A slot's round, played by its own definition. Undefined where that cannot be done here. */
export async function checkSlot(record: RoundRecord, bench: Bench): Promise<Finding[] | undefined> {
  const { seed = '', definitionHash = '', played, stake, win, spin } = record
  const rngOf = await bench.rngOf(bytesOf(seed))
  if (!rngOf || !played) return undefined
  const findings = [finding('definition', definitionHash, hashOf(bench, played.definition))]
  // Of another definition nothing follows.
  if (!isAll(findings)) return findings
  const checked = checkDefinition(played.definition)
  if (!checked.ok) return undefined
  const { definition } = checked
  findings.push(finding('game', nameOf(record, played), `${definition.id} ${definition.version}`))
  const drawnFor = spin?.valueOre ?? wholeOf(stake)
  const stakes = definition.stakesOre.includes(drawnFor) ? drawnFor : 'none'
  findings.push(finding('stake', drawnFor, stakes))
  if (spin) findings.push(finding('stake', wholeOf(stake), 0))
  if (stakes === 'none') return findings
  const outcome = playRound(compile(definition), rngOf())
  const worked = Number(winOre(outcome, ore(drawnFor)))
  findings.push(finding('win', wholeOf(win), worked))
  findings.push(finding('win-parts', win.bonusOre, bonusPartOf(wholeOf(win), stake)))
  return findings
}

/** A win goes to cash and bonus as the stake came from them, the bonus part rounded down. */
export function bonusPartOf(win: number, stake: RoundRecord['stake']): number {
  const staked = wholeOf(stake)
  if (staked === 0) return 0
  return Number((BigInt(win) * BigInt(stake.bonusOre)) / BigInt(staked))
}

export function hashOf(bench: Bench, definition: object): string {
  return bench.sha256(textBytes(canonicalJson(definition)))
}

export function nameOf({ gameId }: RoundRecord, { version }: PlayedOn): string {
  return `${gameId} ${version}`
}

export function isAll(findings: readonly Finding[]): boolean {
  return findings.every((each) => each.agrees)
}
