import { Type } from 'typebox'

export const Model = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('model'),
    created: Type.Integer(),
    owned_by: Type.String(),
    context_length: Type.Integer({ description: 'The maximum number of tokens of input and output.' }),
    max_model_len: Type.Integer({ description: 'The same, as vLLM names it.' }),
  },
  { title: 'Model' },
)

export const ModelList = Type.Object(
  { object: Type.Literal('list'), data: Type.Array(Model) },
  { title: 'ModelList' },
)

/** The format of the Messages API, for requests with the header `anthropic-version`. */
export const MessagesModel = Type.Object(
  {
    type: Type.Literal('model'),
    id: Type.String(),
    display_name: Type.String(),
    created_at: Type.String(),
  },
  { title: 'MessagesModel' },
)

export const MessagesModelList = Type.Object(
  {
    data: Type.Array(MessagesModel),
    has_more: Type.Boolean(),
    first_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    last_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  },
  { title: 'MessagesModelList' },
)
