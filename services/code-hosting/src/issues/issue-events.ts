import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import {
  type EventList,
  type EventRow,
  findEvent,
  listEvents,
  selectEventCount,
} from './store/issue-events.ts'

export type IssueEvents = ReturnType<typeof createIssueEvents>

export function createIssueEvents({ db }: Pick<Context, 'db'>) {
  return {
    async list(list: EventList, page: { limit: number; offset: number; after?: number | undefined }) {
      const [counted] = await db.long(selectEventCount(db.read, list))
      return { rows: await listEvents(db.read, list, page), total: Number(counted?.count ?? 0) }
    },

    async get({ id }: Pick<RepositoryRow, 'id'>, eventId: number): Promise<EventRow> {
      const event = await findEvent(db.read, id, eventId)
      if (!event) throw problem('not_found')
      return event
    },
  }
}
