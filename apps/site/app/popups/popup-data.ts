import type { PlayerSegment, Popup, SessionPlayer } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { imageUrl } from '../content/image-address.ts'
import type { Content } from '../request-scope.ts'

/** What the dialogs that greet a player show; each is undefined when it has nothing to say. */
export interface PopupData {
  /** Tells one login from the next. */
  loginId: string
  welcome: { firstName: string; date: string; time: string } | undefined
  /** Told at each login while it stands. [LIM-06] */
  pause: { date: string; time: string } | 'closed' | undefined
  age: AgePopup | undefined
  marketing: MarketingPopup | undefined
}

export interface AgePopup {
  title: string
  content: string
  buttonText: string
  buttonLink: string
  logo: string
  media: string
}

export interface MarketingPopup {
  title: string
  detail: string
  /** How long an acceptance holds, in days. */
  days: number
}

/** The popups of a player, from the content as it is: what is missing or odd stays closed. [MKT-03] */
export function popupsFor(content: Content, player: SessionPlayer): PopupData {
  const { firstName, previousLoginAt: last, loggedInAt } = player
  const segment = player.hasDeposited ? 'Depositor' : 'Non-Depositor'
  return {
    loginId: loggedInAt.toISOString(),
    welcome: last && { firstName, date: formatDate(last), time: formatTime(last) },
    age: isAgeOfPopup(content, player.ageYears) ? agePopupOf(content) : undefined,
    pause: pauseOf(player),
    marketing: mayAdvertiseTo(player) ? marketingPopupOf(content, segment) : undefined,
  }
}

/** Who may not play is not asked to want offers. [LIM-06] */
function mayAdvertiseTo({ restriction }: SessionPlayer): boolean {
  return restriction === undefined || restriction === 'no-deposit-limit'
}

function pauseOf({ pause }: SessionPlayer): PopupData['pause'] {
  if (!pause) return undefined
  const { endsAt } = pause
  return endsAt ? { date: formatDate(endsAt), time: formatTime(endsAt) } : 'closed'
}

/** The ages are a comma-separated setting. [SCREEN-09] */
function isAgeOfPopup({ configuration }: Content, ageYears: number): boolean {
  const ages = configuration.minmaxAgePopup
  return typeof ages === 'string' && ages.split(',').map(Number).includes(ageYears)
}

function agePopupOf({ configuration }: Content): AgePopup | undefined {
  const item = configuration.agePopupContent
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const { title, content, button_text: buttonText, button_link: buttonLink } = item
  if (!isText(title) || !isText(content) || !isText(buttonText) || !isText(buttonLink)) {
    return undefined
  }
  const { agePopupLogo: logo, agePopupMedia: media } = configuration
  return {
    title,
    content,
    buttonText,
    buttonLink,
    logo: isText(logo) ? imageUrl(logo) : '',
    media: isText(media) ? imageUrl(media) : '',
  }
}

function marketingPopupOf(
  { configuration, popups }: Content,
  segment: PlayerSegment,
): MarketingPopup | undefined {
  const setting = configuration.marketingNotification
  if (typeof setting !== 'object' || setting === null || Array.isArray(setting)) return undefined
  const popup = popups.find((each) => isOffered(each, segment))
  if (setting.enabled !== true || !popup) return undefined
  const days = typeof setting.day === 'number' && setting.day >= 1 ? setting.day : defaultDays
  return { title: popup.title, detail: popup.detail, days }
}

/** How long an acceptance holds when the setting does not say. [MKT-02] */
const defaultDays = 1

function isOffered({ type, status, segments }: Popup, segment: PlayerSegment): boolean {
  const isFor = segments.length === 0 || segments.includes(segment)
  return type === 'marketing' && status === 'enabled' && isFor
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
