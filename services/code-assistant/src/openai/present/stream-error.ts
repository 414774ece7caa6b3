import type { Problem } from '@octavo/platform/errors.ts'
import { describeError } from '../../wire/error-formats.ts'
import { encodeEvent } from '../../wire/event-stream.ts'

/** Clients throw on a chunk with an error. `[DONE]` does not follow. */
export const encodeStreamError = (problem: Problem): string => encodeEvent({ error: describeError(problem) })
