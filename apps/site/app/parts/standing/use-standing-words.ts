import { useShell } from '../../ground/shell/use-shell.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { type StandingWords, standingWords } from './standing-words.ts'

/** Why the player of this page may not play, deposit or be offered anything; undefined if they may. */
export function useStandingWords(): StandingWords | undefined {
  const t = useTexts()
  const { player } = useShell()
  return player && standingWords(t, player)
}
