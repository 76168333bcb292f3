/** The actions on the chips of one spot. */
export interface SpotActions<Spot extends string> {
  place(spot: Spot): void
  takeBack(spot: Spot): void
}

const holdMs = 550

/** A press places; a long press, the other button and Delete take back. */
export function bindSpot<Spot extends string>(
  button: HTMLButtonElement,
  spot: Spot,
  actions: SpotActions<Spot>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasHeld = false
  const end = () => clearTimeout(timer)
  button.addEventListener('pointerdown', ({ button: which }) => {
    wasHeld = false
    if (which !== 0) return
    timer = setTimeout(() => {
      wasHeld = true
      actions.takeBack(spot)
    }, holdMs)
  })
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) {
    button.addEventListener(name, end)
  }
  button.addEventListener('click', () => {
    if (!wasHeld) actions.place(spot)
    wasHeld = false
  })
  button.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    if (!wasHeld) actions.takeBack(spot)
  })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    actions.takeBack(spot)
  })
}
