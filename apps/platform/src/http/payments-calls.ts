import {
  cancelWithdrawal as cancelCall,
  readDeposit as depositCall,
  listWithdrawals as listCall,
  nameCard as nameCardCall,
  readDepositOptions as optionsCall,
  readCards as readCardsCall,
  removeCard as removeCardCall,
  startDeposit as startDepositCall,
  startWithdrawal as startWithdrawalCall,
  readPaymentState as stateCall,
} from '@nordlys/contracts'
import {
  cancelWithdrawal,
  listWithdrawals,
  nameCard,
  type PaymentsContext,
  readCards,
  readDeposit,
  readDepositOptions,
  readPaymentState,
  removeCard,
  startDeposit,
  startWithdrawal,
} from '../payments/index.ts'
import type { Edge, Freshen } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/**
 * Deposits, withdrawals and the history of both. Whose they are is always the session's word. `freshen` has
 * ROFUS asked again where its answer is old.
 */
export function registerPaymentCalls(edge: Edge, context: PaymentsContext, freshen: Freshen): void {
  serveCall(edge, optionsCall, (asked) =>
    readDepositOptions(context, sessionIn(asked), asked.request),
  )
  serveCall(edge, startDepositCall, async (asked) => {
    const session = await freshen(sessionIn(asked), asked.at)
    return startDeposit(context, session, asked.request)
  })
  serveCall(edge, depositCall, (asked) => {
    const { playerId } = sessionIn(asked)
    return readDeposit(context, { playerId, reference: asked.request.reference })
  })
  serveCall(edge, stateCall, ({ request }) => readPaymentState(context.db, request.reference))
  serveCall(edge, startWithdrawalCall, (asked) =>
    startWithdrawal(context, sessionIn(asked), asked.request),
  )
  serveCall(edge, cancelCall, (asked) => {
    const { playerId } = sessionIn(asked)
    const { withdrawalId } = asked.request
    return cancelWithdrawal(context, { playerId, withdrawalId })
  })
  serveCall(edge, listCall, (asked) => listWithdrawals(context, sessionIn(asked)))
  serveCall(edge, readCardsCall, (asked) => readCards(context, sessionIn(asked).playerId))
  serveCall(edge, nameCardCall, (asked) =>
    nameCard(context, sessionIn(asked).playerId, asked.request),
  )
  serveCall(edge, removeCardCall, (asked) =>
    removeCard(context, sessionIn(asked).playerId, asked.request),
  )
}
