/** Reads texts out of a query, a form or a JSON body; what is absent or no text is empty. */
export function textsOf(source: unknown): (key: string) => string {
  const fields = fieldsOf(source)
  return (key) => {
    const value = fields[key]
    return typeof value === 'string' ? value : ''
  }
}

/** The fields of a JSON object; none when it is something else. */
export function fieldsOf(source: unknown): Readonly<Record<string, unknown>> {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return {}
  return { ...source }
}
