import { toBit } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import { includes, type Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findAccount } from '../accounts/store/accounts.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type FieldError, problem, validationFailed } from '../errors.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { findMembershipRow } from './store/memberships.ts'
import { putTeamMember } from './store/team-members.ts'
import { putTeamRepository } from './store/team-repositories.ts'
import { deleteTeam, findTeamById, insertTeam, isBelow, type TeamRow, updateTeam } from './store/teams.ts'
import { changesOfTeam } from './team-changes.ts'
import { createOrganizationTeller } from './tell-organization.ts'

type Tx = Transaction<Tables>

export interface TeamWish {
  name?: string
  description?: string | null
  privacy?: TeamRow['privacy']
  notifies?: boolean
  role?: Role
  parentId?: number | null
}

export interface NewTeam extends TeamWish {
  name: string
  maintainers: readonly string[]
  repositories: readonly string[]
}

interface Asked {
  actor: AccountRow
  organization: ProfileRow
}

/** Teams of an organisation, which may stand below one another. */
export function createTeams({ db, clock, activity }: Pick<Hosting, 'db' | 'clock' | 'activity'>) {
  const tell = createOrganizationTeller(activity)
  const roleOf = createRoleFinder(db)

  async function findParent(tx: Tx, organizationId: number, wish: TeamWish): Promise<TeamRow | undefined> {
    if (wish.parentId === undefined || wish.parentId === null) return undefined
    const parent = await findTeamById(tx, wish.parentId)
    if (parent?.organization_id !== organizationId) throw flawed('parent_team_id', 'missing')
    if (parent.privacy === 'secret' || wish.privacy === 'secret')
      throw problem('unprocessable', { message: 'A secret team cannot be nested.' })
    return parent
  }

  async function findMaintainers(tx: Tx, organizationId: number, logins: readonly string[]) {
    const found = []
    for (const login of logins) {
      const account = await findAccount(tx, login)
      const membership = account && (await findMembershipRow(tx, organizationId, account.id))
      if (membership?.state !== 'active') throw flawed('maintainers', 'invalid')
      found.push(membership.user_id)
    }
    return found
  }

  /** Only what the viewer administers can be given away. */
  async function findGivable(viewer: Viewer, { id }: ProfileRow, names: readonly string[]) {
    const rows: RepositoryRow[] = []
    for (const fullName of names) {
      const [owner = '', name = ''] = fullName.split('/')
      const row = (await findRepository(db.read, owner, name))?.row
      if (row?.owner_id !== id || !includes(await roleOf(viewer, row), 'admin'))
        throw flawed('repo_names', 'invalid')
      rows.push(row)
    }
    return rows
  }

  return {
    async create({
      actor,
      organization,
      viewer,
      team,
    }: Asked & { viewer: Viewer; team: NewTeam }): Promise<TeamRow> {
      const repositories = await findGivable(viewer, organization, team.repositories)
      return db.write(async (tx) => {
        const parent = await findParent(tx, organization.id, team)
        const nowMs = clock.now()
        const made = await insertTeam(tx, {
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
        if (!made) throw nameTaken()
        const maintainers = await findMaintainers(tx, organization.id, team.maintainers)
        for (const id of new Set([actor.id, ...maintainers]))
          await putTeamMember(tx, made.id, id, 'maintainer')
        for (const { id } of repositories) await putTeamRepository(tx, made.id, id, made.role)
        await tell.team(tx, 'created', { actor, organization, team: made })
        return made
      })
    },

    async change({
      actor,
      organization,
      team: { id },
      wish,
    }: Asked & { team: TeamRow; wish: TeamWish }): Promise<TeamRow> {
      const changing = db.write(async (tx) => {
        const before = await findTeamById(tx, id)
        if (!before) throw problem('not_found')
        const parent = await findParent(tx, organization.id, wish)
        if (parent && (await isBelow(tx, parent.id, id)))
          throw problem('unprocessable', { message: 'A team cannot be its own parent or child.' })
        const { name, description, privacy, notifies, role, parentId } = wish
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
          throw problem('unprocessable', { message: 'A secret team cannot be nested.' })
        const changes = changesOfTeam(before, after)
        await tell.team(tx, 'edited', { actor, organization, team: after, changes })
        return after
      })
      return changing.catch((error) => {
        throw isUniqueViolation(error) ? nameTaken() : error
      })
    },

    remove: ({ actor, organization, team }: Asked & { team: TeamRow }) =>
      db.write(async (tx) => {
        await tell.team(tx, 'deleted', { actor, organization, team })
        // Somebody else may have been faster; then nothing is told a second time.
        if ((await deleteTeam(tx, team.id)).length === 0) throw problem('not_found')
      }),
  }
}

export type Teams = ReturnType<typeof createTeams>

async function hasChildren(tx: Tx, id: number): Promise<boolean> {
  const child = await tx.selectFrom('team').select('id').where('parent_id', '=', id).executeTakeFirst()
  return child !== undefined
}

/** What stands in addresses: never empty, and never like an id, which begins with an underscore inside. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d_-]+/g, '-')
    .replace(/^[-_]+|-+$/g, '')
  if (slug === '' || slug.length > 100) throw flawed('name', 'invalid')
  return slug
}

function nameTaken() {
  const message = 'Name must be unique for this org'
  return validationFailed({ resource: 'Team', field: 'name', code: 'already_exists', message })
}

function flawed(field: string, code: FieldError['code']) {
  return validationFailed({ resource: 'Team', field, code })
}
