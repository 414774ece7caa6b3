import { Type } from 'typebox'
import { orNull } from '../accounts/schema.ts'
import { MinimalRepository } from '../repositories/schema/repositories.ts'
import { PageQuery } from '../wire/page-queries.ts'

const Text = Type.String()
const maybe = Type.Optional

export const Thread = Type.Object(
  {
    id: Text,
    repository: MinimalRepository,
    subject: Type.Object({ title: Text, url: Text, latest_comment_url: Text, type: Text }),
    reason: Text,
    unread: Type.Boolean(),
    updated_at: Text,
    last_read_at: orNull(Text),
    url: Text,
    subscription_url: Text,
  },
  { title: 'thread' },
)
export const Threads = Type.Array(Thread)

export const ThreadSubscription = Type.Object(
  {
    subscribed: Type.Boolean(),
    ignored: Type.Boolean(),
    reason: orNull(Text),
    created_at: orNull(Text),
    url: Text,
    thread_url: Text,
  },
  { title: 'thread-subscription' },
)

export const ThreadPath = Type.Object({ thread_id: Text })

export const InboxQuery = Type.Object({
  all: maybe(Type.String({ description: '`true` includes notifications marked as read.' })),
  participating: maybe(
    Type.String({ description: '`true` lists only threads in which the user takes part or is mentioned.' }),
  ),
  since: maybe(Type.String({ description: 'Only threads updated since this time (ISO 8601).' })),
  before: maybe(Type.String({ description: 'Only threads updated before this time (ISO 8601).' })),
  ...PageQuery,
})

export const ReadBody = Type.Object({
  last_read_at: maybe(orNull(Text)),
  read: maybe(Type.Boolean()),
})

export const ThreadSubscriptionBody = Type.Object({ ignored: maybe(Type.Boolean()) })

export const Accepted = Type.Object({ message: Text })
export const ResetContent = Type.Null({ description: 'Reset content.' })
