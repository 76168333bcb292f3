import type { TableGame } from '@nordlys/game-math'
import type {
  Booked,
  Choices,
  Command,
  Decided,
  HandCommand,
  Input,
  TableState,
} from '../core/index.ts'
import { gameOf } from './draw-round.ts'
import type { HandBooks } from './hand-books.ts'
import type { HandRows } from './hand-rows.ts'
import type { Owned } from './live-rounds.ts'

/** What a table with a shared hand has beside any other’s. */
export interface HandParts {
  readonly rows: Pick<HandRows, keyof HandRows>
  readonly books: Pick<HandBooks, keyof HandBooks>
}

interface Parts extends HandParts {
  readonly owned: Owned
  readonly definitions: { find(hash: string): Promise<TableGame | undefined> }
  /** Undefined once another process owns the table. */
  state(): TableState | undefined
  take(input: Input): void
  /** Asks the database until it answers; undefined where the table is another’s. */
  own<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined>
}

type Of<Do extends Command['do']> = Extract<Command, { do: Do }>

/** Carries the commands of a shared hand out, for the owner of its table. */
export class HandOwner {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Takes the stakes of every slip. (LV37) */
  async take({ decided, booked }: Of<'book'>): Promise<void> {
    const { round } = decided
    await this.#parts.books.take({
      ...{ decided, booked },
      isWanted: () => this.#isAt('booking', round),
      take: (results) => this.#parts.take({ type: 'settled', round, results }),
    })
  }

  async carryOut(command: HandCommand): Promise<void> {
    if (command.do === 'raise') await this.#raise(command)
    else if (command.do === 'write') await this.#write(command)
    else await this.#pay(command)
  }

  /** The row has it first: a later owner asks for the same. */
  async #raise({ decided, step, places, isKnown }: Of<'raise'>): Promise<void> {
    const { rows, books, owned, own, take } = this.#parts
    const { round } = decided
    if (!isKnown && !(await own(() => rows.noteRaises(owned, { round, step, places })))) return
    await books.raise({
      ...{ decided, step, places },
      isWanted: () => this.#isChoosing(round, step),
      take: (results) => take({ type: 'raised', round, step, results }),
    })
  }

  async #write({ round, step, made }: Of<'write'>): Promise<void> {
    const { rows, owned, own, take } = this.#parts
    if (await own(() => rows.writeStep(owned, { round, step, made }))) {
      take({ type: 'written', round, step })
    }
  }

  async #pay({ decided, booked, choices }: Of<'pay'>): Promise<void> {
    const { rows, owned, own, take } = this.#parts
    const { round } = decided
    const found = await own(() => rows.find(owned.table, round))
    if (!found) return
    await payHand(this.#parts, {
      ...{ decided, booked, choices, raises: found.raises },
      isWanted: () => this.#isAt('paying', round),
      take: (results) => take({ type: 'paid', round, results }),
    })
  }

  #isChoosing(round: number, step: number): boolean {
    const stage = this.#parts.state()?.stage
    const isIt = stage?.name === 'step' && stage.decided.round === round
    return isIt && stage.choices.length === step
  }

  #isAt(name: 'booking' | 'paying', round: number): boolean {
    const stage = this.#parts.state()?.stage
    return stage?.name === name && stage.decided.round === round
  }
}

/** Ends the rounds of a hand by the rules that it was played by. */
export async function payHand(
  { books, definitions }: Pick<Parts, 'books' | 'definitions'>,
  asked: { decided: Decided; booked: Booked; choices: readonly Choices[] } & Pick<
    Parameters<HandBooks['pay']>[1],
    'raises' | 'isWanted' | 'take'
  >,
): Promise<void> {
  await books.pay(await gameOf(definitions, asked.decided), asked)
}
