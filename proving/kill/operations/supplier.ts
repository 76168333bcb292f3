import { systemClock, systemRandom, timeKey } from '@nordlys/core'
import { expect } from 'vitest'
import type { MoneyScene } from '../money-scene.ts'
import { rowsOf } from '../rows.ts'
import {
  type Message,
  openSupplierPlay,
  sayOfPlay,
  supplierGame,
  supplierName,
} from '../supplier-wire.ts'
import { launch } from '../wallet-wire.ts'
import { type Operation, oneMessage } from './operation.ts'

const stakeOre = 600
const winOre = 250

/** A message of a round; its number is the round's with the action's name behind. */
type Said = (round: string) => Message

const bet: Said = (round) => ({ kind: 'bet', round, number: `${round}-bet`, stakeOre })
const win: Said = (round) => ({ kind: 'win', round, number: `${round}-win`, winOre })
const endRound: Said = (round) => ({ kind: 'end-round', round, number: `${round}-end` })
const rollback: Said = (round) => {
  return { kind: 'rollback', round, number: `${round}-rollback`, target: `${round}-both` }
}

function betAndWin(endsRound: boolean): Said {
  return (round) => {
    const number = `${round}-both`
    return { kind: 'bet-and-win', round, number, stakeOre, winOre, endsRound }
  }
}

/** What a round's messages have booked, `number kind øre`, in the order of the text. */
const betBooked = `bet bet ${stakeOre}`
const winBooked = `win win ${winOre}`
const bothBooked = [`both bet ${stakeOre}`, `both~win win ${winOre}`]

/** A supplier's stake goes into its round. */
export const supplierBet = operation('a supplier’s bet', [], bet, [betBooked])

export const supplierWin = operation('a supplier’s win', [bet], win, [betBooked, winBooked])

/** Takes back stake and win of one message, which are two transactions. */
export const supplierRollback = operation('a supplier’s rollback', [betAndWin(false)], rollback, [
  ...bothBooked,
  `rollback bet-rolled-back ${stakeOre}`,
  `rollback~win win-rolled-back ${winOre}`,
])

export const supplierEndRound = operation('a supplier’s end of a round', [bet, win], endRound, [
  betBooked,
  `end round-ended ${stakeOre}`,
  winBooked,
])

/** Three transactions in one message. */
export const supplierBetAndWin = operation('a supplier’s bet and win', [], betAndWin(true), [
  ...bothBooked,
  `both~end round-ended ${stakeOre}`,
])

/** A message that comes after others of its round, repeated with the same number until answered. */
function operation(
  name: string,
  earlier: readonly Said[],
  said: Said,
  booked: readonly string[],
): Operation {
  return oneMessage(name, async (scene) => {
    const { platform } = scene
    const round = timeKey(systemClock, systemRandom)
    const play = await openSupplierPlay(platform, await launch(scene, supplierGame))
    const say = (each: Said) => sayOfPlay(platform, play, each(round))
    for (const each of earlier) expect(await say(each)).toMatchObject({ ok: true })
    return {
      say: () => say(said),
      async verify(answer) {
        expect(answer).toMatchObject({ ok: true })
        expect(await say(said)).toEqual(answer)
        expect(await bookedIn(scene, round)).toEqual([...booked].sort())
      },
    }
  })
}

/** Each transaction of a round's messages, with the whole of what it moved. */
async function bookedIn({ databaseUrl }: MoneyScene, round: string): Promise<string[]> {
  const rows = await rowsOf(
    databaseUrl,
    `SELECT substr(s.supplier_tx, length($1) + 2) AS number, t.kind,
       sum(e.amount_ore) FILTER (WHERE e.amount_ore > 0) AS amount_ore
     FROM audit_supplier_txns s JOIN audit_txns t USING (txn_id) JOIN audit_entries e USING (txn_id)
     WHERE s.supplier = $2 AND s.supplier_round = $1 GROUP BY s.supplier_tx, txn_id, t.kind`,
    [round, supplierName],
  )
  return rows.map(({ number, kind, amount_ore }) => `${number} ${kind} ${amount_ore}`).sort()
}
