import type { Context } from '../context.ts'
import { createAccessFinder } from '../repositories/repository-roles.ts'
import { createRepositoryFinder } from '../repositories/store/repositories.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { fieldError } from './graphql-errors.ts'
import type { RepositorySource } from './sources.ts'

/** Gets a repository by name that the viewer can see, also by an old name. */
export function createRepositoryGetter({ db }: Pick<Context, 'db'>) {
  const findRepository = createRepositoryFinder(db.read)
  const accessOf = createAccessFinder(db)

  return async (owner: string, name: string, { request }: GraphqlContext): Promise<RepositorySource> => {
    // Names with a leading underscore are the internal form of ids.
    const match = owner.startsWith('_') ? undefined : await findRepository(owner, name)
    const access = match && (await accessOf(request.viewer, match.row))
    if (!match || !access)
      throw fieldError('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`)
    return { __typename: 'Repository', row: match.row, ...access }
  }
}
