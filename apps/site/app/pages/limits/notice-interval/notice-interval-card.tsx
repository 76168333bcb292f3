import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { askForNoticeNow } from '../../../ground/browser/notice-wanted.ts'
import { IntervalCard } from '../../../parts/interval/interval-card.tsx'
import type { Interval } from '../../../parts/interval/interval-form.ts'

/** How often the player sees what they played for. [LIM-07] */
export function NoticeIntervalCard({ interval }: { interval: Interval }) {
  const { key } = useLocation()
  return (
    <>
      <IntervalCard
        texts="notice_interval"
        address="/min-konto/begraensninger/status"
        interval={interval}
      />
      {interval.result === 'gemt' && <AskNow key={key} />}
    </>
  )
}

/** This browser knew when the next notice is due; a choice makes that another moment. */
function AskNow() {
  useEffect(askForNoticeNow, [])
  return null
}
