import type { FastifyRequest } from 'fastify'
import type { EventRow } from './store/issue-events.ts'

export type TimelineRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'repository' | 'viewer'>

/** Presents the events of one kind, by event id. Events that are left out are not shown. */
export type PresentEntries = (
  events: readonly EventRow[],
  request: TimelineRequest,
) => Promise<ReadonlyMap<number, { event: string }>>

/** The entries of timelines that other subjects present. */
export interface TimelineEntries {
  /** Registers the presenter of a kind of event. Called during setup. */
  presentWith(kind: string, present: PresentEntries): void
  has(kind: string): boolean
  present: PresentEntries
}

export function createTimelineEntries(): TimelineEntries {
  const presenters = new Map<string, PresentEntries>()
  return {
    presentWith: (kind, present) => void presenters.set(kind, present),
    has: (kind) => presenters.has(kind),
    async present(events, request) {
      const entries = new Map<number, { event: string }>()
      for (const [kind, present] of presenters) {
        const ofKind = events.filter((event) => event.kind === kind)
        if (ofKind.length === 0) continue
        for (const [id, entry] of await present(ofKind, request)) entries.set(id, entry)
      }
      return entries
    },
  }
}
