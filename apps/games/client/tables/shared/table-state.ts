import type { ClientHand, HandAnswer, HandRefusal, TableOpened } from '@nordlys/contracts'
import type { KeptTable } from '../../frame/tab-memory.ts'
import { playEndings } from './play-endings.ts'

/** A request to the server, repeated under the same key until it answers. */
export type Wish =
  | { readonly kind: 'deal'; readonly bets: unknown }
  | { readonly kind: 'choose'; readonly choice: number }

type Phase =
  /** No hand, or one that is over and still lies there. */
  | { readonly name: 'betting' }
  | { readonly name: 'asking'; readonly wish: Wish; readonly attempt: number }
  /** No answer came; the same is asked again. */
  | { readonly name: 'waiting'; readonly wish: Wish; readonly attempt: number }
  /** The server's answer is being shown. */
  | { readonly name: 'showing' }
  | { readonly name: 'choosing' }
  /** Nothing more can be played here. */
  | { readonly name: 'closed' }

export type TableNotice =
  | Exclude<HandRefusal['refusal'], 'wallet-down' | 'too-many-attempts'>
  | 'waiting'
  | 'goes-on'

/** One play at a table: the server's answers, and what is shown of them. */
export interface TableState {
  readonly mode: 'money' | 'free'
  readonly phase: Phase
  readonly playToken: string
  readonly roundKey: string
  /** The wallet's last balance; while a hand is shown, without what it pays. */
  readonly balanceOre: number
  /** The most that a round may stake in all while a bonus is active. */
  readonly stakeMaxOre: number | undefined
  readonly hand: ClientHand | undefined
  /** The one before what is being shown. */
  readonly before: ClientHand | undefined
  /** Of play money: what the hand is asked again with. */
  readonly free: { readonly bets: unknown; readonly choices: readonly number[] } | undefined
  /** Of this play, once a hand was shown to its end. */
  readonly stakedOre: number
  readonly wonOre: number
  /** The balance to show when the hand has been shown. */
  readonly toldBalanceOre: number
  readonly notice: TableNotice | undefined
}

export type TableEvent =
  | { readonly type: 'dealt'; readonly bets: unknown }
  | { readonly type: 'chosen'; readonly choice: number }
  | { readonly type: 'answered'; readonly answer: HandAnswer }
  | { readonly type: 'refused'; readonly refused: HandRefusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'shown' }
  | { readonly type: 'notice-answered' }
  | {
      readonly type: 'balance-told'
      readonly balanceOre: number
      readonly stakeMaxOre: number | undefined
    }

/** Whether the wallet is asked what a bonus allows: it may have ended, or was not known of. */
export function mayBonusHaveChanged({ stakeMaxOre, notice }: TableState): boolean {
  return stakeMaxOre !== undefined || notice === 'stake-too-high-for-bonus'
}

/** The hand on the felt: none while the next one is asked for. */
export function handOnFelt({ phase, hand }: TableState): ClientHand | undefined {
  return 'wish' in phase && phase.wish.kind === 'deal' ? undefined : hand
}

/** The bets on the felt: of the hand that lies there, or of the one that is asked for. */
export function betsOnFelt({ phase, hand }: TableState): unknown {
  return 'wish' in phase && phase.wish.kind === 'deal' ? phase.wish.bets : hand?.bets
}

/** Where a play begins, with the hand that waits if there is one. */
export function firstTableState(
  mode: TableState['mode'],
  opened: TableOpened,
  kept: KeptTable | undefined,
): TableState {
  const { playToken, balanceOre, stakeMaxOre, hand, game } = opened
  const free = kept?.definitionHash === game.definitionHash ? kept.free : undefined
  return {
    mode,
    phase: { name: hand ? 'showing' : 'betting' },
    playToken,
    // A hand of play money is named by the key that it was dealt under.
    roundKey: (free && kept?.roundKey) ?? opened.roundKey,
    balanceOre,
    toldBalanceOre: balanceOre,
    stakeMaxOre,
    hand,
    before: undefined,
    free,
    stakedOre: kept?.stakedOre ?? 0,
    wonOre: kept?.wonOre ?? 0,
    notice: hand && 'goes-on',
  }
}

