import {
  type FavouriteRefusal,
  type GameRefusal,
  type HandRefusal,
  statusOfRefusal,
} from '@nordlys/contracts'
import { logFailure } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Play, PlayTokenReader, type RoundsContext } from '../rounds/index.ts'
import { WalletDown } from '../wallet/index.ts'
import type { FreePlayLimits } from './free-limits.ts'
import { SpinGate } from './spin-gate.ts'

export type Answer = { ok: true } | GameRefusal | HandRefusal | FavouriteRefusal

export const tooMany: GameRefusal = { ok: false, refusal: 'too-many-attempts' }

export type GameEdge = ReturnType<typeof gameEdge>

/** How every question is answered: by whose play token it is asked. */
export function gameEdge(context: RoundsContext, limits: FreePlayLimits) {
  const tokens = new PlayTokenReader(context.tokenSecret)
  const gate = new SpinGate(context.clock)
  const gateBeside = new SpinGate(context.clock)
  const answering: Answering = new Map()

  /** A body is read of those alone who bring a play token that is one of ours. [FLT-22] */
  const withToken = {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const read = tokenOf(request)
      return read.ok ? undefined : answer(reply, () => read)
    },
  }

  function tokenOf({ headers }: FastifyRequest) {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
    return tokens.read(token, context.clock.now().getTime())
  }

  function inPlay(
    request: FastifyRequest,
    reply: FastifyReply,
    then: (play: Play) => Promise<Answer>,
  ): Promise<FastifyReply> {
    const read = tokenOf(request)
    return answer(reply, () => (read.ok ? then(read.play) : read))
  }

  /** Runs the calls that move money of one play one at a time. */
  function inTurn(
    { play, request, reply }: { play: Play; request: FastifyRequest; reply: FastifyReply },
    then: () => Promise<Answer>,
  ): Promise<Answer> {
    return once(answering, request, async () => {
      if (play.mode === 'free' && !(await limits.maySpin(request, reply))) return tooMany
      return through(gate, play, then)
    })
  }

  /** So is what is stored of one play, but in the way of nothing that moves money. */
  function inTurnBeside(
    { play, request }: { play: Play; request: FastifyRequest },
    then: () => Promise<Answer>,
  ): Promise<Answer> {
    return once(answering, request, () => through(gateBeside, play, then))
  }

  async function answer(
    reply: FastifyReply,
    then: () => Answer | Promise<Answer>,
  ): Promise<FastifyReply> {
    const outcome = await orWalletDown(then)
    return reply.code(statusOf(outcome)).send(outcome)
  }

  async function orWalletDown(then: () => Answer | Promise<Answer>): Promise<Answer> {
    try {
      return await then()
    } catch (error) {
      if (!(error instanceof WalletDown)) throw error
      logFailure(context.logger, error, 'no answer from the wallet')
      return { ok: false, refusal: 'wallet-down' }
    }
  }

  return { answer, inPlay, inTurn, inTurnBeside, limits, withToken }
}

/** The calls in progress, by caller and question. */
type Answering = Map<string, Promise<Answer>>

/** The same question that comes while it is worked on hears its answer, and makes no work. [FLT-81] */
function once(
  answering: Answering,
  { headers, url, body }: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const asked = JSON.stringify([headers.authorization, url, body])
  const begun = answering.get(asked) ?? work().finally(() => answering.delete(asked))
  answering.set(asked, begun)
  return begun
}

async function through(
  gate: SpinGate,
  { playSession }: Play,
  then: () => Promise<Answer>,
): Promise<Answer> {
  if (!gate.enter(playSession)) return tooMany
  try {
    return await then()
  } finally {
    gate.leave(playSession)
  }
}

export function malformed(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ error: 'malformed request' })
}

function statusOf(answer: Answer): number {
  if (answer.ok) return 200
  if (answer.refusal === 'wallet-down') return 503
  if (answer.refusal.startsWith('token-')) return 401
  return statusOfRefusal(answer.refusal)
}
