/** The player's wishes on the layout. */
export interface BoardWishes {
  place(spotId: string): void
  takeBack(spotId: string): void
  move(from: string, to: string): void
  /** Space throws the ball, since Enter places; where the ball is not ours to throw, Space places too. */
  spin?(): void
}

const longPressMs = 480

interface Press {
  readonly pointerId: number
  readonly from: string
  readonly isTouch: boolean
  over: string | undefined
  /** Set while the press may become a long one. */
  timer: number | undefined
}

/**
 * A tap places, a long press or the right button takes back, and dragging moves. A finger may slide
 * to the seam that it means; where it is lifted, it places. `point` receives what lies under the
 * pointer.
 */
export function bindPointer(
  board: HTMLElement,
  wishes: BoardWishes,
  point: (spotId: string | undefined, isTouch: boolean) => void,
): void {
  let press: Press | undefined
  const end = () => {
    clearTimeout(press?.timer)
    press = undefined
    point(undefined, false)
  }
  board.addEventListener('pointerdown', (event) => {
    const from = spotAt(event)
    if (from === undefined || event.button !== 0) return
    const isTouch = event.pointerType !== 'mouse'
    const timer = isTouch ? setTimeout(() => takeBack(from), longPressMs) : undefined
    press = { pointerId: event.pointerId, from, isTouch, over: from, timer: Number(timer) }
    // A captured pointer would be reported over the place where it began.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId)) {
      event.target.releasePointerCapture(event.pointerId)
    }
    point(from, isTouch)
  })
  const takeBack = (spotId: string) => {
    if (!holdsChips(board, spotId)) return
    wishes.takeBack(spotId)
    end()
  }
  board.addEventListener('pointermove', (event) => {
    const over = spotAt(event)
    if (press?.pointerId !== event.pointerId) {
      if (event.pointerType === 'mouse') point(over, false)
      return
    }
    if (over !== press.from) clearTimeout(press.timer)
    press.over = over
    point(over, press.isTouch)
  })
  board.addEventListener('pointerup', (event) => {
    if (press?.pointerId !== event.pointerId) return
    const { from, over, isTouch } = press
    end()
    if (over === undefined) return
    const isDrag = over !== from && holdsChips(board, from)
    if (isDrag) wishes.move(from, over)
    else if (isTouch || over === from) wishes.place(over)
  })
  board.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') end()
  })
  board.addEventListener('pointercancel', end)
  board.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    const spotId = spotAt(event)
    // The long press of a finger brings a menu, too, and has taken back already.
    if (spotId !== undefined && event.button === 2) wishes.takeBack(spotId)
  })
  // A press of a screen reader comes as a click alone; Enter is taken by its key.
  board.addEventListener('click', (event) => {
    const spotId = spotAt(event)
    if (event.detail === 0 && spotId !== undefined) wishes.place(spotId)
  })
}

function spotAt({ clientX, clientY, target }: MouseEvent): string | undefined {
  const found = clientX || clientY ? document.elementFromPoint(clientX, clientY) : target
  if (!(found instanceof Element)) return undefined
  return found.closest<HTMLElement>('[data-spot]')?.dataset.spot
}

function holdsChips(board: HTMLElement, spotId: string): boolean {
  return board.querySelector(`[data-spot="${spotId}"] .laid-chip`) !== null
}
