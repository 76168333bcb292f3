import type { LiveOpened } from '@nordlys/contracts'
import { setAmount } from '../frame/amounts.ts'
import { element, setHidden, setText } from '../frame/element.ts'
import { type Frame, readFrame, takeToken } from '../frame/frame.ts'
import { heedPage } from '../frame/page-message.ts'
import { type Page, Panel } from '../frame/panel.ts'
import { bindSound } from '../frame/sound/bind-sound.ts'
import { hushedWhileHeld } from '../frame/sound/hushed-while-held.ts'
import { type KeptTable, keepTable, recallTable } from '../frame/tab-memory.ts'
import { texts as frameTexts } from '../frame/texts.ts'
import { rulesPage } from '../tables/shared/rules-page.ts'
import { keysPage, TableKeys } from '../tables/shared/table-keys.ts'
import {
  bindTableFullScreen,
  buildTableScreen,
  type TableScreen,
} from '../tables/shared/table-screen.ts'
import { TableSound } from '../tables/shared/table-sound.ts'
import { tableNotices, tableTexts } from '../tables/shared/table-texts.ts'
import type { LiveChecking } from './check/check-live-round.ts'
import { checkLivePage } from './check-live-page.ts'
import { eitherTransport } from './line/either-transport.ts'
import { streamTransport } from './line/stream-transport.ts'
import { browserTiming } from './line/timing.ts'
import { socketTransport } from './line/transport.ts'
import type { KindWords, LiveKind } from './live-kind.ts'
import { LivePlay } from './live-play.ts'
import { askToOpenLive, type LiveRefusal, linePath } from './live-server.ts'
import { resultsPage } from './results-page.ts'
import { firstState } from './round/first-state.ts'
import type { LiveMath } from './round/live-math.ts'
import type { LiveState } from './round/play-state.ts'
import { ownOf } from './round/view.ts'
import { texts } from './texts.ts'
import { tableWords } from './words.ts'

/** Starts a live table's page: opens the play or the look, its screen and its line, and joins them. */
export async function startLive(kind: LiveKind): Promise<void> {
  const frame = readFrame()
  const kept = recallTable()
  const opened = await open(frame, kept).catch(() => undefined)
  if (!opened?.ok) {
    giveUp(opened?.refusal)
    if (opened && opened.refusal !== 'wallet-down') {
      frame.tellUntilHeard({ type: 'play-ended', reason: opened.refusal })
    }
    return
  }
  const screen = buildTableScreen(frame, opened, texts.watching)
  const sound = new TableSound()
  const math = kind.by(opened.game.rules)
  const { felt, play } = joined({ frame, opened, kept, screen, sound, kind, math })
  screen.root.dataset.live = frame.mode === 'money' ? 'play' : 'watch'
  screen.controls.append(felt.controls)
  const keys = new TableKeys(felt.keys)
  const pages = [
    rulesPage(opened.game),
    checkLivePage(() => lastRound(play.state, { opened, math }), kind),
    resultsPage(opened.game.gameId, kind),
    ...(felt.keys.length > 0 ? [keysPage(felt.keys, keys), roundsPage(frame)] : []),
  ]
  const panel = new Panel(frameTexts.menu, frameTexts.close, pages)
  keys.bind(() => !panel.isOpen)
  screen.menu.addEventListener('click', () => panel.open('rules'))
  bindSound(screen.sound, sound)
  window.addEventListener('focus', () => void play.refreshBalance())
  window.addEventListener('offline', () => play.lost())
  play.begin()
  heedPage(frame.siteUrl, {
    ...hushedWhileHeld(play, sound),
    screenIs: bindTableFullScreen(screen, (message) => frame.tell(message)),
  })
  screen.root.inert = false
  frame.tellUntilHeard({ type: 'ready' })
}

interface Joining {
  readonly frame: Frame
  readonly opened: LiveOpened
  readonly kept: KeptTable | undefined
  readonly screen: TableScreen
  readonly sound: TableSound
  readonly kind: LiveKind
  readonly math: LiveMath
}

