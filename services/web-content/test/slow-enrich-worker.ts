import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import type { EnrichmentInput } from '../src/enrichment/enrichment.ts'

/** Never finishes a batch that contains the text `endless`. */
serveTasks<readonly EnrichmentInput[], unknown>((batch) => {
  while (batch.some(({ text }) => text === 'endless')) {}
  return batch.map(({ text }) => ({ summary: text }))
})
