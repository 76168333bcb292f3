declare global {
  interface Window {
    /** What moved by itself: how much, and which parts of the page. */
    shifts: string[]
  }
}

/** A part of the page that moved, as the browser tells it. */
interface ShiftSource {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Runs in the page, before anything of it: notes each shift that no press led to. */
export function countShifts(): void {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: readonly ShiftSource[]
      }
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name =
          node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y, width, height }) => `${width} x ${height} at ${x}, ${y}`,
        )
        return `${name} "${node?.textContent?.slice(0, 120)}" ${from}, then ${to}`
      })
      window.shifts.push(`${value}: ${moved.join(' and ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
