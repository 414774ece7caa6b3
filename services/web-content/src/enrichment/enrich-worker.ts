import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { enrichText } from './enrich-text.ts'
import type { Enrichment, EnrichmentInput } from './enrichment.ts'

serveTasks<readonly EnrichmentInput[], readonly Enrichment[]>((batch) => batch.map(enrichText))
