import type { LivePhase, OwnSlip } from '@nordlys/contracts'

/** The two digests of a round, sent when its slips are final. [PROOF-03] */
interface RoundProof {
  readonly round: number
  readonly commitment: string
  readonly root: string
}

/** An outcome that is drawn, and by the server's clock when the ball lies or the last card does. */
export interface Thrown {
  readonly round: number
  /** As the game draws it: a number, or cards. */
  readonly outcome: unknown
  readonly landsAt: number
  /** It is among the latest outcomes. */
  readonly isListed: boolean
}

/** A round that is over, as it is checked: the latest of them. */
export interface OpenedRound {
  readonly round: number
  readonly outcome: unknown
  readonly seed: string
  readonly definitionHash: string
  readonly proof: RoundProof | undefined
}

/** Why the last bet was not taken. */
export type LiveNotice =
  | { readonly why: 'too-late' }
  | { readonly why: 'bets-invalid'; readonly refused: string; readonly bet?: string | undefined }
  | { readonly why: 'refused'; readonly refusal: string }

/** A bet that was sent and has no answer yet. */
interface SentBet {
  readonly round: number
  readonly bets: unknown
}

/** All that the server sent, and what was asked of it: the page shows this and nothing else. */
export interface LiveView {
  readonly table: string
  readonly round: number
  readonly phase: LivePhase | undefined
  /** By the server's clock; undefined while nobody knows. */
  readonly endsAt: number | undefined
  /** How far the server's clock is ahead, by the last messages with its time. */
  readonly offsets: readonly number[]
  /** The table's owner does not answer: what is shown is of a while ago. */
  readonly isAway: boolean
  readonly isHeld: boolean
  readonly isEnding: boolean
  /** The round that ended without a number to be seen. */
  readonly without: { readonly round: number; readonly why: 'void' | 'unsettled' } | undefined
  readonly proof: RoundProof | undefined
  readonly thrown: Thrown | undefined
  readonly opened: OpenedRound | undefined
  /** Outcomes, the latest first; the one that is still being shown is not among them. */
  readonly latest: readonly unknown[]
  /** One's own slips of this round and the one before, the latest first. */
  readonly own: readonly OwnSlip[]
  readonly sent: readonly SentBet[]
  /** The server's word on one's own slips has come since the line was opened. */
  readonly isOwnKnown: boolean
  /** The wallet's, without what a ball that rolls will pay; undefined for a watcher. */
  readonly balanceOre: number | undefined
  readonly notice: LiveNotice | undefined
}

export function firstView(balanceOre: number | undefined): LiveView {
  return {
    ...{ table: '', round: 0, phase: undefined, endsAt: undefined, offsets: [] },
    ...{ isAway: false, isHeld: false, isEnding: false, without: undefined },
    ...{ proof: undefined, thrown: undefined, opened: undefined, latest: [] },
    ...{ own: [], sent: [], isOwnKnown: true, balanceOre, notice: undefined },
  }
}

export function ownOf({ own }: LiveView, round: number): OwnSlip | undefined {
  return own.find((slip) => slip.round === round)
}

/** The bets that the table has of us in the open round, or will have once it answers. */
export function askedOf(view: LiveView): unknown {
  const sent = view.sent.findLast(({ round }) => round === view.round)
  return sent ? sent.bets : ownOf(view, view.round)?.bets
}
