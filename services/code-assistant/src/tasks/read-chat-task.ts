import type { ChatMessage, ChatTask, CodeFile } from '../engine/chat-task.ts'
import type { StopReason } from '../engine/engine.ts'
import type { TaskRequest } from './task-fields.ts'

/** The task for a language model, with the fields that all operations share. `files` come before those of the context. */
export function readChatTask(
  { max_tokens, temperature, seed, context }: TaskRequest,
  messages: readonly ChatMessage[],
  files: readonly CodeFile[] = [],
): Omit<ChatTask, 'model'> {
  const { files: attached = [], paths = [], selection, repository, ref } = context ?? {}
  return {
    messages,
    tools: [],
    toolChoice: 'none',
    stop: [],
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...((context || files.length > 0) && {
      context: {
        files: [...files, ...attached],
        paths,
        ...(repository !== undefined && { repository }),
        ...(ref !== undefined && { ref }),
        ...(selection && {
          selection: { path: selection.path, startLine: selection.start, endLine: selection.end },
        }),
      },
    }),
  }
}

export const finishReasons: Record<StopReason, string> = {
  stop: 'stop',
  'stop-sequence': 'stop',
  length: 'length',
  'tool-calls': 'tool_calls',
  'content-filter': 'content_filter',
}
