import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import type { ChosenLine } from './choose-lines.ts'
import { listSellable } from './store/sellable.ts'

export interface Choice {
  event: Pick<EventRow, 'id' | 'is_reserved_seating'>
  chosen: readonly ChosenLine[]
}

/**
 * The choices that are still on sale: since they were made, the event may have been canceled or got seats, or
 * a class may have been deleted.
 */
export async function filterSellable<Chosen extends Choice>(
  tx: Transaction<Tables>,
  eventId: number,
  choices: readonly Chosen[],
): Promise<ReadonlySet<Chosen>> {
  const classIds = new Set(choices.flatMap(({ chosen }) => chosen.map(classIdOf)))
  const sellable = await listSellable(tx, eventId, classIds)
  return new Set(
    choices.filter(({ event, chosen }) =>
      chosen.every((line) => sellable.get(classIdOf(line)) === event.is_reserved_seating),
    ),
  )
}

export async function requireSellable(tx: Transaction<Tables>, choice: Choice): Promise<void> {
  const { size } = await filterSellable(tx, choice.event.id, [choice])
  if (size === 0) throw problem('SALES_ENDED')
}

const classIdOf = ({ variant }: ChosenLine) => variant.ticketClass.id
