import { signWalletMessage, walletHeaders, walletPaths } from '@nordlys/contracts'
import { hex, systemClock, systemRandom, timeKey } from '@nordlys/core'

export const json = { 'content-type': 'application/json' }

export interface WalletMessage {
  path: string
  headers: Record<string, string>
  body: string
}

export function balanceMessage(walletSecret: string, playSession: string): WalletMessage {
  return signed(walletSecret, walletPaths.balance, { playSession })
}

/** One new round; its key stands apart too, for a caller that keeps a journal. */
export function settleMessage(
  walletSecret: string,
  round: { playSession: string; definitionHash: string; stakeOre: number; winOre: number },
): WalletMessage & { key: string } {
  const key = timeKey(systemClock, systemRandom)
  const drawn = { ...round, key, seed: hex(systemRandom.bytes(32)), choices: '' }
  return { ...signed(walletSecret, walletPaths.settle, { rounds: [drawn] }), key }
}

function signed(walletSecret: string, path: string, message: object): WalletMessage {
  const body = JSON.stringify(message)
  const timestamp = systemClock.now().getTime()
  const headers = {
    ...json,
    [walletHeaders.timestamp]: String(timestamp),
    [walletHeaders.signature]: signWalletMessage(walletSecret, timestamp, path, body),
  }
  return { path, headers, body }
}
