import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../text/use-texts.tsx'
import { favouriteAddress } from './favourite-form.tsx'

export interface Favourites {
  has(gameId: string): boolean
  /** Marks the game at once and asks the server; what it refuses is taken back and told. */
  set(game: { gameId: string; title: string }, isFavourite: boolean): void
  /** What was done last, for those who cannot see it. */
  readonly told: string
}

type Changes = Readonly<Record<string, boolean>>

export function useFavourites(marked: readonly string[]): Favourites {
  const t = useTexts()
  const [changes, setChanges] = useState<Changes>({})
  const [told, setTold] = useState('')
  const { submit, data } = useFetcher<{ refused?: string }>()
  // Each answer counts, also the second one that refuses the same game.
  useEffect(() => {
    const refused = data?.refused
    if (refused === undefined) return
    setChanges(({ [refused]: _, ...others }) => others)
    setTold(t('slot_machines.favourite_refused'))
  }, [data, t])
  const set = useCallback<Favourites['set']>(
    ({ gameId, title }, isFavourite) => {
      setChanges((before) => ({ ...before, [gameId]: isFavourite }))
      setTold(
        t(isFavourite ? 'slot_machines.favourite_added' : 'slot_machines.favourite_removed', {
          game: title,
        }),
      )
      const way = isFavourite ? 'tilfoej' : 'fjern'
      void submit({ [way]: gameId }, { method: 'post', action: favouriteAddress })
    },
    [submit, t],
  )
  return useMemo(
    () => ({ set, told, has: (gameId) => changes[gameId] ?? marked.includes(gameId) }),
    [set, told, changes, marked],
  )
}
