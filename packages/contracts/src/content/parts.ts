import { z } from 'zod'

/** Where a link of content may lead: a page of ours, or an outside address by a safe scheme. */
export const linkAddress = z
  .string()
  .max(400)
  .regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?\d+)$/, {
    error: 'a link is /a-page, https://…, mailto:… or tel:…',
  })

/** A line of text without marks. */
export const plainText = z.string().trim().min(1).max(2_000)

const link = /\[[^\][]+\]\(([^()\s]+)\)/g

/** Running text in which `[words](address)` is a link; there are no other marks, and no HTML. */
export const linkedText = z
  .string()
  .trim()
  .min(1)
  .max(4_000)
  .refine((text) => [...text.matchAll(link)].every(([, to]) => linkAddress.safeParse(to).success), {
    error: 'a link of the text leads nowhere that is allowed',
  })

/**
 * A picture of the content store. Its address begins with the base that the site replaces by its own
 * image proxy. [CONTENT-06]
 */
export const imageAddress = z
  .string()
  .regex(/^store:\/\/images\/[a-z0-9][a-z0-9-]{0,79}\.(?:avif|webp|png|jpg|svg)$/, {
    error: 'a picture is store://images/<name>.<avif, webp, png, jpg or svg>',
  })

/** A picture and what it shows, for those who do not see it; an empty word marks decoration. */
export const picture = z.strictObject({ image: imageAddress, alt: z.string().max(200) })

/** The pieces a text of content is made of. */
export const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: plainText }),
  z.strictObject({ type: z.literal('paragraph'), text: linkedText }),
  z.strictObject({ type: z.literal('list'), items: z.array(linkedText).min(1) }),
  z.strictObject({
    type: z.literal('facts'),
    rows: z.array(z.strictObject({ label: plainText, value: linkedText })).min(1),
  }),
  z.strictObject({ type: z.literal('question'), question: plainText, answer: linkedText }),
  z.strictObject({ type: z.literal('games'), gameIds: z.array(z.string().max(80)).min(1).max(12) }),
  z.strictObject({ type: z.literal('picture'), ...picture.shape }),
  z.strictObject({ type: z.literal('button'), text: plainText, address: linkAddress }),
])

export const playerSegment = z.enum(['Guests', 'Depositor', 'Non-Depositor'])
/** For whom something is shown; nobody named is everybody. [DATA-15] */
export const segments = z.array(playerSegment).max(3)

export const device = z.enum(['mobile', 'tablet', 'desktop'])

/** One picture for each screen size, named as the specification names them. */
export const picturesBySize = z.strictObject({
  url_xs: imageAddress,
  url_sm: imageAddress,
  url_md: imageAddress,
  url_lg: imageAddress,
  url_xl: imageAddress,
  url_xxl: imageAddress,
})

/** A value for each kind of device, under the screen size it counts as: mobile, tablet, desktop. */
export function perDevice<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ xs: value, md: value, xl: value })
}

export type Block = z.output<typeof block>
export type Picture = z.output<typeof picture>
export type PlayerSegment = z.output<typeof playerSegment>
export type Device = z.output<typeof device>
export type PicturesBySize = z.output<typeof picturesBySize>
