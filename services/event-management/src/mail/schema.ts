import { Type } from 'typebox'
import { Id, NullableId } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'
import { Utc } from '../wire/times.ts'

const summary = {
  id: Id,
  kind: Type.String(),
  created: Utc,
  sent: Nullable(Utc),
  status: Type.Enum(['queued', 'sent', 'kept', 'failed']),
  error: Nullable(Type.String()),
  to: Type.Object({ address: Type.String(), name: Nullable(Type.String()) }),
  subject: Nullable(Type.String()),
  event_id: NullableId,
  order_id: NullableId,
  resource_uri: Type.String(),
}

export const MailSummary = Type.Object(summary, { title: 'MailSummary' })

export const Mail = Type.Object(
  {
    ...summary,
    text: Nullable(Type.String()),
    html: Nullable(Type.String()),
    attachments: Type.Array(
      Type.Object({ filename: Type.String(), content_type: Type.String(), resource_uri: Type.String() }),
    ),
  },
  { title: 'Mail' },
)
