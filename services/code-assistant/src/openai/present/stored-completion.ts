import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { StoredResponse } from '../store/stored-objects.ts'

export function presentStoredCompletion({ id, body, metadata }: StoredResponse) {
  // The body that the creating request received.
  return { ...(body as object as StoredBody), id, metadata: { ...metadata } }
}

interface StoredBody {
  object: 'chat.completion'
  created: number
  model: string
  choices: []
}

/** The messages that the client sent. Their ids are made of that of the completion. */
export function presentMessages({ id, input }: StoredResponse) {
  return input.map((value, index) => {
    const { role, content = null, name = null, ...rest } = asRecord(value)
    const isList = Array.isArray(content)
    return {
      ...rest,
      id: `${id}-${index}`,
      role: String(role),
      name,
      content: isList ? null : content,
      content_parts: isList ? content : null,
    }
  })
}
