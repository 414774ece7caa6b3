import type { Database } from '@octavo/platform/data/database.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import type { Tables } from '../src/database/tables.ts'
import { insertLabels } from '../src/issues/store/labels.ts'
import { allocateMilestoneNumber, insertMilestone } from '../src/issues/store/milestones.ts'
import { type BatchIssue, insertIssueBatch } from './insert-issue-batch.ts'

const batchSize = 500

export interface Filling {
  repositoryId: number
  count: number
  /** Authors and assignees of the issues. */
  accountIds: readonly number[]
  nowMs: number
}

/**
 * Half a minute for a million issues. Every third issue is closed, every fifth has an assignee and every seventh a
 * milestone. Each has one or two of twelve labels. The newest was updated last, a second after the previous one.
 */
export async function fillRepository(db: Pick<Database<Tables>, 'write'>, filling: Filling): Promise<void> {
  const { repositoryId, count } = filling
  const ids = await db.write(async (tx) => {
    const names = Array.from({ length: 12 }, (_, index) => `area-${index}`)
    const insertedLabels = await insertLabels(
      tx,
      repositoryId,
      names.map((name) => ({ name, color: 'c5def5', description: `What concerns ${name}` })),
      filling.nowMs,
    )
    const milestoneId = await insertMilestone(tx, {
      repository_id: repositoryId,
      number: await allocateMilestoneNumber(tx, repositoryId),
      title: `Up to ${count}`,
      is_open: 1,
      creator_id: filling.accountIds[0] ?? 0,
      created_at_ms: filling.nowMs,
      updated_at_ms: filling.nowMs,
    })
    return { labelIds: insertedLabels.map(({ id }) => id), milestoneId: milestoneId ?? null }
  })
  for (let from = 0; from < count; from += batchSize) {
    const indexes = Array.from({ length: Math.min(batchSize, count - from) }, (_, index) => from + index)
    const batch = indexes.map((index) => issueAt(index, filling, ids))
    await db.write((tx) => insertIssueBatch(tx, repositoryId, batch))
  }
}

function issueAt(
  index: number,
  { count, accountIds, nowMs }: Filling,
  { labelIds, milestoneId }: { labelIds: readonly number[]; milestoneId: number | null },
): BatchIssue {
  const atMs = nowMs - (count - index) * 1_000
  const pick = <Value>(values: readonly Value[], by: number) => values[by % values.length] as Value
  return {
    title: `Something is the matter with part ${index % 97} of machine ${index}`,
    body: `It happened again.\n\n1. Start it\n2. Wait for ${index % 60} seconds\n3. See that part ${index % 97} stops\n`,
    isOpen: index % 3 !== 0,
    authorId: pick(accountIds, index),
    assigneeIds: index % 5 === 0 ? [pick(accountIds, index + 1)] : [],
    labelIds: index % 2 ? [pick(labelIds, index)] : [pick(labelIds, index), pick(labelIds, index + 5)],
    milestoneId: index % 7 === 0 ? milestoneId : null,
    createdAtMs: atMs,
    updatedAtMs: atMs,
  }
}

/** Inserts directly into the database of a stopped server. */
export async function fillDataFolder(dataDir: string, filling: Omit<Filling, 'nowMs'>): Promise<void> {
  const db = await openDatabase<Tables>({ dataDir, name: 'code-hosting', migrations: [] })
  try {
    await fillRepository(db, { ...filling, nowMs: Date.now() })
  } finally {
    await db.close()
  }
}
