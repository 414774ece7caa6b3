import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { TextOverrideTable } from '../../database/ticket-tables.ts'

export type TextOverrideRow = Selectable<TextOverrideTable>

export interface TextScope {
  organizationId: number
  scope: TextOverrideRow['scope']
  subjectId: number
}

export function listTextOverrides(
  db: Kysely<Tables>,
  { organizationId, scope, subjectId }: TextScope,
  locale: string,
): Promise<TextOverrideRow[]> {
  return db
    .selectFrom('text_override')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('scope', '=', scope)
    .where('subject_id', '=', subjectId)
    .where('locale', '=', locale)
    .execute()
}

/** The overrides of organizations, venues and events in these languages. */
export async function listTextOverridesFor(
  db: Kysely<Tables>,
  {
    organizationIds,
    venueIds,
    eventIds,
  }: Readonly<Record<'organizationIds' | 'venueIds' | 'eventIds', number[]>>,
  locales: readonly string[],
): Promise<TextOverrideRow[]> {
  if (organizationIds.length === 0) return []
  const all: [TextScope['scope'], number[]][] = [
    ['venue', venueIds],
    ['event', eventIds],
  ]
  const scopes = all.filter(([, ids]) => ids.length > 0)
  return db
    .selectFrom('text_override')
    .selectAll()
    .where('organization_id', 'in', organizationIds)
    .where((eb) =>
      eb.or([
        eb('scope', '=', 'organization'),
        ...scopes.map(([scope, ids]) => eb.and([eb('scope', '=', scope), eb('subject_id', 'in', ids)])),
      ]),
    )
    .where('locale', 'in', locales)
    .execute()
}

export async function putTextOverride(
  tx: Transaction<Tables>,
  { organizationId, scope, subjectId }: TextScope,
  locale: string,
  { code, message, messageCode }: { code: string; message: string | null; messageCode: string | null },
  nowMs: number,
): Promise<void> {
  const input = { message, message_code: messageCode, changed_at_ms: nowMs }
  await tx
    .insertInto('text_override')
    .values({
      organization_id: organizationId,
      scope,
      subject_id: subjectId,
      locale,
      text_code: code,
      ...input,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'scope', 'subject_id', 'locale', 'text_code']).doUpdateSet(input),
    )
    .execute()
}
