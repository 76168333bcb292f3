import { invariant } from '@nordlys/core'
import { useRouteLoaderData } from 'react-router'
import { openShell, type SentShell, type ShellData } from './shell-data.ts'

/** The data that the root has loaded; every page below it may read it. */
export function useShell(): ShellData {
  const shell = useShellIfSent()
  invariant(shell, 'a page stands below the root')
  return shell
}

/** Undefined where the root itself has failed. */
export function useShellIfSent(): ShellData | undefined {
  const sent = useRouteLoaderData<SentShell>('root') as SentShell | undefined
  return sent && openShell(sent)
}
