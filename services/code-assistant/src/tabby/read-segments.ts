import type { Caller } from '@octavo/platform/auth/auth.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { userIdOf } from '../access/user-id.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import { present } from '../wire/body-fields.ts'
import type { TabbyCompletionBody } from './schema.ts'

export function readSegments(
  caller: Caller,
  { language, segments, temperature, seed }: TabbyCompletionBody,
): Omit<CompletionTask, 'model'> {
  return {
    prefix: segments.prefix,
    suffix: segments.suffix ?? '',
    snippets: [
      ...readSnippets(segments.declarations),
      ...readSnippets(segments.relevant_snippets_from_changed_files),
      ...readSnippets(segments.relevant_snippets_from_recently_opened_files),
    ],
    userId: userIdOf(caller),
    count: 1,
    stop: [],
    ...present({ path: segments.filepath, language, temperature, seed }),
  }
}

/** Their paths are URIs in some editors. */
function readSnippets(values: readonly unknown[] | null | undefined): CodeFile[] {
  return (values ?? []).flatMap((value) => {
    const { filepath, body } = asRecord(value)
    return typeof filepath === 'string' && typeof body === 'string' ? [{ path: filepath, content: body }] : []
  })
}
