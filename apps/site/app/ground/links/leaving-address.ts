/** The notice names the rule and never its target, so that nobody makes it show a target of theirs. */
const ruleName = 'fra'

const noticePath = '/videre'

/** Where a rule that leads to another site is shown before it is followed. `path` is the rule's own. */
export function leavingAddress(path: string): string {
  return `${noticePath}?${new URLSearchParams({ [ruleName]: path })}`
}

/** The path of the rule that a notice's address names; undefined when it names none. */
export function ruleIn(url: URL): string | undefined {
  return url.searchParams.get(ruleName) ?? undefined
}

/** Whether an address of the content is another site's. */
export function isAnotherSite(to: string): boolean {
  return to.startsWith('https://')
}
