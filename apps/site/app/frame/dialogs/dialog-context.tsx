import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Undisturbed } from '../../ground/router/route-handle.ts'
import { type DialogName, DialogQueue } from './dialog-queue.ts'

const DialogQueueContext = createContext<DialogQueue | undefined>(undefined)

export interface DialogQueueProviderProps {
  /** Why the page shown may not be interrupted (a payment, a game, a form), if it may not. */
  undisturbed: Undisturbed
  children: ReactNode
}

/** The page's one queue of the dialogs that open by themselves. */
export function DialogQueueProvider({ undisturbed, children }: DialogQueueProviderProps) {
  const [queue] = useState(() => new DialogQueue())
  useEffect(() => queue.setUndisturbed(undisturbed), [queue, undisturbed])
  return <DialogQueueContext value={queue}>{children}</DialogQueueContext>
}

/** Whether this dialog is shown now, and how it enters and leaves the queue. */
export function useDialogTurn(name: DialogName): {
  isShown: boolean
  want: (isWanted: boolean) => void
} {
  const queue = useContext(DialogQueueContext)
  const isShown = useSyncExternalStore(
    useCallback((changed) => queue?.subscribe(changed) ?? (() => undefined), [queue]),
    () => queue?.shown === name,
    () => false,
  )
  const want = useCallback((isWanted: boolean) => queue?.want(name, isWanted), [queue, name])
  return { isShown, want }
}
