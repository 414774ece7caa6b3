import { Type } from 'typebox'
import { listOf } from '../../wire/lists.ts'
import { metadataLimits } from '../../wire/metadata.ts'

export const CompletionId = Type.Object({ completion_id: Type.String() })

export const CompletionMessages = listOf(
  Type.Object({
    id: Type.String(),
    role: Type.String(),
    content: Type.Unknown(),
    content_parts: Type.Unknown(),
    name: Type.Unknown(),
  }),
  'ChatCompletionMessageList',
)

export const MetadataBody = Type.Object({
  metadata: Type.Unsafe<Record<string, string> | null>({
    type: ['object', 'null'],
    ...metadataLimits,
    description: 'Replaces the metadata.',
  }),
})
