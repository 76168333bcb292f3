import { Icon, IconButton } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { useTexts } from '../../ground/text/use-texts.tsx'

/** Where a rail stands: at its beginning, between, at its end, or with nothing out of sight. */
interface Stand {
  isAtStart: boolean
  isAtEnd: boolean
}

/** For those with a mouse, who have no finger to push a rail with. */
export function RailArrows({ railId, title }: { railId: string; title: string }) {
  const t = useTexts()
  const { isAtStart, isAtEnd } = useStand(railId)
  const push = (direction: 1 | -1) => {
    const rail = document.getElementById(railId)
    rail?.scrollBy({ left: direction * rail.clientWidth })
  }
  return (
    <div className="s-rail-arrows">
      <IconButton
        outlined
        label={t('home.rail_previous', { row: title })}
        aria-controls={railId}
        aria-disabled={isAtStart}
        onClick={() => push(-1)}
      >
        <Icon glyph={ChevronLeft} size={20} />
      </IconButton>
      <IconButton
        outlined
        label={t('home.rail_next', { row: title })}
        aria-controls={railId}
        aria-disabled={isAtEnd}
        onClick={() => push(1)}
      >
        <Icon glyph={ChevronRight} size={20} />
      </IconButton>
    </div>
  )
}

/** A rail is measured only in a browser; until then it stands at its start. */
function useStand(railId: string): Stand {
  const [stand, setStand] = useState<Stand>({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!rail) return
    const measure = () => {
      const leftOver = rail.scrollWidth - rail.clientWidth - rail.scrollLeft
      setStand({ isAtStart: rail.scrollLeft < 1, isAtEnd: leftOver < 1 })
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(rail)
    rail.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      rail.removeEventListener('scroll', measure)
    }
  }, [railId])
  return stand
}
