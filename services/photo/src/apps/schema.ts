import { Type } from 'typebox'

export const Client = Type.Object(
  {
    client_id: Type.String({ description: 'The access key of the new application.' }),
    name: Type.String(),
    description: Type.String(),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'Client' },
)
