import type { JobHandler } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../../context.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { GitRepository } from '../../git/git.ts'
import { findLicenseFile } from '../../licenses/license-detection.ts'
import { writeTo } from '../../repositories/repository-writes.ts'
import { findRepositoryById } from '../../repositories/store/repositories.ts'
import { changeRepository } from '../../repositories/store/repository-changes.ts'
import { measureLanguages } from './languages.ts'
import { findLanguageSizes, type LanguageSizes, storeLanguageSizes } from './store.ts'

const Payload = Type.Object({ repositoryId: Type.Integer() })

export interface RepositoryStatistics {
  /** Languages of the default branch, cached by commit. */
  languagesOf(repository: RepositoryRow): Promise<Record<string, number>>
  job: JobHandler
}

/** Computes size, languages and license after a push, in a job. */
export function createRepositoryStatistics(context: Pick<Context, 'db' | 'git'>): RepositoryStatistics {
  const { db, git } = context

  async function languagesAt(id: number, commitOid: string): Promise<LanguageSizes> {
    const cached = await findLanguageSizes(db.read, id)
    if (cached?.commitOid === commitOid) return cached
    return { commitOid, sizes: await measureLanguages(git.repository(id), commitOid) }
  }

  return {
    async languagesOf({ id, default_branch }) {
      const tip = await git.repository(id).findRef(`refs/heads/${default_branch}`)
      return tip ? (await languagesAt(id, tip.oid)).sizes : {}
    },
    job: {
      concurrency: 2,
      async run(payload) {
        const { repositoryId: id } = Value.Parse(Payload, payload)
        const row = await findRepositoryById(db.read, id)
        const repository = git.repository(id)
        if (!row || !(await repository.exists())) return
        const size = needsMeasurement(row, repository) ? await repository.measureSize() : undefined
        const tip = await repository.findRef(`refs/heads/${row.default_branch}`)
        const languages = tip && (await languagesAt(id, tip.oid))
        const license = tip && (await findLicenseFile(repository, tip.oid))
        await writeTo(context, id, async (tx) => {
          const before = await findRepositoryById(tx, id)
          if (!before) return
          const size_kb = size ? Math.ceil(size.bytes / 1024) : before.size_kb
          if (languages) await storeLanguageSizes(tx, id, languages)
          const language = languages ? (Object.keys(languages.sizes)[0] ?? null) : null
          const spdxId = license?.spdxId ?? null
          // Equal statistics are not written, because a write increments the version in ETags.
          const isEqual =
            before.size_kb === size_kb && before.language === language && before.license === spdxId
          if (!isEqual) await changeRepository(tx, id, { size_kb, language, license: spdxId })
        })
        size?.stored()
      },
    },
  }
}

/** Fewer bytes since the last measurement are not in the stored size. The quota adds them. */
const unmeasuredKilobytes = 64

function needsMeasurement({ size_kb }: RepositoryRow, repository: GitRepository): boolean {
  return size_kb === 0 || repository.unmeasuredBytes() > unmeasuredKilobytes * 1024
}
