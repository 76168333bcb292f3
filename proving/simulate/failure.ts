/** What must never happen has happened; the run is over. */
export class Failure extends Error {
  override name = 'Failure'
}

/** Throws a `Failure` with the two things that differ. */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [show(actual), show(expected)]
  if (is !== should) throw new Failure(`${what}: is ${is}, should be ${should}`)
}

export function show(value: unknown): string {
  return JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${part}` : part)) ?? ''
}
