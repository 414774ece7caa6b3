import { encodeJson, toBit } from '@octavo/platform/data/columns.ts'
import type { Insertable } from 'kysely'
import type { Audit, AuditEntry, GitRead } from '../context/audit.ts'
import type { BaseContext } from '../context.ts'
import type { AuditEntryTable } from '../database/audit-tables.ts'
import { operationOf } from './operations.ts'
import { insertEntries } from './store/audit-entries.ts'

const flushMs = 2_000
const maxBatch = 500

export function createAudit({ db, clock, log }: Pick<BaseContext, 'db' | 'clock' | 'log'>): Audit {
  let reads = new Map<string, GitRead & { atMs: number }>()
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = [...reads.values()]
    reads = new Map()
    if (batch.length) storing = storing.then(() => store(batch))
    return storing
  }

  async function store(batch: readonly (GitRead & { atMs: number })[]): Promise<void> {
    try {
      await db.write((tx) =>
        insertEntries(
          tx,
          batch.map(({ atMs, ...read }) => rowOf(read, atMs)),
        ),
      )
    } catch (error) {
      log.error({ err: error, entries: batch.length }, 'clones and fetches are missing in the audit log')
    }
  }

  return {
    record: (tx, entry) => insertEntries(tx, [rowOf(entry, clock.now())]),

    recordGitRead(read) {
      const key = `${read.action} ${read.repository.id} ${read.actor?.id}`
      if (reads.has(key)) return
      reads.set(key, { ...read, atMs: clock.now() })
      if (reads.size >= maxBatch) void flush()
      else timer ??= setTimeout(() => void flush(), flushMs).unref()
    },

    flush,
  }
}

type NewEntry = Omit<AuditEntry, 'actor'> & { actor: Pick<AuditEntry['actor'], 'id' | 'login'> | undefined }

function rowOf(
  { action, actor, organization, repository, user, data = {} }: NewEntry,
  nowMs: number,
): Insertable<AuditEntryTable> {
  const isOfOrganization = repository?.owner_role === 'organization'
  const fullName = repository && `${repository.owner_login}/${repository.name}`
  return {
    action,
    operation: operationOf(action),
    is_git: toBit(action.startsWith('git.')),
    actor_id: actor?.id ?? null,
    actor: actor?.login ?? null,
    organization_id: organization?.id ?? (isOfOrganization ? repository.owner_id : null),
    organization: organization?.login ?? (isOfOrganization ? repository.owner_login : null),
    repository_id: repository?.id ?? null,
    repository: fullName ?? null,
    user_id: user?.id ?? null,
    user_login: user?.login ?? null,
    actor_folded: actor?.login.toLowerCase() ?? null,
    repository_folded: fullName?.toLowerCase() ?? null,
    user_folded: user?.login.toLowerCase() ?? null,
    created_at_ms: nowMs,
    data: encodeJson(data),
  }
}
