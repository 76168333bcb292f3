/** Of "Kontrollér runden", where they are a game's own. */
export interface CheckWords {
  readonly outcome: readonly [follows: string, fails: string]
  readonly proves: string
  readonly provesNot: string
}
