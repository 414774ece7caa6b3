import type { Context } from '../../context.ts'
import { fingerprintOf } from '../../inference/fingerprint.ts'
import type { InferenceRun } from '../../inference/start-runs.ts'
import type { CompletionHead } from './chat-completion.ts'

export function createHead(
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  { model, engine }: InferenceRun,
  prefix: string,
): CompletionHead {
  return {
    id: prefix + ids.text(29),
    created: Math.floor(clock.now() / 1000),
    model,
    ...fingerprintOf(engine),
  }
}
