import { after, formatMoment, hourMs, kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestPayments } from '../base/test-payments.ts'
import { advancePayouts } from './payout-progress.ts'
import { cancelWithdrawal, listWithdrawals } from './withdrawal-states.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

const advance = () => advancePayouts(world.context, world.clock.now())

/** A withdrawal of 100 kr. from 500 kr., in a file that NemKonto has. */
async function inFile() {
  const player = await world.player(kroner(500))
  const withdrawalId = await world.withdraw(player)
  world.clock.advance({ hours: 1 })
  await advance()
  await advance()
  return { player, withdrawalId }
}

async function say(withdrawalId: string, status: string, reason: string | null = null) {
  world.parties.statuses.set(withdrawalId, { status, reason })
  await advance()
}

const made = 'Din udbetaling er oprettet'

test('[PAY-08] each step of a withdrawal is written of once, and no subject names an amount', async () => {
  const { player, withdrawalId } = await inFile()
  await say(withdrawalId, 'sent')
  await Promise.all([advance(), advance()])
  await say(withdrawalId, 'settled')
  await Promise.all([advance(), advance()])
  const letters = await world.lettersTo(player)
  expect(letters.map(({ subject }) => subject)).toEqual([
    made,
    'Din udbetaling er sendt',
    'Din udbetaling er gennemført',
  ])
  for (const { text } of letters) expect(text).toMatch(/100\skr\./)
})

test('[PAY-08] one that settles before it was seen as sent is written of as arrived alone', async () => {
  const { player, withdrawalId } = await inFile()
  await say(withdrawalId, 'settled')
  const subjects = (await world.lettersTo(player)).map(({ subject }) => subject)
  expect(subjects).toEqual([made, 'Din udbetaling er gennemført'])
})

test('[PAY-08] the letter of a new withdrawal says until when it can be canceled', async () => {
  const player = await world.player(kroner(500))
  const until = formatMoment(after(world.clock.now(), hourMs))
  const withdrawalId = await world.withdraw(player)
  const [letter] = await world.lettersTo(player)
  expect(letter?.text).toContain(`Du kan annullere den på din konto til den ${until}.`)
  const asked = { playerId: player, withdrawalId }
  await Promise.all([1, 2, 3].map(() => cancelWithdrawal(world.context, asked)))
  const letters = await world.lettersTo(player)
  expect(letters.map(({ subject }) => subject)).toEqual([made, 'Din udbetaling er annulleret'])
  expect(letters[1]?.text).toMatch(/100\skr\. er ført tilbage til din spilkonto/)
})

test.for([
  [
    'rejected',
    'no-nemkonto',
    'no-nemkonto',
    'Bed din bank om at gøre en af dine konti til NemKonto',
  ],
  ['returned', 'account-closed', 'account-closed', 'Din NemKonto er lukket'],
  ['rejected', 'opted-out', 'opted-out', 'Du har frabedt dig udbetalinger til din NemKonto'],
  ['rejected', 'refused', 'refused', 'NemKonto har afvist udbetalingen.'],
  ['rejected', null, 'refused', 'NemKonto har afvist udbetalingen.'],
  ['returned', 'some-new-reason', 'other', 'Kontrollér din NemKonto, og prøv igen.'],
  ['returned', null, 'other', 'Kontrollér din NemKonto, og prøv igen.'],
] as const)(
  '[FLT-38] [PAY-08] a payout %s as %s is told as %s, with what to do about it',
  async ([status, reason, told, words]) => {
    const { player, withdrawalId } = await inFile()
    await say(withdrawalId, status, reason)
    const list = await listWithdrawals(world.context, { playerId: player, standing: 'open' })
    expect(list).toMatchObject({ withdrawals: [{ status: 'reversed', returnReason: told }] })
    const letter = (await world.lettersTo(player)).at(-1)
    expect(letter?.subject).toBe('Din udbetaling er ført tilbage')
    const text = letter?.text ?? ''
    expect(text).toContain('Beløbet er ført tilbage til din spilkonto.')
    expect(text).toContain(words)
    // Only a bank sends money back, and only of what it was sent.
    expect(text.includes('retur')).toBe(told === 'account-closed')
    expect(text).not.toContain('bonus')
  },
)
