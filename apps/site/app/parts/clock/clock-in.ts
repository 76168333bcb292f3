import { whichHour } from '@nordlys/core'

const formats = {
  'Europe/Copenhagen': formatOf('Europe/Copenhagen'),
  'Europe/Amsterdam': formatOf('Europe/Amsterdam'),
}

/** `20.14.32`, in the place whose time is shown. [HEAD-04] */
export function clockIn(timeZone: keyof typeof formats, at: Date): string {
  // Both places set their clocks back at the same moment.
  return `${formats[timeZone].format(at)}${whichHour(at)}`
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  return new Intl.DateTimeFormat('da-DK', { timeZone, hour: two, minute: two, second: two })
}
