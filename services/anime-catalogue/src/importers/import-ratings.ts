import { ImportError } from '@octavo/platform/importer.ts'
import type { BaseContext } from '../context.ts'
import { importRatings } from '../ranking/store/imported-ratings.ts'
import type { ImportJob } from './run-import.ts'

/** Writes the ratings of a list for a user of this service. */
export async function ratingImporter(
  { auth, config }: BaseContext,
  login: string,
  merge: 'fill' | 'replace',
): Promise<NonNullable<ImportJob['afterBatch']>> {
  const user = await auth.findUser(login)
  if (!user)
    throw new ImportError(
      `There is no user ${login}. One is made by: octavo user create --service anime-catalogue --login ${login}`,
    )
  return async (tx, { works, changedFields }) => {
    const ratings = works.flatMap(({ id, work }) =>
      work.rating === undefined ? [] : { mediaId: id, rating: work.rating },
    )
    const scope = { userId: user.id, type: 'anime' as const, minimum: config.minRatings }
    const added = new Set(works.filter(({ isNew }) => isNew).map(({ id }) => id))
    for (const id of await importRatings(tx, ratings, { ...scope, merge }))
      if (!added.has(id)) changedFields.set(id, (changedFields.get(id) ?? new Set()).add('ratings'))
  }
}
