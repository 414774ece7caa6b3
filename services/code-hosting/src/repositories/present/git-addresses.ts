import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { ObjectType } from '../../git/git.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { encodePath } from '../../wire/encoded-paths.ts'

/** Where the things of one repository are found. */
export interface GitAddresses {
  /** Of the repository in the API, and its page. */
  api: string
  page: string
  object(type: ObjectType, oid: string): string
  commit(oid: string): string
  contents(path: string, ref: string): string
  /** The page of a file, folder or link. */
  file(type: 'blob' | 'tree', ref: string, path: string): string
  raw(ref: string, path: string): string
}

export function gitAddresses(
  { owner_login, name }: Pick<RepositoryRow, 'owner_login' | 'name'>,
  addresses: Addresses,
): GitAddresses {
  const api = `${addresses.api}/repos/${owner_login}/${name}`
  const page = `${addresses.html}/${owner_login}/${name}`
  return {
    api,
    page,
    object: (type, oid) => `${api}/git/${type}s/${oid}`,
    commit: (oid) => `${api}/commits/${oid}`,
    contents: (path, ref) => `${api}/contents/${encodePath(path)}?ref=${encodeURIComponent(ref)}`,
    file: (type, ref, path) => `${page}/${type}/${encodePath(path ? `${ref}/${path}` : ref)}`,
    raw: (ref, path) => `${page}/raw/${encodePath(`${ref}/${path}`)}`,
  }
}
