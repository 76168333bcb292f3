/** Our programs that ask the platform by contract. The game server is none: its messages are signed. */
export type Program = 'site' | 'back-office' | 'desk'

/** An employee's right, as `resource:verb`. Every employee has every right so far. */
export type Right =
  | 'player:read'
  | 'player:lock'
  | 'player:erase'
  | 'limit:lower'
  | 'harm:read'
  | 'harm:decide'
  | 'offer:read'
  | 'offer:publish'
  | 'mission:read'
  | 'mission:switch'
  | 'payment:read'
  | 'payment:decide'
  | 'payment:refund'
  | 'complaint:read'
  | 'complaint:decide'
  | 'document:read'
  | 'document:judge'
  | 'document:ask'

/** An employee asks, by the desk. */
export interface StaffActor {
  readonly kind: 'staff'
  readonly right: Right
  /**
   * `two`: it undoes what an employee did, and takes another one than that. `by-amount`: one acts alone, and
   * from a configured amount on another agrees.
   */
  readonly agreement: 'one' | 'two' | 'by-amount'
}

/** For whom a call is made. */
export type Actor =
  /** Anybody: the site asks, with or without a login. */
  | { readonly kind: 'visitor' }
  /** A player, whose session must come with it; without one the call is refused `session-expired`. */
  | { readonly kind: 'player' }
  /** One of these programs, for itself. */
  | { readonly kind: 'program'; readonly programs: readonly [Program, ...Program[]] }
  | StaffActor

/** The programs whose credentials open the calls of an actor. [FLT-78] */
export function programsOf(actor: Actor): readonly Program[] {
  switch (actor.kind) {
    case 'visitor':
    case 'player':
      return ['site']
    case 'program':
      return actor.programs
    case 'staff':
      return ['desk']
  }
}
