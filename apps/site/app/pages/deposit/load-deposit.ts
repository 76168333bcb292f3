import {
  type DepositKind,
  isCardOpen,
  isShown,
  readDeposit,
  readDepositOptions,
} from '@nordlys/contracts'
import { systemRandom, timeKey } from '@nordlys/core'
import { ask } from '../../ground/scope/ask.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import { loadDepositLimits } from '../../parts/deposit-limits/load-deposit-limits.ts'
import { loadBonus } from './load-bonus.ts'
import type { Cashier } from './use-cashier-frames.ts'

export type LoadedDeposit = Awaited<ReturnType<typeof loadDeposit>>

/** What every page with the deposit's form needs; `?reference` asks how one deposit went. */
export async function loadDeposit(
  scope: RequestScope,
  url: URL,
  kind: DepositKind = 'main_deposit',
) {
  const player = await requirePlayer(scope, url)
  const reference = url.searchParams.get('reference')
  const [options, limits, shown, bonus] = await Promise.all([
    ask(scope, url, readDepositOptions, {}),
    loadDepositLimits(scope, url),
    reference ? ask(scope, url, readDeposit, { reference }) : undefined,
    isShown('bonus-code', player.standing) ? loadBonus(scope, url) : undefined,
  ])
  return {
    texts: textsOf(scope, 'deposit', 'limitations'),
    kind,
    isCardOpen: isCardOpen(scope.content.configuration.payment_methods, kind),
    options,
    limits,
    cashier: cashierFor(scope, options, player.playerId),
    attemptKey: timeKey(scope.clock, systemRandom),
    deposit: shown?.ok ? shown.deposit : undefined,
    bonus,
    standing: player.standing,
    totalBalance: player.summary.TotalBalance,
    welcomed: url.searchParams.has('velkommen') ? player.firstName : undefined,
  }
}

/** The card fields' own address, which tells the provider who pays and on whose page. */
function cashierFor(
  scope: RequestScope,
  { cashierUrl, merchantId }: { cashierUrl: string; merchantId: string },
  playerId: number,
): Cashier {
  const url = new URL(cashierUrl)
  url.searchParams.set('merchantId', merchantId)
  url.searchParams.set('userId', String(playerId))
  url.searchParams.set('origin', new URL(scope.publicUrl).origin)
  return { url: url.href, origin: url.origin }
}
