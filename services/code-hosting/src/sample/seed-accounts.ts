import { insertAccount } from '../accounts/store/account-changes.ts'
import { findAccount, findProfileById } from '../accounts/store/accounts.ts'
import { insertEmail } from '../accounts/store/emails.ts'
import { changeProfile } from '../accounts/store/profiles.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import { createAccountAdministration } from '../administration/account-administration.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import { createOrganizations } from '../organizations/organizations.ts'
import { putMembership, setPublic } from '../organizations/store/memberships.ts'
import { putTeamMember } from '../organizations/store/team-members.ts'
import { putTeamRepository } from '../organizations/store/team-repositories.ts'
import { findTeamBySlug } from '../organizations/store/teams.ts'
import { createTeams } from '../organizations/teams.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { joinedAt, organization, people, type SampleLogin } from './sample.ts'

export interface SampleAccounts {
  person(login: SampleLogin): AccountRow
  /** A user or the organization. */
  owner(login: string): AccountRow
  organization: ProfileRow
}

const samplePeople = Object.entries(people) as [SampleLogin, (typeof people)[SampleLogin]][]

/** The demo user may exist already. */
export async function seedAccounts(context: Context, setTime: (at: string) => void): Promise<SampleAccounts> {
  setTime(joinedAt)
  const accounts = new Map<string, AccountRow>()
  for (const [login, person] of samplePeople) accounts.set(login, await seedPerson(context, login, person))
  setTime(organization.createdAt)
  const made = await seedOrganization(context, accounts)
  accounts.set(made.login, made)

  function owner(login: string): AccountRow {
    const account = accounts.get(login)
    if (!account) throw new Error(`The sample has no ${login}`)
    return account
  }
  return { person: owner, owner, organization: made }
}

async function seedPerson(
  { db, auth, clock }: Context,
  login: SampleLogin,
  { email, ...profile }: (typeof people)[SampleLogin],
): Promise<AccountRow> {
  return db.write(async (tx) => {
    const nowMs = clock.now()
    const existing = await findAccount(tx, login)
    const account = existing ?? (await insertAccount(tx, auth, { login, role: 'user', plan: 'user' }))
    if (!account) throw new Error(`${login} could not be made`)
    await changeProfile(tx, account.id, profile, nowMs)
    await insertEmail(tx, { user_id: account.id, address: email, is_primary: 1, is_public: 0 })
    return account
  })
}

async function seedOrganization(
  context: Context,
  accounts: ReadonlyMap<string, AccountRow>,
): Promise<ProfileRow> {
  const { db, clock } = context
  const { login, name, description, location, owner, members } = organization
  const administration = createAccountAdministration(context)
  const existing = await findAccount(db.read, login)
  const actor = accounts.get(owner)
  if (!actor) throw new Error(`The sample data has no account ${owner}`)
  const { id } =
    existing ?? (await administration.createOrganization(actor, { login, admin: owner, profileName: name }))
  await createOrganizations(context).change(actor, id, { description, location })
  await db.write(async (tx) => {
    for (const member of [owner, ...members]) {
      const user_id = accounts.get(member)?.id ?? 0
      const row = { organization_id: id, user_id, state: 'active', is_public: 1 } as const
      const role = member === owner ? ('admin' as const) : ('member' as const)
      await putMembership(tx, { ...row, role, created_at_ms: clock.now() })
      await setPublic(tx, id, user_id, 1)
    }
  })
  const row = await findProfileById(db.read, id)
  if (!row) throw new Error('The organization was deleted concurrently')
  return row
}

export async function seedTeam(context: Context, accounts: SampleAccounts): Promise<void> {
  const { db } = context
  const { owner, members, team } = organization
  const actor = accounts.person(owner)
  const existing = await findTeamBySlug(db.read, accounts.organization.id, team.name.toLowerCase())
  const { id } =
    existing ??
    (await createTeams(context).create({
      actor,
      organization: accounts.organization,
      viewer: viewerOfAccount(actor),
      team: { ...team, privacy: 'closed', maintainers: members, repositories: [] },
    }))
  await db.write(async (tx) => {
    for (const member of members) await putTeamMember(tx, id, accounts.person(member).id, 'maintainer')
    for (const name of team.repositories) {
      const repository = await findRepository(tx, accounts.organization.login, name)
      if (repository) await putTeamRepository(tx, id, repository.row.id, 'write')
    }
  })
}
