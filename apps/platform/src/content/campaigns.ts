import type {
  AnswerOf,
  LandingPage,
  ListedCampaign,
  PlayerSegment,
  readCampaign,
} from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { type ContentEntry, findPublic, readPublic } from './entries.ts'

type CampaignDetail = AnswerOf<typeof readCampaign>['campaign']

/** The campaigns that run at a moment and are meant for a segment of players, in their order. */
export async function listCampaigns(
  db: Db,
  segment: PlayerSegment,
  at: Date,
): Promise<ListedCampaign[]> {
  const entries = await readPublic(db, 'campaign', at)
  return entries
    .filter(({ value }) => isFor(value.segments, segment))
    .map((entry) => {
      const { body: _, ...listed } = detailOf(entry)
      return listed
    })
}

export async function findCampaign(
  db: Db,
  slug: string,
  at: Date,
): Promise<CampaignDetail | undefined> {
  const entry = await findPublic(db, { kind: 'campaign', id: slug, at })
  return entry && detailOf(entry)
}

export async function findLandingPage(
  db: Db,
  { landingType, landingById, at }: { landingType: string; landingById: string; at: Date },
): Promise<LandingPage | undefined> {
  const id = `${landingType}/${landingById}`
  return (await findPublic(db, { kind: 'landing', id, at }))?.value
}

export interface CampaignName {
  code: string
  name: string
}

/**
 * The code and name of the campaign whose page brought somebody: `kampagner` and its slug, or a landing
 * page's type and id. Undefined for one that is not there, or not public at that moment. [REG-07]
 */
export async function findCampaignName(
  db: Db,
  page: string,
  at: Date,
): Promise<CampaignName | undefined> {
  const [folder, slug = ''] = page.split('/')
  const entry =
    (folder === 'kampagner' && (await findPublic(db, { kind: 'campaign', id: slug, at }))) ||
    (await findPublic(db, { kind: 'landing', id: page, at }))
  return entry && { code: entry.value.code, name: entry.value.title }
}

/** Nobody named is everybody. [DATA-15] */
function isFor(segments: readonly PlayerSegment[], segment: PlayerSegment): boolean {
  return segments.length === 0 || segments.includes(segment)
}

function detailOf({ value, publicFrom, publicUntil }: ContentEntry<'campaign'>): CampaignDetail {
  return {
    ...value,
    ...(publicFrom && { publicFrom: publicFrom.toISOString() }),
    ...(publicUntil && { publicUntil: publicUntil.toISOString() }),
  }
}
