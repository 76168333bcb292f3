import {
  type Caller,
  createCaller,
  readSession,
  type SessionCredential,
  startDeposit,
  startPause,
} from '@nordlys/contracts'
import { type DemoPlayer, demoPlayers, type Place } from './demo-players.ts'
import { haveLimitWait, limitOf, lowerTo, newKey } from './deposit-limits.ts'
import { payByCard, tryLogIn } from './over-the-wire.ts'
import { findReadyMadePlayers } from './ready-made.ts'
import { standingPlayers } from './standing-players.ts'

/**
 * Brings those up to date whose standing is of a time: an increase that waits holds after a day, deposits
 * leave a limit's window, a pause ends. Done at each later start, over the wire like anybody's wish; a
 * player whom somebody has brought where a wish is refused is left as they stand. Answers how many were
 * asked after.
 */
export async function keepPlayersAsTold({ urls, secrets, databaseUrl }: Place): Promise<number> {
  const { platform: baseUrl, sandbox: sandboxUrl } = urls
  const caller = createCaller({ baseUrl, credential: secrets.siteCredential })
  const isThere = new Set(await findReadyMadePlayers(databaseUrl))
  const all: readonly DemoPlayer[] = [...demoPlayers, ...standingPlayers]
  const kept = all.filter((player) => isThere.has(player) && Object.hasOwn(asTold, player.persona))
  for (const player of kept) {
    const session = await tryLogIn(caller, player.persona)
    if (session) await asTold[player.persona]?.({ caller, session, player, sandboxUrl })
  }
  return kept.length
}

interface Kept {
  caller: Caller
  session: SessionCredential
  player: DemoPlayer
  sandboxUrl: string
}

const asTold: Readonly<Record<string, (kept: Kept) => Promise<unknown>>> = {
  hanne: ({ caller, session }) => haveLimitWait(caller, session),
  nanna: spendLimit,
  sofie: spendLimit,
  pia: async ({ caller, session }) => {
    if ((await standingOf(caller, session)) !== 'open') return
    await caller.call(startPause, { kind: '30-days', idempotencyKey: newKey() }, session)
  },
}

/** Pays in the first amount again when all of it has left the month. */
async function spendLimit({ caller, session, player, sandboxUrl }: Kept): Promise<void> {
  const { depositKroner: amountKroner, name: cardHolder, contact } = player
  if (!amountKroner || (await standingOf(caller, session)) !== 'open') return
  const limitKroner = Number(contact.limit_amount)
  await lowerTo(caller, session, { period: 'month', limitKroner })
  const month = await limitOf(caller, session, 'month')
  const isUnused = month !== undefined && 'ore' in month.used && month.used.ore === 0n
  const hasRoom = month?.left && 'ore' in month.left && month.left.ore >= amountKroner * 100
  if (!isUnused || !hasRoom) return
  const wish = { amount: String(amountKroner), method: 'card' as const, idempotencyKey: newKey() }
  const begun = await caller.call(startDeposit, wish, session)
  if (begun.ok) await payByCard(begun, { sandboxUrl, cardHolder })
}

async function standingOf(caller: Caller, session: SessionCredential) {
  const read = await caller.call(readSession, { act: false }, session)
  return read.ok ? read.player.standing : undefined
}
