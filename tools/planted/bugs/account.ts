import type { PlantedBug } from './planted-bug.ts'

const notLoggedIn = '[REG-06] Jens Låst is not logged in, and is told why'
const left =
  '[SCREEN-07][REG-06] MitID that is out of order and a registration left too long are told'

const overHttp = {
  part: 'account',
  test: 'e2e/log-in.spec.ts',
  titled: 'is not logged in|breaking off',
} as const
/** The platform's calls, with the stand-in of MitID. */
const identified = {
  part: 'account',
  test: 'apps/platform/src/players/identity/identification.db.test.ts',
} as const
const registered = {
  part: 'account',
  test: 'apps/platform/src/players/registration/registration.db.test.ts',
} as const

const failures = 'apps/platform/src/outside/mitid-failure.ts'
const identification = 'apps/platform/src/players/identity/identification.ts'
const registration = 'apps/platform/src/players/registration/registration.ts'
const retention = 'packages/contracts/src/base/retention.ts'

export const accountBugs: readonly PlantedBug[] = [
  {
    ...overHttp,
    claim: notLoggedIn,
    what: 'whose MitID is locked is told that they broke off',
    file: failures,
    find: "return 'mitid-blocked'",
    replace: "return 'cancelled'",
  },
  {
    ...overHttp,
    claim: notLoggedIn,
    what: 'the signature of MitID’s answer is not read',
    file: 'apps/platform/src/outside/mitid-broker.ts',
    find: 'oidc.enableNonRepudiationChecks(configuration)',
    replace: '',
  },
  {
    ...overHttp,
    claim: '[REG-06] breaking off at MitID keeps where the login was to lead',
    what: 'who broke off at MitID is told that their MitID is blocked',
    file: failures,
    find: "  return 'cancelled'\n",
    replace: "  return 'mitid-blocked'\n",
  },
  {
    ...identified,
    claim: notLoggedIn,
    what: 'a MitID of too low a level is let in',
    file: 'apps/platform/src/outside/mitid-id-token.ts',
    find: 'if (!acceptedLevels.includes(claims.loa))',
    replace: 'if (acceptedLevels.length === 0)',
  },
  {
    ...identified,
    claim: notLoggedIn,
    what: 'an answer of MitID that is too old is told as a wrong one',
    file: failures,
    find: "if (failedClaim(failure) === 'exp') return 'token-expired'",
    replace: "if (failedClaim(failure) === 'exp') return 'identity-rejected'",
  },
  {
    ...identified,
    claim: notLoggedIn,
    what: 'MitID that is out of order at the return is told as a wrong answer',
    file: failures,
    find: "!== 'access_denied') throw new OutsideError('mitid', 'down', { cause: failure })",
    replace: "!== 'access_denied') return 'identity-rejected'",
  },
  {
    ...identified,
    claim: '[REG-05] a player logs out and in again, and comes to the page they were on the way to',
    what: 'a login leads to another site',
    file: identification,
    find: "sameSitePath(asked.returnTo) ?? '/'",
    replace: "asked.returnTo ?? '/'",
  },
  {
    ...identified,
    claim: '[REG-06] a return from MitID that nobody is on is a login that has expired',
    what: 'a return from MitID that nobody is on is told as a fault of MitID',
    file: identification,
    find: "if (!found) return { ok: false, refusal: 'transaction-expired' }",
    replace: "if (!found) return { ok: false, refusal: 'identity-provider-down' }",
  },
  {
    ...identified,
    claim: '[REG-06] a return from MitID that nobody is on is a login that has expired',
    what: 'a visit to MitID may come back after an hour',
    file: retention,
    find: 'openIdentification: 10 * minuteMs',
    replace: 'openIdentification: 100 * minuteMs',
  },
  {
    ...identified,
    claim: left,
    what: 'MitID that is out of order when it is asked for ends in a fault of ours',
    file: identification,
    find: 'if (!(error instanceof OutsideError)) throw error',
    replace: 'if (error instanceof OutsideError) throw error',
  },
  {
    ...identified,
    claim: left,
    what: 'MitID that cannot be found is no trouble of MitID',
    file: 'apps/platform/src/outside/mitid-broker.ts',
    find: "throw outsideError('mitid', cause)",
    replace: 'throw cause',
  },
  {
    ...registered,
    claim: left,
    what: 'a registration lives on for ten hours',
    file: retention,
    find: 'openRegistration: hourMs',
    replace: 'openRegistration: 10 * hourMs',
  },
  {
    ...registered,
    claim: left,
    what: 'a registration that is over is found all the same',
    file: registration,
    find: "hashSecret(registration))\n    .where('expires_at', '>', at)",
    replace: 'hashSecret(registration))',
  },
  {
    ...registered,
    claim: left,
    what: 'a registration that is over is told as one that lacks its contact',
    file: identification,
    find: "if (!registration) return { ok: false, refusal: 'registration-expired' }",
    replace: "if (!registration) return { ok: false, refusal: 'registration-incomplete' }",
  },
  {
    part: 'account',
    claim: '[SCREEN-07][REG-06] without an answer from ROFUS there is no account yet',
    what: 'an account is made though ROFUS does not answer',
    file: 'apps/platform/src/players/registration/complete-registration.ts',
    find: "    return 'rofus-down'\n",
    replace: "    return 'clear'\n",
    test: 'e2e/register.spec.ts',
    titled: 'without an answer from ROFUS',
  },
]
