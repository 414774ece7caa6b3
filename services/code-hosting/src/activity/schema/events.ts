import { Type } from 'typebox'

const Text = Type.String()

const actorFields = {
  id: Type.Integer(),
  login: Text,
  gravatar_id: Text,
  url: Text,
  avatar_url: Text,
}

export const Event = Type.Object(
  {
    id: Text,
    type: Text,
    actor: Type.Object({ ...actorFields, display_login: Text }),
    repo: Type.Object({ id: Type.Integer(), name: Text, url: Text }),
    org: Type.Optional(Type.Object(actorFields)),
    payload: Type.Record(Text, Type.Unknown()),
    public: Type.Boolean(),
    created_at: Text,
  },
  { title: 'event' },
)

export const EventList = Type.Array(Event)
