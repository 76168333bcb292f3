import { foundBy } from './planted-bug.ts'

/** The platform's calls, with the stand-in of MitID. */
const overHttp = { test: 'e2e/log-in.spec.ts', titled: 'is not logged in|breaking off' }
const withoutRofus = { test: 'e2e/register.spec.ts', titled: 'without an answer from ROFUS' }

export const accountBugs = [
  ...foundBy('account', overHttp, {
    'apps/platform/src/outside/mitid-failure.ts': {
      'whose MitID is locked is told that they broke off': {
        find: "return 'mitid-blocked'",
        replace: "return 'cancelled'",
      },
      'who broke off at MitID is told that their MitID is blocked': {
        find: "  return 'cancelled'\n",
        replace: "  return 'mitid-blocked'\n",
      },
    },
    'apps/platform/src/outside/mitid-broker.ts': {
      'the signature of MitID’s answer is not read': {
        find: 'oidc.enableNonRepudiationChecks(configuration)',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/players/identity/identification.db.test.ts', {
    'apps/platform/src/outside/mitid-id-token.ts': {
      'a MitID of too low a level is let in': {
        find: 'if (!acceptedLevels.includes(claims.loa))',
        replace: 'if (acceptedLevels.length === 0)',
      },
    },
    'apps/platform/src/outside/mitid-failure.ts': {
      'an answer of MitID that is too old is told as a wrong one': {
        find: "if (failedClaim(failure) === 'exp') return 'token-expired'",
        replace: "if (failedClaim(failure) === 'exp') return 'identity-rejected'",
      },
      'MitID that is out of order at the return is told as a wrong answer': {
        find: "!== 'access_denied') throw new OutsideError('mitid', 'down', { cause: failure })",
        replace: "!== 'access_denied') return 'identity-rejected'",
      },
    },
    'apps/platform/src/players/identity/identification.ts': {
      'a login leads to another site': {
        find: "sameSitePath(asked.returnTo) ?? '/'",
        replace: "asked.returnTo ?? '/'",
      },
      'a return from MitID that nobody is on is told as a fault of MitID': {
        find: "if (!found) return { ok: false, refusal: 'transaction-expired' }",
        replace: "if (!found) return { ok: false, refusal: 'identity-provider-down' }",
      },
      'MitID that is out of order when it is asked for ends in a fault of ours': {
        find: 'if (!(error instanceof OutsideError)) throw error',
        replace: 'if (error instanceof OutsideError) throw error',
      },
    },
    'packages/contracts/src/base/retention.ts': {
      'a visit to MitID may come back after an hour': {
        find: 'openIdentification: 10 * minuteMs',
        replace: 'openIdentification: 100 * minuteMs',
      },
    },
    'apps/platform/src/outside/mitid-broker.ts': {
      'MitID that cannot be found is no trouble of MitID': {
        find: "throw outsideError('mitid', cause)",
        replace: 'throw cause',
      },
    },
  }),
  ...foundBy('account', 'apps/platform/src/players/registration/registration.db.test.ts', {
    'packages/contracts/src/base/retention.ts': {
      'a registration lives on for ten hours': {
        find: 'openRegistration: hourMs',
        replace: 'openRegistration: 10 * hourMs',
      },
    },
    'apps/platform/src/players/registration/registration.ts': {
      'a registration that is over is found all the same': {
        find: "hashSecret(registration))\n    .where('expires_at', '>', at)",
        replace: 'hashSecret(registration))',
      },
    },
    'apps/platform/src/players/identity/identification.ts': {
      'a registration that is over is told as one that lacks its contact': {
        find: "if (!registration) return { ok: false, refusal: 'registration-expired' }",
        replace: "if (!registration) return { ok: false, refusal: 'registration-incomplete' }",
      },
    },
  }),
  ...foundBy('account', withoutRofus, {
    'apps/platform/src/players/registration/complete-registration.ts': {
      'an account is made though ROFUS does not answer': {
        find: "    return 'rofus-down'\n",
        replace: "    return 'clear'\n",
      },
    },
  }),
]
