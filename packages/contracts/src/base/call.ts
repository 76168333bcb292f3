import { z } from 'zod'
import type { Actor, StaffActor } from './actor.ts'

/** The fields of a refusal besides its name. */
type Refusals = Record<string, z.ZodObject>

/**
 * A call that crosses a process: its address, what is asked, what is answered, and every refusal,
 * in the order they are checked. Bugs and dead neighbours are not refusals; they are thrown.
 */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Answer extends z.ZodObject = z.ZodObject,
  Refused extends Refusals = Refusals,
  By extends Actor = Actor,
> {
  readonly name: string
  readonly path: string
  /** For whom it is made, and so by which program. */
  readonly actor: By
  readonly request: Request
  readonly answer: Answer
  readonly refusals: Refused
  /** The largest request, in bytes on the wire, of a call that needs more than others. */
  readonly requestBytesMax?: number
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type AnswerOf<C extends Call> = { ok: true } & Details<z.output<C['answer']>>

/** One refusal of a call, narrowed by its name. */
export type RefusalOf<C extends Call> = {
  [Name in keyof C['refusals'] & string]: { ok: false; refusal: Name } & Details<
    z.output<C['refusals'][Name]>
  >
}[keyof C['refusals'] & string]

/** An object without fields comes out as one that may have none at all, `ok` included. */
type Details<Fields> = Fields extends Record<string, never> ? unknown : Fields

export type OutcomeOf<C extends Call> = AnswerOf<C> | RefusalOf<C>

/** Declares a call. All are POST with a JSON body: none is ever cached, logged by address, or prefetched. */
export function call<
  Request extends z.ZodType,
  Answer extends z.ZodObject,
  Refused extends Refusals,
  const By extends Actor,
>(spec: Call<Request, Answer, Refused, By>): Call<Request, Answer, Refused, By> {
  return spec
}

/** A call that an employee makes, by the desk. */
export type StaffContract = Call & { readonly actor: StaffActor }

/** How any call of the staff is refused without the credential of an employee who is with us. */
export const unknownEmployee = 'unknown-employee'

/** The names of the headers that carry who asks. */
export const callHeaders = {
  /** `Bearer <service credential>`: which program asks. */
  credential: 'authorization',
  /** The session's secret, from the HttpOnly cookie. */
  sessionSecret: 'x-nordlys-session',
  /** The session's readable handle; it must belong to the secret. */
  sessionHandle: 'x-nordlys-handle',
  /** The employee's own credential, beside the desk's. */
  employee: 'x-nordlys-employee',
  /** The player's own address, for throttling; set by the site alone. */
  clientAddress: 'x-nordlys-client',
} as const

/** The status of a refusal on the wire; the body says which. */
export function statusOfRefusal(refusal: string): number {
  if (refusal === 'session-expired' || refusal === unknownEmployee) return 401
  if (refusal === 'not-allowed') return 403
  if (refusal === 'unknown') return 404
  if (refusal === 'too-many-attempts') return 429
  return 422
}

/** The outcome as the JSON value that goes on the wire. */
export function encodeOutcome<C extends Call>(spec: C, outcome: OutcomeOf<C>): unknown {
  if (outcome.ok) return { ok: true, ...z.encode(spec.answer, outcome) }
  const details = spec.refusals[outcome.refusal]
  if (!details) throw new Error(`${spec.name} has no refusal ${outcome.refusal}`)
  return { ok: false, refusal: outcome.refusal, ...z.encode(details, outcome) }
}

const envelope = z.union([
  z.looseObject({ ok: z.literal(true) }),
  z.looseObject({ ok: z.literal(false), refusal: z.string() }),
])

/** Reads an outcome from the wire; throws when the answer is not one of this call's. */
export function decodeOutcome<C extends Call>(spec: C, body: unknown): OutcomeOf<C> {
  const outer = envelope.parse(body)
  if (outer.ok) return { ok: true, ...spec.answer.parse(outer) } as OutcomeOf<C>
  const refusal = String(outer.refusal)
  const details = spec.refusals[refusal]
  if (!details) throw new Error(`${spec.name} was refused in an unknown way: ${refusal}`)
  return { ok: false, refusal, ...details.parse(outer) } as OutcomeOf<C>
}
