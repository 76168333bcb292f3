import { isShown, type PageSurface, type Standing } from '@nordlys/contracts'
import { createContext, useContext } from 'react'
import { leadsOpen } from './act-of-address.ts'

/** How the player of the page stands; undefined for a visitor. */
export const StandingContext = createContext<Standing | undefined>(undefined)

function useStanding(): Standing | undefined {
  return useContext(StandingContext)
}

/** Asks whether a surface is there for the viewer. */
export function useIsShown(): (surface: PageSurface) => boolean {
  const standing = useStanding()
  return (surface) => isShown(surface, standing)
}

/** Asks whether an address of content leads where the viewer may go. */
export function useLeadsOpen(): (address: string) => boolean {
  const standing = useStanding()
  return (address) => leadsOpen(address, standing)
}
