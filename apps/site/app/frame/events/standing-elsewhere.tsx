import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { StandingFollower } from './standing-follower.ts'

const channelName = 'nordlys:standing'

export interface StandingElsewhereProps {
  shell: ShellData
  /** A payment or a game is on the page. */
  isHeldBack: boolean
}

/** Follows the other tabs of this browser when the player begins to stand otherwise. */
export function StandingElsewhere({ shell, isHeldBack }: StandingElsewhereProps) {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  const follower = useRef<StandingFollower>(undefined)
  const isLoggedIn = shell.player !== undefined
  useEffect(() => {
    latest.current = revalidate
  })
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const channel = new BroadcastChannel(channelName)
    const own = new StandingFollower({
      tell: (standing) => channel.postMessage(standing),
      revalidate: () => void latest.current(),
    })
    channel.addEventListener('message', ({ data }) => own.heard(String(data)))
    follower.current = own
    return () => {
      follower.current = undefined
      channel.close()
    }
  }, [isLoggedIn])
  useEffect(() => follower.current?.holdBack(isHeldBack), [isHeldBack])
  useEffect(() => {
    if (shell.player) follower.current?.came(shell.player.standing)
  }, [shell])
  return null
}
