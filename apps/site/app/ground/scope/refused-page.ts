import { createContext, type RouterContextProvider } from 'react-router'

const refused = createContext(false)

type Context = Readonly<RouterContextProvider>

/** A guard refuses the page; the page's loader tells it. */
export function refuse(context: Context): void {
  context.set(refused, true)
}

/** Whether a guard has refused the page; its loader says so in the words of its kind. [ERR-01] */
export function isRefused(context: Context): boolean {
  return context.get(refused)
}
