import { invariant, type Ore, ore } from '@nordlys/core'

/** An object of a party's answer, of which each field is read by its kind; anything else throws. */
export type Fields = Readonly<Record<string, unknown>>

export function listIn(body: unknown, name: string): Fields[] {
  const list = (body as Fields)[name]
  invariant(Array.isArray(list), `an answer without ${name}`)
  return list
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name]
  invariant(typeof value === 'string', `${name} is no text`)
  return value
}

/** As the parties write amounts: `100.00`. */
export function oreIn(fields: Fields, name: string): Ore {
  const text = textIn(fields, name)
  invariant(/^\d{1,12}\.\d\d$/.test(text), `${name} is no amount`)
  return ore(text.replace('.', ''))
}

export function momentIn(fields: Fields, name: string): Date {
  const at = new Date(textIn(fields, name))
  invariant(!Number.isNaN(at.getTime()), `${name} is no moment`)
  return at
}
