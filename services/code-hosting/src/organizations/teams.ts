import { toBit } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import { includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { readOrganizationSettings } from '../accounts/organization-settings.ts'
import { findAccount, findProfileById } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type FieldError, problem, unprocessable, validationFailed } from '../errors.ts'
import { followLostAccess } from '../repositories/lost-forks.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { createOrganizationEvents } from './organization-events.ts'
import { isManagedBy } from './organization-owners.ts'
import { findMembershipRow } from './store/memberships.ts'
import { findTeamRole, putTeamMember } from './store/team-members.ts'
import { putTeamRepository } from './store/team-repositories.ts'
import {
  countLevels,
  deleteTeam,
  findTeamById,
  hasChildren,
  insertTeam,
  isBelow,
  type TeamRow,
  updateTeam,
} from './store/teams.ts'
import { changesOfTeam } from './team-changes.ts'

type Tx = Transaction<Tables>

export interface TeamInput {
  name?: string
  description?: string | null
  privacy?: TeamRow['privacy']
  notifies?: boolean
  role?: Role
  parentId?: number | null
}

export interface NewTeam extends TeamInput {
  name: string
  maintainers: readonly string[]
  repositories: readonly string[]
}

interface ActorRequest {
  actor: AccountRow
  organization: ProfileRow
}

interface ViewerRequest extends ActorRequest {
  viewer: Viewer
}

