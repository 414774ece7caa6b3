import {
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely'
import type { AuditEntryTable } from '../../database/audit-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { AuditQuery, FieldFilter } from '../audit-query.ts'

export type AuditRow = Selectable<AuditEntryTable>

/** The position of an entry in the log. */
export interface Position {
  createdAtMs: number
  id: number
}

export interface AuditList extends AuditQuery {
  /** Undefined for the entries of all organizations and users. */
  organizationId: number | undefined
  isGit: 0 | 1 | undefined
  order: 'asc' | 'desc'
  /** Exclusive, in the order of the list. */
  after: Position | undefined
  limit: number
}

export async function insertEntries(
  tx: Transaction<Tables>,
  entries: readonly Insertable<AuditEntryTable>[],
): Promise<void> {
  await tx.insertInto('audit_entry').values(entries).execute()
}

export function selectEntries(db: Kysely<Tables>, list: AuditList) {
  const { organizationId, isGit, order, after, limit, fromMs, untilMs, filters } = list
  let query = db.selectFrom('audit_entry').selectAll()
  // The expressions keep SQLite from scanning all entries of the organization for those of one name.
  const isSelective = filters.some(isByName)
  const organization = isSelective ? sql<number>`organization_id + 0` : sql.ref<number>('organization_id')
  const kind = isSelective ? sql<number>`is_git + 0` : sql.ref<number>('is_git')
  if (organizationId !== undefined) query = query.where(organization, '=', organizationId)
  if (isGit !== undefined) query = query.where(kind, '=', isGit)
  if (fromMs !== undefined) query = query.where('created_at_ms', '>=', fromMs)
  if (untilMs !== undefined) query = query.where('created_at_ms', '<', untilMs)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at_ms', 'id'), order === 'asc' ? '>' : '<', tuple(after.createdAtMs, after.id)),
    )
  for (const filter of filters) query = query.where((eb) => matching(eb, filter))
  return query.orderBy('created_at_ms', order).orderBy('id', order).limit(limit)
}

const isByName = ({ field, isNegated }: FieldFilter) =>
  !isNegated && ['actor', 'repository', 'user'].includes(field)

const columns = {
  actor: 'actor_folded',
  repository: 'repository_folded',
  user: 'user_folded',
  organization: 'organization',
  operation: 'operation',
} as const

function matching(eb: ExpressionBuilder<Tables, 'audit_entry'>, { field, values, isNegated }: FieldFilter) {
  if (field === 'action') {
    const matches = eb.or(values.map((value) => actionMatching(eb, value)))
    return isNegated ? eb.not(matches) : matches
  }
  const column = columns[field]
  const [value = ''] = values
  const expression = field === 'organization' ? eb.fn<string | null>('lower', [column]) : eb.ref(column)
  if (isNegated) return eb.or([eb(expression, 'not in', values), eb(expression, 'is', null)])
  return values.length === 1 ? eb(expression, '=', value) : eb(expression, 'in', values)
}

/** `team` and `team.*` match all actions of teams. */
function actionMatching(eb: ExpressionBuilder<Tables, 'audit_entry'>, value: string) {
  const category = value.replace(/(?:\.\*?)?$/, '')
  if (category.includes('.')) return eb('action', '=', value)
  // `/` is the character after `.`.
  return eb.and([eb('action', '>=', `${category}.`), eb('action', '<', `${category}/`)])
}

/** Deletes a batch of entries older than `beforeMs`. Returns false when there were none. */
export async function deleteOldEntries(
  tx: Transaction<Tables>,
  isGit: 0 | 1,
  beforeMs: number,
  limit: number,
): Promise<boolean> {
  await tx
    .updateTable('audit_retention')
    .set({ before_ms: beforeMs })
    .where('is_git', '=', isGit)
    .where('before_ms', '<', beforeMs)
    .execute()
  const outdated = await tx
    .selectFrom('audit_entry')
    .select('id')
    .where('is_git', '=', isGit)
    .where('created_at_ms', '<', beforeMs)
    .orderBy('created_at_ms')
    .limit(limit)
    .execute()
  if (outdated.length === 0) return false
  await tx
    .deleteFrom('audit_entry')
    .where(
      'id',
      'in',
      outdated.map(({ id }) => id),
    )
    .execute()
  return true
}
