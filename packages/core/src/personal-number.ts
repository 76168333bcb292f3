/** Between two digits of a number that somebody has written apart: up to three marks, or a comma. */
const apart = /^(?:[\s\p{Pd}.·•/\\_]{1,3}|,)$/u

/** A day (made-up persons have it 60 higher), a month, a year, four digits. */
const shape = /^(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])(?:0[1-9]|1[0-2])\d{6}$/

/** `12.03.2026 14`: a day of our years and an hour, or the day of the next one. */
const wholeDate = /^\d\d\D+\d\d\D+(?:19|20)\d\d\D+\d\d$/
/** `10.100.250,50`, `1 010 190 123`: an amount, thousands apart. */
const amount = /^\d{1,3}(?:\.\d{3})+(?:,\d\d)?$|^\d{1,3}(?:\s\d{3})+(?:,\d\d)?$/
/** `12.10.26 1500 kr.`: a day and an amount, which says that it is one. */
const dayAndKroner = /^\d\d\D+\d\d\D+\d\d\s+[\d.]+$/
/** `10.11.-12.11.2026` from its second number on: days from one to another. */
const untilDay = /^\d\d\D+\d\d([./])\d\d\1(?:19|20)\d\d$/
const network = /^(?:1?\d?\d|2[0-4]\d|25[0-5])(?:\.(?:1?\d?\d|2[0-4]\d|25[0-5])){3}$/
const kroner = /^\s*(?:kr|kroner|dkk)(?!\p{L})/iu

/**
 * Whether a text holds something with the shape of a CPR number, in any digits, written together or
 * apart. The one reader of them: what is kept for others to read, mailed or logged asks it.
 * Amounts, telephone numbers and dates are distinguished from one by their own marks; a doubt
 * counts as a number. [FLT-72]
 */
export function holdsPersonalNumber(text: string): boolean {
  const plain = withPlainDigits(text)
  const groups = [...plain.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    start: index,
    end: index + digits.length,
  }))
  return groups.some((first, place) => {
    let digits = ''
    for (const [next, group] of groups.slice(place, place + 10).entries()) {
      const before = groups[place + next - 1]
      if (next > 0 && before && !apart.test(plain.slice(before.end, group.start))) return false
      digits += group.digits
      if (digits.length >= 10) return shape.test(digits) && isOne(plain, first.start, group.end)
    }
    return false
  })
}

/** Whether ten digits stand by themselves, and nothing says that they are something else. */
function isOne(plain: string, start: number, end: number): boolean {
  const written = plain.slice(start, end)
  const rest = plain.slice(end, end + 12)
  // A part of a longer name, such as a reference or a UUID.
  const led = plain.slice(Math.max(0, start - 8), start)
  if (/[\p{L}_][-/]?$/u.test(led) || /^-?[\p{L}_]/u.test(rest)) return false
  if ([wholeDate, amount, network].some((other) => other.test(written))) return false
  if (untilDay.test(written) && /\d[./]$/.test(led.trimEnd().replace(/[^\d./]+$/, ''))) return false
  return !(dayAndKroner.test(written) && kroner.test(rest))
}

/** The text with the digits of every script as ours, and without what is not seen. */
function withPlainDigits(text: string): string {
  return text
    .replaceAll(/[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\P{Nd}\d]/gu, digitOf)
    .replaceAll(/cpr(?:[\s-]{0,3}(?:nr|nummer))?[\s:./-]{0,4}(?=\d)/gi, ' ')
}

/** The digits of each script stand in a row, from its nought on. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}
