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
import { DialogDesk, type DialogName } from './dialog-queue.ts'

const DeskContext = createContext<DialogDesk | undefined>(undefined)

export interface DialogDeskProviderProps {
  /** What the page on show is that nobody speaks over. */
  undisturbed: Undisturbed
  children: ReactNode
}

/** The one desk of a page, at which all dialogs that come by themselves ask for their turn. */
export function DialogDeskProvider({ undisturbed, children }: DialogDeskProviderProps) {
  const [desk] = useState(() => new DialogDesk())
  useEffect(() => desk.setUndisturbed(undisturbed), [desk, undisturbed])
  return <DeskContext value={desk}>{children}</DeskContext>
}

/** A dialog's own turn, and how it asks for it or gives it up. */
export function useDialogTurn(name: DialogName): {
  isShown: boolean
  want: (isWanted: boolean) => void
} {
  const desk = useContext(DeskContext)
  const isShown = useSyncExternalStore(
    useCallback((changed) => desk?.subscribe(changed) ?? (() => undefined), [desk]),
    () => desk?.shown === name,
    () => false,
  )
  const want = useCallback((isWanted: boolean) => desk?.want(name, isWanted), [desk, name])
  return { isShown, want }
}
