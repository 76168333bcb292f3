import { invariant } from '@nordlys/core'
import { useRouteLoaderData } from 'react-router'
import type { ShellData } from './shell-data.ts'

/** What the root has loaded; every page below it may read it. */
export function useShell(): ShellData {
  const shell = useRouteLoaderData<ShellData>('root')
  invariant(shell, 'a page stands below the root')
  return shell as ShellData
}
