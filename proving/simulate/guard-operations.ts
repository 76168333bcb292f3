import { after, hourMs, minuteMs, ore, timeKey } from '@nordlys/core'
import {
  type BarReason,
  grantBonus,
  setBar,
  setPlayLimit,
  voidActiveBonus,
  voidBonus,
  voidSpins,
} from '../../apps/platform/src/ledger/index.ts'
import type { Books } from './books.ts'
import { Failure, show } from './failure.ts'
import type { Scene, SimulatedPlayer } from './operation.ts'

const bonusesOre = [2_000, 5_000]

type Whose = Pick<SimulatedPlayer, 'id'>

/** A bonus with its requirement; one is active at a time. Sometimes it is taken away again. */
export function wantBonus(scene: Scene, player: Whose, then?: () => void): void {
  const { choices, clock, random, facts, model, counted } = scene
  const bonusId = timeKey(clock, random)
  const amountOre = ore(choices.pick(bonusesOre))
  const requiredOre = ore(choices.pick([10_000, 1_000, 0]))
  const stakeMaxOre = choices.happens(50) ? ore(5_000) : undefined
  const at = clock.now()
  const expiresAt = after(at, choices.pick([24 * hourMs, 20 * minuteMs, 2 * minuteMs]))
  const grant = { bonusId, playerId: player.id, amountOre, requiredOre, stakeMaxOre, expiresAt, at }
  facts.bonuses.set(bonusId, grant)
  scene.want('bonus', async ({ payments }, since) => {
    const answer = await payments.db.transaction().execute((tx) => grantBonus(tx, grant))
    return () => {
      // One that was refused may have been granted since to the same wish, asked again.
      const isBooked = model.movements.has(`bonus-granted ${bonusId}`)
      if (answer.ok && !isBooked) throw new Failure(`bonus ${bonusId}: ${show(answer)}`)
      counted(answer.ok ? 'a bonus was granted' : `a bonus was refused: ${answer.refusal}`)
      if (answer.ok) {
        if (then) then()
        else if (choices.happens(20)) wantVoid(scene, player, bonusId)
        return
      }
      const isRight = since().some((books) => {
        const account = model.account(player.id, books)
        const isOther = account.bonusId !== null && account.bonusId !== bonusId
        if (answer.refusal === 'bonus-active') return isOther
        return answer.refusal === 'barred' && account.barredUntil > BigInt(at.getTime())
      })
      if (!isRight) throw new Failure(`a bonus was refused without reason: ${show(answer)}`)
    }
  })
}

/** The active bonus, if any, is taken away, and then there is another. */
export function wantOtherBonus(scene: Scene, player: Whose, then: () => void): void {
  const { bonusId } = scene.model.account(player.id)
  const wantNext = () => wantBonus(scene, player, then)
  if (bonusId) wantVoid(scene, player, bonusId, wantNext)
  else wantNext()
}

function wantVoid(scene: Scene, player: Whose, bonusId: string, then?: () => void): void {
  const { facts, model, counted } = scene
  const isActive = ({ bonuses }: Books) =>
    bonuses.some(({ id, state }) => id === bonusId && state === 'active')
  scene.want('end of a bonus', async ({ payments }, since) => {
    facts.voidsAsked.add(bonusId)
    const at = payments.clock.now()
    const asked = { playerId: player.id, bonusId, reason: 'ended-by-player', at } as const
    const isVoided = await payments.db.transaction().execute((tx) => voidBonus(tx, asked))
    return () => {
      if (isVoided) counted('a bonus was taken away')
      // One that had ended without us is active again when its stake is returned.
      const isEnded = isVoided ? !isActive(model.now) : since().some((books) => !isActive(books))
      if (!isEnded) throw new Failure(`bonus ${bonusId} was taken away and is active`)
      then?.()
    }
  })
}

/** A bar that falls on a player while they play. A pause takes bonus and spins with it. */
export function wantBar(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, model, facts, counted } = scene
  const reason = choices.pick<BarReason>(['lock', 'pause'])
  const until = after(clock.now(), choices.pick([minuteMs, 5 * minuteMs]))
  const isLifted = reason === 'lock' && choices.happens(40)
  scene.want('bar', async ({ payments }) => {
    const at = payments.clock.now()
    const bar = { playerId: player.id, reason, until: isLifted ? undefined : until, at }
    const had = model.now.spins.filter((grant) => grant.player === BigInt(player.id))
    const isLonger = await payments.db
      .transaction()
      .execute(async (tx) => {
        await setBar(tx, bar)
        if (reason !== 'pause') return
        facts.pausesAsked.add(BigInt(player.id))
        facts.lookAtSpins(at)
        await voidActiveBonus(tx, { playerId: player.id, reason: 'paused', at })
        await voidSpins(tx, { reason: 'paused', playerId: player.id, at })
      })
      .then(() => true, refusesToShorten)
    return () => {
      counted(isLonger ? 'a bar was set or lifted' : 'a pause was not shortened')
      const { barredUntil } = model.account(player.id)
      // One that is over may have been followed by another, which may be over, too.
      const isOver = until <= at || until <= clock.now()
      const isHeld = reason !== 'pause' || isOver || barredUntil >= BigInt(until.getTime())
      if (!isHeld) throw new Failure('a pause is shorter than was asked')
      const kept = had.find(({ id }) => model.spins.find(id)?.state === 'active')
      if (reason === 'pause' && isLonger && kept) throw new Failure(`a pause left spins ${kept.id}`)
    }
  })
}

/** What players decide against themselves is never shortened; the ledger throws. */
function refusesToShorten(error: Error): boolean {
  if (error.message.includes('is never shortened')) return false
  throw error
}

export function wantLossLimit(scene: Scene, player: SimulatedPlayer): void {
  const { choices } = scene
  const amountOre = choices.pick([ore(6_000), ore(15_000), undefined])
  scene.want('loss limit', async ({ payments }) => {
    const loss = { measure: 'loss', period: 'day', size: amountOre } as const
    const limit = { playerId: player.id, ...loss, at: payments.clock.now() }
    await payments.db.transaction().execute((tx) => setPlayLimit(tx, limit))
    return () => scene.counted('a loss limit was set')
  })
}
