/**
 * A date that a person typed, as YYYY-MM-DD: `2026-12-31`, or day, month and year by dots, dashes, slashes or
 * spaces, the year by four digits or by two of this century. Undefined when there is no such date between the
 * years 2000 and 2999: outside of them the database and ISO 8601 write years in ways of their own.
 */
export function readDate(text: string): string | undefined {
  const typed = text.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const danish = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4}|\d{2})$/.exec(typed)
  if (!danish) return undefined
  const [, day, month, year = ''] = danish
  return dateOf(year.length === 2 ? `20${year}` : year, month, day)
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  if (!/^2\d{3}$/.test(year)) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  // A day beyond the month's last is another day, or none.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined
}
