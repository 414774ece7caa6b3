import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { presentBody } from '../markdown/body-media.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { readMedia } from '../wire/media-types.ts'
import { presentRelease } from './present.ts'
import { loadReleaseFacts } from './release-facts.ts'
import type { ReleaseRow } from './store/releases.ts'

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'headers' | 'repository'>

export type ReleaseViews = ReturnType<typeof createReleaseViews>

export function createReleaseViews({ db }: Pick<Context, 'db'>) {
  async function presentAll({ addresses, headers, repository: { row } }: ViewRequest, rows: ReleaseRow[]) {
    const facts = await loadReleaseFacts(db.read, rows)
    const media = readMedia(headers.accept)
    const markdown = { addresses, repository: { fullName: fullNameOf(row) } }
    return Promise.all(
      rows.map(async (release) => {
        const { body, ...view } = presentRelease(release, facts, row, addresses)
        return { ...view, ...(await presentBody(media, body, markdown)) }
      }),
    )
  }

  return {
    presentAll,
    async present(request: ViewRequest, row: ReleaseRow) {
      const [view] = await presentAll(request, [row])
      if (!view) throw new Error(`Release ${row.id} has no view`)
      return view
    },
  }
}
