import { Type } from 'typebox'
import { nullable } from '../../wire/body-fields.ts'

export const EmbeddingsBody = Type.Object(
  { model: nullable<string>('string'), input: Type.Unknown({ description: 'A text or several.' }) },
  { title: 'CreateEmbedding' },
)

export const RerankBody = Type.Object(
  {
    model: nullable<string>('string'),
    query: Type.Unknown(),
    documents: Type.Unknown({ description: 'The texts to sort.' }),
  },
  { title: 'CreateRerank' },
)

export const Forwarded = Type.Unknown({ description: 'The response of the model server.' })
