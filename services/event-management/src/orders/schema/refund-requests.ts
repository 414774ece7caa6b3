import { Type } from 'typebox'
import { Id } from '../../wire/ids.ts'
import { Utc } from '../../wire/times.ts'

const Text = Type.String()

export const RefundRequest = Type.Object(
  {
    id: Id,
    from_email: Text,
    from_name: Text,
    status: Type.Enum(['pending', 'completed', 'denied', 'disputed', 'outside_policy']),
    message: Text,
    reason: Text,
    last_message: Text,
    last_reason: Text,
    created: Utc,
    changed: Utc,
    items: Type.Array(Type.Record(Text, Type.Unknown())),
    resource_uri: Text,
  },
  { title: 'RefundRequest' },
)
