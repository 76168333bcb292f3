import { z } from 'zod'
import { callHeaders } from '../base/call.ts'
import { type CallerOptions, callTimeOutMs } from '../base/client.ts'
import {
  type AskedOf,
  type Failure,
  failureObject,
  failureOf,
  type HttpAnswerOf,
  type HttpCall,
} from '../base/http-call.ts'

/** The caller: the session as a browser brings it, and where the browser is. */
export interface StoreCustomer {
  secret?: string | undefined
  handle?: string | undefined
  clientAddress?: string | undefined
}

/** One program's way of making store calls. It answers a failure object, and never throws. [ERR-03] */
export interface StoreCaller {
  call<C extends HttpCall>(
    spec: C,
    asked: AskedOf<C>,
    customer?: StoreCustomer,
  ): Promise<HttpAnswerOf<C> | Failure>
}

export interface StoreCallerOptions extends CallerOptions {
  /** Receives an error that is no failure reported by the store itself. */
  onError(error: unknown): void
}

export function createStoreCaller(options: StoreCallerOptions): StoreCaller {
  const { baseUrl, credential, timeoutMs = callTimeOutMs, onError } = options
  return {
    async call(spec, asked, customer = {}) {
      const message = messageOf(spec, asked)
      if (!message) return failureOf('not-understood')
      const { address, body } = message
      try {
        const response = await fetch(new URL(address, baseUrl), {
          method: spec.method,
          signal: AbortSignal.timeout(timeoutMs),
          headers: headersFor(credential, customer, body !== undefined),
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const answer: unknown = await response.json()
        return response.ok
          ? (spec.answer.parse(answer) as HttpAnswerOf<typeof spec>)
          : failureObject.parse(answer)
      } catch (error) {
        onError(error)
        return failureOf('no-answer')
      }
    },
  }
}

/** The message that is sent; undefined when it does not fit the call. */
function messageOf<C extends HttpCall>(spec: C, asked: AskedOf<C>) {
  try {
    return { address: addressOf(spec, asked), body: z.encode(spec.body, asked.body) }
  } catch (error) {
    // A URIError: half a character, which no address can hold.
    if (error instanceof z.core.$ZodError || error instanceof URIError) return undefined
    throw error
  }
}

/** The address of a call with its parameters and query filled in. */
export function addressOf<C extends HttpCall>(spec: C, asked: AskedOf<C>): string {
  const params = fieldsOf(z.encode(spec.params, asked.params))
  const query = fieldsOf(z.encode(spec.query, asked.query))
  const path = spec.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

function fieldsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([, field]) => field !== undefined)
      .map(([name, field]) => [name, String(field)]),
  )
}

function headersFor(credential: string, customer: StoreCustomer, hasBody: boolean) {
  const { secret, handle, clientAddress } = customer
  return {
    [callHeaders.credential]: `Bearer ${credential}`,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(secret && { [callHeaders.sessionSecret]: secret }),
    ...(handle && { [callHeaders.sessionHandle]: handle }),
    ...(clientAddress && { [callHeaders.clientAddress]: clientAddress }),
  }
}
