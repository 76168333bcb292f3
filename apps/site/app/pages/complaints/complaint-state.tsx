import type { ComplaintState } from '@nordlys/contracts'
import { StatusTag } from '@nordlys/ui'
import { useTexts } from '../../ground/text/use-texts.tsx'

const states = {
  received: { tone: 'info', text: 'complaints.state_received' },
  'in-progress': { tone: 'warning', text: 'complaints.state_in_progress' },
  decided: { tone: 'success', text: 'complaints.state_decided' },
} as const satisfies Record<ComplaintState, unknown>

export function ComplaintStateTag({ state }: { state: ComplaintState }) {
  const t = useTexts()
  const { tone, text } = states[state]
  return <StatusTag tone={tone}>{t(text)}</StatusTag>
}
