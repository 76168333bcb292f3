import type { FastifyReply } from 'fastify'
import {
  campaignAt,
  campaignLine,
  landingCookie,
} from '../../app/ground/cookies/campaign-cookies.ts'
import type { ScopeRequest } from './page-scope.ts'

/** Notes by which campaign's page somebody came: on the answer, since the page is everybody's. [REG-07] */
export async function noteLanding(
  reply: FastifyReply,
  { cookies, pathname, content }: Pick<ScopeRequest, 'cookies' | 'content'> & { pathname: string },
) {
  const landing = campaignAt(pathname)
  if (landing === undefined) return
  const { configuration } = await content
  const line = campaignLine(landingCookie, landing, { cookies, configuration })
  if (line !== undefined) reply.header('set-cookie', line)
}
