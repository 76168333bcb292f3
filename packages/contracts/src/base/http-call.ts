import { z } from 'zod'

/**
 * A call at an address the specification fixes: its method, path, query, body and the body of its
 * success. Every failure is reported in one way, the failure object. [ERR-03]
 */
export interface HttpCall<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly name: string
  readonly method: 'GET' | 'PUT' | 'POST'
  /** With `{name}` where a parameter stands. */
  readonly path: string
  /** Its effect, in a line. */
  readonly summary: string
  /** Whether it acts for a logged-in player: the secret must come along and belong to `sessionId`. */
  readonly session: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** Its failures besides those that any call may have. */
  readonly failures: readonly FailureCode[]
}

/** The failures of calls, each with its status and a sentence for those who build on the call. */
const failuresByCode = {
  'unknown-credential': [403, 'no program of ours asks'],
  'not-understood': [400, 'the request is not one of this call'],
  'session-expired': [401, 'there is no such session, or it is over'],
  'no-session': [200, 'no-session'],
  'not-allowed': [403, 'this is not allowed'],
  unknown: [404, 'there is no such thing'],
  'unknown-property': [422, 'there is no such property, or it does not take this value'],
  'too-many-attempts': [429, 'this was tried too often'],
  crashed: [500, 'something went wrong inside'],
  'no-answer': [503, 'a program that is needed does not answer'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type FailureCode = keyof typeof failuresByCode

/** Why a call may fail whatever it is: the site bounds how often any of them is asked. [FLT-21] */
export const commonFailures = [
  'not-understood',
  'too-many-attempts',
  'crashed',
  'no-answer',
] as const

export const failureObject = z.object({
  result: z.literal(0),
  message: z.string(),
  code: z.enum(Object.keys(failuresByCode) as [FailureCode, ...FailureCode[]]),
})

export type Failure = z.output<typeof failureObject>

export function failureOf(code: FailureCode): Failure {
  return { result: 0, message: failuresByCode[code][1], code }
}

export function statusOfFailure(code: FailureCode): number {
  return failuresByCode[code][0]
}

export function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 0
}

/** The body of a success whose data stand under `data`. */
export function resultOf<Data extends z.ZodType>(data: Data) {
  return z.object({ result: z.literal(1), data })
}

/** The question of a call, parsed. */
export interface AskedOf<C extends HttpCall> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
}

export type HttpAnswerOf<C extends HttpCall> = z.output<C['answer']>

const nothing = z.object({})
const noBody = z.undefined()

type Given<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
> = Omit<HttpCall<P, Q, B, A>, 'params' | 'query' | 'body' | 'session' | 'failures'> & {
  params?: P
  query?: Q
  body?: B
  session?: boolean
  failures?: readonly FailureCode[]
}

/** Declares a call; what is not named is not there. */
export function httpCall<
  Answer extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof noBody,
>(given: Given<Params, Query, Body, Answer>): HttpCall<Params, Query, Body, Answer> {
  const { session = false, failures = [] } = given
  return {
    ...given,
    session,
    params: given.params ?? (nothing as unknown as Params),
    query: given.query ?? (nothing as unknown as Query),
    body: given.body ?? (noBody as unknown as Body),
    failures: session ? ['session-expired', ...failures] : failures,
  }
}

/** The request in the shapes of its call; undefined when it has not got them. */
export function readAsked<C extends HttpCall>(
  spec: C,
  given: { params: unknown; query: unknown; body: unknown },
): AskedOf<C> | undefined {
  const params = spec.params.safeParse(given.params)
  const query = spec.query.safeParse(given.query)
  const body = spec.body.safeParse(given.body ?? undefined)
  if (!params.success || !query.success || !body.success) return undefined
  return { params: params.data, query: query.data, body: body.data } as AskedOf<C>
}

/** The session a request names, wherever its call has the place for it. */
export function sessionIdOf(asked: AskedOf<HttpCall>): string | undefined {
  for (const part of [asked.params, asked.query, asked.body]) {
    if (typeof part !== 'object' || part === null || !('sessionId' in part)) continue
    if (typeof part.sessionId === 'string') return part.sessionId
  }
  return undefined
}

/** The path as a router takes it: `/a/:name`. */
export function routeOf({ path }: Pick<HttpCall, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** A session's readable handle. */
export const sessionIdField = z.string().regex(/^[\w-]{1,100}$/)

/** A yes or no as the specification writes it. */
export const truthField = z.codec(z.enum(['True', 'False']), z.boolean(), {
  decode: (wire) => wire === 'True',
  encode: (isSo) => (isSo ? 'True' : 'False'),
})

/** A player's number, as a number or in digits. */
export const userIdField = z.union([z.int().positive(), z.string().regex(/^\d{1,10}$/)])
