/** Memoizes `make` by object identity (WeakMap). Callers must not mutate the object. No throw is cached. */
export function memoizeByObject<From extends object, Value>(
  make: (from: From) => Value,
): (from: From) => Value {
  const cache = new WeakMap<From, { value: Value }>()
  return (from) => {
    const cached = cache.get(from)
    if (cached) return cached.value
    const value = make(from)
    cache.set(from, { value })
    return value
  }
}
