import { type Entries, nobodys } from './entry.ts'

/** The audit trail, the staff, content, and the queue. */
export const operationEntries: Entries = {
  audit_line: {
    whose: { kind: 'player', column: 'player_id', only: "t.actor = 'player'" },
    why: 'Who did what, chained: no row is ever changed.',
    title: 'Hvad du har gjort på kontoen',
    ...{ basis: 'gambling', kept: 'by-number', erased: 'by-number' },
    columns: {
      copied: 'line_id at action details',
      leftOut: { secret: 'hash_version', others: 'employee_id', elsewhere: 'actor' },
    },
  },
  audit_overdue: nobodys('That lines wait too long for their seal.', 'only_row told_at'),
  audit_seal: nobodys('Seals of the audit trail.', 'number line_id sealed_at hash'),
  audit_unsealed: nobodys('Lines that wait for their seal.', 'line_id'),
  staff_employee: {
    whose: { kind: 'employees' },
    why: 'Who may act at the desk.',
    ...{ basis: 'gambling', kept: 'with-the-audit', erased: 'after-the-law' },
    columns: {
      leftOut: {
        secret: 'credential_digest',
        others: 'employee_id name name_key made_at ended_at',
      },
    },
  },
  content_change: {
    whose: { kind: 'employees' },
    why: 'Every change of what the site shows, and its author.',
    ...{ basis: 'interest', kept: 'with-the-audit', erased: 'after-the-law' },
    columns: { leftOut: { others: 'author', elsewhere: 'change_id at kind id before after' } },
  },
  content_entry: nobodys('What the site shows.', 'kind id place value public_from public_until'),
  content_image: nobodys('Pictures.', 'name sha256 bytes'),
  content_version: nobodys('Which version of the content this is.', 'only_one version'),
  db_definition: nobodys('Functions and views that were applied.', 'name hash applied_at'),
  db_migration: nobodys('Migrations that were applied.', 'name hash applied_at'),
  db_release: nobodys('Releases that were here.', 'release_id digest applied_at'),
  'graphile_worker._private_jobs': {
    whose: { kind: 'several' },
    why: 'Letters and tasks that wait; done, they are gone. A letter has an address.',
    ...{ basis: 'contract', kept: 'failedJob', erased: 'by-itself' },
    columns: {
      leftOut: {
        elsewhere: `id job_queue_id task_id payload priority run_at attempts max_attempts last_error
          created_at updated_at key locked_at locked_by revision flags is_available`,
      },
    },
  },
  'graphile_worker._private_job_queues': nobodys(
    'Queues of the library.',
    'id queue_name locked_at locked_by is_available',
  ),
  'graphile_worker._private_known_crontabs': nobodys(
    'Times of the library, which are not used.',
    'identifier known_since last_execution',
  ),
  'graphile_worker._private_tasks': nobodys('Names of tasks.', 'id identifier'),
  'graphile_worker.migrations': nobodys('The library’s own shape.', 'id ts breaking'),
}
