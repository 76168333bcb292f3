import type { HandRefusal, TableOpened } from '@nordlys/contracts'
import { whenShown } from '@nordlys/core'
import { element } from '../../frame/element.ts'
import { type Frame, readFrame, takeToken } from '../../frame/frame.ts'
import { heedPage } from '../../frame/page-message.ts'
import { type Page, Panel } from '../../frame/panel.ts'
import { bindSound } from '../../frame/sound/bind-sound.ts'
import { hushedWhileHeld } from '../../frame/sound/hushed-while-held.ts'
import { type KeptTable, keepReplay, recallReplay, recallTable } from '../../frame/tab-memory.ts'
import { texts } from '../../frame/texts.ts'
import { replayTable } from './replay-table.ts'
import type { FeltParts, TableFelt } from './table-felt.ts'
import { keysPage, TableKeys } from './table-keys.ts'
import { TablePlay } from './table-play.ts'
import { bindTableFullScreen, buildTableScreen, showAround } from './table-screen.ts'
import { askToOpen, askToReplay, askToResume } from './table-server.ts'
import { TableSound } from './table-sound.ts'
import { tableNotices, tableTexts } from './table-texts.ts'

/** Starts a table's page. */
export function startTable(build: (parts: FeltParts) => TableFelt): void {
  whenShown(() => start(build))
}

/** Opens the play and its screen, and joins both. */
async function start(build: (parts: FeltParts) => TableFelt): Promise<void> {
  const frame = readFrame()
  if (frame.mode === 'replay') return startReplay(frame, build)
  const kept = recallTable()
  const opened = await open(frame, kept).catch(() => undefined)
  if (!opened?.ok) {
    giveUp(whyNotOpened(opened?.refusal))
    // When the wallet was down, the page may retry; after any other refusal only a new launch helps.
    if (opened && opened.refusal !== 'wallet-down') {
      frame.tellUntilHeard({ type: 'play-ended', reason: opened.refusal })
    }
    return
  }
  const screen = buildTableScreen(frame, opened)
  const around = {
    deposit: () => frame.tell({ type: 'deposit-wanted' }),
    reload: () => location.reload(),
  }
  const sound = new TableSound()
  const felt: TableFelt = build({
    frame,
    opened,
    screen,
    sound,
    play: {
      deal: (bets) => play.deal(bets),
      choose: (choice) => play.choose(choice),
      state: () => play.state,
      refresh: () => play.refresh(),
    },
  })
  const play = new TablePlay({
    frame,
    opened,
    kept,
    show(state) {
      felt.show(state)
      sound.show(state)
      showAround(screen, state, { stakeOre: felt.stakeOre(state), ...around })
    },
    reveal: (hand, before) => felt.reveal(hand, before),
  })
  screen.controls.append(felt.controls)
  const keys = new TableKeys(felt.keys)
  const panel = new Panel(texts.menu, texts.close, [
    ...felt.pages,
    keysPage(felt.keys, keys),
    roundsPage(frame, screen.isAtOnce),
  ])
  keys.bind(() => !panel.isOpen)
  screen.menu.addEventListener('click', () => panel.open(felt.pages[0]?.name ?? 'keys'))
  bindSound(screen.sound, sound)
  // The player may come back from a deposit, in this page or in another.
  window.addEventListener('focus', () => void play.refreshBalance())
  await play.begin()
  heedPage(frame.siteUrl, {
    ...hushedWhileHeld(play, sound),
    screenIs: bindTableFullScreen(screen, (message) => frame.tell(message)),
  })
  screen.root.inert = false
  frame.tellUntilHeard({ type: 'ready' })
}

async function startReplay(frame: Frame, build: (parts: FeltParts) => TableFelt): Promise<void> {
  const token = takeToken() ?? recallReplay()
  const replayed = token ? await askToReplay(token).catch(() => undefined) : undefined
  if (!token || !replayed?.ok) {
    giveUp(texts.notReplayed)
    return
  }
  keepReplay(token)
  await replayTable(frame, replayed, build)
}

/** By token when one came along; else the play this tab held before it was reloaded. */
async function open(frame: Frame, kept: KeptTable | undefined): Promise<TableOpened | HandRefusal> {
  const token = takeToken()
  if (token && frame.mode === 'money') return askToOpen({ mode: 'money', launchToken: token })
  if (kept) {
    const resumed = await askToResume(kept.playToken)
    if (resumed.ok || frame.mode === 'money') return resumed
  }
  if (frame.mode === 'free') return askToOpen({ mode: 'free', gameId: frame.gameId })
  return { ok: false, refusal: 'token-unknown' }
}

function roundsPage({ mode, siteUrl }: Frame, isAtOnce: boolean): Page {
  return {
    name: 'rounds',
    title: texts.rounds,
    fill(into) {
      const href = `${siteUrl}/min-konto/transaktioner`
      const link = { href, target: '_blank', rel: 'noopener' }
      if (mode !== 'money') {
        into.append(element('p', {}, tableTexts.roundsForFun))
        return
      }
      into.append(
        element('p', {}, isAtOnce ? tableTexts.abandonedAtOnce : tableTexts.abandoned),
        element('p', {}, element('a', link, tableTexts.roundsLink)),
      )
    },
  }
}

function whyNotOpened(refusal: HandRefusal['refusal'] | undefined): string {
  if (refusal === 'logged-out') return tableNotices[refusal]
  return refusal === 'game-unknown' ? texts.withdrawn : texts.notOpened
}

function giveUp(reason: string): void {
  const again = element('button', { type: 'button' }, texts.tryAgain)
  again.addEventListener('click', () => location.reload())
  document.body.append(
    element('div', { class: 'give-up' }, element('p', { role: 'alert' }, reason), again),
  )
}
