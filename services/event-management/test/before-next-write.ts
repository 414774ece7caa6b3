import type { EventsService } from './service.ts'

/** Simulates a concurrent request that commits between the read and the write of the next one. */
export function beforeNextWrite({ context: { db } }: EventsService, act: () => Promise<unknown>) {
  const { writeBatched } = db
  let hasHappened = false
  Object.assign(db, {
    async writeBatched(key: string, work: never) {
      Object.assign(db, { writeBatched })
      await act()
      hasHappened = true
      return writeBatched.call(db, key, work)
    },
  })
  return { hasHappened: () => hasHappened }
}