function joined({ frame, opened, kept, screen, sound, kind, math }: Joining) {
  const { balanceOre, stakeMaxOre, game } = opened
  const { definitionHash } = game
  const playToken = frame.mode === 'money' ? (opened.playToken ?? kept?.playToken) : undefined
  const { rules } = game
  const { words } = kind
  // A new launch is a new play.
  const before = opened.playToken === undefined ? kept : undefined
  const isWatching = playToken === undefined
  const first = firstState({ isWatching, balanceOre, stakeMaxOre, kept: before })
  const keep = ({ stakedOre, wonOre, counted }: LiveState) => {
    if (playToken === undefined) return
    keepTable({ playToken, roundKey: '', definitionHash, stakedOre, wonOre, counted })
  }
  const felt = kind.felt({
    ...{ ...math, screen, sound, timing: browserTiming, words, rules, first },
    ...{ siteUrl: frame.siteUrl, gameId: game.gameId, lay: (bets) => play.lay(bets) },
  })
  const path = `${linePath}/${game.gameId}`
  const play = new LivePlay({
    ...{ playToken, payoutOf: math.payoutOf, first, timing: browserTiming, chance },
    transport: eitherTransport(socketTransport(path), streamTransport(path)),
    show(state) {
      felt.show(state)
      showAround(screen, state, { stakeOre: felt.stakeOre(), words })
    },
    settled(state) {
      keep(state)
      frame.tell({ type: 'round-settled' })
    },
    noticeDue: () => frame.tell({ type: 'notice-wanted' }),
    ended: (reason) => frame.tell({ type: 'play-ended', reason }),
  })
  keep(first)
  return { felt, play }
}

/** By the launch token where one came along; else the play that this tab held before it was loaded again. */
async function open(frame: Frame, kept: KeptTable | undefined): Promise<LiveOpened | LiveRefusal> {
  const launchToken = takeToken()
  if (frame.mode !== 'money') return askToOpenLive({ mode: 'watch', gameId: frame.gameId })
  if (launchToken) return askToOpenLive({ mode: 'money', launchToken })
  if (!kept) return { ok: false, refusal: 'token-unknown' }
  // The play goes on by its own token, and the game is for everybody to read.
  return askToOpenLive({ mode: 'watch', gameId: frame.gameId })
}

/** From 0 to 1, for the waits between attempts alone. */
function chance(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word / 2 ** 32
}

function lastRound(
  { view }: LiveState,
  { opened, math }: { opened: LiveOpened; math: LiveMath },
): LiveChecking | undefined {
  const { opened: round, table } = view
  if (!round) return undefined
  const { definitionHash } = opened.game
  const slip = ownOf(view, round.round)
  const booked = slip?.status === 'booked' ? slip : undefined
  return { ...math, table, definitionHash, round, slip: booked }
}

function showAround(
  screen: TableScreen,
  state: LiveState,
  { stakeOre, words: kind }: { stakeOre: number; words: KindWords },
): void {
  const { view, line, landed } = state
  const { balanceOre, phase = 'opening', round } = view
  screen.root.dataset.phase = line === 'open' ? phase : line
  const isTurning =
    view.proof?.round === round && view.without?.round !== round && phase !== 'betting'
  if (isTurning || (landed === round && phase === 'result')) screen.felt.dataset.wheel = 'turning'
  else delete screen.felt.dataset.wheel
  if (balanceOre !== undefined) setAmount(screen.balance.amount, balanceOre)
  setAmount(screen.stake.amount, stakeOre)
  setAmount(screen.net.amount, state.wonOre - state.stakedOre)
  const words = tableWords(state, kind)
  setHidden(screen.notice, words === undefined)
  if (words !== undefined) setText(screen.notice, words)
}

function roundsPage({ siteUrl }: Frame): Page {
  return {
    name: 'rounds',
    title: frameTexts.rounds,
    fill(into) {
      const href = `${siteUrl}/min-konto/transaktioner`
      const link = { href, target: '_blank', rel: 'noopener' }
      into.append(
        element('p', {}, texts.cutRule),
        element('p', {}, element('a', link, tableTexts.roundsLink)),
      )
    },
  }
}

function giveUp(refusal: LiveRefusal['refusal'] | undefined): void {
  const reason =
    refusal === 'logged-out'
      ? tableNotices[refusal]
      : refusal === 'game-unknown'
        ? frameTexts.withdrawn
        : frameTexts.notOpened
  const again = element('button', { type: 'button' }, frameTexts.tryAgain)
  again.addEventListener('click', () => location.reload())
  document.body.append(
    element('div', { class: 'give-up' }, element('p', { role: 'alert' }, reason), again),
  )
}
