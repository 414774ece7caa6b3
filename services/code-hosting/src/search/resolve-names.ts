import type { Kysely } from 'kysely'
import type { Viewer } from '../access/viewer.ts'
import { findAccountsByLogin } from '../accounts/store/accounts.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { createRoleLister } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { listQualifiers, type SearchNode } from './parse-query.ts'
import { inaccessible, refuseQuery } from './search-errors.ts'

/** The ids of the names in a query. Names without access or existence are missing. */
export interface ResolvedNames {
  account(login: string): number | undefined
  repository(fullName: string): number | undefined
}

const maxRepositories = 50

/**
 * Throws unless at least one of the listed repositories and owners is accessible, and all other accounts exist.
 * `accountQualifiers` name accounts beside `user` and `org`. `@me` is the viewer.
 */
export async function resolveNames(
  db: Kysely<Tables>,
  viewer: Viewer,
  root: SearchNode,
  accountQualifiers: ReadonlySet<string> = new Set(),
): Promise<ResolvedNames> {
  const qualifiers = listQualifiers(root)
  const isOwner = ({ name }: { name: string }) => name === 'user' || name === 'org'
  const logins = qualifiers.filter((one) => isOwner(one) || accountQualifiers.has(one.name))
  const accounts = new Map(
    (
      await findAccountsByLogin(
        db,
        logins.map(({ value }) => value),
      )
    ).map(({ id, login }) => [login.toLowerCase(), id]),
  )
  if (viewer.user) accounts.set('@me', viewer.user.id)
  const names = new Set(
    qualifiers.filter(({ name }) => name === 'repo').map(({ value }) => value.toLowerCase()),
  )
  if (names.size > maxRepositories) refuseQuery(`A search can name ${maxRepositories} repositories.`)
  const repositories = await resolveRepositories(db, viewer, names)
  const listed = qualifiers.filter((one) => isOwner(one) || one.name === 'repo')
  const accessible = listed.filter(({ name, value }) =>
    (name === 'repo' ? repositories : accounts).has(value.toLowerCase()),
  )
  if (listed.length > 0 && accessible.length === 0) refuseQuery(inaccessible)
  const unknown = logins.find((one) => !isOwner(one) && !accounts.has(one.value.toLowerCase()))
  if (unknown) refuseQuery(inaccessible)
  return {
    account: (login) => accounts.get(login.toLowerCase()),
    repository: (fullName) => repositories.get(fullName.toLowerCase()),
  }
}

async function resolveRepositories(
  db: Kysely<Tables>,
  viewer: Viewer,
  names: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const rows = new Map<string, RepositoryRow>()
  for (const fullName of names) {
    const [owner, name, ...rest] = fullName.split('/')
    if (!owner || !name || rest.length > 0) continue
    const repository = (await findRepository(db, owner, name))?.row
    if (repository) rows.set(fullName, repository)
  }
  const roles = await createRoleLister({ read: db })(viewer, [...rows.values()])
  return new Map([...rows].filter(([, { id }]) => roles.get(id)).map(([fullName, { id }]) => [fullName, id]))
}
