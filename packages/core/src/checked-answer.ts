/** A type guard for a value that was received: whether it has the shape its reader relies on. */
export type Check<T> = (value: unknown) => value is T

/** The type that a check narrows to. */
export type Checked<C> = C extends Check<infer T> ? T : never

export const isText: Check<string> = (value) => typeof value === 'string'
/** An amount of øre, a count, a duration: a safe integer, so that no digit is lost. */
export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value)
/** A moment, as ISO text. */
export const isMoment: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value))

type Fields = Readonly<Record<string, Check<unknown>>>

/** An object with at least these fields; further ones are ignored. */
export function objectOf<Shape extends Fields>(
  shape: Shape,
): Check<{ [Name in keyof Shape]: Checked<Shape[Name]> }> {
  return (value): value is { [Name in keyof Shape]: Checked<Shape[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, check]) => check(Reflect.get(value, name)))
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check)
}

/** Values of one kind by whatever names. */
export function recordOf<T>(check: Check<T>): Check<Record<string, T>> {
  return (value): value is Record<string, T> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(check)
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || check(value)
}

export function either<A, B>(one: Check<A>, other: Check<B>): Check<A | B> {
  return (value): value is A | B => one(value) || other(value)
}

export function exactly<const T extends string | number | boolean>(...known: T[]): Check<T> {
  return (value): value is T => known.some((each) => each === value)
}

/**
 * Parses and checks a fetched answer; undefined when it is not JSON of that shape. A network between us
 * and the server (a captive portal, say) may answer in its place with an HTML page and status 200. Never
 * rejects.
 */
export async function checkedAnswer<T>(
  response: Pick<Response, 'headers' | 'json'> | undefined,
  check: Check<T>,
): Promise<T | undefined> {
  const type = response?.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return undefined
  // A body that breaks off is no answer, either.
  const value: unknown = await response?.json().catch(() => undefined)
  return check(value) ? value : undefined
}

/** Parses and checks a text, such as an event of an event stream; undefined when it has another shape. */
export function checkedJson<T>(text: string, check: Check<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return check(value) ? value : undefined
  } catch {
    return undefined
  }
}
