/** `make`, worked out once for each object, which is not to be changed, and kept for as long as it lives. */
export function onceFor<From extends object, Value>(
  make: (from: From) => Value,
): (from: From) => Value {
  const made = new WeakMap<From, { value: Value }>()
  return (from) => {
    const known = made.get(from)
    if (known) return known.value
    const value = make(from)
    made.set(from, { value })
    return value
  }
}
