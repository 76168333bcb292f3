import { expect, type Page } from '@playwright/test'

const stopsMax = 240

/**
 * Walks a page with Tab alone: every link, button and field of its main part is reached, each with a
 * name and a focus one can see, and the walk comes out at the end.
 */
export async function walkByKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const reached = new Set<string>()
  for (let stop = 0; stop < stopsMax; stop += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(describeFocus)
    if (!here) break
    expect(here.name, `${here.tag} has a name`).not.toBe('')
    expect(here.isSeen, `the focus on “${here.name}” is seen`).toBe(true)
    reached.add(`${here.tag} ${here.name}`)
  }
  const inMain = await page.evaluate(listControls)
  expect(inMain.length).toBeGreaterThan(0)
  expect(inMain.filter((control) => !reached.has(control))).toEqual([])
}

/** Undefined when the walk has left the page's own elements. */
function describeFocus() {
  const focus = document.activeElement
  if (!(focus instanceof HTMLElement) || focus === document.body) return undefined
  const style = getComputedStyle(focus)
  const box = focus.getBoundingClientRect()
  const isRinged = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
  const name = focus.getAttribute('aria-label') ?? focus.innerText ?? ''
  return {
    tag: focus.tagName,
    name: name.trim() || (focus as HTMLInputElement).labels?.[0]?.innerText.trim() || '',
    isSeen: isRinged && box.width > 0 && box.height > 0,
  }
}

function listControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('main a[href], main button, main input')
  return [...controls]
    .filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
    )
    .filter((control) => control.getAttribute('type') !== 'hidden' && control.tabIndex >= 0)
    .map((control) => {
      const name = control.getAttribute('aria-label') ?? control.innerText ?? ''
      const label = (control as HTMLInputElement).labels?.[0]?.innerText.trim() ?? ''
      return `${control.tagName} ${name.trim() || label}`
    })
}
