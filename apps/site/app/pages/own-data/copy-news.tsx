import { useTexts } from '../../ground/text/use-texts.tsx'
import { Message } from '../../parts/message/message.tsx'

const results = {
  bestilt: { tone: 'success', text: 'own_data.news_bestilt' },
  klar: { tone: 'success', text: 'own_data.news_klar' },
  undervejs: { tone: 'info', text: 'own_data.news_undervejs' },
  mange: { tone: 'info', text: 'own_data.news_mange' },
  vent: { tone: 'info', text: 'own_data.news_vent' },
  slettet: { tone: 'info', text: 'own_data.news_slettet' },
  bekraeft: { tone: 'info', text: 'own_data.news_bekraeft' },
  afbrudt: { tone: 'danger', text: 'own_data.news_afbrudt' },
  'anden-person': { tone: 'danger', text: 'own_data.news_anden_person' },
  mitid: { tone: 'danger', text: 'own_data.news_mitid' },
  fejl: { tone: 'danger', text: 'own_data.news_fejl' },
} as const

export type CopyResult = keyof typeof results

/** What came of the form or the visit to MitID that led here; undefined where there was none. */
export function copyNewsIn(said: URLSearchParams): CopyResult | undefined {
  const fault = said.get('fejl')
  if (fault !== null) return faults.get(fault) ?? 'fejl'
  const result = said.get('kopi-er') ?? ''
  return isResult(result) ? result : undefined
}

const faults: ReadonlyMap<string, CopyResult> = new Map([
  ['cancelled', 'afbrudt'],
  ['other-identity', 'anden-person'],
  ['identity-provider-down', 'mitid'],
])

function isResult(word: string): word is CopyResult {
  return Object.hasOwn(results, word)
}

export function CopyNews({ news }: { news: CopyResult }) {
  const t = useTexts()
  const { tone, text } = results[news]
  return <Message tone={tone} title={t(text)} takesFocus />
}
