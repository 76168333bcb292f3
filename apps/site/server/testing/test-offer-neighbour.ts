import {
  readCampaign,
  readCampaigns,
  readWelcomeOffer,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { answer } from './test-answering.ts'
import { promisedAnswers } from './test-promised-answers.ts'

/** The one campaign they have, which names the offer's figures. */
const campaign = {
  slug: 'tilbud',
  title: 'Tilbuddets kampagne',
  subLine: 'Få {offer.bonus} i bonus',
  image: { image: 'store://images/nordlys.webp', alt: 'Fjord' },
  segments: [],
  terms: ['Kravet er {offer.required} på {offer.days} dage'],
  button: { text: 'Opret konto', address: '/registrer' },
  code: 'tilbud',
}
const body = [{ type: 'paragraph' as const, text: 'Indbetal {offer.deposit}' }]

const at = (day: string) => new Date(`${day}T00:00:00+01:00`)

/** The specification's offer, with spins in these games, as the platform tells of it. */
export function statedOffer(gameIds: string[]): WelcomeOffer {
  return {
    offerId: 'velkomst',
    version: 1,
    terms: {
      trigger: { kind: 'deposit', number: 1 },
      parts: [
        { kind: 'fixed', amountOre: kroner(500) },
        { kind: 'spins', count: 500, valueOre: ore(20), gameIds },
      ],
      leastDepositOre: kroner(100),
      wagering: { factor: 10, base: 'bonus' },
      stakeMaxOre: kroner(100),
      days: 60,
      segments: [],
      validFrom: at('2026-01-01'),
      validUntil: at('2036-01-01'),
      isOncePerPerson: true,
    },
    example: { depositOre: kroner(100), bonusOre: kroner(500), requiredOre: kroner(5_000) },
  }
}

/** What a test switches of it. */
export interface Offering {
  isOn: boolean
  /** Whether its spins are what another deposit brings. */
  isInSteps: boolean
}

/** Has a platform tell of an offer as long as it is on. */
export function addOfferNeighbour(server: FastifyInstance, gameIds: string[]): Offering {
  const offering = { isOn: false, isInSteps: false }
  const offer = statedOffer(gameIds)
  const offers = () => (offering.isInSteps ? inSteps(offer) : [offer])
  answer(server, readWelcomeOffer, () => ({ ok: true, offers: offering.isOn ? offers() : [] }))
  const promised = () => ({ laterDeposits: [], ...(offering.isOn && { offer }) })
  for (const [spec, of] of promisedAnswers(promised))
    answer(server, spec, () => of(undefined as never) as never)
  answer(server, readCampaigns, () => ({ ok: true, campaigns: [campaign] }))
  answer(server, readCampaign, (_isKnown, request) =>
    readCampaign.request.parse(request).slug === campaign.slug
      ? { ok: true, campaign: { ...campaign, body } }
      : { ok: false, refusal: 'unknown' },
  )
  return offering
}

function inSteps(offer: WelcomeOffer): WelcomeOffer[] {
  const { parts } = offer.terms
  return parts.map((part, place) => ({
    ...offer,
    terms: { ...offer.terms, parts: [part], trigger: { kind: 'deposit', number: place + 1 } },
  }))
}
