import { z } from 'zod'
import { stopSpilletHours, treatmentCentres } from './helpline.ts'
import { imageAddress, linkAddress, plainText } from './parts.ts'
import { payoutRules } from './payout-rules.ts'

const textWithTitle = z.object({ title: plainText, content: plainText })
/** The lists of a kind of games: each at its address, with the games of its mechanics. */
const categories = z
  .array(z.object({ path: linkAddress, name: plainText, mechanics: z.array(z.string()).min(1) }))
  .min(1)
const cookieLife = z.object({
  type: z.enum(['minute', 'hour', 'day']),
  time: z.int().positive(),
})
const width = z.int().positive()

/**
 * Every system configuration the specification names, and those of ours that are checked alike, with the
 * shape of its value. [DATA-06]
 */
export const namedConfigurations = {
  /** The ages whose players are shown the age popup, comma-separated. */
  minmaxAgePopup: z.string().regex(/^\d+(?:,\d+)*$/),
  minAge: z.int().min(18),
  /** Country codes a mobile number may have, and how many digits follow. */
  mobileProviders: z
    .array(
      z.object({
        code: z.string().regex(/^\+\d+$/),
        country: plainText,
        digits: z.int().positive(),
      }),
    )
    .min(1),
  payment_methods: z.array(
    z.object({
      method: z.enum(['card', 'mobile_pay']),
      main_deposit: z.boolean(),
      quick_deposit: z.boolean(),
    }),
  ),
  login_content: textWithTitle,
  register_content: textWithTitle,
  contact_form_content: textWithTitle,
  verifycpr_loginnoacc: textWithTitle,
  registration_extra_content: textWithTitle,
  agePopupLogo: imageAddress,
  agePopupMedia: imageAddress,
  agePopupContent: textWithTitle.extend({ button_text: plainText, button_link: linkAddress }),
  BordspilCategory: categories,
  LiveCategories: categories,
  optionUploadFile: z.object({
    maximumFiles: z.int().positive(),
    maximumMegabytes: z.int().positive(),
    types: z.array(z.string()).min(1),
    documents: z.array(z.object({ id: z.string(), name: plainText })).min(1),
  }),
  /** Whether players are notified of a bonus's progress, and after how many minutes. [BONUS-02] */
  wagering_popup: z.object({ enabled: z.boolean(), minutes: z.int().min(1).max(240) }),
  /** Whether the marketing popup shows, and for how many days an acceptance holds. */
  marketingNotification: z.object({ enabled: z.boolean(), day: z.int().min(1).max(366) }),
  /** How long a new withdrawal can be canceled. None of the specification's names either. [PAY-07] */
  payout: z.object({ windowMinutes: z.int().min(1).max(720) }),
  /** From which amount on two employees give a deposit back. Without it, two give back each. */
  refund: z.object({ twoPeopleFromOre: z.int().min(0) }),
  /** What has people look at a withdrawal. Never public: who knows an amount stays below it. */
  payout_rules: payoutRules,
  /** How often browsers ask for a newer build. None of the specification's names. [NAV-05] */
  build_poll_seconds: z.int().min(10).max(3_600),
  /** How long the receipt of a quick deposit stands before it leads back to the game. [PAY-03] */
  receipt_seconds: z.int().min(5).max(120),
  /** Neither are these two: who helps, and when. */
  stopspillet_hours: stopSpilletHours,
  treatment_centres: treatmentCentres,
  landingPageCookie: cookieLife,
  registrationCookie: cookieLife,
  settingMobilePay: z.object({
    returnPath: linkAddress,
    quickReturnPath: linkAddress,
    minimumOre: z.int().positive(),
  }),
  '3DS_settings': z.object({
    normalLandscapeDesktop: width,
    normalLandscapeTabletMobile: width,
    normalPortraitDesktop: width,
    normalPortraitTabletMobile: width,
    quickLandscapeDesktop: width,
    quickLandscapeTabletMobile: width,
    quickPortraitDesktop: width,
    quickPortraitTabletMobile: width,
  }),
} as const

export type NamedConfiguration = keyof typeof namedConfigurations

/** Of these, what no page or call of the public may show. */
export const innerConfigurations: readonly string[] = [
  'payout_rules',
  'refund',
] satisfies NamedConfiguration[]

export function isNamedConfiguration(name: string): name is NamedConfiguration {
  return Object.hasOwn(namedConfigurations, name)
}
