import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import { unprocessable } from '../../errors.ts'
import { getRepositoryById } from '../../repositories/store/repositories.ts'

export interface RepositoryQuota {
  /** Refuses a write of up to so many bytes if it would exceed the quota of the repository. */
  write<Value>(repository: RepositoryRow, maxBytes: number, work: () => Promise<Value>): Promise<Value>
}

const megabyte = 1024 * 1024
/** A job measures the repository after this many written bytes. Changes of refs cause that too. */
const measuredEveryBytes = 4 * megabyte

/** Writes of the API count towards the same quota as pushes. */
export function createRepositoryQuota({
  config,
  db,
  git,
  jobs,
}: Pick<Context, 'config' | 'db' | 'git' | 'jobs'>): RepositoryQuota {
  const quotaMegabytes = config.repositoryQuotaMegabytes
  return {
    async write({ id }, maxBytes, work) {
      const store = git.repository(id)
      // In this order, because a measurement moves bytes from the first to the second.
      const unmeasured = store.unmeasuredBytes()
      const { size_kb } = await getRepositoryById(db.read, id)
      if (size_kb * 1024 + unmeasured + maxBytes > quotaMegabytes * megabyte)
        throw unprocessable(`The repository exceeds the maximum size of ${quotaMegabytes} MB.`)
      const value = await work()
      if (store.unmeasuredBytes() >= measuredEveryBytes)
        await db.write((tx) =>
          jobs.enqueue(tx, { kind: 'measure-repository', payload: { repositoryId: id }, key: String(id) }),
        )
      return value
    },
  }
}
