import type { Viewer } from '../access/viewer.ts'
import { refuseBlocked } from '../accounts/blocked-users.ts'
import type { Context } from '../context.ts'
import { gistWriterOf } from './gist-needs.ts'
import type { GistRow } from './store/gists.ts'
import { addStar, removeStar } from './store/stars.ts'

export function createGistStars({ db }: Pick<Context, 'db'>) {
  return {
    async add(viewer: Viewer, gist: GistRow): Promise<void> {
      const user = gistWriterOf({ viewer })
      await db.write(async (tx) => {
        await refuseBlocked(tx, gist, user)
        await addStar(tx, user.id, gist.id)
      })
    },
    async remove(viewer: Viewer, gist: GistRow): Promise<void> {
      const user = gistWriterOf({ viewer })
      await db.write((tx) => removeStar(tx, user.id, gist.id))
    },
  }
}
