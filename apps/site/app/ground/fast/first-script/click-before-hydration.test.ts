import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { clickBeforeHydrationScript } from './click-before-hydration.ts'

interface FakeButton {
  isConnected: boolean
  presses: number
  click(): void
}

function button(): FakeButton {
  return {
    isConnected: true,
    presses: 0,
    click() {
      this.presses += 1
    },
  }
}

/** The page of the script: `press` is a click on something in the button, if it is in one. */
function openPage() {
  const listeners = new Set<(event: object) => void>()
  const page: { __replayClick?: () => void } = {}
  runInNewContext(clickBeforeHydrationScript, {
    window: page,
    addEventListener: (_: string, listen: (event: object) => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: (event: object) => void) => listeners.delete(listen),
  })
  return {
    press(on: FakeButton | null) {
      const event = { target: { closest: () => on }, eventPhase: 1 }
      for (const listen of listeners) listen(event)
      return { hasArrived: () => Object.assign(event, { eventPhase: 0 }) }
    },
    act: () => page.__replayClick?.(),
  }
}

test('the last button that was pressed too early is pressed when the page acts, once', () => {
  const page = openPage()
  const [first, last] = [button(), button()]
  page.press(first).hasArrived()
  page.press(last).hasArrived()
  page.press(null)
  page.act()
  page.act()
  expect([first.presses, last.presses]).toEqual([0, 1])
})

test('what is pressed afterwards acts by itself alone', () => {
  const page = openPage()
  const later = button()
  page.act()
  page.press(later)
  page.act()
  expect(later.presses).toBe(0)
})

test('a button that is gone by then is not pressed', () => {
  const page = openPage()
  const gone = button()
  page.press(gone).hasArrived()
  gone.isConnected = false
  page.act()
  expect(gone.presses).toBe(0)
})

test('a press that makes the page act is not pressed a second time', () => {
  const page = openPage()
  const [early, awaited] = [button(), button()]
  page.press(early).hasArrived()
  page.press(awaited)
  page.act()
  expect([early.presses, awaited.presses]).toEqual([0, 0])
})
