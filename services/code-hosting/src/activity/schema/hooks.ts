import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'

const Text = Type.String()
const optionalText = () => Type.Optional(Type.String())

/** A string or a number. Default: `0`. */
const InsecureSsl = Type.Optional(Type.Union([Type.String(), Type.Number()]))

export const HookConfigBody = Type.Object({
  url: Type.Optional(Type.String({ maxLength: 2_048 })),
  content_type: optionalText(),
  secret: Type.Optional(orNull(Type.String({ maxLength: 1_024 }))),
  insecure_ssl: InsecureSsl,
})

export type HookConfigChange = {
  url?: string
  content_type?: string
  secret?: string | null
  insecure_ssl?: string | number
}

const Events = Type.Optional(Type.Array(Text, { maxItems: 500 }))

export const NewHookBody = Type.Object({
  name: optionalText(),
  config: Type.Optional(HookConfigBody),
  events: Events,
  active: Type.Optional(Type.Boolean()),
})

export const HookChangeBody = Type.Object({
  name: optionalText(),
  config: Type.Optional(HookConfigBody),
  events: Events,
  add_events: Events,
  remove_events: Events,
  active: Type.Optional(Type.Boolean()),
})

export const HookConfig = Type.Object(
  { url: Text, content_type: Text, insecure_ssl: Text, secret: optionalText() },
  { title: 'webhook-config' },
)

const hookFields = {
  type: Text,
  id: Type.Integer(),
  name: Text,
  active: Type.Boolean(),
  events: Type.Array(Text),
  config: HookConfig,
  updated_at: Text,
  created_at: Text,
  url: Text,
  ping_url: Text,
  deliveries_url: Text,
  last_response: Type.Object({ code: orNull(Type.Integer()), status: Text, message: orNull(Text) }),
}

export const RepositoryHook = Type.Object({ ...hookFields, test_url: Text }, { title: 'hook' })
export const OrganizationHook = Type.Object(hookFields, { title: 'org-hook' })

const deliveryFields = {
  id: Type.Integer(),
  guid: Text,
  delivered_at: Text,
  redelivery: Type.Boolean(),
  duration: Type.Number(),
  status: Text,
  status_code: Type.Integer(),
  event: Text,
  action: orNull(Text),
  installation_id: Type.Null(),
  repository_id: orNull(Type.Integer()),
  throttled_at: Type.Null(),
}

const Headers = Type.Record(Type.String(), Type.String())

export const HookDeliveryItem = Type.Object(deliveryFields, { title: 'hook-delivery-item' })

export const HookDelivery = Type.Object(
  {
    ...deliveryFields,
    url: Text,
    request: Type.Object({ headers: Headers, payload: Type.Record(Type.String(), Type.Unknown()) }),
    response: Type.Object({ headers: Headers, payload: Text }),
  },
  { title: 'hook-delivery' },
)

export const DeliveryQuery = Type.Object({
  per_page: optionalText(),
  cursor: optionalText(),
  status: Type.Optional(Type.Enum(['success', 'failure'])),
})
