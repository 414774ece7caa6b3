import type { Generated } from 'kysely'

/** A thread in the inbox of a user. */
export interface NotificationTable {
  id: Generated<number>
  user_id: number
  repository_id: number
  subject_type: 'Issue' | 'PullRequest' | 'Release'
  /** The id of the issue or release. */
  subject_id: number
  /** Null for issues, whose current title is shown. */
  title: string | null
  reason: string
  is_unread: number
  /** Done threads are hidden until there is something new. */
  is_done: Generated<number>
  latest_comment_id: number | null
  updated_at_ms: number
  last_read_at_ms: number | null
}

/** The choice of a user for one thread. It overrides participation. */
export interface ThreadSubscriptionTable {
  user_id: number
  subject_type: NotificationTable['subject_type']
  subject_id: number
  /** `muted` ends with a mention or an own comment. */
  state: 'subscribed' | 'ignored' | 'muted'
  created_at_ms: number
}

export interface NotificationTables {
  notification: NotificationTable
  thread_subscription: ThreadSubscriptionTable
}
