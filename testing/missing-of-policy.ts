/** What the policy of every page has to say, whatever else it allows. */
const directives = ["default-src 'none'", 'base-uri ', 'form-action ', 'frame-ancestors ']
const headers = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:no-referrer|strict-origin-when-cross-origin)$/,
  'permissions-policy': /camera=\(\).*microphone=\(\)/,
  'cache-control': /^no-(?:store|cache)$/,
}

/** The parts of a whole policy that a page is sent without, by name. [FLT-78] */
export function missingOfPolicy(sent: Readonly<Record<string, unknown>>): string[] {
  const policy = String(sent['content-security-policy'] ?? '').split('; ')
  return [
    ...directives.filter((words) => !policy.some((directive) => directive.startsWith(words))),
    ...Object.entries(headers)
      .filter(([name, words]) => !words.test(String(sent[name] ?? '')))
      .map(([name]) => name),
  ]
}
