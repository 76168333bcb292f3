import { relabel } from '../round-button.ts'
import { recall, remember } from '../tab-memory.ts'
import { texts } from '../texts.ts'

interface Switch {
  readonly isOn: boolean
  turn(isOn: boolean): Promise<void>
  hush(why: 'hidden', isSilent: boolean): void
}

/** Sound that was on before a reload comes back with the first press, as browsers demand. */
export function bindSound(button: HTMLButtonElement, sound: Switch): void {
  const turn = (isOn: boolean) => {
    void sound.turn(isOn)
    remember('sound', isOn)
    relabel(button, isOn ? texts.soundOff : texts.soundOn, isOn ? 'sound' : 'silence')
  }
  button.addEventListener('click', () => turn(!sound.isOn))
  document.addEventListener('visibilitychange', () => sound.hush('hidden', document.hidden))
  if (!recall('sound')) return
  const again = (event: Event) => {
    if (!(event.target instanceof Node && button.contains(event.target))) turn(true)
  }
  document.addEventListener('pointerdown', again, { once: true })
}
