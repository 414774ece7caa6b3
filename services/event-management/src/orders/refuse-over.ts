import { problem } from '../errors.ts'
import type { Sales } from './sales.ts'
import { nameOfWish, type Wish } from './wish.ts'

/** Answers late requests from memory. */
export async function refuseWhatIsOver(
  { context, scarcity }: Sales,
  eventId: number,
  wish: Wish,
): Promise<void> {
  const nowMs = context.clock.now()
  for (const tickets of wish.tickets) {
    if (await scarcity.isOver(nameOfWish(eventId, wish, tickets), tickets.quantity, nowMs))
      throw problem('SOLD_OUT')
  }
}
