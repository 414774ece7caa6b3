import type { EventsService } from './service.ts'

/** Simulates a concurrent request that commits between the read and the write of the next one. */
export function beforeNextWrite(
  { context: { db } }: EventsService,
  act: () => Promise<unknown>,
  method: 'write' | 'writeBatched' = 'writeBatched',
) {
  const write: (...args: never[]) => Promise<unknown> = db[method]
  let hasHappened = false
  Object.assign(db, {
    async [method](...args: never[]) {
      Object.assign(db, { [method]: write })
      await act()
      hasHappened = true
      return write.apply(db, args)
    },
  })
  return { hasHappened: () => hasHappened }
}
