import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMatches } from 'react-router'
import { type SerializedTexts, type Texts, type Translate, translator } from './texts.ts'

export const TranslateContext = createContext<Translate>(translator({}))

/**
 * Gathers the texts of every loader on the page; a loader sends them as `texts`. Data that was loaded
 * into the page by itself brings `more`.
 */
export function TextsProvider({ children, more }: { children: ReactNode; more?: unknown }) {
  const matches = useMatches()
  const translate = useMemo(
    () => translator(...matches.map(({ loaderData }) => textsOf(loaderData)), textsOf(more)),
    [matches, more],
  )
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

export function useTexts(): Translate {
  return useContext(TranslateContext)
}

function textsOf(loaderData: unknown): Texts | SerializedTexts {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  return 'texts' in loaderData ? (loaderData.texts as SerializedTexts) : {}
}
