import { chooseNoticeInterval } from '@nordlys/contracts'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { chooseInterval } from '../../../parts/interval/interval-form.ts'

const page = '/min-konto/begraensninger?fane=spil'

/** The address is a form's alone; who comes here otherwise, as after a login, is led to the page. */
export function loader() {
  return redirect(`${page}#status`)
}

/** Keeps how often the player wants the play notice. [LIM-07] */
export function action(asked: ActionFunctionArgs): Promise<Response> {
  return chooseInterval(asked, chooseNoticeInterval, page)
}
