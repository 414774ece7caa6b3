import { Type } from 'typebox'

/** https://www.w3.org/TR/websub/#subscriber-sends-subscription-request */
export const hubBody = Type.Object({
  'hub.mode': Type.Union([Type.Literal('subscribe'), Type.Literal('unsubscribe')]),
  'hub.topic': Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: 'The URL of a feed of this service.',
  }),
  'hub.callback': Type.String({ minLength: 1, maxLength: 2_000 }),
  'hub.lease_seconds': Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
  'hub.secret': Type.Optional(Type.String({ minLength: 1, maxLength: 199 })),
})
