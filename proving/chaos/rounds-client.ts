import { readHistory } from '@nordlys/contracts'
import { hex, invariant, systemClock, systemRandom, timeKey } from '@nordlys/core'
import { supplierGame } from '../kill/supplier-wire.ts'
import { launch, openPlay, settle, type WalletWire } from '../kill/wallet-wire.ts'
import { answerTimeoutMs, type Copy } from './asker.ts'
import type { ClientKind, Seat } from './client.ts'
import { compareJournal } from './compare-journal.ts'

/** A round as the client asked for it, and what it was told. */
interface Journaled {
  stakeOre: number
  /** One for each time it was asked: a server that has forgotten draws anew. */
  offeredWinsOre: number[]
  /** The win, or why there was none. */
  told: number | 'too-little-money'
  /** What it won of jackpots beside that. */
  jackpotsOre: number
}

/** One in so many rounds is looked up in the player's history at once. */
const lookedUp = 20
const stakesOre = [10, 25, 50, 100, 200, 500]

/** Players of slots: a stake, and as likely as not the double of it back, so that money lasts. */
export function roundsKind(): ClientKind {
  const journal = new Map<string, Journaled>()
  return {
    name: 'rounds',
    playsAt: 'rounds',
    paceMs: { least: 15, most: 15 },
    books: ['round', 'jackpot-funded', 'jackpot-won'],
    async open(seat) {
      const playSession = await openSlot(seat)
      return () => playRound(seat, playSession, journal)
    },
    check: (databaseUrl) =>
      compareJournal({ what: 'round', journal }, { databaseUrl, query }, isAsTold),
  }
}

async function openSlot(seat: Seat): Promise<string> {
  const launchToken = await launch(seat, 'vikingernes-guld')
  const opened = await seat.asker.untilAnswered((copy) => openPlay(wireTo(seat, copy), launchToken))
  return opened.playSession
}

async function playRound(
  seat: Seat,
  playSession: string,
  journal: Map<string, Journaled>,
): Promise<void> {
  const { asker, chance, tally } = seat
  const key = timeKey(systemClock, systemRandom)
  const stakeOre = chance.pick(stakesOre)
  const offeredWinsOre: number[] = []
  const round = { key, playSession, definitionHash: 'ab'.repeat(32), stakeOre, choices: '' }
  const result = await asker.untilAnswered((copy) => {
    const winOre = chance.below(2) * 2 * stakeOre
    offeredWinsOre.push(winOre)
    const drawn = { ...round, winOre, seed: hex(chance.bytes(32)) }
    return settle(wireTo(seat, copy), drawn)
  })
  const told = result.ok ? Number(result.winOre) : result.refusal
  invariant(typeof told === 'number' || told === 'too-little-money', `a round is refused: ${told}`)
  const jackpots = result.ok ? (result.jackpots ?? []) : []
  const jackpotsOre = jackpots.reduce((total, { amountOre }) => total + Number(amountOre), 0)
  journal.set(key, { stakeOre, offeredWinsOre, told, jackpotsOre })
  tally.acknowledge(result.ok ? 'rounds settled' : 'rounds refused')
  if (result.ok && chance.below(lookedUp) === 0) await lookUp(seat, key)
}

/** I17: whichever copy is asked, what a player was told is what the player then sees. */
async function lookUp({ caller, session, tally }: Seat, key: string): Promise<void> {
  // A jackpot is a line of its own, above the round that won it.
  const newest = { kind: 'rounds', days: 1, page: 1, pageSize: 10 } as const
  const history = await caller.call(readHistory, newest, session)
  invariant(history.ok, 'a player sees their history')
  const seen = history.lines.find(({ kind }) => kind === 'round')?.id
  invariant(seen === key, `I17 the round just told is not the newest: ${key}, seen ${seen}`)
  tally.acknowledge('rounds looked up')
}

function wireTo({ walletSecret: secret }: Seat, { url }: Copy): WalletWire {
  return { url, secret, timeoutMs: answerTimeoutMs }
}

const query = `
  SELECT r.round_id::text AS key, r.stake_ore::int, r.win_ore::int, r.state,
    coalesce(j.amount, 0)::int AS jackpots_ore
  FROM audit_rounds r
  LEFT JOIN (SELECT round, sum(amount) AS amount FROM ledger_jackpot_win GROUP BY round) j
    ON j.round = r.round_id
  WHERE r.game_id <> '${supplierGame}'`

function isAsTold(
  { stakeOre, told, offeredWinsOre, jackpotsOre }: Journaled,
  row: Record<string, unknown>,
): boolean {
  if (row.stake_ore !== stakeOre || row.jackpots_ore !== jackpotsOre) return false
  if (told === 'too-little-money') return row.state === 'refused'
  return row.state === 'settled' && row.win_ore === told && offeredWinsOre.includes(told)
}
