import { foundBy } from './planted-bug.ts'

const mobilePay = 'apps/platform/src/payments/mobile-pay/mobile-pay.db.test.ts'
const refund = 'apps/platform/src/payments/refund/refund.db.test.ts'

export const mobilePayBugs = [
  ...foundBy('money', mobilePay, {
    'apps/platform/src/payments/mobile-pay/events.ts': {
      'a message is kept whoever has signed it': {
        find: '  if (!isSignedByMobilePay(webhook, { secrets, address, at })) return false\n',
        replace: '  if (!isSignedByMobilePay) return secrets.length + address.port.length > 0\n',
      },
      'a message is believed, and MobilePay is not asked': {
        find: '    await settleFromProvider(context, deposit.reference)\n',
        replace:
          "    const { bookCapture } = await import('../deposit/capture.ts')\n" +
          '    await context.db.transaction().execute(async (tx) => {\n' +
          "      const row = await tx.selectFrom('wallet_deposit').selectAll()\n" +
          "        .where('reference', '=', deposit.reference).executeTakeFirstOrThrow()\n" +
          '      await bookCapture(context, tx, {\n' +
          "        method: 'mobile_pay', txId: row.reference, playerId: row.player_id,\n" +
          '        reference: row.reference, amountOre: row.amount_ore,\n' +
          '        card: { brand: null, last4: null, expiryMonth: null },\n' +
          '      })\n' +
          '    })\n' +
          '    if (!settleFromProvider) return\n',
      },
      'a message that could not be acted on counts as acted on': {
        find: '    await noteFailure(context, eventId, error)\n    throw error\n',
        replace: '    await noteFailure(context, eventId, error)\n',
      },
    },
    'apps/platform/src/payments/deposit/take-authorized.ts': {
      'authorised money is taken whatever has changed since': {
        find:
          '  if (amountOre === undefined) await taking.letGo(reference)\n' +
          '  else await taking.capture({ reference, amountOre })\n',
        replace:
          '  await taking.capture({ reference, amountOre: amountOre ?? attempt.authorizedOre })\n',
      },
      'a move to processing has no line in the audit log': {
        find: "'processing', row.updated_at)",
        replace: "'processing', context.clock.now())",
      },
    },
    'apps/platform/src/payments/deposit/open-deposits.ts': {
      'a provider that is down keeps the deposits of the others waiting': {
        find: 'if (isOutage(error)) down.add(method)',
        replace: 'if (isOutage(error)) break',
      },
      'the rest of a reservation stays when less was taken': {
        find: '    if (attempt.captured) await letRestGo(context, deposit, attempt.captured)\n',
        replace: '    if (!letRestGo) return\n',
      },
    },
    'apps/platform/src/payments/mobile-pay/mobile-pay-method.ts': {
      'a capture that is tried again goes under a new key': {
        find: '-capture`',
        replace: '-` + crypto.randomUUID().slice(0, 8)',
      },
      'a payment whose rest was let go counts as no money': {
        find: 'if (capturedOre > 0n) {',
        replace: 'if (capturedOre > 0n && canceledOre === 0n) {',
      },
    },
  }),
  ...foundBy('money', refund, {
    'apps/platform/src/payments/refund/refund.ts': {
      'more is given back than is left of a capture': {
        find: "    if (amountOre > leftOre) return { ok: false, refusal: 'amount-too-large', leftOre }\n",
      },
      'the same command given twice gives back twice': {
        find: 'rows.find((row) => isJustMade(row, amountOre, at))',
        replace: 'rows.find((row) => isJustMade(row, zeroOre, at))',
      },
      'an employee agrees to the own wish': {
        find: 'return by.employeeId !== row.wished_by || row.counted_ore',
        replace: 'return by.employeeId > 0 || row.counted_ore',
      },
      'many small refunds are a way around the second employee': {
        find: 'sum(amount_ore, ...standing.map((row) => row.amount_ore))',
        replace: 'sum(amount_ore, ...standing.slice(0, 0).map((row) => row.amount_ore))',
      },
    },
    'apps/platform/src/payments/refund/give-back.ts': {
      'a refund that is tried again goes under a new key': {
        find: 'const key = ',
        replace: 'const key = String(refund.tries) + ',
      },
      'our wish is booked, and not the word of the provider': {
        find: 'refundedOre: given.refundedOre }',
        replace: 'refundedOre: amountOre }',
      },
      'a refund that the provider refuses is booked': {
        find: "if (given === 'refused') await tellOfRefusal(context, tx, refund)",
        replace:
          "if (given === 'refused') await settleRefunded(context, tx, { txId, refundedOre: amountOre })",
      },
    },
    'apps/platform/src/payments/deposit/take-back.ts': {
      'a refund beside a dispute takes nothing': {
        find: 'sum(refundedOre, ...(await disputedOf(tx, txId)))',
        replace: 'sum(refundedOre, ...(await disputedOf(tx, txId)).slice(0, 0))',
      },
    },
  }),
]
