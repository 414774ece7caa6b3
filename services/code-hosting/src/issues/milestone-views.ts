import type { FastifyRequest } from 'fastify'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { presentMilestone } from './present/milestones.ts'
import type { MilestoneRow } from './store/milestones.ts'

export type MilestoneViews = ReturnType<typeof createMilestoneViews>

type ViewRequest = Pick<FastifyRequest, 'addresses' | 'repository'>

export function createMilestoneViews({ db }: Pick<Context, 'db'>) {
  async function list(rows: readonly MilestoneRow[], { addresses, repository }: ViewRequest) {
    const accounts = await findAccounts(
      db.read,
      rows.map(({ creator_id }) => creator_id),
    )
    return rows.map((row) => presentMilestone(row, accounts, fullNameOf(repository.row), addresses))
  }

  return {
    list,
    async present(row: MilestoneRow, request: ViewRequest) {
      const [view] = await list([row], request)
      if (!view) throw new Error(`There is no milestone ${row.number}`)
      return view
    },
  }
}
