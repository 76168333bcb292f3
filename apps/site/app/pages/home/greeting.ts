import type { Translate } from '../../ground/text/texts.ts'

export interface Greeted {
  firstName: string
  previousLoginAt: Date | undefined
}

/** The greeting by first name; while there is none, a text stands in its place. [HEAD-07] */
export function greetingOf({ firstName, previousLoginAt }: Greeted, t: Translate): string {
  return t(previousLoginAt ? 'home.hello' : 'home.hello_new', {
    firstName: firstName.trim() || t('home.name_loading'),
  })
}
