import {
  acceptanceDays,
  isShown,
  type PlayerSegment,
  type Popup,
  type SessionPlayer,
} from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'
import { imageUrl } from '../links/image-address.ts'
import type { Content } from '../scope/request-scope.ts'

/** The dialogs that greet a player; each is undefined when it has nothing to say. */
export interface PopupData {
  /** Tells one login from the next. */
  loginId: string
  welcome: { firstName: string; date: string; time: string } | undefined
  /** Shown at each login while it stands. [LIM-06] */
  pause: { date: string; time: string } | 'closed' | undefined
  /** Shown at the first login after a pause. */
  pauseOver: { date: string; time: string } | undefined
  age: AgePopup | undefined
  information: readonly Notice[]
  marketing: MarketingPopup | undefined
}

/** The staff's words in a popup that asks nothing. [DATA-15] */
export interface Notice {
  id: string
  title: string
  detail: string
}

/** The popups that every visitor sees alike. [DATA-15] */
export interface VisitorPopups {
  information: readonly Notice[]
  /** One at most. Nothing is asked: a visitor has nothing that a consent could be kept with. */
  offers: readonly Notice[]
}

interface AgePopup {
  title: string
  content: string
  buttonText: string
  buttonLink: string
  logo: string
  media: string
}

interface MarketingPopup {
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
    pauseOver: endOf(player.pauseOver),
    information: noticesOf(content, 'information', segment),
    // A player who may not play is not asked to want offers. [LIM-06]
    marketing: isShown('marketing-popup', player.standing)
      ? marketingPopupOf(content, segment)
      : undefined,
  }
}

/** The popups of visitors; undefined where there are none, so that nothing is fetched for them. */
export function visitorPopupsOf(content: Content): VisitorPopups | undefined {
  const information = noticesOf(content, 'information', 'Guests')
  const offers = marketingSetting(content) ? noticesOf(content, 'marketing', 'Guests') : []
  if (information.length === 0 && offers.length === 0) return undefined
  return { information, offers: offers.slice(0, 1) }
}

function pauseOf({ pause }: SessionPlayer): PopupData['pause'] {
  return pause && (endOf(pause) ?? 'closed')
}

function endOf(pause: SessionPlayer['pause']): PopupData['pauseOver'] {
  const endsAt = pause?.endsAt
  return endsAt && { date: formatDate(endsAt), time: formatTime(endsAt) }
}

/** The ages are a comma-separated setting; who is of `minAge` is spared. [SCREEN-09][VAL-02] */
function isAgeOfPopup({ configuration }: Content, ageYears: number): boolean {
  const { minmaxAgePopup: ages, minAge } = configuration
  if (typeof minAge === 'number' && ageYears >= minAge) return false
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

function marketingPopupOf(content: Content, segment: PlayerSegment): MarketingPopup | undefined {
  const setting = marketingSetting(content)
  const [popup] = noticesOf(content, 'marketing', segment)
  if (!setting || !popup) return undefined
  const { title, detail } = popup
  return { title, detail, days: setting.days }
}

/** The setting of the marketing popup where it is on. [MKT-01] */
function marketingSetting({ configuration }: Content): { days: number } | undefined {
  const setting = configuration.marketingNotification
  if (typeof setting !== 'object' || setting === null || Array.isArray(setting)) return undefined
  if (setting.enabled !== true) return undefined
  return {
    days: typeof setting.day === 'number' && setting.day >= 1 ? setting.day : acceptanceDays,
  }
}

/** The popups of a type that are switched on for a segment; one that names none is for everybody. */
function noticesOf({ popups }: Content, wanted: Popup['type'], segment: PlayerSegment): Notice[] {
  return popups
    .filter(({ type, status }) => type === wanted && status === 'enabled')
    .filter(({ segments }) => segments.length === 0 || segments.includes(segment))
    .map(({ id, title, detail }) => ({ id, title, detail }))
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
