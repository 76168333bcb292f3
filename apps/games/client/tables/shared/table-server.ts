import type {
  ClientHand,
  HandAnswer,
  HandRefusal,
  ReplayedHand,
  TableChooseRequest,
  TableDealRequest,
  TableOpened,
  TableOpenRequest,
} from '@nordlys/contracts'
import { type Check, exactly, isText, isWhole, listOf, objectOf, optional } from '@nordlys/core'
import { askServer } from '../../frame/ask.ts'

/*
 * The calls of a table's client to the game server, and the parts of each answer that it builds on.
 * The addresses are those of `tablePaths` in the contracts, which would bring their schemas along.
 */

const isAnything = (value: unknown): value is unknown => value !== undefined

const isHand = objectOf({
  round: isText,
  definitionHash: optional(isText),
  step: isWhole,
  commitment: optional(isText),
  bets: isAnything,
  view: isAnything,
  options: listOf(objectOf({ choice: isWhole, raiseOre: isWhole })),
  end: optional(
    objectOf({
      stakeOre: isWhole,
      payoutOre: isWhole,
      seed: isText,
      choices: isText,
      automaticFrom: optional(isWhole),
    }),
  ),
}) as Check<unknown> as Check<ClientHand>

const isGame = objectOf({
  gameId: isText,
  title: isText,
  version: isWhole,
  definitionHash: isText,
  kind: isText,
  rules: isAnything,
  rulesDa: listOf(objectOf({ heading: isText, paragraphs: listOf(isText) })),
})

const isTableOpened = objectOf({
  ok: exactly(true),
  playToken: isText,
  roundKey: isText,
  balanceOre: isWhole,
  stakeMaxOre: optional(isWhole),
  game: isGame,
  hand: optional(isHand),
}) as Check<unknown> as Check<TableOpened>

const isReplayedHand = objectOf({
  ok: exactly(true),
  game: isGame,
  hand: isHand,
  views: listOf(isAnything),
}) as Check<unknown> as Check<ReplayedHand>

const isHandAnswer = objectOf({
  ok: exactly(true),
  hand: isHand,
  balanceOre: optional(isWhole),
  roundKey: optional(isText),
  playToken: optional(isText),
}) as Check<unknown> as Check<HandAnswer>

const refusal = objectOf({
  ok: exactly(false),
  refusal: isText,
  hand: optional(isHand),
  balanceOre: optional(isWhole),
  roundKey: optional(isText),
}) as Check<unknown> as Check<HandRefusal>

const opened = { answer: isTableOpened, refusal }
const played = { answer: isHandAnswer, refusal }

export function askToOpen(body: TableOpenRequest): Promise<TableOpened | HandRefusal> {
  return askServer({ path: '/api/table/open', body }, opened)
}

/** A round of the books, step by step. */
export function askToReplay(replayToken: string): Promise<ReplayedHand | HandRefusal> {
  return askServer(
    { path: '/api/table/replay', body: { replayToken } },
    { answer: isReplayedHand, refusal },
  )
}

/** Goes on with a play after a reload. */
export function askToResume(playToken: string): Promise<TableOpened | HandRefusal> {
  return askServer({ path: '/api/table/resume', body: {}, playToken }, opened)
}

export function askToDeal(
  playToken: string,
  body: TableDealRequest,
): Promise<HandAnswer | HandRefusal> {
  return askServer({ path: '/api/table/deal', body, playToken }, played)
}

export function askToChoose(
  playToken: string,
  body: TableChooseRequest,
): Promise<HandAnswer | HandRefusal> {
  return askServer({ path: '/api/table/choose', body, playToken }, played)
}
