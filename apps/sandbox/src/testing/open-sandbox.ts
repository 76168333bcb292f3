import { type SandboxConfig, startSandbox } from '../index.ts'

/** The shortest waits that still go through every step. */
const quickDelays = {
  slowAnswerMs: 40,
  rofusSilenceMs: 40,
  callbackRetryMs: [1, 1, 1],
  callbackQueueMs: 60_000,
  lateTransferMs: 60_000,
  challengeLifeMs: 60_000,
  webhookRetryMs: 60_000,
}

export const siteUrl = 'http://localhost:3000'
export const partyAuthorization = `Basic ${btoa('nordlys:sandbox-secret')}`

/** A sandbox of a test's own at a free port. */
export function openSandbox(config: Partial<SandboxConfig> = {}) {
  return startSandbox({
    port: 0,
    siteUrl,
    platformUrl: 'http://127.0.0.1:9',
    delays: quickDelays,
    ...config,
  })
}

/** Tells a party what to do next, over the wire. */
export async function force(
  url: string,
  party: string,
  outcome: string,
  times?: number | 'always',
) {
  const response = await postJson(`${url}/control/next`, {
    party,
    outcome,
    ...(times && { times }),
  })
  if (!response.ok) throw new Error(`not forced: ${await response.text()}`)
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
