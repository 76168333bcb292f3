import { type Ore, ore, timeKey } from '@nordlys/core'
import {
  bet,
  betAndWin,
  endInGame,
  inputHash,
  type SupplierAnswer,
  takeBack,
  winInGame,
} from '../../apps/platform/src/ledger/index.ts'
import type { Books } from './books.ts'
import type { Copy } from './copy.ts'
import { gameId } from './facts.ts'
import { expectEqual, Failure, show } from './failure.ts'
import { isBet, playerRefOf, type SupplierFact } from './game-supplier.ts'
import type { Ask, Scene, SimulatedPlayer } from './operation.ts'
import { wantPlay } from './play-operations.ts'
import { refusalOf } from './purse.ts'

const supplier = 1
const stakes = [500, 2_000, 100, 8_000]
const winsInTenths = [0, 15, 5, 40]

/** A supplier's round: bets, wins and take-backs, each message sent until it is answered. */
export function wantSupplierRound(scene: Scene, player: SimulatedPlayer): void {
  const { choices, clock, random, facts } = scene
  const { playSession } = player
  if (!playSession) {
    wantPlay(scene, player)
    return
  }
  const round = timeKey(clock, random)
  const about = { playerId: player.id, playSession, round, target: undefined }
  const stakeOre = ore(choices.pick(stakes))
  const tx = wantStake(scene, about, stakeOre, choices.happens(35), (answer, fact) => {
    if (answer.outcome !== 'ok' || facts.supplier.hasForgotten(round)) return
    if (!fact.also?.endsRound) goOn(scene, about, stakeOre, tx)
    else if (choices.happens(30)) wantRollback(scene, about, tx)
  })
  if (choices.happens(8)) facts.supplier.forget(round)
  // The supplier has no answer yet and takes back what may never have arrived.
  else if (choices.happens(12)) wantRollback(scene, about, tx)
}

/** Whose messages, and of which round. */
export type About = Pick<SupplierFact, 'playerId' | 'playSession' | 'round' | 'target'>

/** A bet, which may be its win at once and the end of its round. */
function wantStake(
  scene: Scene,
  about: About,
  stakeOre: Ore,
  isWinAtOnce: boolean,
  then: (answer: SupplierAnswer, fact: SupplierFact) => void = () => undefined,
): string {
  const { choices } = scene
  const stake = { ...about, amountOre: stakeOre }
  const fact: SupplierFact = isWinAtOnce
    ? {
        ...stake,
        action: 'bet-and-win',
        also: { winOre: winOf(scene, stakeOre), endsRound: choices.happens(40) },
      }
    : { ...stake, action: 'bet' }
  return wantMessage(scene, fact, (answer) => then(answer, fact))
}

function winOf({ choices }: Scene, stakeOre: Ore): Ore {
  return ore((Number(stakeOre) * choices.pick(winsInTenths)) / 10)
}

function goOn(scene: Scene, about: About, stakeOre: Ore, tx: string): void {
  const { choices } = scene
  // What the supplier has decided and never says, it tells when it is asked.
  const say = choices.happens(20) ? neverSay : wantMessage
  const wantWin = () => {
    const amountOre = winOf(scene, stakeOre)
    if (amountOre === 0n) return
    const won = say(scene, { ...about, action: 'win', amountOre })
    if (choices.happens(15)) wantRollback(scene, about, won)
  }
  const course = choices.weighted<'win' | 'bet' | 'back'>([
    [6, 'win'],
    [3, 'bet'],
    [2, 'back'],
  ])
  if (course === 'bet') wantStake(scene, about, stakeOre, choices.happens(50))
  if (course === 'back') wantRollback(scene, about, tx)
  else wantWin()
  if (choices.happens(20)) wantWin()
  // Messages of one round overtake each other; the end may come before its wins.
  say(scene, { ...about, action: 'end', amountOre: ore(0) })
}

function neverSay({ clock, random, facts, counted }: Scene, fact: SupplierFact): string {
  const tx = timeKey(clock, random)
  facts.supplier.decide(tx, fact)
  facts.supplier.unsaid.add(tx)
  counted(`a supplier’s ${fact.action} was never sent`)
  return tx
}

/** Takes a message back that may never have arrived. */
export function wantRollback(scene: Scene, about: About, target: string): void {
  wantMessage(scene, { ...about, action: 'rollback', amountOre: ore(0), target })
}

/** Sends a message until it is answered; returns the supplier's number of it. */
export function wantMessage(
  scene: Scene,
  fact: SupplierFact,
  then: (answer: SupplierAnswer) => void = () => undefined,
): string {
  const { choices, clock, random, facts, counted } = scene
  const tx = timeKey(clock, random)
  facts.supplier.decide(tx, fact)
  const moments: bigint[] = []
  let first: string | undefined
  const ask: Ask = async (copy, since) => {
    moments.push(BigInt(clock.now().getTime()))
    const answer = await sendMessage(scene, copy, tx, fact)
    return () => {
      const { repeated, ...told } = answer
      if (repeated) counted('a repeated supplier message was answered from the books')
      counted(`a supplier’s ${fact.action} was answered ${answer.outcome}`)
      // An answer that is not kept may differ the next time.
      if (answer.outcome === 'round-unknown') return
      expectEqual(show(told), first ?? show(told), `a repeated ${fact.action} of ${tx}`)
      if (first) return
      first = show(told)
      facts.supplier.hear(tx, answer.outcome)
      hear(scene, { fact, tx, states: since(), moments }, answer)
      // By the second time the reason may be gone; the answer must not be.
      const isRefused = isBet(fact) && answer.outcome !== 'ok'
      if (isRefused && choices.happens(70)) scene.want(`supplier ${fact.action} again`, ask)
      then(answer)
    }
  }
  scene.want(`supplier ${fact.action}`, ask)
  return tx
}

