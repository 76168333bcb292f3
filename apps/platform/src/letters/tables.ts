import type { Generated } from 'kysely'

interface LettersLetterTable {
  letter_id: Generated<bigint>
  player_id: number
  key: string
  template_id: string
  subject: string
  text: string
  written_at: Date
}

declare module '../db/database.ts' {
  interface Database {
    letters_letter: LettersLetterTable
  }
}
