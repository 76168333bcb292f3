import type { ClientHand, ReplayedHand } from '@nordlys/contracts'
import { element } from '../../frame/element.ts'
import type { Frame } from '../../frame/frame.ts'
import { type Page, Panel } from '../../frame/panel.ts'
import { bindSound } from '../../frame/sound/bind-sound.ts'
import { isStill, pause } from '../../frame/stillness.ts'
import { texts } from '../../frame/texts.ts'
import type { FeltParts, TableFelt } from './table-felt.ts'
import { buildTableScreen, showAround } from './table-screen.ts'
import { TableSound } from './table-sound.ts'
import { firstTableState, type TableState } from './table-state.ts'

const stepMs = 900

/** A round of the books, shown step by step as it was played; nothing can be staked. [PROOF-03] */
export async function replayTable(
  frame: Frame,
  replayed: ReplayedHand,
  build: (parts: FeltParts) => TableFelt,
): Promise<void> {
  const { game } = replayed
  const opened = { ok: true, playToken: '', roundKey: '', balanceOre: 0, game } as const
  const screen = buildTableScreen(frame, opened)
  let state: TableState = firstTableState('money', opened, undefined)
  const play = {
    deal: () => undefined,
    choose: () => undefined,
    state: () => state,
    refresh: () => undefined,
  }
  const sound = new TableSound()
  bindSound(screen.sound, sound)
  const felt = build({ frame, opened, screen, sound, play })
  const again = element('button', { type: 'button', class: 'act main' }, texts.showAgain)
  screen.controls.append(element('div', { class: 'betting' }, again))
  const nothing = () => undefined
  const show = (phase: TableState['phase'], hand: ClientHand) => {
    state = { ...state, phase, hand, free: undefined }
    felt.show(state)
    sound.show(state)
    showAround(screen, state, { stakeOre: felt.stakeOre(state), deposit: nothing, reload: nothing })
  }
  const run = async () => {
    again.disabled = true
    let before: ClientHand | undefined
    for (const hand of stepsOf(replayed)) {
      if (before && !isStill()) await pause(stepMs)
      show({ name: 'showing' }, hand)
      await felt.reveal(hand, before)
      before = hand
    }
    show({ name: 'closed' }, replayed.hand)
    again.disabled = false
  }
  again.addEventListener('click', () => void run())
  bindMenu(screen.menu, felt.pages)
  screen.root.inert = false
  frame.tellUntilHeard({ type: 'ready' })
  await run()
}

/** The player's view after the deal and after each choice. */
function stepsOf({ hand, views }: ReplayedHand): ClientHand[] {
  const { end, ...rest } = hand
  return views.map((view, step) => ({
    ...rest,
    step,
    view,
    ...(step === views.length - 1 && end && { end }),
  }))
}

function bindMenu(menu: HTMLButtonElement, pages: readonly Page[]): void {
  const panel = new Panel(texts.menu, texts.close, pages)
  menu.addEventListener('click', () => panel.open(pages[0]?.name ?? ''))
}
