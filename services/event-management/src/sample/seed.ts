import type { Context } from '../context.ts'
import { nextOccurrence, slots } from './calendar.ts'
import { drawingJob, orderJob } from './jobs.ts'
import { prepareFixtures } from './places.ts'
import { listSampleEvents } from './store.ts'
import { writeEvents } from './write-events.ts'

/** Fills the calendar of the coming year. */
export async function seedSample(context: Context): Promise<void> {
  const eventsBySlot = await listSampleEvents(context.db.read)
  await fill(
    context,
    slots.filter((slot) => !eventsBySlot.has(slot)),
  )
  await context.db.write((tx) => context.jobs.enqueue(tx, { kind: orderJob, payload: null, key: orderJob }))
}

/** Creates the next event of each slot whose event has ended. Canceled and deleted events are not replaced. */
export async function renewSample(context: Context): Promise<void> {
  const nowMs = context.clock.now()
  const eventsBySlot = await listSampleEvents(context.db.read)
  const over = [...eventsBySlot.values()].filter(
    ({ state, endMs }) => (state === 'live' || state === 'completed') && endMs <= nowMs,
  )
  await fill(
    context,
    over.map(({ slot }) => slot),
  )
}

async function fill(context: Context, requested: readonly number[]): Promise<void> {
  if (requested.length === 0) return
  const nowMs = context.clock.now()
  const fixtures = await prepareFixtures(context)
  await writeEvents(
    context,
    fixtures,
    requested.map((slot) => nextOccurrence(slot, nowMs)),
  )
  await context.db.write((tx) =>
    context.jobs.enqueue(tx, { kind: drawingJob, payload: null, key: drawingJob }),
  )
}
