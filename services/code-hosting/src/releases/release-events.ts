import type { Transaction } from 'kysely'
import type { Activity } from '../context/activity.ts'
import type { ReleaseTable } from '../database/release-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { presentRelease } from './present.ts'
import { loadReleaseFacts } from './release-facts.ts'
import type { ReleaseRow } from './store/releases.ts'

export interface ReleaseChange {
  before?: ReleaseRow
  /** Missing when the release is deleted. */
  after?: ReleaseRow
  /** The `make_latest` of the request. */
  latest?: ReleaseTable['latest'] | undefined
}

/** Emits the `release` events of a change. Feeds show that a release was published. */
export async function emitReleaseEvents(
  tx: Transaction<Tables>,
  activity: Activity,
  writer: Pick<Writer, 'repository' | 'actor'>,
  change: ReleaseChange,
): Promise<void> {
  const release = change.after ?? change.before
  if (!release) return
  for (const action of actionsOf(change)) {
    await activity.emit(tx, {
      ...writer,
      event: 'release',
      action,
      payload: async (tx, addresses) => ({
        ...(action === 'edited' && { changes: changesOf(change) }),
        release: presentRelease(release, await loadReleaseFacts(tx, [release]), writer.repository, addresses),
      }),
      ...(action === 'published' ? { feed: { type: 'ReleaseEvent' } } : {}),
    })
  }
}

function actionsOf({ before, after, latest }: ReleaseChange): string[] {
  if (!after) return ['deleted']
  const isPublished = after.is_draft === 0 && before?.is_draft !== 0
  const isUnpublished = after.is_draft === 1 && before?.is_draft === 0
  const isOther = before?.is_prerelease !== after.is_prerelease
  const hasKind = after.is_draft === 0 && (isPublished || isOther)
  const isEdited = before && (Object.keys(changesOf({ before, after, latest })).length > 0 || !hasKind)
  return [
    ...(before ? [] : ['created']),
    ...(isPublished ? ['published'] : []),
    ...(hasKind ? [after.is_prerelease ? 'prereleased' : 'released'] : []),
    ...(isUnpublished ? ['unpublished'] : []),
    ...(isEdited && !isPublished && !isUnpublished ? ['edited'] : []),
  ]
}

function changesOf({ before, after, latest }: ReleaseChange): object {
  const fields = ['name', 'body', 'tag_name'] as const
  const changed = fields.filter((field) => before?.[field] !== after?.[field])
  return {
    ...Object.fromEntries(changed.map((field) => [field, { from: before?.[field] ?? '' }])),
    ...(latest !== undefined && { make_latest: { to: latest === 'marked' } }),
  }
}
