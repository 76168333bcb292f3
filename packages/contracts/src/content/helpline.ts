import { z } from 'zod'
import { linkAddress, plainText } from './parts.ts'

/** A day of the week from Monday, 1, to Sunday, 7, and the hours between which somebody answers. */
const openDay = z
  .object({
    day: z.literal([1, 2, 3, 4, 5, 6, 7]),
    fromHour: z.int().min(0).max(23),
    untilHour: z.int().min(1).max(24),
  })
  .refine(({ fromHour, untilHour }) => fromHour < untilHour)
const openWeek = z
  .array(openDay)
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length)

/** When StopSpillet answers, in Danish time; a day that is not listed is closed. Holidays are not known. */
export const stopSpilletHours = z.object({ phone: openWeek, chat: openWeek })

/** A place of treatment, as a player is shown it. */
export const treatmentCentres = z.array(
  z.object({
    name: plainText,
    text: plainText,
    phone: plainText.optional(),
    address: linkAddress.optional(),
  }),
)

export type OpenDay = z.output<typeof openDay>
export type StopSpilletHours = z.output<typeof stopSpilletHours>
export type TreatmentCentre = z.output<typeof treatmentCentres>[number]

const days = (list: readonly OpenDay['day'][], fromHour: number, untilHour: number) =>
  list.map((day) => ({ day, fromHour, untilHour }))

/** As StopSpillet reported them in November 2026; the operator's configuration goes before. */
export const usualStopSpilletHours: StopSpilletHours = {
  phone: [...days([1, 2, 3, 4], 9, 21), ...days([5], 9, 17)],
  chat: days([1, 2, 4], 17, 21),
}
