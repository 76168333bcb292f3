import { checkedAnswer, importAgain } from '@nordlys/core'
import { type ComponentType, useEffect, useState } from 'react'
import { onCookieSettings } from '../../ground/browser/open-settings.ts'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { isPiece } from '../../ground/fast/serialized-piece/serialized-piece.ts'
import { consentTextsPath } from '../../ground/links/public-pages.ts'
import { type SerializedTexts, type Texts, translator } from '../../ground/text/texts.ts'
import { choiceHere } from './choice-here.ts'
import type { ConsentPanelProps } from './consent-panel.tsx'
import { watchConsent } from './consent-watch.ts'
import { whenIdle } from './when-idle.ts'

interface LoadedPanel {
  Panel: ComponentType<ConsentPanelProps>
  texts: SerializedTexts
  /** The element in focus when the visitor wished for it; undefined when it came by itself. */
  opener: HTMLElement | undefined
}

/**
 * The question for consent, a small panel that comes by itself once, and again whenever the visitor
 * wants it. By itself it never comes over a payment or a game. [CONTENT-05]
 */
export function Consent({ isHeldBack }: { isHeldBack: boolean }) {
  const [loaded, setLoaded] = useState<LoadedPanel>()
  useEffect(() => {
    if (isHeldBack) return undefined
    const ask = () => void load().then((panel) => panel && setLoaded(panel))
    return watchConsent({
      time: browserTime,
      whenIdle,
      hasChoice: () => choiceHere() !== undefined,
      ask,
    })
  }, [isHeldBack])
  useEffect(
    () => onCookieSettings(() => void load(focused()).then((panel) => panel && setLoaded(panel))),
    [],
  )
  if (!loaded || (isHeldBack && !loaded.opener)) return null
  const { Panel, texts, opener } = loaded
  return (
    <Panel
      t={translator(texts)}
      before={choiceHere()}
      isWished={opener !== undefined}
      onDone={() => {
        setLoaded(undefined)
        const next = opener?.isConnected ? opener : document.getElementById('indhold')
        next?.focus({ preventScroll: true })
      }}
    />
  )
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}

/** Fetches the panel and its words; undefined when the connection does not give them: the next page asks. */
async function load(opener?: HTMLElement): Promise<LoadedPanel | undefined> {
  try {
    const [{ ConsentPanel }, texts] = await Promise.all([
      importAgain(() => import('./consent-panel.tsx'), 'ConsentPanel'),
      readTexts(),
    ])
    return { Panel: ConsentPanel, texts, opener }
  } catch (error) {
    reportError(error)
    return undefined
  }
}

async function readTexts(): Promise<SerializedTexts> {
  const response = await fetch(consentTextsPath)
  if (!response.ok) throw new Error(`the words of the consent were not given: ${response.status}`)
  const texts = await checkedAnswer(response, isPiece<Texts>)
  if (!texts) throw new Error('what was given are not the words of the consent')
  return texts
}
