import type { Standing } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { StandingFollower } from './standing-follower.ts'

/** A tab of a browser, which shows what the server says when it reads. */
class Tab {
  reads = 0
  readonly others: Tab[] = []
  readonly follower: StandingFollower
  #says: () => Standing

  constructor(says: () => Standing) {
    this.#says = says
    this.follower = new StandingFollower({
      tell: (standing) => {
        for (const other of this.others) other.follower.heard(standing)
      },
      revalidate: () => {
        this.reads += 1
        this.open()
      },
    })
  }

  open(): void {
    this.follower.came(this.#says())
  }
}

/** Two tabs of one browser, open before anything happens. */
function twoTabs() {
  const server: { standing: Standing } = { standing: 'open' }
  const tabs = [new Tab(() => server.standing), new Tab(() => server.standing)] as const
  tabs[0].others.push(tabs[1])
  tabs[1].others.push(tabs[0])
  for (const tab of tabs) tab.open()
  return { server, first: tabs[0], second: tabs[1] }
}

test('[LIM-05] a pause that one tab has started is read by the other, once', () => {
  const { server, first, second } = twoTabs()
  server.standing = 'paused'
  first.open()
  expect([first.reads, second.reads]).toEqual([0, 1])
  first.open()
  expect([first.reads, second.reads]).toEqual([0, 1])
})

test('[LIM-05] a tab that tells what is no longer so is corrected, and nobody reads for ever', () => {
  const { server, first, second } = twoTabs()
  server.standing = 'paused'
  first.open()
  second.follower.came('open')
  expect([first.reads, second.reads]).toEqual([1, 2])
})

test('[LIM-05] a payment or a round under way is not taken away: the tab reads after it', () => {
  const { server, first, second } = twoTabs()
  second.follower.holdBack(true)
  server.standing = 'paused'
  first.open()
  expect(second.reads).toBe(0)
  second.follower.holdBack(false)
  expect(second.reads).toBe(1)
})

test('[LIM-05] a page that came meanwhile makes what was told before old', () => {
  const { server, first, second } = twoTabs()
  second.follower.holdBack(true)
  server.standing = 'paused'
  first.open()
  second.open()
  second.follower.holdBack(false)
  expect(second.reads).toBe(0)
})