/** Teams of an organization. A team may have a parent team. */
export function createTeams({
  db,
  clock,
  activity,
  jobs,
}: Pick<Context, 'db' | 'clock' | 'activity' | 'jobs'>) {
  const emit = createOrganizationEvents(activity)

  async function findParent(
    tx: Tx,
    request: ViewerRequest,
    input: TeamInput,
    before?: TeamRow,
  ): Promise<TeamRow | undefined> {
    if (input.parentId === undefined || input.parentId === null) return undefined
    const parent = await findTeamById(tx, input.parentId)
    if (parent?.organization_id !== request.organization.id) throw invalidField('parent_team_id', 'missing')
    if (parent.id !== before?.parent_id) await requireMaintainer(tx, request, parent)
    if (parent.privacy === 'secret' || input.privacy === 'secret')
      throw unprocessable('A secret team cannot be nested.')
    return parent
  }

  async function findMaintainers(tx: Tx, organizationId: number, logins: readonly string[]) {
    const result = []
    for (const login of logins) {
      const account = await findAccount(tx, login)
      const membership = account && (await findMembershipRow(tx, organizationId, account.id))
      if (membership?.state !== 'active') throw invalidField('maintainers', 'invalid')
      result.push(membership.user_id)
    }
    return result
  }

  /** Only repositories that the viewer administers can be added to a team. */
  async function findAdministered(tx: Tx, viewer: Viewer, { id }: ProfileRow, names: readonly string[]) {
    const roleOf = createRoleFinder({ read: tx })
    const rows: RepositoryRow[] = []
    for (const fullName of names) {
      const [owner = '', name = ''] = fullName.split('/')
      const row = (await findRepository(tx, owner, name))?.row
      if (row?.owner_id !== id || !includes(await roleOf(viewer, row), 'admin'))
        throw invalidField('repo_names', 'invalid')
      rows.push(row)
    }
    return rows
  }

  return {
    async create(request: ViewerRequest & { team: NewTeam }): Promise<TeamRow> {
      const { actor, organization, viewer, team } = request
      return db.write(async (tx) => {
        await requireCreator(tx, request)
        const repositories = await findAdministered(tx, viewer, organization, team.repositories)
        const parent = await findParent(tx, request, team)
        const nowMs = clock.now()
        const created = await insertTeam(tx, {
          organization_id: organization.id,
          slug: slugOf(team.name),
          name: team.name.trim(),
          description: team.description || null,
          privacy: team.privacy ?? (parent ? 'closed' : 'secret'),
          notifies: toBit(team.notifies ?? true),
          role: team.role ?? 'read',
          parent_id: parent?.id ?? null,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        if (!created) throw nameTaken()
        if (parent) await refuseDeepNesting(tx, created)
        const maintainers = await findMaintainers(tx, organization.id, team.maintainers)
        // A bot would keep the access of the team after its app is uninstalled.
        const creators = viewer.installation ? [] : [actor.id]
        for (const id of new Set([...creators, ...maintainers]))
          await putTeamMember(tx, created.id, id, 'maintainer')
        for (const { id } of repositories) await putTeamRepository(tx, created.id, id, created.role)
        await emit.team(tx, 'created', { actor, organization, team: created })
        return created
      })
    },

    async change(request: ViewerRequest & { team: TeamRow; input: TeamInput }): Promise<TeamRow> {
      const { actor, organization, input } = request
      const { id } = request.team
      const changing = db.write(async (tx) => {
        const before = await findTeamById(tx, id)
        if (!before) throw problem('not_found')
        const parent = await findParent(tx, request, input, before)
        if (parent && (await isBelow(tx, parent.id, id)))
          throw unprocessable('A team cannot be its own parent or child.')
        const { name, description, privacy, notifies, role, parentId } = input
        const after = await updateTeam(tx, before, {
          ...(name !== undefined && { name: name.trim(), slug: slugOf(name) }),
          ...(description !== undefined && { description: description || null }),
          ...(privacy !== undefined && { privacy }),
          ...(parent && { privacy: 'closed' as const }),
          ...(notifies !== undefined && { notifies: toBit(notifies) }),
          ...(role !== undefined && { role }),
          ...(parentId !== undefined && { parent_id: parent?.id ?? null }),
          updated_at_ms: clock.now(),
        })
        if (after.privacy === 'secret' && (after.parent_id !== null || (await hasChildren(tx, id))))
          throw unprocessable('A secret team cannot be nested.')
        if (parent && after.parent_id !== before.parent_id) await refuseDeepNesting(tx, after)
        const changes = changesOfTeam(before, after)
        await emit.team(tx, 'edited', { actor, organization, team: after, changes })
        if (after.parent_id !== before.parent_id)
          await followLostAccess({ jobs }, tx, actor, { organizationId: organization.id })
        return after
      })
      return changing.catch((error) => {
        throw isUniqueViolation(error) ? nameTaken() : error
      })
    },

    remove: ({ actor, organization, team }: ActorRequest & { team: TeamRow }) =>
      db.write(async (tx) => {
        await emit.team(tx, 'deleted', { actor, organization, team })
        // The team may have been deleted concurrently. Then the event was sent before.
        if ((await deleteTeam(tx, team.id)).length === 0) throw problem('not_found')
        await followLostAccess({ jobs }, tx, actor, { organizationId: organization.id })
      }),
  }
}

export type Teams = ReturnType<typeof createTeams>

/** Each team is stored with all teams above it. */
const maxLevels = 50

async function refuseDeepNesting(tx: Tx, { id }: TeamRow): Promise<void> {
  if ((await countLevels(tx, id)) > maxLevels)
    throw unprocessable(`Teams can be nested in at most ${maxLevels} levels.`)
}

async function requireCreator(tx: Tx, request: ViewerRequest): Promise<void> {
  const organization = await findProfileById(tx, request.organization.id)
  const isOpen = organization && readOrganizationSettings(organization).members_can_create_teams
  if (!isOpen && !(await isManagedBy(tx, request))) throw problem('needs_owner')
}

/** A child team inherits the access of its parent, so users without control of the parent must not choose it. */
async function requireMaintainer(tx: Tx, request: ViewerRequest, { id, privacy }: TeamRow): Promise<void> {
  if (await isManagedBy(tx, request)) return
  const role = await findTeamRole(tx, id, request.actor.id)
  if (role === 'maintainer') return
  throw role === undefined && privacy === 'secret'
    ? invalidField('parent_team_id', 'missing')
    : problem('needs_maintainer')
}

/** The slug for URLs. Never empty, and never with a leading underscore, which marks ids internally. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d_-]+/g, '-')
    .replace(/^[-_]+|(?<!-)-+$/g, '')
  if (slug === '' || slug.length > 100) throw invalidField('name', 'invalid')
  return slug
}

function nameTaken() {
  const message = 'Name must be unique for this org'
  return validationFailed({ resource: 'Team', field: 'name', code: 'already_exists', message })
}

function invalidField(field: string, code: FieldError['code']) {
  return validationFailed({ resource: 'Team', field, code })
}
