import {
  listOffers as listCall,
  type OutcomeOf,
  publishOffer as publishCall,
  type RequestOf,
  switchOffer as switchCall,
} from '@nordlys/contracts'
import type { Clock } from '@nordlys/core'
import { audit, looksPersonal } from '../audit/index.ts'
import type { Db, Tx } from '../db/index.ts'
import type { SignOff } from '../offer-rules/index.ts'
import { type Employee, type StaffCall, staffCall } from '../staff/index.ts'
import { asOffer } from './find-offers.ts'
import { judgePublishing, lockOffers, newRulesAt } from './judge-publishing.ts'
import { spinsOf } from './offers.ts'
import { publishOffer } from './publish-offer.ts'
import './tables.ts'

interface DeskContext {
  db: Db
  clock: Clock
  /** Whether a game has a jackpot: then no spin of an offer is played in it. */
  hasJackpot(gameId: string): boolean
}

/** The calls of the staff about offers. */
export function offerCalls(context: DeskContext): StaffCall[] {
  return [
    staffCall(listCall, () => listOffers(context)),
    staffCall(publishCall, ({ request, employee }) => publishForStaff(context, request, employee)),
    staffCall(switchCall, ({ request, employee }) => switchOffer(context, request, employee)),
  ]
}

/** All offers there are, with the newest words of each. */
async function listOffers({ db }: Pick<DeskContext, 'db'>): Promise<OutcomeOf<typeof listCall>> {
  const rows = await versionsOf(db)
    .innerJoin('bonuses_offer as o', 'o.offer_id', 'v.offer_id')
    .select('o.active_version')
    .distinctOn('v.offer_id')
    .orderBy('v.offer_id')
    .orderBy('v.version', 'desc')
    .execute()
  const offers = rows.map((row) => {
    const { offerId, version: newestVersion, terms } = asOffer(row)
    const { published_at: publishedAt, active_version: active } = row
    const who = signOffOf(row)?.who
    return {
      ...{ offerId, newestVersion, publishedAt, terms },
      newRulesAt: newRulesAt({ terms, at: publishedAt }),
      ...(active !== null && { activeVersion: active }),
      ...(who !== undefined && { signedOffBy: who }),
    }
  })
  return { ok: true, offers }
}

/** Publishes a version for one of the staff, who is written down with why. */
async function publishForStaff(
  { db, clock, hasJackpot }: DeskContext,
  request: RequestOf<typeof publishCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof publishCall>> {
  const { offerId, terms, isActive, signOff: words, reason } = request
  if ([reason, words ?? ''].some(looksPersonal)) return { ok: false, refusal: 'personal-number' }
  const gameIds = (spinsOf(terms)?.gameIds ?? []).filter(hasJackpot)
  if (gameIds.length > 0) return { ok: false, refusal: 'jackpot-games', gameIds }
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const signOff = words === undefined ? undefined : { who: employee.name, at, words }
    const offer = { offerId, terms, isActive, at, ...(signOff && { signOff }) }
    const published = await publishOffer(tx, offer)
    if (!published.ok) return published
    const { version } = published
    const details = { offer: `${offerId} ${version}`, isActive, isSignedOff: !!signOff, reason }
    await audit(tx, { actor: 'staff', employee, action: 'offer-published', details, at })
    return published
  })
}

/** Offers a version from now on, or none, for one of the staff, who is written down with why. */
export async function switchOffer(
  { db, clock }: Pick<DeskContext, 'db' | 'clock'>,
  request: RequestOf<typeof switchCall>,
  employee: Employee,
): Promise<OutcomeOf<typeof switchCall>> {
  const { offerId, to, reason } = request
  if (looksPersonal(reason)) return { ok: false, refusal: 'personal-number' }
  return db.transaction().execute(async (tx) => {
    await lockOffers(tx)
    const row = await tx
      .selectFrom('bonuses_offer')
      .select('active_version')
      .where('offer_id', '=', offerId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return { ok: false, refusal: 'unknown' }
    const at = clock.now()
    const wanted = to === 'on' ? await findVersion(tx, offerId, request.version) : undefined
    if (to === 'on' && !wanted) return { ok: false, refusal: 'unknown' }
    const version = wanted?.version ?? null
    if (row.active_version === version) return { ok: false, refusal: 'unchanged' }
    const lawful = wanted && (await judgePublishing(tx, { ...wanted, isActive: true }, at))
    if (lawful?.ok === false) return lawful
    await tx
      .updateTable('bonuses_offer')
      .set({ active_version: version })
      .where('offer_id', '=', offerId)
      .execute()
    const details = { offer: offerId, version, was: row.active_version, reason }
    const did = { actor: 'staff', employee, action: `offer-switched-${to}` } as const
    await audit(tx, { ...did, details, at })
    return {
      ok: true,
      ...(version !== null && { version }),
      leftToAPerson: lawful?.leftToAPerson ?? [],
    }
  })
}

async function findVersion(tx: Tx, offerId: string, version: number | undefined) {
  const versions = versionsOf(tx).where('v.offer_id', '=', offerId).orderBy('v.version', 'desc')
  const asked = version === undefined ? versions : versions.where('v.version', '=', version)
  const row = await asked.limit(1).executeTakeFirst()
  return row && { ...asOffer(row), signOff: signOffOf(row) }
}

function versionsOf(db: Db | Tx) {
  return db
    .selectFrom('bonuses_offer_version as v')
    .select(['v.offer_id', 'v.version', 'v.terms', 'v.published_at', 'v.sign_off'])
}

/** The person who answers for a version, as `publishOffer` has written it. */
function signOffOf({ sign_off: stored }: { sign_off: unknown }): SignOff | undefined {
  if (stored === null) return undefined
  const { who, at, words } = stored as Record<keyof SignOff, string>
  return { who, at: new Date(at), words }
}
