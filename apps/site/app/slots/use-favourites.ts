import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../text/use-texts.tsx'
import { favouriteAddress } from './favourite-form.tsx'
import type { action } from './favourite-route.ts'
import type { Unanswered } from './when-unanswered.ts'

export interface Favourites {
  has(gameId: string): boolean
  /** Marks the game at once and asks the server; what it does not do is taken back and told. */
  set(game: { gameId: string; title: string }, isFavourite: boolean): void
  /** What was done last, for those who cannot see it. */
  readonly told: string
  /** What was not done, until it is put away. */
  readonly failure: string | undefined
  dismiss(): void
}

type Changes = Readonly<Record<string, boolean>>
type Answer = Awaited<ReturnType<typeof action>> | Unanswered

interface Wish {
  readonly gameId: string
  readonly isFavourite: boolean
}

export function useFavourites(marked: readonly string[]): Favourites {
  const t = useTexts()
  const [changes, setChanges] = useState<Changes>({})
  const [told, setTold] = useState('')
  const [failure, setFailure] = useState<string>()
  const fail = useCallback(
    ({ gameId }: Wish, answer: Answer) => {
      setChanges(({ [gameId]: _, ...others }) => others)
      const isUnanswered = 'isUnanswered' in answer
      const text = isUnanswered ? 'favourite_unanswered' : 'favourite_refused'
      setTold('')
      setFailure(t(`slot_machines.${text}`))
    },
    [t],
  )
  const ask = useWishes(fail)
  const set = useCallback<Favourites['set']>(
    ({ gameId, title: game }, isFavourite) => {
      setChanges((before) => ({ ...before, [gameId]: isFavourite }))
      const text = isFavourite ? 'favourite_added' : 'favourite_removed'
      setTold(t(`slot_machines.${text}`, { game }))
      setFailure(undefined)
      ask({ gameId, isFavourite })
    },
    [ask, t],
  )
  const dismiss = useCallback(() => setFailure(undefined), [])
  return useMemo(
    () => ({
      set,
      told,
      failure,
      dismiss,
      has: (gameId) => changes[gameId] ?? marked.includes(gameId),
    }),
    [set, told, failure, dismiss, changes, marked],
  )
}

/** Asks the server for one wish at a time, in their order: each is answered, and the last one stands. */
function useWishes(onFailure: (wish: Wish, answer: Answer) => void): (wish: Wish) => void {
  const { submit, data, state } = useFetcher<typeof action>()
  const waiting = useRef<Wish[]>([])
  const asked = useRef<Wish>(undefined)
  const answered = useRef<Answer>(undefined)
  const askNext = useCallback(() => {
    const wish = waiting.current.shift()
    asked.current = wish
    if (!wish) return
    void submit(formOf(wish), { method: 'post', action: favouriteAddress })
  }, [submit])
  useEffect(() => {
    // Whoever leaves the page has wished it all the same; what is on its way may be cut off with it.
    const sendRest = () => {
      const rest = [asked.current, ...waiting.current.splice(0)]
      for (const wish of rest.filter((one) => one !== undefined)) {
        navigator.sendBeacon(favouriteAddress, new URLSearchParams(formOf(wish)))
      }
    }
    addEventListener('pagehide', sendRest)
    return () => {
      removeEventListener('pagehide', sendRest)
      sendRest()
    }
  }, [])
  useEffect(() => {
    const wish = asked.current
    if (state !== 'idle' || !wish || !data || data === answered.current) return
    const answer: Answer = data
    answered.current = answer
    const isDone = !('isUnanswered' in answer) && answer.refusal === undefined
    // What was wished since for the same game decides what is seen of it.
    const isLatest = !waiting.current.some(({ gameId }) => gameId === wish.gameId)
    if (!isDone && isLatest) onFailure(wish, answer)
    askNext()
  }, [state, data, onFailure, askNext])
  return useCallback(
    (wish) => {
      waiting.current.push(wish)
      if (!asked.current) askNext()
    },
    [askNext],
  )
}

function formOf({ gameId, isFavourite }: Wish): Record<string, string> {
  return { [isFavourite ? 'tilfoej' : 'fjern']: gameId }
}
