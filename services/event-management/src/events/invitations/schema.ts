import { Type } from 'typebox'
import { Fields, Wrapped } from '../../wire/bodies.ts'
import { Id } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Email } from '../../wire/texts.ts'
import { Utc } from '../../wire/times.ts'

const Text = Type.String()

export const Invitation = Type.Object(
  {
    id: Id,
    event_id: Id,
    name: Text,
    email: Text,
    status: Type.Enum(['open', 'used', 'expired', 'revoked']),
    quantity_total: Type.Integer({ description: 'The number of tickets that the invitation allows.' }),
    quantity_sold: Type.Integer(),
    quantity_pending: Type.Integer(),
    created: Utc,
    expires: Nullable(Utc),
    url: Type.Optional(
      Type.String({
        description: 'The link in the invitation email. Only returned when the invitation is created.',
      }),
    ),
    resource_uri: Text,
  },
  { title: 'Invitation' },
)

export const InvitationPath = Type.Object({ event_id: Type.String(), invitation_id: Type.String() })

export const InvitationBody = Wrapped(
  'invitation',
  Fields({
    email: Email,
    name: Type.Optional(Type.String({ maxLength: 255 })),
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
    expires: Type.Optional(Text),
  }),
)
