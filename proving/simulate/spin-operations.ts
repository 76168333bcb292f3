import { bonusSpinChoices } from '@nordlys/contracts'
import { after, hourMs, minuteMs, ore, timeKey } from '@nordlys/core'
import { endBonus } from '../../apps/platform/src/bonuses/index.ts'
import { grantSpins } from '../../apps/platform/src/ledger/index.ts'
import { wantChargeback } from './chargeback.ts'
import { gameId } from './facts.ts'
import { expectEqual, Failure, show } from './failure.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'
import type { CardPayment } from './parties.ts'
import { definitionHash, wantPlay } from './play-operations.ts'
import { askRound, newRound, spinFor, type Wager } from './round-operations.ts'
import { welcome } from './welcome-offer.ts'

/** Plays promised spins, those of another player now and then, or is given some. */
export function wantSpins(scene: Scene, player: SimulatedPlayer): void {
  const { choices, model } = scene
  const isAnyones = choices.happens(8)
  const grants = model.now.spins.filter((grant) => isAnyones || grant.player === BigInt(player.id))
  if (grants.length > 0 && choices.happens(65)) wantSpin(scene, player, choices.pick(grants).id)
  else wantSpinGrant(scene, player)
}

/** Some spins of one value until a moment, given once however often it is asked. */
function wantSpinGrant(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, facts, model, counted } = scene
  const grantId = timeKey(clock, random)
  const at = clock.now()
  const spins = {
    playerId: player.id,
    gameIds: [choices.happens(12) ? 'another-game' : gameId],
    valueOre: ore(choices.pick([200, 25])),
    count: choices.pick([2, 1, 3]),
    expiresAt: after(at, choices.pick([24 * hourMs, 20 * minuteMs, 2 * minuteMs])),
  }
  facts.spins.set(grantId, spins)
  let isHeard = false
  const offer = { offerId: welcome.offerId, offerVersion: welcome.version }
  scene.want('spins', async ({ payments }, since) => {
    const grant = { grantId, ...offer, ...spins, at }
    const answer = await payments.db.transaction().execute((tx) => grantSpins(tx, grant))
    return () => {
      if (!answer.ok) {
        const isBarred = since().some((books) => {
          return model.account(player.id, books).barredUntil > BigInt(at.getTime())
        })
        const isRight = answer.refusal === 'barred' && isBarred
        if (!isRight) throw new Failure(`spins were refused without reason: ${show(answer)}`)
        counted('spins were refused: barred')
        return
      }
      if (!model.spins.find(grantId)) throw new Failure(`spins ${grantId} are not in the books`)
      counted(answer.repeated ? 'repeated spins were given once' : 'spins were given')
      if (isHeard) return
      isHeard = true
      wantSpin(scene, player, grantId)
    }
  })
}

/** One spin of a grant, asked under the same key until it is answered, each time with another draw. */
function wantSpin(scene: Scene, player: SimulatedPlayer, grantId: string): void {
  const { choices, model } = scene
  if (!player.playSession) {
    wantPlay(scene, player)
    return
  }
  const value = model.spins.find(grantId)?.value ?? 0n
  const fact = newRound(scene, player.id, player.playSession)
  // A game server gone wrong: another value than was given, or the key of a spin for a round.
  const valueOre = ore(choices.happens(6) ? value + 100n : value)
  askRound(scene, fact, spinOf(grantId, valueOre), () => {
    if (choices.happens(60)) wantSpin(scene, player, grantId)
  })
  if (choices.happens(5)) askRound(scene, fact, spinFor(ore(100)))
}

function spinOf(grantId: string, valueOre: Wager['stakeOre']): Wager {
  return {
    definitionHash,
    choices: bonusSpinChoices(grantId),
    stakeOre: ore(0),
    isGamble: false,
    wins: [0, 20, 7, 0, 60],
    spin: { grantId, valueOre },
  }
}

/**
 * What a first deposit brought is used: its spins are played, and now and then its bonus is given up, or
 * the bank takes the money back.
 */
export function useWelcome(scene: Scene, reference: string, payment: CardPayment): void {
  const choice = scene.model.now.choices.find((each) => each.broughtBy === reference)
  const player = scene.players.find(({ id }) => BigInt(id) === choice?.player)
  if (choice?.state !== 'granted' || !player) return
  wantSpin(scene, player, choice.spins ?? '')
  if (choice.bonus && scene.choices.happens(30)) wantEnd(scene, player, choice.bonus)
  const { playerId, amountOre, txId } = payment
  if (scene.choices.happens(20)) wantChargeback(scene, { playerId, amountOre, reference: txId })
}

/** The player ends the bonus themselves, once however often they ask. Spins stay. */
function wantEnd(scene: Scene, player: SimulatedPlayer, bonusId: string): void {
  const { clock, random, facts, model, counted } = scene
  const idempotencyKey = timeKey(clock, random)
  let first: string | undefined
  scene.want('end by the player', async ({ payments }) => {
    facts.voidsAsked.add(bonusId)
    const request = { bonusId, idempotencyKey }
    const answer = await endBonus(payments, player.id, request)
    return () => {
      expectEqual(show(answer), first ?? show(answer), 'a repeated end of a bonus')
      if (!first) counted(`the welcome bonus was ended: ${answer.ok ? 'ok' : answer.refusal}`)
      first = show(answer)
      const row = model.movements.get(`bonus-forfeited ${bonusId}`)
      if (answer.ok && answer.lostOre > 0n) expectEqual(-answer.lostOre, row?.bonus, 'what it lost')
      const isActive = model.now.bonuses.some(
        ({ id, state }) => id === bonusId && state === 'active',
      )
      if (answer.ok && isActive) throw new Failure(`bonus ${bonusId} was ended and is active`)
    }
  })
}
