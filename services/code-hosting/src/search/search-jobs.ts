import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { listRepositoriesAfter } from '../repositories/store/repository-lists.ts'
import { codeIndexJob, createCodeIndexJob, enqueueCodeIndex } from './index-code.ts'
import {
  deleteUnusedBlobs,
  findBackfill,
  indexedIds,
  listUnusedBlobs,
  setBackfill,
} from './store/code-index.ts'
import { listCommentTexts, listIssueTexts } from './store/issue-texts.ts'
import type { TextIndexes } from './text-indexes.ts'

const maxBatch = 500
const dayMs = 86_400_000

type Batch = (tx: Transaction<Tables>, after: number) => Promise<readonly { id: number }[]>

export function searchJobs(context: Context, indexes: TextIndexes): JobHandlers {
  const { db, git, jobs } = context

  /** Indexes what is older than the index, once. */
  async function fill(indexName: string, batch: Batch, signal: AbortSignal): Promise<void> {
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted()
      isDone = await db.write(async (tx) => {
        const after = await findBackfill(tx, indexName)
        if (after === undefined) return true
        const last = (await batch(tx, after)).at(-1)?.id
        await setBackfill(tx, indexName, last)
        return last === undefined
      })
      await yieldIfBusy()
    }
  }

  /** Deleting a repository deletes its rows, but not their words, which no search returns. */
  async function removeStrays(signal: AbortSignal): Promise<void> {
    for (let after = 0, unused = await listUnusedBlobs(db.read, 0, maxBatch); unused.length > 0; ) {
      signal.throwIfAborted()
      await db.write((tx) => deleteUnusedBlobs(tx, unused))
      after = unused.at(-1) ?? after
      unused = await listUnusedBlobs(db.read, after, maxBatch)
    }
    for (const name of ['issues', 'comments', 'code', 'commits'] as const) {
      for (;;) {
        signal.throwIfAborted()
        const ids = await indexes[name].listStray(indexedIds[name], 10 * maxBatch)
        if (ids.length === 0) break
        await db.write((tx) => indexes[name].remove(tx, ids))
      }
    }
  }

  return {
    'fill-search': {
      everyMs: dayMs,
      async run(_, { signal }) {
        const issues: Batch = async (tx, after) => {
          const documents = await listIssueTexts(tx, { after, limit: maxBatch })
          await indexes.issues.put(tx, documents)
          return documents
        }
        const comments: Batch = async (tx, after) => {
          const documents = await listCommentTexts(tx, { after, limit: maxBatch })
          await indexes.comments.put(tx, documents)
          return documents
        }
        const repositories: Batch = async (tx, after) => {
          const rows = await listRepositoriesAfter(tx, {
            where: (eb) => eb.lit(true),
            sinceId: after,
            limit: maxBatch,
          })
          for (const { id } of rows) await enqueueCodeIndex(jobs, tx, id)
          return rows
        }
        await fill('issues', issues, signal)
        await fill('comments', comments, signal)
        await fill('repositories', repositories, signal)
      },
    },
    'tidy-search': { everyMs: dayMs, run: (_, { signal }) => removeStrays(signal) },
    // Without git, queued jobs wait for a start with git.
    ...(git.isAvailable ? { [codeIndexJob]: createCodeIndexJob(context, indexes) } : {}),
  }
}
