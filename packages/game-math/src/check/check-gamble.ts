import type { GambleDefinition } from '../gamble/gamble.ts'
import { bonusPartOf, hashOf, nameOf } from './check-slot.ts'
import { type Bench, bytesOf, type Finding, finding, type RoundRecord, wholeOf } from './record.ts'

/** A win that was staked once more: one draw of two, as `playGamble` makes it. [S51] */
export async function checkGamble(
  record: RoundRecord,
  bench: Bench,
): Promise<Finding[] | undefined> {
  const { seed = '', definitionHash = '', played, stake, win, standsOn } = record
  const rngOf = await bench.rngOf(bytesOf(seed))
  if (!rngOf || !played?.game) return undefined
  const gamble = played.definition as Partial<GambleDefinition>
  const game = played.game.definition as { id?: unknown; version?: unknown }
  const card = rngOf().below(2) === 0 ? 'red' : 'black'
  const staked = wholeOf(stake)
  const worked = card === gamble.choice ? staked * 2 : 0
  return [
    finding('definition', definitionHash, hashOf(bench, played.definition)),
    finding('definition', played.game.hash, hashOf(bench, played.game.definition)),
    finding('definition', gamble.game ?? '', played.game.hash),
    finding('game', nameOf(record, played), `${game.id} ${game.version}`),
    ...(standsOn ? [finding('gambled', staked, standsOn.winOre)] : []),
    finding('win', wholeOf(win), worked),
    finding('win-parts', win.bonusOre, bonusPartOf(wholeOf(win), stake)),
  ]
}
