import { checkedAnswer, exactly, objectOf } from '@nordlys/core'
import { sessionIdHere } from '../../ground/cookies/login-cookies.ts'
import { forgetKeptOfLogin } from '../popups/forget-kept-of-login.ts'

const isDone = objectOf({ result: exactly(1) })

/** Whether this browser has forgotten the session, whatever has become of it elsewhere. */
export async function logOut(): Promise<boolean> {
  const handle = sessionIdHere()
  forgetKeptOfLogin()
  const asked = fetch('/api/auth/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A browser that has lost the handle holds no session: its cookies are taken all the same.
    body: JSON.stringify({ sessionId: handle ?? 'none' }),
  })
  const isOut = await asked.then(
    async (response) => response.ok && (await checkedAnswer(response, isDone)) !== undefined,
    () => false,
  )
  return isOut || (handle !== undefined && sessionIdHere() === undefined)
}
