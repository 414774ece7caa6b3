import { Type } from 'typebox'
import { Fields } from '../wire/bodies.ts'
import { Id, NullableId } from '../wire/ids.ts'
import { Utc } from '../wire/times.ts'
import { webhookActions } from './tell.ts'

export const Webhook = Type.Object(
  {
    id: Id,
    endpoint_url: Type.String(),
    actions: Type.Array(Type.String()),
    user_id: Type.String({ description: 'The ID of the organization that owns the webhook.' }),
    event_id: NullableId,
    created: Utc,
    is_active: Type.Boolean({
      description: 'Whether deliveries are sent. A 410 response deactivates the webhook.',
    }),
    resource_uri: Type.String(),
  },
  { title: 'Webhook' },
)

/** With the signing secret, which is returned once. */
export const NewWebhook = Type.Intersect([
  Webhook,
  Type.Object({ secret: Type.String({ description: 'The secret of the Standard Webhooks signatures.' }) }),
])

export const WebhookInput = Fields({
  endpoint_url: Type.String({ maxLength: 2_000 }),
  actions: Type.Optional(Type.Array(Type.Enum([...webhookActions]), { minItems: 1 })),
  event_id: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
})

export const WebhookDeleted = Type.Object({ id: Id, success: Type.Boolean() })

export const Delivery = Type.Object(
  {
    id: Id,
    delivery: Type.String({ description: 'The delivery ID, the same for every attempt.' }),
    action: Type.String(),
    attempt: Type.Integer(),
    status_code: Type.Union([Type.Integer(), Type.Null()]),
    status: Type.String(),
    duration_ms: Type.Integer(),
    created: Utc,
    resource_uri: Type.String(),
  },
  { title: 'WebhookDelivery' },
)

const Headers = Type.Record(Type.String(), Type.String())

export const DeliveryDetails = Type.Intersect([
  Delivery,
  Type.Object({
    request: Type.Object({ headers: Headers, body: Type.String() }),
    response: Type.Object({ headers: Headers, body: Type.String() }),
  }),
])
