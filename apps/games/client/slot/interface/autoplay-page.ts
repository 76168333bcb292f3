import { amountText } from '../../frame/amounts.ts'
import { element } from '../../frame/element.ts'
import type { AutoplayLimits } from '../round/autoplay.ts'
import { texts } from '../words/texts.ts'

const roundChoices = [10, 25, 50, 100] as const
/** In stakes. */
const lossChoices = [10, 20, 50, 100] as const
const winChoices = [10, 50, 100] as const

/** The page where autoplay is asked for; a loss limit is part of it, a win limit may be. */
export function fillAutoplay(
  into: HTMLElement,
  stakeOre: number,
  start: (limits: AutoplayLimits) => void,
): void {
  const inStakes = (stakes: number) => amountText(stakes * stakeOre)
  const rounds = choice(roundChoices.map((count) => [count, texts.autoplayRounds(count)]))
  const loss = choice(lossChoices.map((stakes) => [stakes * stakeOre, inStakes(stakes)]))
  const anyWin: [number, string] = [0, texts.autoplayAnyWin]
  const win = choice([
    anyWin,
    ...winChoices.map((stakes): [number, string] => [stakes * stakeOre, inStakes(stakes)]),
  ])
  const form = element(
    'form',
    { class: 'autoplay' },
    element('label', {}, texts.autoplayCount, rounds),
    element('label', {}, texts.autoplayLoss, loss),
    element('label', {}, texts.autoplayWin, win),
    element('p', {}, texts.autoplayStops),
    element('button', { type: 'submit' }, texts.autoplayStart),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    start({
      rounds: Number(rounds.value),
      lossOre: Number(loss.value),
      winOre: Number(win.value) || undefined,
    })
  })
  into.append(form)
}

function choice(options: readonly (readonly [number, string])[]): HTMLSelectElement {
  return element(
    'select',
    {},
    ...options.map(([value, text]) => element('option', { value: String(value) }, text)),
  )
}
