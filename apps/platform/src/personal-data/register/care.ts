import { type Entries, own, partOf } from './entry.ts'

const rules = { basis: 'gambling', kept: 'closedAccount', erased: 'after-the-law' } as const
/** Read by the proofs of the books, and by the auditor. */
const proofs = { basis: 'gambling', kept: 'by-number', erased: 'by-number' } as const

/** Limits, pauses and markers of harm. */
export const careEntries: Entries = {
  limits_limit: {
    whose: own(),
    why: 'Limits that were chosen, in force or not.',
    title: 'Dine grænser',
    ...proofs,
    columns: {
      copied: 'limit_id kind period minutes requested_at effective_at canceled_at requested_by',
      money: 'amount_ore',
    },
  },
  limits_change_request: {
    whose: own(),
    why: 'Requests to change a limit, for their repeats.',
    ...rules,
    columns: { leftOut: { secret: 'idempotency_key input_hash', elsewhere: 'answer' } },
  },
  limits_deposit_use: {
    whose: own(),
    why: 'What each deposit takes of a limit.',
    title: 'Indbetalinger, der tæller med i din grænse',
    ...proofs,
    columns: { copied: 'reference state at', money: 'amount_ore' },
  },
  limits_pause: {
    whose: own(),
    why: 'Pauses and exclusions.',
    title: 'Pauser og udelukkelser',
    ...proofs,
    columns: { copied: 'pause_id kind starts_at ends_at source requested_by channel' },
  },
  limits_pause_request: {
    whose: own(),
    why: 'Requests for a pause, for their repeats.',
    ...rules,
    columns: { leftOut: { secret: 'idempotency_key', elsewhere: 'kind is_started pause_id' } },
  },
  limits_player: {
    whose: own(),
    why: 'A row to lock a player’s limits by.',
    ...proofs,
    columns: {},
  },
  limits_refused_game: {
    whose: own(),
    why: 'Games that a limit of time refused.',
    title: 'Spil, din tidsgrænse har afvist',
    ...rules,
    columns: { copied: 'slice at' },
  },
  markers_player: {
    whose: own(),
    why: 'The level of markers of harm.',
    title: 'Dit trin i tegn på skadeligt spil',
    ...rules,
    columns: { copied: 'level reached_at looked_at seen_seq' },
  },
  markers_level: {
    whose: own(),
    why: 'Every change of the level, with the marks that led to it.',
    title: 'Ændringer af dit trin og årsagerne',
    ...rules,
    columns: { copied: 'level_id from_level to_level marks look at' },
  },
  markers_slice: {
    whose: own(),
    why: 'Play in slices, which the markers count.',
    title: 'Dit spil i tidsrum, som tegnene tælles på',
    ...{ basis: 'gambling', kept: 'with-its-subject', erased: 'by-itself' },
    columns: { copied: 'at is_night rounds drains deposits chases', money: 'staked_ore lost_ore' },
  },
  markers_task: {
    whose: own(),
    why: 'That an employee is to look at the markers.',
    title: 'Når en medarbejder ser på tegnene',
    ...rules,
    columns: { copied: 'task_id marks made_at' },
  },
  markers_decision: {
    whose: partOf('markers_task', 'task_id'),
    why: 'What an employee found.',
    title: 'Hvad medarbejderen kom frem til',
    ...rules,
    columns: {
      copied: 'task_id decision note at',
      leftOut: { others: 'decided_by decided_by_employee' },
    },
  },
  markers_look: {
    whose: { kind: 'nobody' },
    why: 'How far the looks have come.',
    ...{ basis: 'none', kept: 'replaced', erased: 'never' },
    columns: { leftOut: { elsewhere: 'look looked_up_to begun_at after_player' } },
  },
}
