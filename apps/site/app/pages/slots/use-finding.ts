import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import {
  type FilterName,
  type Finding,
  findingQuery,
  readFinding,
  type Sorting,
  toggled,
} from '../../ground/finding/filters.ts'
import { type ListName, listAddress } from '../../ground/finding/list-names.ts'

/** The one form of a list; what stands elsewhere on the page belongs to it by this name. */
export const findingFormId = 'soegning'

/** A pause in typing that is long enough to look. */
const typingMs = 120

export interface FindingControl {
  /** The choices made, as far as they are made: the page may still be on its way. */
  readonly finding: Finding
  type(q: string): void
  toggle(name: FilterName, value: string): void
  sort(sorting: Sorting | undefined): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Follows each choice at once: the address changes, and the back button takes it back. */
export function useFinding(list: ListName, shown: Finding): FindingControl {
  const navigate = useNavigate()
  const pending = useNavigation().location
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  /** The address at which the last step in the history was begun: still there, it is on its way. */
  const stepFrom = useRef<string>(undefined)
  const address = listAddress(list)
  const [wish, setWish] = useState<{ finding: Finding; after: Finding }>()
  const asked =
    pending?.pathname === address ? readFinding(new URLSearchParams(pending.search)) : shown
  // A tick is shown at once, before its page has been asked for.
  const finding = wish?.after === shown && !pending ? wish.finding : asked
  const latest = useRef(finding)
  latest.current = finding

  useEffect(() => () => clearTimeout(timer.current), [])

  function go(next: Finding, isSameStep = false): void {
    clearTimeout(timer.current)
    latest.current = next
    // One that replaces a step on its way would replace the page one is still on.
    const replace = isSameStep && location.href !== stepFrom.current
    if (!isSameStep) stepFrom.current = location.href
    setWish({ finding: next, after: shown })
    void navigate(address + findingQuery(next), { replace, preventScrollReset: true })
  }

  return {
    finding,
    type(q) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { current } = latest
        if (q.trim() === current.q) return
        // One word is one step back, however many letters it has.
        go({ ...current, q: q.trim(), page: 1 }, isTyping.current)
        isTyping.current = q.trim() !== ''
      }, typingMs)
    },
    toggle(name, value) {
      isTyping.current = false
      go(toggled(latest.current, name, value))
    },
    sort: (sorting) => go({ ...latest.current, sorting, page: 1 }),
    onSubmit(event) {
      event.preventDefault()
      const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
      isTyping.current = false
      if (q !== latest.current.q) go({ ...latest.current, q, page: 1 })
    },
  }
}
