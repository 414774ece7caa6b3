import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Usage } from '../engine/engine.ts'

/** The parts of a usage object that a server reported. */
export type ReportedUsage = Partial<Omit<Usage, 'source'>>

/** Reads a usage object of the OpenAI or the Anthropic API. Counts that cannot be true are missing. */
export function readUsage(value: unknown): ReportedUsage {
  const usage = asRecord(value)
  const inputDetails = asRecord(usage.prompt_tokens_details ?? usage.input_tokens_details)
  const outputDetails = asRecord(usage.completion_tokens_details ?? usage.output_tokens_details)
  const cacheRead = countOf(usage.cache_read_input_tokens)
  const input = countOf(usage.input_tokens)
  // Only the Anthropic API counts cached tokens beside the others.
  const inputTotal =
    input === undefined
      ? undefined
      : input + (cacheRead ?? 0) + (countOf(usage.cache_creation_input_tokens) ?? 0)
  const prompt = countOf(usage.prompt_tokens)
  const total = countOf(usage.total_tokens)
  // Embeddings have no other tokens.
  const rest = prompt !== undefined && total !== undefined ? countOf(total - prompt) : undefined
  return dropUndefined({
    promptTokens: prompt ?? inputTotal,
    completionTokens: countOf(usage.completion_tokens) ?? countOf(usage.output_tokens) ?? rest,
    cachedTokens: countOf(inputDetails.cached_tokens) ?? cacheRead,
    reasoningTokens: countOf(outputDetails.reasoning_tokens),
  })
}

/** The usage that the server reported at the end, or else an estimate. */
export function completeUsage(
  reported: ReportedUsage,
  estimate: Omit<Usage, 'source'>,
  isEnded: boolean,
): Usage {
  const { promptTokens, completionTokens } = reported
  if (isEnded && promptTokens !== undefined && completionTokens !== undefined)
    return { ...reported, promptTokens, completionTokens, source: 'upstream' }
  return {
    ...reported,
    promptTokens: promptTokens ?? estimate.promptTokens,
    // A server that counts while it streams may lag behind.
    completionTokens: Math.max(completionTokens ?? 0, estimate.completionTokens),
    source: 'estimated',
  }
}

const maxCount = 2 ** 40

const countOf = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < maxCount
    ? (value as number)
    : undefined

function dropUndefined(usage: { [Key in keyof ReportedUsage]: number | undefined }): ReportedUsage {
  // The values that are left are numbers.
  return Object.fromEntries(Object.entries(usage).filter(([, count]) => count !== undefined)) as ReportedUsage
}
