import {
  type GameRefusal,
  gambleRequest,
  gamePaths,
  openRequest,
  reachedRequest,
  replayRequest,
  seenRequest,
  spinRequest,
} from '@nordlys/contracts'
import { isTimeKey, oreToNumber, required } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { resumePath } from '../../protocol/resume.ts'
import {
  boundOf,
  gamble,
  listRounds,
  markReached,
  markSeen,
  type OpenedPlay,
  openForFun,
  openForMoney,
  type Replayed,
  type RoundsContext,
  replayRound,
  resume,
  spin,
} from '../rounds/index.ts'
import type { ArtShelf } from './art-shelf.ts'
import { type GameEdge, malformed, tooMany } from './game-edge.ts'

/** Registers the game client's routes: parse, call a module, present. */
export function registerGameApi(
  app: FastifyInstance,
  context: RoundsContext,
  edge: GameEdge,
  art: ArtShelf,
): void {
  registerOpening(app, context, edge, art)
  registerSpin(app, context, edge)
  registerLooks(app, context, edge)
}

function registerOpening(
  app: FastifyInstance,
  context: RoundsContext,
  { answer, inPlay, limits, withToken }: GameEdge,
  art: ArtShelf,
): void {
  app.post(gamePaths.open, async (request, reply) => {
    const asked = openRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    const { data } = asked
    // A token to play for money is an answer of the platform's, and needs no bound of ours.
    if (data.mode === 'free' && !(await limits.mayOpen(request, reply))) {
      return answer(reply, () => tooMany)
    }
    return answer(reply, async () =>
      withArt(
        data.mode === 'free'
          ? await openForFun(context, data.gameId)
          : await openForMoney(context, data.launchToken),
      ),
    )
  })

  app.post(resumePath, withToken, async (request, reply) => {
    const asked = spinRequest.pick({ roundKey: true }).safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, async (play) =>
      withArt(await resume(context, play, asked.data.roundKey)),
    )
  })

  app.post(gamePaths.replay, async (request, reply) => {
    const asked = replayRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    if (!(await limits.mayOpen(request, reply))) return answer(reply, () => tooMany)
    return answer(reply, async () => withArt(await replayRound(context, asked.data.replayToken)))
  })

  async function withArt<Shown extends OpenedPlay | Replayed>(opened: Shown | GameRefusal) {
    if (!opened.ok) return opened
    const { definitionHash } = opened.game
    const game = required(await context.catalogue.findVersion(definitionHash), 'the opened game')
    return { ...opened, art: art.artOf(game) }
  }
}

/** Registers the routes that move money: spins and gambles, one at a time. */
function registerSpin(app: FastifyInstance, context: RoundsContext, edge: GameEdge): void {
  const { inPlay, inTurn, withToken } = edge
  app.post(gamePaths.spin, withToken, async (request, reply) => {
    const asked = spinRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurn({ play, request, reply }, () => spin(context, play, asked.data)),
    )
  })

  app.post(gamePaths.gamble, withToken, async (request, reply) => {
    const asked = gambleRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    return inPlay(request, reply, (play) =>
      inTurn({ play, request, reply }, () => gamble(context, play, asked.data)),
    )
  })
}

/** Registers the routes that move no money: rounds seen, rounds played, the balance. */
function registerLooks(app: FastifyInstance, context: RoundsContext, edge: GameEdge): void {
  const { inPlay, withToken } = edge
  app.post(gamePaths.seen, withToken, async (request, reply) => {
    const asked = seenRequest.safeParse(request.body)
    if (!asked.success || !isTimeKey(asked.data.key)) return malformed(reply)
    const { key } = asked.data
    return inPlay(request, reply, async (play) => {
      if (play.mode === 'money') await markSeen(context.db, play, key, context.clock.now())
      return { ok: true }
    })
  })

  app.post(gamePaths.reached, withToken, async (request, reply) => {
    const asked = reachedRequest.safeParse(request.body)
    if (!asked.success || !isTimeKey(asked.data.key)) return malformed(reply)
    const { key, event } = asked.data
    return inPlay(request, reply, async (play) => {
      if (play.mode === 'money') await markReached(context.db, play, { key, event })
      return { ok: true }
    })
  })

  app.post(gamePaths.rounds, withToken, async (request, reply) =>
    inPlay(request, reply, async (play) => ({ ok: true, rounds: await listRounds(context, play) })),
  )

  app.post(gamePaths.balance, withToken, async (request, reply) =>
    inPlay(request, reply, async (play) => {
      if (play.mode === 'free') return { ok: true, balanceOre: play.balanceOre }
      const balance = await context.wallet.balance(play.playSession)
      if (!balance.ok) return balance
      const { balanceOre, isBonusFulfilled } = balance
      return {
        ok: true,
        balanceOre: oreToNumber(balanceOre),
        ...boundOf(balance),
        ...(isBonusFulfilled && { isBonusFulfilled }),
      }
    }),
  )
}
