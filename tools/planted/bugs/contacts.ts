import { foundBy } from './planted-bug.ts'

const contact = 'apps/platform/src/players/contact'

/** Addresses and numbers: who confirms them, by which link or code, and for how long. */
export const contactBugs = [
  ...foundBy('security', `${contact}/contact-change.db.test.ts`, {
    [`${contact}/confirm-email.ts`]: {
      'an address is confirmed by an old link': {
        find: "  if (state !== 'asked') return 'link-replaced'\n",
        replace: '',
      },
      'a link works for ever': {
        find: "  return at >= expiresAt ? 'link-expired' : undefined",
        replace: '  return expiresAt > at || at > expiresAt ? undefined : undefined',
      },
    },
    [`${contact}/confirm-mobile.ts`]: {
      'a wrong code costs no try': {
        find: '  const tries = change.tries + 1',
        replace: '  const tries = change.tries',
      },
    },
    [`${contact}/contact-code.ts`]: {
      'any secret opens a link': {
        find: '  return change.code_hash !== null && timingSafeEqual(given, change.code_hash)',
        replace: '  return change.code_hash !== null && given.length === change.code_hash.length',
      },
    },
    [`${contact}/contact-wish.ts`]: {
      'a wish is taken by another player': {
        find: '    const isOpen = wish?.player_id === playerId && ',
        replace: '    const isOpen = wish !== undefined && ',
      },
    },
    [`${contact}/give-contact.ts`]: {
      'the old address is not written to when another takes its place': {
        find: '  if (isChange) await tellChanged(',
        replace: '  if (!isChange) await tellChanged(',
      },
    },
  }),
  ...foundBy('pages', 'apps/site/server/pages/own-contact.test.tsx', {
    'apps/site/app/pages/own-contact/confirm-card.tsx': {
      'an address that is not confirmed has no button to ask again': {
        find: '  if (!waiting && isConfirmed) return null',
        replace: '  if (!waiting) return null',
      },
    },
  }),
]
