import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Viewer } from '../access/viewer.ts'
import { accountOf, viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { ThreadSubscriptionTable } from '../database/notification-tables.ts'
import { problem } from '../errors.ts'
import { visibleTo } from '../repositories/store/visible-repositories.ts'
import {
  changeThread,
  deleteOldThreads,
  findLastChange,
  findThread,
  findThreadSubscription,
  type InboxFilter,
  listInbox,
  markRead,
  type NotificationRow,
  type ReadUntil,
  setThreadSubscription,
} from './store/inbox.ts'

export const markReadJob = 'mark-notifications-read'

/** Threads that a request marks at most. A job marks the others. */
const maxMarked = 1_000
const retentionMs = 150 * 86_400_000

export type Notifications = ReturnType<typeof createNotifications>

export function createNotifications({ db, jobs, clock }: Pick<Context, 'db' | 'jobs' | 'clock'>) {
  /** The scope `notifications` includes private repositories. */
  const visibleIn = (viewer: Viewer) => visibleTo(db.read, viewerOfAccount(accountOf(viewer)))

  async function get(viewer: Viewer, threadId: number): Promise<NotificationRow> {
    const thread = await findThread(db.read, accountOf(viewer).id, threadId, visibleIn(viewer))
    if (!thread) throw problem('not_found')
    return thread
  }

  const subjectOf = (thread: NotificationRow) => ({ type: thread.subject_type, id: thread.subject_id })

  return {
    get,

    list: (
      viewer: Viewer,
      filter: Omit<InboxFilter, 'userId' | 'visible'>,
      page: { limit: number; offset: number },
    ) => listInbox(db.read, { ...filter, userId: accountOf(viewer).id, visible: visibleIn(viewer) }, page),

    findLastChange: (viewer: Viewer) => findLastChange(db.read, accountOf(viewer).id),

    /** Returns false when a job does the rest. */
    markAllRead(viewer: Viewer, repositoryId: number | null, untilMs: number): Promise<boolean> {
      const until: ReadUntil = { userId: accountOf(viewer).id, repositoryId, untilMs, nowMs: clock.now() }
      return db.write(async (tx) => {
        if ((await markRead(tx, until, maxMarked)) < maxMarked) return true
        await jobs.enqueue(tx, { kind: markReadJob, payload: until })
        return false
      })
    },

    /** Returns false when it was read already. */
    async markThread(viewer: Viewer, threadId: number, isDone: boolean): Promise<boolean> {
      const { id } = await get(viewer, threadId)
      const change = { id, userId: accountOf(viewer).id, nowMs: clock.now(), isDone }
      return db.write((tx) => changeThread(tx, change))
    },

    async findSubscription(viewer: Viewer, threadId: number) {
      const thread = await get(viewer, threadId)
      const choice = await findThreadSubscription(db.read, accountOf(viewer).id, subjectOf(thread))
      return { thread, choice }
    },

    async subscribe(
      viewer: Viewer,
      threadId: number,
      state: ThreadSubscriptionTable['state'],
    ): Promise<void> {
      const thread = await get(viewer, threadId)
      const change = { state, nowMs: clock.now() }
      await db.write((tx) => setThreadSubscription(tx, accountOf(viewer).id, subjectOf(thread), change))
    },
  }
}

const ReadPayload = Type.Object({
  userId: Type.Integer(),
  repositoryId: Type.Union([Type.Integer(), Type.Null()]),
  untilMs: Type.Integer(),
  nowMs: Type.Integer(),
})

export function createMarkReadJob({ db }: Pick<Context, 'db'>): JobHandler {
  return {
    async run(payload, { signal }) {
      const until = Value.Parse(ReadPayload, payload)
      while ((await db.write((tx) => markRead(tx, until, maxMarked))) === maxMarked) signal.throwIfAborted()
    },
  }
}

/** Deletes threads after five months without activity. */
export function createNotificationRetention({ db, clock }: Pick<Context, 'db' | 'clock'>): JobHandler {
  return {
    everyMs: 86_400_000,
    async run(_payload, { signal }) {
      const beforeMs = clock.now() - retentionMs
      while (await db.write((tx) => deleteOldThreads(tx, beforeMs, maxMarked))) signal.throwIfAborted()
    },
  }
}
