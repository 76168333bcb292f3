/** Findings that are right as they are: which rule's text, in which files, and why. */
export const exemptions: readonly { path: RegExp; text: RegExp; reason: string }[] = [
  {
    path: /^packages\/core\/src\/time\.ts$/,
    text: /Clock/,
    reason: 'the one place that reads the system clock',
  },
  {
    path: /\/generated\/|\.generated\.ts$|\/seed\/.*\.ts$/,
    text: /lines|columns/,
    reason: 'data, not code',
  },
  {
    path: /^packages\/game-math\/src\/prove\/|^packages\/game-catalogue\/src\/games\/prove-all\.ts$/,
    text: /console|toFixed/,
    reason: 'shares and percentages that are told or printed, never money',
  },
  {
    path: /^packages\/core\/src\/format\.ts$|^packages\/game-math\/src\/rules\/wording\.ts$/,
    text: /formats of core/,
    reason:
      'the formats themselves, and the numbers of rules, which are no amounts and keep decimals',
  },
  {
    path: /^proving\/rehearsal\/main\.ts$/,
    text: /toFixed/,
    reason: 'a program that prints sizes and seconds, never money',
  },
  {
    path: /^art\/easel\.ts$/,
    text: /a function of/,
    reason: 'runs inside a browser page, where it may call nothing outside itself',
  },
  {
    path: /^operations\/postgres\/command\.ts$/,
    text: /process\.env/,
    reason: 'the programs of PostgreSQL inherit our environment; nothing is read from it',
  },
  {
    path: /^e2e\/(home\.spec|every-page\.deep\.test)\.ts$/,
    text: /networkidle/,
    reason: 'counts what moves while a page loads, and on each page another thing comes last',
  },
  {
    path: /^e2e\/security\.spec\.ts$/,
    text: /networkidle/,
    reason: 'nothing on the other site tells that all its pictures, frames and forms were answered',
  },
]
