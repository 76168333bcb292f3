/**
 * A check that unknown JSON has a shape. It tells every problem with the place it was found, and
 * its answer narrows the type, so what has passed needs no cast.
 */
export type Shape<T> = (value: unknown, path: string, problems: string[]) => value is T

export function object<T>(fields: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> {
  const known: Record<string, Shape<unknown>> = { ...fields }
  return (value, path, problems): value is T => {
    if (!isRecord(value)) return refuse(problems, path, 'is not an object')
    const unknownNames = Object.keys(value).filter((name) => !(name in known))
    for (const name of unknownNames) refuse(problems, `${path}.${name}`, 'is not a known field')
    const fit = Object.entries(known).map(([name, shape]) =>
      shape(value[name], `${path}.${name}`, problems),
    )
    return unknownNames.length === 0 && fit.every(Boolean)
  }
}

export function list<T>(each: Shape<T>): Shape<readonly T[]> {
  return (value, path, problems): value is readonly T[] => {
    if (!Array.isArray(value)) return refuse(problems, path, 'is not a list')
    return value.map((item, index) => each(item, `${path}[${index}]`, problems)).every(Boolean)
  }
}

/** A field that may be absent. */
export function optional<T>(each: Shape<T>): Shape<T | undefined> {
  return (value, path, problems): value is T | undefined =>
    value === undefined || each(value, path, problems)
}

/** An object used as a map from text to one shape. */
export function record<T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, path, problems): value is Readonly<Record<string, T>> => {
    if (!isRecord(value)) return refuse(problems, path, 'is not an object')
    return Object.entries(value)
      .map(([name, item]) => each(item, `${path}.${name}`, problems))
      .every(Boolean)
  }
}

export function oneOf<const T extends string | number>(...allowed: readonly T[]): Shape<T> {
  return (value, path, problems): value is T =>
    allowed.some((each) => each === value) ||
    refuse(problems, path, `is not one of ${allowed.join(', ')}`)
}

export function text(pattern: RegExp): Shape<string> {
  return (value, path, problems): value is string =>
    (typeof value === 'string' && pattern.test(value)) ||
    refuse(problems, path, `is not text like ${pattern.source}`)
}

export function whole(from: number, to: number): Shape<number> {
  return (value, path, problems): value is number =>
    (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) ||
    refuse(problems, path, `is not a whole number from ${from} to ${to}`)
}

export function number(from: number, to: number): Shape<number> {
  return (value, path, problems): value is number =>
    (typeof value === 'number' && value >= from && value <= to) ||
    refuse(problems, path, `is not a number from ${from} to ${to}`)
}

function refuse(problems: string[], path: string, problem: string): false {
  problems.push(`${path} ${problem}`)
  return false
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
