/** JSON that brings amounts and moments back as what they were. */
export function encodeKept(value: unknown): string {
  return JSON.stringify(marked(value))
}

export function decodeKept(text: string): unknown {
  return JSON.parse(text, (_name, value) => {
    if (typeof value !== 'object' || value === null) return value
    if ('$bigint' in value) return BigInt(value.$bigint)
    return '$date' in value ? new Date(value.$date) : value
  })
}

function marked(value: unknown): unknown {
  if (typeof value === 'bigint') return { $bigint: value.toString() }
  if (value instanceof Date) return { $date: value.toISOString() }
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]))
}
