import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'

const words = {
  cancelled: 'own_data.erase_cancelled',
  'other-identity': 'own_data.erase_other_identity',
  'identity-provider-down': 'own_data.erase_mitid',
  failed: 'own_data.erase_failed',
} as const

export type ErasureFault = keyof typeof words

/** Why the player was not erased, as the address says it; undefined where it says nothing. */
export function erasureFaultIn(said: URLSearchParams): ErasureFault | undefined {
  const fault = said.get('sletning')
  if (fault === null) return undefined
  return Object.hasOwn(words, fault) ? (fault as ErasureFault) : 'failed'
}

export function ErasureNews({ fault }: { fault: ErasureFault }) {
  const t = useTexts()
  return <Message tone="danger" title={t(words[fault])} takesFocus />
}
