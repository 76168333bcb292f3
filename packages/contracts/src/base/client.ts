import { holdsOddText } from '@nordlys/core'
import { z } from 'zod'
import {
  type Call,
  callHeaders,
  decodeOutcome,
  type OutcomeOf,
  type RequestOf,
  statusOfRefusal,
  unknownEmployee,
} from './call.ts'
import { type Post, type Posted, post } from './post.ts'

/** A player's session as the site forwards it. */
export interface SessionCredential {
  secret: string
  handle: string
}

/** How long one of our programs waits for another's answer. */
export const callTimeOutMs = 10_000

export interface CallerOptions {
  baseUrl: string
  credential: string
  /** Of the employee who acts, where the desk asks. */
  employee?: string | undefined
  /** How long one call may take. */
  timeoutMs?: number
}

/** Thrown when a neighbour is down, slow or answers nonsense: never a refusal. */
export class NeighbourError extends Error {
  override name = 'NeighbourError'
  readonly isOutage = true
  readonly call: string

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(`${call}: ${message}`, options)
    this.call = call
  }
}

/** Thrown by every call of the staff when no employee who is with us makes it. */
export class UnknownEmployee extends Error {
  override name = 'UnknownEmployee'
}

/**
 * Thrown when what is asked has not the shape that its call takes. It came from outside, so it is a
 * mistake of who asks and no outage; the neighbour is not asked.
 */
export class UnfitRequest extends Error {
  override name = 'UnfitRequest'
  readonly statusCode = 400
}

/** One program's way of calling another by contract. */
export interface Caller {
  call<C extends Call>(
    spec: C,
    request: RequestOf<C>,
    session?: SessionCredential,
    clientAddress?: string,
  ): Promise<OutcomeOf<C>>
}

export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, timeoutMs = callTimeOutMs } = options
  return {
    async call(spec, request, session, clientAddress) {
      const response = await send(new URL(spec.path, baseUrl), spec, {
        headers: headersFor(options, session, clientAddress),
        body: bodyOf(spec, request),
        timeoutMs,
      })
      return read(spec, response)
    },
  }
}

function bodyOf<C extends Call>(spec: C, request: RequestOf<C>): string {
  const encoded = z.safeEncode(spec.request, request)
  if (!encoded.success) {
    throw new UnfitRequest(`${spec.name} takes no such request`, { cause: encoded.error })
  }
  const body = JSON.stringify(encoded.data)
  if (holdsOddText(body, encoded.data)) throw new UnfitRequest(`${spec.name} takes no such text`)
  return body
}

function headersFor(
  { credential, employee }: CallerOptions,
  session?: SessionCredential,
  clientAddress?: string,
) {
  return {
    'content-type': 'application/json',
    [callHeaders.credential]: `Bearer ${credential}`,
    ...(employee && { [callHeaders.employee]: employee }),
    ...(session && {
      [callHeaders.sessionSecret]: session.secret,
      [callHeaders.sessionHandle]: session.handle,
    }),
    ...(clientAddress && { [callHeaders.clientAddress]: clientAddress }),
  }
}

async function send(url: URL, spec: Call, message: Post): Promise<Posted> {
  try {
    return await post(url, message)
  } catch (cause) {
    throw new NeighbourError(spec.name, 'no answer', { cause })
  }
}

function read<C extends Call>(spec: C, { status, text }: Posted): OutcomeOf<C> {
  if (status >= 500 || status === 400) {
    throw new NeighbourError(spec.name, `answered ${status}: ${text}`)
  }
  if (spec.actor.kind === 'staff' && status === statusOfRefusal(unknownEmployee)) {
    throw new UnknownEmployee('no employee who is with us asks')
  }
  try {
    return decodeOutcome(spec, JSON.parse(text))
  } catch (cause) {
    throw new NeighbourError(spec.name, `an answer that is not one (${status})`, { cause })
  }
}
