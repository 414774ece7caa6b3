import type { FastifyRequest } from 'fastify'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Hosting } from '../context/hosting.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { presentMilestone } from './present/milestones.ts'
import type { MilestoneRow } from './store/milestones.ts'

export type MilestoneViews = ReturnType<typeof createMilestoneViews>

type Asked = Pick<FastifyRequest, 'addresses' | 'repository'>

/** Milestones of the repository of the path, as answers show them. */
export function createMilestoneViews({ db }: Pick<Hosting, 'db'>) {
  async function list(rows: readonly MilestoneRow[], { addresses, repository }: Asked) {
    const accounts = await findAccounts(
      db.read,
      rows.map(({ creator_id }) => creator_id),
    )
    return rows.map((row) => presentMilestone(row, accounts, fullNameOf(repository.row), addresses))
  }

  return {
    list,
    async present(row: MilestoneRow, asked: Asked) {
      const [view] = await list([row], asked)
      if (!view) throw new Error(`There is no milestone ${row.number}`)
      return view
    },
  }
}
