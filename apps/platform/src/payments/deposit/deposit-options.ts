import {
  challengeWidths,
  mayCall,
  namedConfigurations,
  type OutcomeOf,
  type readDepositOptions as optionsCall,
  type RequestOf,
  refusedBy,
  type SavedCard,
} from '@nordlys/contracts'
import type { Ore, PlayerId } from '@nordlys/core'
import { readPromisedOffer } from '../../bonuses/index.ts'
import { readConfiguration } from '../../content/index.ts'
import { readLimits } from '../../limits/index.ts'
import type { MethodName } from '../base/payment-method.ts'
import type { PayingPlayer, PaymentsContext } from '../base/payments-context.ts'
import { amountBounds } from './amount-bounds.ts'
import { countDeposits } from './has-deposited.ts'

/**
 * The content of a deposit's page before an amount is chosen: the ways to pay that are open, what limits
 * leave, the offer, and the parameters of the card's frame. [SCREEN-01] [DATA-15]
 */
export async function readDepositOptions(
  context: PaymentsContext,
  { playerId, standing }: PayingPlayer,
  { kind }: RequestOf<typeof optionsCall>,
): Promise<OutcomeOf<typeof optionsCall>> {
  const refused = refusedBy('start-deposit', standing)
  if (refused) return refused
  const { db, settings, clock } = context
  const at = clock.now()
  const { limits } = await readLimits(db, playerId, at)
  const methods = await openMethods(context, playerId, kind)
  return {
    ok: true,
    methods,
    cards: await cardsOf(context, { playerId, methods, at }),
    quickAmountsOre: [...settings.quickAmountsOre],
    limits: limits.filter((limit) => limit.kind === 'deposit' && limit.since),
    promised: mayCall('grant-bonus', standing)
      ? await readPromisedOffer(db, {
          ...{ playerId, at },
          countDeposits: (leastOre: Ore) => countDeposits(db, playerId, leastOre),
        })
      : { laterDeposits: [] },
    cashierUrl: settings.cashierUrl,
    merchantId: settings.merchantId,
    challengeWidths: await readConfiguration(db, '3DS_settings', widthsIn, challengeWidths),
  }
}

async function openMethods(
  context: PaymentsContext,
  playerId: PayingPlayer['playerId'],
  kind: RequestOf<typeof optionsCall>['kind'],
) {
  const { db, methods } = context
  const names = Object.keys(methods) as MethodName[]
  const isOpen = await Promise.all(names.map((name) => methods[name].isOpen(db, kind)))
  const last = await lastMethod(context, playerId)
  const open = names.filter((_, place) => isOpen[place])
  const ordered = open.toSorted((one, other) => Number(other === last) - Number(one === last))
  return Promise.all(
    ordered.map(async (method) => ({ method, ...(await amountBounds(context, db, method)) })),
  )
}

/** Of the open ways to pay, however many of them save cards. */
async function cardsOf(
  { methods: all }: PaymentsContext,
  asked: { playerId: PlayerId; methods: readonly { method: MethodName }[]; at: Date },
): Promise<SavedCard[]> {
  const { playerId, methods, at } = asked
  const lists = methods.map(({ method }) => all[method].listCards?.(playerId, at))
  return (await Promise.all(lists)).flatMap((cards) => cards ?? [])
}

async function lastMethod({ db }: PaymentsContext, playerId: PayingPlayer['playerId']) {
  const row = await db
    .selectFrom('wallet_deposit')
    .select('method')
    .where('player_id', '=', playerId)
    .where('status', '=', 'implemented')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.method
}

function widthsIn(value: unknown) {
  return namedConfigurations['3DS_settings'].safeParse(value).data
}
