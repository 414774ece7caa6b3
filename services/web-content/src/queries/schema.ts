import { Type } from 'typebox'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Time = Type.String({ format: 'date-time' })
const token = Type.Optional(Type.String({ maxLength: 500, description: 'An API key.' }))
const cursor = Type.Optional(
  Type.String({ maxLength: 20, pattern: '^[0-9]{1,15}$', description: 'The cursor from `next_cursor`.' }),
)
const size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 }))
const nextCursor = nullable(Type.String())

export const tags = ['queries']
export const onlyToken = Type.Object({ token })
export const queryParams = Type.Object({ id: Id })
export const webhookParams = Type.Object({ id: Id, webhookId: Id })
export const deliveryParams = Type.Object({ id: Id, deliveryId: Id })
export const pageQuery = Type.Object({ token, size, cursor })

const name = Type.String({ minLength: 1, maxLength: 200 })
const q = Type.String({ minLength: 1, maxLength: 16_000, description: 'The query.' })

export const newQueryBody = Type.Object({ name, q }, { additionalProperties: false })
export const queryChangeBody = Type.Object(
  { name: Type.Optional(name), q: Type.Optional(q) },
  { additionalProperties: false, minProperties: 1 },
)

export const SavedQuery = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    q: Type.String(),
    created: Time,
    updated: Time,
    feeds: Type.Object(
      { rss: Type.String(), atom: Type.String(), json: Type.String() },
      { description: 'URLs that need no key. Anyone with such a URL can read the feed.' },
    ),
  },
  { title: 'SavedQuery' },
)
export const SavedQueries = Type.Object({ queries: Type.Array(SavedQuery), next_cursor: nextCursor })

const url = Type.String({ minLength: 1, maxLength: 2_000, description: 'An HTTP or HTTPS URL.' })
const secret = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'The key of the signatures. After `whsec_` it is base64. Default: a random one.',
})
export const newWebhookBody = Type.Object(
  { url, secret: Type.Optional(secret) },
  { additionalProperties: false },
)
export const webhookChangeBody = Type.Object(
  { url: Type.Optional(url), secret: Type.Optional(secret), active: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, minProperties: 1 },
)

const webhook = {
  id: Type.Integer(),
  query_id: Type.Integer(),
  url: Type.String(),
  active: Type.Boolean({ description: 'A response with status 410 makes it inactive.' }),
  created: Time,
  updated: Time,
  last_response: nullable(
    Type.Object({
      status_code: nullable(Type.Integer()),
      status: Type.String(),
      message: nullable(Type.String()),
    }),
  ),
}
export const Webhook = Type.Object(webhook, { title: 'QueryWebhook' })
export const NewWebhook = Type.Object(
  { ...webhook, secret: Type.String({ description: 'Returned only here.' }) },
  { title: 'NewQueryWebhook' },
)
export const Webhooks = Type.Object({ webhooks: Type.Array(Webhook) })

const delivery = {
  id: Type.Integer(),
  webhook_id: Type.Integer(),
  message_id: Type.String({ description: 'The same for all attempts: the header `webhook-id`.' }),
  type: Type.String(),
  post_uuid: nullable(Type.String()),
  attempt: Type.Integer(),
  delivered: Time,
  duration_ms: Type.Integer(),
  status_code: nullable(Type.Integer()),
  status: Type.String(),
}
const Message = Type.Object({ headers: Type.Record(Type.String(), Type.String()), body: Type.String() })
export const Deliveries = Type.Object({
  deliveries: Type.Array(Type.Object(delivery, { title: 'QueryDelivery' })),
  next_cursor: nextCursor,
})
export const Delivery = Type.Object(
  { ...delivery, request: Message, response: Message },
  { title: 'QueryDeliveryDetails' },
)

export const feedQuery = Type.Object({
  feed_key: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'The key of the feed, from the saved query.',
  }),
  before: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The cursor from the link to the next page.',
    }),
  ),
})

export const streamQuery = Type.Object({
  token,
  q: Type.Optional(Type.String({ maxLength: 16_000, description: 'The query.' })),
  query: Type.Optional(Id),
  last_event_id: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}$',
      description: 'Instead of the header `Last-Event-ID`, which browsers send only when they reconnect.',
    }),
  ),
})
