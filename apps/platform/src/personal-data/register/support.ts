import { type Entries, nobodys, own, partOf } from './entry.ts'

const claims = { basis: 'gambling', kept: 'complaint', erased: 'after-the-law' } as const

/** Complaints and messages to customer service. */
export const supportEntries: Entries = {
  support_case: {
    whose: own(),
    why: 'Complaints and what was decided.',
    title: 'Dine klager',
    ...claims,
    columns: {
      copied: `case_id topic subject_kind subject_ref subject_at wish words state received_at due_at
        told_at expected_by decided_at outcome reasons way_on`,
      leftOut: {
        secret: 'wish_key',
        others: 'decided_by',
        elsewhere: 'message_id name email',
      },
    },
  },
  support_case_message: {
    whose: partOf('support_case', 'case_id'),
    why: 'What was written in a case.',
    title: 'Beskeder i dine klager',
    ...claims,
    columns: {
      copied: 'message_id case_id author words written_at',
      leftOut: { secret: 'wish_key', others: 'employee_id', elsewhere: 'contact_message_id' },
    },
  },
  support_case_file: {
    whose: partOf('support_case', 'case_id'),
    why: 'Which files belong to a case.',
    title: 'Filer i dine klager',
    ...claims,
    columns: { copied: 'case_id document_id sent_at' },
  },
  support_case_move: nobodys('The moves that a case may make.', 'from_state to_state'),
  letters_letter: {
    whose: own(),
    why: 'What was mailed to the player, read in the account.',
    title: 'Det, vi har skrevet til dig',
    ...{ basis: 'interest', kept: 'letter', erased: 'at-once' },
    columns: {
      copied: 'letter_id template_id subject text written_at',
      leftOut: { secret: 'key' },
    },
  },
  support_message: {
    whose: { kind: 'visitors' },
    why: 'Messages of the contact form, whose sender has proved nothing.',
    ...{ basis: 'interest', kept: 'contactMessage', erased: 'by-itself' },
    columns: {
      leftOut: {
        secret: 'challenge',
        elsewhere: 'message_id topic name email message received_at',
      },
    },
  },
}
