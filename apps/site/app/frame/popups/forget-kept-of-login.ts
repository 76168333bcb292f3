import { forgetHere } from '../../ground/browser/kept-here.ts'
import { noticeDueKey } from './notice-due-key.ts'
import { wageringKey } from './wagering-key.ts'

/**
 * Lets go of what the browser keeps of a login, by name: no walk over all that it holds. Whom it greeted
 * last stays, so that it greets once a login. [FLT-88]
 */
export function forgetKeptOfLogin(): void {
  forgetHere('local', noticeDueKey)
  forgetHere('local', wageringKey)
  forgetHere('session', ageShownKey)
}

/** In which login the age popup was shown. */
export const ageShownKey = '_global_popup'
