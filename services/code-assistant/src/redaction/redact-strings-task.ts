import { defineTask } from '../analysis/analysis.ts'
import type { RedactedStrings } from './redact-strings.ts'

export const redactStringsTask = defineTask<{ body: Uint8Array }, RedactedStrings>(
  new URL('./redact-strings.ts', import.meta.url),
)
