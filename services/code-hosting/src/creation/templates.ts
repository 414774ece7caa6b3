import { createCommitPeople } from '../code/commits/commit-people.ts'
import { shareObjects } from '../code/lfs/store/objects.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { RefChange } from '../git/git.ts'
import { createDefaultLabels } from '../issues/labels.ts'
import { emitRepositoryCreated } from '../repositories/repository-events.ts'
import { createOwnerCheck } from '../repositories/repository-owners.ts'
import { newRow } from './create-repository.ts'
import { provisionRepository } from './provision-repository.ts'

export interface TemplateCopyOptions {
  owner: AccountRow
  actor: AccountRow
  name: string
  description?: string | null
  visibility: RepositoryRow['visibility']
  includeAllBranches: boolean
}

/** Creates a repository with the files of a template, without its history. */
export function createGenerator(context: Context) {
  const { db, clock, git } = context
  const people = createCommitPeople(db)
  const requireMayOwn = createOwnerCheck(db)

  return async (template: RepositoryRow, options: TemplateCopyOptions): Promise<RepositoryRow> => {
    const { owner, actor, includeAllBranches } = options
    const row = newRow(owner, options, clock.now())
    await requireMayOwn(actor, owner, row.visibility)
    return provisionRepository(context, {
      row: {
        ...row,
        template_id: template.id,
        default_branch: template.default_branch,
        language: template.language,
        license: template.license,
      },
      actor,
      owner,
      origin: template,
      emitsPush: true,
      async createFolder(id) {
        await git.create(id, { defaultBranch: template.default_branch })
        const all = await git.repository(template.id).listRefs('refs/heads/')
        const isDefault = (name: string) => name === `refs/heads/${template.default_branch}`
        const changes = await copyFiles(
          template.id,
          id,
          all.filter(({ name }) => includeAllBranches || isDefault(name)),
          actor,
        )
        await git.repository(id).updateRefs(changes)
        return changes
      },
      async inTransaction(tx, created) {
        await createDefaultLabels(tx, created)
        await shareObjects(tx, template.id, created.id)
        await emitRepositoryCreated(tx, context.activity, created, actor)
      },
    })
  }

  async function copyFiles(
    fromId: number,
    toId: number,
    branches: readonly { name: string; oid: string }[],
    actor: AccountRow,
  ): Promise<RefChange[]> {
    const from = git.repository(fromId)
    const to = git.repository(toId)
    const tips = await from.listCommits(branches.map(({ oid }) => oid))
    await to.fetchFrom(from, [...new Set(tips.map(({ tree }) => tree))])
    const signature = { ...(await people.signerOf(actor)), atMs: clock.now(), offsetMinutes: 0 }
    const changes: RefChange[] = []
    for (const { name, oid } of branches) {
      const tree = tips.find((tip) => tip.oid === oid)?.tree
      if (tree === undefined) continue
      const commit = {
        tree,
        parents: [],
        author: signature,
        committer: signature,
        message: 'Initial commit',
      }
      changes.push({ ref: name, from: null, to: await to.writeCommit(commit) })
    }
    return changes
  }
}
