import {
  dropFavouriteRequest,
  keepFavouriteRequest,
  tableChooseRequest,
  tableDealRequest,
  tableOpenRequest,
  tablePaths,
  tableReplayAsk,
} from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import {
  chooseAtTable,
  dealAtTable,
  dropFavouriteAtTable,
  keepFavouriteAtTable,
  listFavouritesAtTable,
  openTable,
  replayTable,
  resumeTable,
  type TablePlayContext,
} from '../rounds/index.ts'
import { type GameEdge, malformed, tooMany } from './game-edge.ts'

/** Registers the routes of a table's client: parse, call a module, present. */
export function registerTableApi(
  app: FastifyInstance,
  context: TablePlayContext,
  edge: GameEdge,
): void {
  registerHands(app, context, edge)
  registerFavourites(app, context, edge)
}

function registerHands(
  app: FastifyInstance,
  context: TablePlayContext,
  { answer, inPlay, inTurn, limits, withToken }: GameEdge,
): void {
  app.post(tablePaths.open, async (request, reply) => {
    const asked = tableOpenRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    // A token to play for money is an answer of the platform's, and needs no bound of ours.
    if (asked.data.mode === 'free' && !(await limits.mayOpen(request, reply))) {
      return answer(reply, () => tooMany)
    }
    return answer(reply, () => openTable(context, asked.data))
  })

  app.post(tablePaths.resume, withToken, async (request, reply) =>
    inPlay(request, reply, (play) => resumeTable(context, play)),
  )

  app.post(tablePaths.replay, async (request, reply) => {
    const asked = tableReplayAsk.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    if (!(await limits.mayOpen(request, reply))) return answer(reply, async () => tooMany)
    return answer(reply, () => replayTable(context, asked.data.replayToken))
  })

  app.post(tablePaths.deal, withToken, async (request, reply) => {
    const asked = tableDealRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurn({ play, request, reply }, () => dealAtTable(context, play, asked.data)),
    )
  })

  app.post(tablePaths.choose, withToken, async (request, reply) => {
    const asked = tableChooseRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurn({ play, request, reply }, () => chooseAtTable(context, play, asked.data)),
    )
  })
}

/** Registers the routes that move no money: a stake never waits for them. */
function registerFavourites(
  app: FastifyInstance,
  context: TablePlayContext,
  { inPlay, inTurnBeside, withToken }: GameEdge,
): void {
  app.post(tablePaths.favourites, withToken, async (request, reply) =>
    inPlay(request, reply, (play) => listFavouritesAtTable(context, play)),
  )

  app.post(tablePaths.keepFavourite, withToken, async (request, reply) => {
    const asked = keepFavouriteRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurnBeside({ play, request }, () => keepFavouriteAtTable(context, play, asked.data.slip)),
    )
  })

  app.post(tablePaths.dropFavourite, withToken, async (request, reply) => {
    const asked = dropFavouriteRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurnBeside({ play, request }, () =>
        dropFavouriteAtTable(context, play, asked.data.favourite),
      ),
    )
  })
}