/** Sends a message as the wallet would that got it from the wire. */
function sendMessage(
  { clock, random, facts }: Scene,
  copy: Copy,
  tx: string,
  fact: SupplierFact,
): Promise<SupplierAnswer> {
  const { db } = copy.payments
  const { round, playerId, playSession, amountOre, also, target = '' } = fact
  const key = () => timeKey(clock, random)
  const { definition } = facts.supplier
  const about = { round, playerId, definition }
  const message = { ...about, supplier, tx, input: hashOf(fact), key: key(), at: clock.now() }
  if (fact.action === 'win') return winInGame(db, { ...message, winOre: amountOre })
  if (fact.action === 'end') return endInGame(db, message)
  if (fact.action === 'rollback') return takeBack(db, { ...message, target, winKey: key() })
  const staked = { ...message, playSession, stakeOre: amountOre }
  if (!also) return bet(db, staked)
  return betAndWin(db, { ...staked, ...also, winKey: key(), endKey: key() })
}

/** The same hash as the wallet's, which may act on a message by the supplier's report before it comes. */
function hashOf({ action, playerId, playSession, round, amountOre, also, target }: SupplierFact) {
  const chosen = {
    bet: [playSession, amountOre],
    win: [amountOre],
    'bet-and-win': [playSession, amountOre, also?.winOre ?? 0n, String(also?.endsRound)],
    rollback: [target ?? ''],
    end: [],
  }[action]
  const kind = action === 'end' ? 'end-round' : action
  return inputHash([kind, round, gameId, playerRefOf(playerId), ...chosen])
}

interface Heard {
  fact: SupplierFact
  tx: string
  states: readonly Books[]
  moments: readonly bigint[]
}

function hear(scene: Scene, heard: Heard, answer: SupplierAnswer): void {
  const { suppliers } = scene.model
  const { fact, tx } = heard
  const booked = suppliers.toldWith(tx)
  if (booked) {
    expectEqual(answer.outcome, 'ok', `the answer of booked ${tx}`)
    // Another message of the same moment may have ended the bonus, too.
    const rows = [booked, suppliers.endedWith.get(booked.key) ?? booked]
    const balances = rows.map(({ cashAfter, bonusAfter }) => (cashAfter ?? 0n) + (bonusAfter ?? 0n))
    const isRight = balances.some((balance) => balance === answer.balanceOre)
    if (!isRight) throw new Failure(`the balance told with ${tx}: ${answer.balanceOre}`)
    return
  }
  if (answer.outcome === 'ok' && (isBet(fact) || fact.action === 'win')) {
    throw new Failure(`${fact.action} ${tx} was taken and is not in the books`)
  }
  if (!isRight(scene, heard, answer.outcome)) {
    throw new Failure(`${fact.action} ${tx} was answered ${answer.outcome} without reason`)
  }
}

/** Whether a message that moved nothing could be answered so at some moment. */
function isRight(scene: Scene, heard: Heard, outcome: SupplierAnswer['outcome']): boolean {
  const { suppliers } = scene.model
  const { fact, tx, states, moments } = heard
  const round = suppliers.rounds.get(fact.round)
  const messages = [...scene.facts.supplier.messages.values()]
  if (outcome === 'rolled-back') return messages.some(({ target }) => target === tx)
  if (outcome === 'round-ended') return round?.isEnded === true
  if (outcome === 'round-rolled-back') return round?.stakeCash === 0n && round.stakeBonus === 0n
  // What was won is paid, whatever became of the player's game meanwhile.
  if (fact.action === 'win') return false
  if (fact.action === 'end') return outcome === 'ok' && round?.isEnded === true
  if (fact.action === 'rollback') {
    const isMoved = suppliers.booked.has(fact.target ?? '')
    if (outcome === 'transaction-unknown') return !isMoved
    if (outcome === 'win-paid') return isMoved && suppliers.hasOtherWin(fact)
    return outcome === 'ok' && (!isMoved || suppliers.takenBack.has(fact.target ?? ''))
  }
  return states.some((books) =>
    moments.some((at) => {
      const account = scene.model.account(fact.playerId, books)
      const earlier = round ? round.stakeCash + round.stakeBonus : 0n
      const { playSession, amountOre: stake } = fact
      const roundStakes = [stake, stake + earlier]
      return roundStakes.some(
        (roundStake) => refusalOf(account, { playSession, stake, roundStake, at }) === outcome,
      )
    }),
  )
}
