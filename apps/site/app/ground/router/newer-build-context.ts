import { createContext, useContext } from 'react'

/** Whether the site serves a newer build than this page's. */
export const NewerBuildContext = createContext(false)

/** Whether the next page is to be loaded whole. */
export function useNewerBuild(): boolean {
  return useContext(NewerBuildContext)
}
