import { argumentsOf, isMethod, type Rule, ruleFindingsOf } from '../code/rules.ts'
import type { Finding, Parsed } from '../code/source.ts'

/** What runs in a browser, where anybody between may have answered. */
export const inBrowsers = /^(?:apps\/site\/app|apps\/games\/client|packages\/ui)\/(?!.*\.test\.)/

const believed: Rule = {
  matches: (node) => isMethod(node, 'json') && argumentsOf(node).length === 0,
  text: 'an answer that is believed as it came: read it by `checkedAnswer`',
  in: inBrowsers,
}

/** Answers that a browser's script takes for what it hopes they are. */
export function answerFindings(file: Parsed): Finding[] {
  return ruleFindingsOf(file, [believed])
}
