import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useMatches } from 'react-router'
import { type Texts, type Translate, translator } from './texts.ts'

const TranslateContext = createContext<Translate>(translator({}))

/** Gathers the texts of every loader on the page; a loader sends them as `texts`. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const translate = useMemo(() => {
    const gathered: Texts = {}
    for (const { loaderData } of matches) Object.assign(gathered, textsOf(loaderData))
    return translator(gathered)
  }, [matches])
  return <TranslateContext value={translate}>{children}</TranslateContext>
}

export function useTexts(): Translate {
  return useContext(TranslateContext)
}

function textsOf(loaderData: unknown): Texts {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  return 'texts' in loaderData ? (loaderData.texts as Texts) : {}
}
