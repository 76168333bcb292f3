import {
  type Caller,
  changeLimit,
  type LimitPeriod,
  readLimits,
  type SessionCredential,
} from '@nordlys/contracts'

/** A weekly limit of 1.000 kr. that waits to be 2.000; answers whether it does. */
export async function haveLimitWait(caller: Caller, session: SessionCredential): Promise<boolean> {
  const week = await limitOf(caller, session, 'week')
  if (!week || week.waiting) return week !== undefined
  await lowerTo(caller, session, { period: 'week', limitKroner: 1_000 })
  const wish = { kind: 'deposit', period: 'week', to: { amount: '2000' } } as const
  const increased = await caller.call(changeLimit, { ...wish, idempotencyKey: newKey() }, session)
  return increased.ok && increased.isWaiting
}

/** Does nothing to a limit that is as low already. */
export async function lowerTo(
  caller: Caller,
  session: SessionCredential,
  { period, limitKroner }: { period: LimitPeriod; limitKroner: number },
): Promise<void> {
  const now = await limitOf(caller, session, period)
  if (!now?.limit || !('ore' in now.limit) || now.limit.ore <= limitKroner * 100) return
  const to = { amount: String(limitKroner) }
  const idempotencyKey = newKey()
  await caller.call(changeLimit, { kind: 'deposit', period, to, idempotencyKey }, session)
}

export async function limitOf(caller: Caller, session: SessionCredential, period: LimitPeriod) {
  const read = await caller.call(readLimits, {}, session)
  if (!read.ok) return undefined
  return read.limits.find((limit) => limit.kind === 'deposit' && limit.period === period)
}

/** Of a wish that is sent once. */
export function newKey(): string {
  return crypto.randomUUID()
}
