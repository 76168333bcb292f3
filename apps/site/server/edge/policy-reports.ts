import { lineField } from '@nordlys/contracts'
import { type Clock, minuteMs, networkOf, refusingOddJson } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Where browsers tell that a page asked for what its policy forbids. */
export const policyReportsPath = '/api/policy-reports'

const bodyBytesMax = 16 * 1024
const aMinute = { ofOneMax: 20, ofAllMax: 600 }

/** The logged part of a report: where and what, without what a player may have typed. */
const report = z.object({
  'csp-report': z.object({
    'document-uri': lineField(2_000).transform(withoutQuery),
    'effective-directive': lineField(100).optional(),
    'violated-directive': lineField(100).optional(),
    'blocked-uri': lineField(2_000).transform(withoutQuery).optional(),
    'source-file': lineField(2_000).transform(withoutQuery).optional(),
    'line-number': z.int().optional(),
  }),
})

/**
 * Writes down that a page's policy was broken, by a bug of ours or by somebody's script. Anyone may
 * send such a report, so few of one network and not many of all are taken in a minute.
 */
export function addPolicyReports(server: FastifyInstance, clock: Clock): void {
  const isTaken = countedByMinute(clock)
  server.register(async (scope) => {
    const parser = refusingOddJson(scope.getDefaultJsonParser('error', 'error'))
    const options = { parseAs: 'string', bodyLimit: bodyBytesMax } as const
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/csp-report', options, parser)
    scope.post(policyReportsPath, async (request, reply) => {
      if (!isTaken(networkOf(request.ip))) return reply.code(429).send()
      const read = report.safeParse(request.body)
      if (!read.success) return reply.code(400).send()
      request.log.warn({ report: read.data['csp-report'] }, 'a page broke its policy')
      return reply.code(204).send()
    })
  })
}

function countedByMinute(clock: Clock): (address: string) => boolean {
  let minute = 0
  let ofAll = 0
  const ofOne = new Map<string, number>()
  return (address) => {
    const now = Math.floor(clock.now().getTime() / minuteMs)
    if (now !== minute) {
      minute = now
      ofAll = 0
      ofOne.clear()
    }
    const count = (ofOne.get(address) ?? 0) + 1
    if (count > aMinute.ofOneMax || ofAll >= aMinute.ofAllMax) return false
    ofAll += 1
    ofOne.set(address, count)
    return true
  }
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}
