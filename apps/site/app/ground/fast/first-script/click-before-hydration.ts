/**
 * A button that is pressed before the page can act, as happens on a slow line, is pressed once it can:
 * the last one counts. Links and forms need no help: the browser follows them by itself. Inline, since
 * it must be there before everything else.
 */
export const earlyPressScript = `(() => {
  let pressed
  const note = (event) => {
    pressed = event.target.closest('button[type="button"]') || pressed
  }
  addEventListener('click', note, true)
  window.__pageActs = () => {
    removeEventListener('click', note, true)
    if (pressed && pressed.isConnected) pressed.click()
    pressed = undefined
  }
})()`

/**
 * To be called when the page's buttons act, which the document says from then on (`html[data-acts]`), so
 * that whoever drives it by program knows; no press is made up for where the script did not run.
 */
export function pressWhatWasPressed(): void {
  const { __pageActs: act } = window as { __pageActs?: () => void }
  act?.()
  document.documentElement.dataset.acts = ''
}
