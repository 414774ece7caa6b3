import type { Bus } from '@octavo/platform/bus/bus.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'

const topic = 'image-removed'

/** Tells all processes after the commit that there is no image of this name any more. */
export function announceRemoval(
  tx: Transaction<Tables>,
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  fileName: string,
): void {
  afterCommit(tx, () => {
    bus.publish(topic, fileName).catch((error) => log.warn({ err: error }, 'a removal was not published'))
  })
}

/** Returns a function that unsubscribes. */
export function onRemoval(bus: Bus, listener: (fileName: string) => void): () => void {
  return bus.subscribe(topic, (fileName) => listener(String(fileName)))
}
