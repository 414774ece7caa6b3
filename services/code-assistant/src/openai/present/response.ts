import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { StopReason, Usage } from '../../engine/engine.ts'
import type { ResponseBody } from '../schema/response.ts'

export type Response = ReturnType<typeof createResponse>

/** A response without output. */
export function createResponse(
  head: {
    id: string
    createdMs: number
    model: string
    isStored: boolean
    conversationId: string | undefined
  },
  body: ResponseBody,
) {
  const { background, metadata, temperature, top_p, reasoning, text, tools, tool_choice } = body
  return {
    id: head.id,
    object: 'response' as const,
    created_at: Math.floor(head.createdMs / 1000),
    status: 'in_progress' as 'in_progress' | 'completed' | 'incomplete' | 'failed' | 'cancelled',
    background: background ?? false,
    conversation: head.conversationId === undefined ? null : { id: head.conversationId },
    error: null as { code: string; message: string } | null,
    incomplete_details: null as { reason: string } | null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    metadata: metadata ?? {},
    model: head.model,
    output: [] as { type: string }[],
    parallel_tool_calls: body.parallel_tool_calls ?? true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: { effort: reasoning?.effort ?? null, summary: null },
    store: head.isStored,
    temperature: temperature ?? null,
    text: { format: text?.format ?? { type: 'text' } },
    tool_choice: tool_choice ?? 'auto',
    // The tools that are not ignored.
    tools: (tools ?? []).filter((tool) => asRecord(tool).type === 'function'),
    top_p: top_p ?? null,
    truncation: 'disabled',
  }
}

export function presentResponseUsage({
  promptTokens,
  completionTokens,
  cachedTokens = 0,
  reasoningTokens = 0,
}: Usage) {
  return {
    input_tokens: promptTokens,
    input_tokens_details: { cached_tokens: cachedTokens },
    output_tokens: completionTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens },
    total_tokens: promptTokens + completionTokens,
  }
}

/** How a response ends. */
export function endOf(reason: StopReason) {
  const why =
    reason === 'length' ? 'max_output_tokens' : reason === 'content-filter' ? 'content_filter' : undefined
  return why === undefined
    ? { status: 'completed' as const }
    : { status: 'incomplete' as const, incomplete_details: { reason: why } }
}
