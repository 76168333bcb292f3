import { settings } from './all-settings.ts'
import type { Reader, Setting } from './setting.ts'

/** `docs/settings.md`, made from the settings themselves. */
export function settingsReference(): string {
  const rows = Object.entries(settings).map(([name, setting]) => rowOf(name, setting))
  return `# Settings

Every setting of the environment. This page is made by \`npm run settings\` from
\`packages/core/src/settings\`; a test keeps it fresh. The programs and \`npm start\` read them in one
place, tell everything that is wrong at once and then do not start. An empty setting is as good as none.

An address of a program (SITE_URL above all) that is not on this machine makes it production: the
stand-ins and the built-in database do not run, and the last column holds. Every secret is one of its
own: two that are equal are refused, as are those that are short or can be guessed: words, repetitions,
sequences, rows of the keyboard. \`DATABASE_URL\` holds
the password of the database and \`SUPPLIERS\` the secrets of the suppliers: keep both as you keep the
secrets. No secret's value is ever told, whatever is wrong with it. A party outside is named whole, or
its stand-in is used.

| setting | means | otherwise | example | read by | in production |
|---|---|---|---|---|---|
${rows.join('\n')}
`
}

/** The commands behind readers of a setting that are no programs. */
const commandOf: Readonly<Partial<Record<Reader, string>>> = {
  desk: '`npm run desk`',
  start: '`npm start`',
}

function rowOf(name: string, setting: Setting): string {
  const { meaning, value, otherwise = value, example, readBy } = setting
  const readers = readBy.map((reader) => commandOf[reader] ?? reader).join(', ')
  const cells = [
    `\`${name}\``,
    meaning,
    otherwise,
    `\`${example}\``,
    readers,
    productionRule(setting),
  ]
  return `| ${cells.map((cell) => (cell ?? '').replaceAll('|', '\\|')).join(' | ')} |`
}

function productionRule({ needed, https, kind, party, public: program }: Setting): string {
  return [
    ...(needed ? ['must be set'] : []),
    ...(https ? ['https:// only'] : []),
    ...(program === 'site' || program === 'games' ? ['a host of its own'] : []),
    ...((party && kind === 'address') || kind === 'script' ? ['not on this machine'] : []),
    ...(kind === 'database'
      ? ['a password of 12 letters or more, no sslmode that does not encrypt']
      : []),
    ...(kind === 'proxies' ? ['at most 2^23 public IPv4 and 2^108 IPv6 addresses'] : []),
    ...(kind === 'own-secret' ? ['32 letters or more'] : []),
    ...(kind === 'key' ? ['32 random bytes as base64'] : []),
    ...(kind === 'party-secret' ? ['12 letters or more'] : []),
    ...(kind === 'suppliers'
      ? ['https:// only, secrets of 12 letters or more, no game of ours']
      : []),
  ].join(', ')
}
