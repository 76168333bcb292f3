import { ore, timeKey } from '@nordlys/core'
import { wantOtherBonus } from './guard-operations.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'
import { wantPlay } from './play-operations.ts'
import { type About, wantMessage, wantRollback } from './supplier-operations.ts'

/**
 * A supplier's round of bonus money: often one bonus has a stake in it after the other, and often it
 * pays, or is taken back, when it is over and its bonus has been used up or fulfilled.
 */
export function wantBonusRound(scene: Scene): void {
  const { choices, clock, random, model, players } = scene
  const cashOf = ({ id }: SimulatedPlayer) => model.account(id).cash
  const [player] = [...players].sort((a, b) => Number(cashOf(a) - cashOf(b)))
  const { playSession } = player ?? {}
  if (!player || !playSession) {
    if (player) wantPlay(scene, player)
    return
  }
  const round = timeKey(clock, random)
  const about = { playerId: player.id, playSession, round, target: undefined }
  const betThen = (then: (tx: string) => void) =>
    wantOtherBonus(scene, player, () => betMore(scene, about, then))
  betThen((first) => {
    if (choices.happens(60)) betThen(() => finish(scene, about, first))
    else finish(scene, about, first)
  })
}

/** Takes more than there is of cash: some of the bonus, or all. */
function betMore(scene: Scene, about: About, then: (tx: string) => void): void {
  const { cash, bonus } = scene.model.account(about.playerId)
  const some = 900
  // The bonus may be gone again before it was staked.
  const ofBonus = scene.choices.pick([Number(bonus) || some, some])
  const amountOre = ore(Number(cash) + ofBonus)
  const tx = wantMessage(scene, { ...about, action: 'bet', amountOre }, () => then(tx))
}

function finish(scene: Scene, about: About, tx: string): void {
  const { choices } = scene
  const wantWin = () => {
    const amountOre = ore(choices.pick([700, 1_501]))
    const won = wantMessage(scene, { ...about, action: 'win', amountOre })
    if (choices.happens(25)) wantRollback(scene, about, won)
  }
  if (choices.happens(40)) wantWin()
  wantMessage(scene, { ...about, action: 'end', amountOre: ore(0) }, () => {
    if (choices.happens(30)) wantOtherBonus(scene, { id: about.playerId }, () => undefined)
    if (choices.happens(60)) wantWin()
    if (choices.happens(40)) wantRollback(scene, about, tx)
  })
}