export function advanceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'dealt':
      if (state.phase.name !== 'betting') return state
      return asking(state, { kind: 'deal', bets: event.bets })
    case 'chosen':
      if (state.phase.name !== 'choosing') return state
      return asking(state, { kind: 'choose', choice: event.choice })
    case 'answered':
      return answered(state, event.answer)
    case 'refused':
      return refused(state, event.refused)
    case 'answer-lost':
      return waiting(state)
    case 'asked-again':
      if (state.phase.name !== 'waiting') return state
      return { ...state, phase: { ...state.phase, name: 'asking' } }
    case 'shown':
      return shown(state)
    case 'notice-answered':
      return state.notice === 'notice-due' ? { ...state, notice: undefined } : state
    case 'balance-told': {
      const { balanceOre, stakeMaxOre } = event
      const isResting = state.phase.name === 'betting'
      const told = isResting ? { balanceOre, toldBalanceOre: balanceOre } : undefined
      return told || stakeMaxOre !== state.stakeMaxOre ? { ...state, ...told, stakeMaxOre } : state
    }
  }
}

function asking(state: TableState, wish: Wish): TableState {
  return { ...state, phase: { name: 'asking', wish, attempt: 0 }, notice: undefined }
}

function waiting(state: TableState): TableState {
  if (state.phase.name !== 'asking') return state
  const { wish, attempt } = state.phase
  return { ...state, phase: { name: 'waiting', wish, attempt: attempt + 1 }, notice: 'waiting' }
}

function answered(state: TableState, answer: HandAnswer): TableState {
  const { hand, roundKey = state.roundKey, playToken = state.playToken } = answer
  const toldBalanceOre = answer.balanceOre ?? state.toldBalanceOre
  return {
    ...state,
    phase: { name: 'showing' },
    playToken,
    roundKey,
    hand,
    before: sameRound(state.hand, hand),
    free: hand.end ? undefined : freeAfter(state),
    toldBalanceOre,
    balanceOre: toldBalanceOre - (hand.end?.payoutOre ?? 0),
    notice: undefined,
  }
}

function sameRound(before: ClientHand | undefined, hand: ClientHand): ClientHand | undefined {
  return before?.round === hand.round ? before : undefined
}

function freeAfter({ mode, phase, free }: TableState): TableState['free'] {
  if (mode !== 'free' || phase.name !== 'asking') return free
  const { wish } = phase
  if (wish.kind === 'deal') return { bets: wish.bets, choices: [] }
  return free && { ...free, choices: [...free.choices, wish.choice] }
}

/** A refusal never costs the hand: it stands as it did, and the refusal is shown. */
function refused(state: TableState, { refusal, hand, ...told }: HandRefusal): TableState {
  if (refusal === 'wallet-down' || refusal === 'too-many-attempts') return waiting(state)
  const { roundKey = state.roundKey, balanceOre = state.balanceOre } = told
  const next = { ...state, roundKey, balanceOre, toldBalanceOre: balanceOre, notice: refusal }
  if (hand && hand.round !== state.hand?.round) {
    return { ...next, hand, before: undefined, phase: { name: 'showing' } }
  }
  if (playEndings.has(refusal)) return { ...next, phase: { name: 'closed' } }
  const isOpen = state.hand !== undefined && state.hand.end === undefined
  return { ...next, phase: { name: isOpen ? 'choosing' : 'betting' } }
}

function shown(state: TableState): TableState {
  if (state.phase.name !== 'showing') return state
  const end = state.hand?.end
  if (!end) return { ...state, phase: { name: 'choosing' } }
  return {
    ...state,
    phase: { name: 'betting' },
    balanceOre: state.toldBalanceOre,
    stakedOre: state.stakedOre + end.stakeOre,
    wonOre: state.wonOre + end.payoutOre,
  }
}
