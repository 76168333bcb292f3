/** Whether a value is what its reader builds on. */
export type Check<T> = (value: unknown) => value is T

/** What a check lets through. */
export type Checked<C> = C extends Check<infer T> ? T : never

export const isText: Check<string> = (value) => typeof value === 'string'
/** An amount of øre, a count, a length of time: whole, and told to the last digit. */
export const isWhole: Check<number> = (value): value is number => Number.isSafeInteger(value)
/** A moment as text. */
export const isMoment: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value))

type Fields = Readonly<Record<string, Check<unknown>>>

/** An object with at least these fields. */
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
 * An answer that a script fetched, once it is known to be one; undefined for anything else. A network
 * that lies between may answer in our place, with a page and status 200. Never rejects.
 */
export async function checkedAnswer<T>(
  response: Pick<Response, 'headers' | 'json'> | undefined,
  check: Check<T>,
): Promise<T | undefined> {
  const type = response?.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) return undefined
  // What breaks off in the middle is no answer either.
  const value: unknown = await response?.json().catch(() => undefined)
  return check(value) ? value : undefined
}

/** What was told as text, as over an event stream; undefined when it is not what it should be. */
export function checkedJson<T>(text: string, check: Check<T>): T | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return check(value) ? value : undefined
  } catch {
    return undefined
  }
}
