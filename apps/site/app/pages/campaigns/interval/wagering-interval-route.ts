import { chooseWageringInterval } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { bonusAddress } from '../../../parts/bonus/bonus-address.ts'
import { chooseInterval } from '../../../parts/interval/interval-form.ts'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(`${bonusAddress}#status`)
}

/** Keeps how often the player is informed of a bonus. [BONUS-02] */
export function action(asked: ActionFunctionArgs): Promise<Response> {
  return chooseInterval(asked, chooseWageringInterval, bonusAddress)
}
