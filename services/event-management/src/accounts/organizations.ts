import type { Kysely, Transaction } from 'kysely'
import { findMembershipsOf, saveMember } from '../access/store.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { defaultLocale } from '../geography/locales.ts'
import { definedFields } from '../wire/defined-fields.ts'
import {
  findOrganization,
  insertOrganization,
  insertOrganizer,
  type OrganizationRow,
  updateOrganization,
} from './store/organizations.ts'
import { findUser } from './store/users.ts'
import { profileOf } from './users.ts'

export interface OrganizationInput {
  name: string
  vertical?: string
  image_id?: number | null
  locale?: string
}

/** Also adds the owner as a member, and a default organizer with the organization's name. */
export async function createOrganization(
  tx: Transaction<Tables>,
  context: Pick<Context, 'clock' | 'config'>,
  ownerId: number,
  { name, vertical = 'default', image_id = null, locale = defaultLocale }: OrganizationInput,
): Promise<OrganizationRow> {
  const nowMs = context.clock.now()
  const timestamps = { created_at_ms: nowMs, changed_at_ms: nowMs }
  const organization = await insertOrganization(tx, {
    name,
    vertical,
    image_id,
    locale,
    owner_id: ownerId,
    ...timestamps,
  })
  const { id: organization_id } = organization
  await saveMember(tx, {
    organization_id,
    user_id: ownerId,
    role: 'owner',
    invited_by: null,
    created_at_ms: nowMs,
  })
  await refuseTooManyOrganizations(tx, context, ownerId)
  await insertOrganizer(tx, { organization_id, name, ...timestamps })
  return organization
}

/** Called after a user became a member: many requests read all organizations of their user. */
export async function refuseTooManyOrganizations(
  tx: Transaction<Tables>,
  { config }: Pick<Context, 'config'>,
  userId: number,
): Promise<void> {
  const max = config.maxOrganizationsPerUser
  if (max > 0 && (await findMembershipsOf(tx, userId)).length > max)
    throw problem('TOO_MANY_ORGANIZATIONS', { message: `A user can be in at most ${max} organizations.` })
}

export function changeOrganization(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  id: number,
  { name, vertical, image_id, locale }: Partial<OrganizationInput>,
): Promise<OrganizationRow> {
  const columns = definedFields({ name, vertical, image_id, locale })
  return updateOrganization(tx, id, { ...columns, changed_at_ms: clock.now() })
}

/** Returns the user's first organization, and creates one if they have none. */
export async function ensureOrganization(
  tx: Transaction<Tables>,
  context: Pick<Context, 'clock' | 'config'>,
  userId: number,
): Promise<number> {
  const [first] = await findMembershipsOf(tx, userId)
  if (first) return first.organization_id
  const user = await findUser(tx, userId)
  if (!user) throw notFound('user')
  const { first_name, last_name } = profileOf(user)
  const name = [first_name, last_name].join(' ').trim() || user.login
  return (await createOrganization(tx, context, userId, { name })).id
}

/** The organization in the request, or the user's default one. */
export async function chooseOrganization(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: number,
  named: string | undefined,
): Promise<number> {
  return named ? Number(named) : context.db.write((tx) => ensureOrganization(tx, context, userId))
}

export async function listOwnOrganizationIds(db: Kysely<Tables>, userId: number): Promise<number[]> {
  const memberships = await findMembershipsOf(db, userId)
  return memberships.map(({ organization_id }) => organization_id)
}

export async function getOrganization(db: Kysely<Tables>, id: number): Promise<OrganizationRow> {
  const organization = await findOrganization(db, id)
  if (!organization) throw notFound('organization')
  return organization
}
