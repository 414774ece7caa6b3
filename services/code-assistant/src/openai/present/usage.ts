import type { Usage } from '../../engine/engine.ts'

export function presentUsage({ promptTokens, completionTokens, cachedTokens, reasoningTokens }: Usage) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    prompt_tokens_details: { cached_tokens: cachedTokens ?? 0 },
    completion_tokens_details: { reasoning_tokens: reasoningTokens ?? 0 },
  }
}
