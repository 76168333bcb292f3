import type { Finding } from '../code/source.ts'

/** What may stand above its bar: which findings, and why. */
export interface Exception {
  path: RegExp
  text: RegExp
  reason: string
}

export const exceptionsMax = 10

export const exceptions: readonly Exception[] = [
  {
    path: /^\.$/,
    text: /^lines of source/,
    reason:
      'the lines of source, of which docs/decisions/0068-what-stays-flat.md tells what they are for',
  },
]

export function isBearable({ path, text }: Finding, list = exceptions): boolean {
  return list.some((each) => each.path.test(path) && each.text.test(text))
}

/** Exceptions that nothing needs any more. */
export function unneeded(findings: readonly Finding[], list = exceptions): Exception[] {
  return list.filter((each) => !findings.some((finding) => isBearable(finding, [each])))
}
