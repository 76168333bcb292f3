import { type ContactMessage, contactLengthMax } from '@nordlys/contracts'

/** The fields as typed, cut where the contract ends. */
export function readMessage(form: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => textOf(form, name, contactLengthMax[name])
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  }
}

export function textOf(form: FormData, name: string, lengthMax: number): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, lengthMax) : ''
}
