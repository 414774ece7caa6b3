import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { createCommitPeople } from './commit-people.ts'

export type Contributor =
  | { account: AccountRow; contributions: number }
  | { account?: never; name: string; email: string; contributions: number }

/** Authors of the default branch, one entry per account across all its addresses. */
export function createContributors({ db, git }: Pick<Context, 'db' | 'git'>) {
  const people = createCommitPeople(db)

  return async (repositoryId: number, branch: string): Promise<Contributor[] | undefined> => {
    const repository = git.repository(repositoryId)
    const tip = await repository.findRef(`refs/heads/${branch}`)
    if (!tip) return undefined
    const signers = await repository.contributors(tip.oid)
    const accounts = await people.findByAddress(signers.map(({ email }) => email))
    const contributors = new Map<number, { account: AccountRow; contributions: number }>()
    const unknown: Contributor[] = []
    for (const { name, email, commits } of signers) {
      const account = accounts.get(email)
      if (!account) {
        unknown.push({ name, email, contributions: commits })
        continue
      }
      const before = contributors.get(account.id)?.contributions ?? 0
      contributors.set(account.id, { account, contributions: before + commits })
    }
    return [...contributors.values(), ...unknown].sort((a, b) => b.contributions - a.contributions)
  }
}
