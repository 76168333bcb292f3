import { checkedAnswer, isText, objectOf, optional } from '@nordlys/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { favouriteAddress } from './favourite-form.tsx'
import { type Unanswered, whenUnanswered } from './when-unanswered.ts'

export interface Favourites {
  has(gameId: string): boolean
  /** Marks the game at once and asks the server; a refused mark is taken back and reported. */
  set(game: { gameId: string; title: string }, isFavourite: boolean): void
  /** The last act, for those who cannot see it. */
  readonly told: string
  /** The failed act, until it is put away. */
  readonly failure: string | undefined
  dismiss(): void
}

type Changes = Readonly<Record<string, boolean>>
type Answer = { refusal?: string | undefined } | Unanswered

const isAnswer = objectOf({ refusal: optional(isText) })

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

/**
 * Asks the server for one wish at a time, in their order: each is answered, and the last one
 * stands. A wish outlives the page: a player who leaves it has wished it all the same.
 */
function useWishes(onFailure: (wish: Wish, answer: Answer) => void): (wish: Wish) => void {
  const waiting = useRef<Wish[]>([])
  const isAsking = useRef(false)
  useEffect(() => {
    const sendRest = () => {
      for (const wish of waiting.current.splice(0)) void send(wish)
    }
    addEventListener('pagehide', sendRest)
    return () => {
      removeEventListener('pagehide', sendRest)
      sendRest()
    }
  }, [])
  return useCallback(
    async (wish) => {
      waiting.current.push(wish)
      if (isAsking.current) return
      isAsking.current = true
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
        const { gameId } = next
        const answer = await send(next)
        const isDone = !('isUnanswered' in answer) && answer.refusal === undefined
        // A later wish for the same game decides what is seen of it.
        const isLatest = !waiting.current.some((one) => one.gameId === gameId)
        if (!isDone && isLatest) onFailure(next, answer)
      }
      isAsking.current = false
    },
    [onFailure],
  )
}

/** A session that has ended leads to the login, as it does without JavaScript. */
function send(wish: Wish): Promise<Answer> {
  return whenUnanswered(async () => {
    const body = new URLSearchParams(formOf(wish))
    const response = await fetch(favouriteAddress, { method: 'POST', body, keepalive: true })
    if (!response.ok) throw response
    if (response.redirected) {
      location.assign(response.url)
      return {}
    }
    const answer = await checkedAnswer(response, isAnswer)
    if (!answer) throw response
    return answer
  })
}

function formOf({ gameId, isFavourite }: Wish): Record<string, string> {
  return { [isFavourite ? 'tilfoej' : 'fjern']: gameId }
}
