import { z } from 'zod'
import { type Call, callHeaders, decodeOutcome, type OutcomeOf, type RequestOf } from './call.ts'

/** A player's session as the site forwards it. */
export interface SessionCredential {
  secret: string
  handle: string
}

export interface CallerOptions {
  baseUrl: string
  credential: string
  /** How long one call may take. */
  timeoutMs?: number
}

/** Thrown when a neighbour is down, slow or answers nonsense: never a refusal. */
export class NeighbourError extends Error {
  override name = 'NeighbourError'
  readonly call: string

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(`${call}: ${message}`, options)
    this.call = call
  }
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

export function createCaller({ baseUrl, credential, timeoutMs = 10_000 }: CallerOptions): Caller {
  return {
    async call(spec, request, session, clientAddress) {
      const response = await send(new URL(spec.path, baseUrl), spec, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        headers: headersFor(credential, session, clientAddress),
        body: JSON.stringify(z.encode(spec.request, request)),
      })
      return read(spec, response)
    },
  }
}

function headersFor(credential: string, session?: SessionCredential, clientAddress?: string) {
  return {
    'content-type': 'application/json',
    [callHeaders.credential]: `Bearer ${credential}`,
    ...(session && {
      [callHeaders.sessionSecret]: session.secret,
      [callHeaders.sessionHandle]: session.handle,
    }),
    ...(clientAddress && { [callHeaders.clientAddress]: clientAddress }),
  }
}

async function send(url: URL, spec: Call, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw new NeighbourError(spec.name, 'no answer', { cause })
  }
}

async function read<C extends Call>(spec: C, response: Response): Promise<OutcomeOf<C>> {
  if (response.status >= 500 || response.status === 400) {
    throw new NeighbourError(spec.name, `answered ${response.status}: ${await response.text()}`)
  }
  try {
    return decodeOutcome(spec, await response.json())
  } catch (cause) {
    throw new NeighbourError(spec.name, `an answer that is not one (${response.status})`, { cause })
  }
}
