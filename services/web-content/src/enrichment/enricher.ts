import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import type { Enrichment, EnrichmentInput } from './enrichment.ts'

export interface Enricher {
  /** Resolves to undefined for a post that cannot be enriched within its time limit. Keeps the order. */
  enrich(posts: readonly EnrichmentInput[]): Promise<(Enrichment | undefined)[]>
}

export interface EnricherOptions {
  threads?: number
  maxMsPerPost?: number
  /** The worker's module; tests replace it. */
  module?: URL
}

type Enrich = (batch: readonly EnrichmentInput[]) => Promise<readonly Enrichment[]>

/** Enriches posts on worker threads, which start with the first post and end when they are idle. */
export function createEnricher({
  threads = 1,
  maxMsPerPost = 200,
  module = workerModule,
}: EnricherOptions = {}): Enricher {
  const workers = Array.from({ length: threads }, () => ({
    enrichBatch: createTaskWorker<readonly EnrichmentInput[], readonly Enrichment[]>(module, {
      maxMs: maxMsPerPost * batchSize,
      idleMs,
    }),
    enrichOne: createTaskWorker<readonly EnrichmentInput[], readonly Enrichment[]>(module, {
      maxMs: maxMsPerPost,
      idleMs,
    }),
    waiting: 0,
  }))

  async function enrichBatch(batch: readonly EnrichmentInput[]): Promise<(Enrichment | undefined)[]> {
    const worker = workers.reduce((idlest, one) => (one.waiting < idlest.waiting ? one : idlest))
    worker.waiting++
    try {
      return await attempt(worker.enrichBatch, batch).catch(() => oneByOne(worker.enrichOne, batch))
    } finally {
      worker.waiting--
    }
  }

  return {
    async enrich(posts) {
      const batches = Array.from({ length: Math.ceil(posts.length / batchSize) }, (_, index) =>
        posts.slice(index * batchSize, (index + 1) * batchSize).map(withinLimits),
      )
      return (await Promise.all(batches.map(enrichBatch))).flat()
    },
  }
}

const workerModule = new URL('./enrich-worker.ts', import.meta.url)
const batchSize = 16
/** The data of the language detector takes 50 MB in each thread, so threads end soon. */
const idleMs = 5_000

async function attempt(
  enrich: Enrich,
  batch: readonly EnrichmentInput[],
): Promise<(Enrichment | undefined)[]> {
  return [...(await enrich(batch))]
}

/** After a batch that failed: only the posts that fail on their own stay without enrichment. */
async function oneByOne(
  enrich: Enrich,
  batch: readonly EnrichmentInput[],
): Promise<(Enrichment | undefined)[]> {
  const results: (Enrichment | undefined)[] = []
  for (const post of batch) {
    const [result] = await enrich([post]).catch(() => [])
    results.push(result)
  }
  return results
}

/** Copies no more to the thread than it reads. */
function withinLimits(post: EnrichmentInput): EnrichmentInput {
  return { ...post, title: post.title.slice(0, 1_000), text: post.text.slice(0, 50_000) }
}
