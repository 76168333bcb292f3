const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const danish = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})$/

/**
 * A day as it was typed or picked, `31-12-2026`, `31.12.26` or `2026-12-31`, as `2026-12-31`. Undefined for
 * what is no day of a calendar.
 */
export function readDay(typed: string): string | undefined {
  const text = typed.trim()
  const picked = iso.exec(text)
  const written = danish.exec(text)
  const [year, month, day] = picked ? picked.slice(1) : (written?.slice(1).toReversed() ?? [])
  if (year === undefined || month === undefined || day === undefined) return undefined
  const whole = year.length === 2 ? `20${year}` : year
  const read = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${read}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(read) ? read : undefined
}
