import { Type } from 'typebox'
import Value from 'typebox/value'
import type { CompleteChange } from '../../context/pushes.ts'
import type { Context } from '../../context.ts'
import { problem, unprocessable } from '../../errors.ts'
import { isBranchName } from '../../git/ref-names.ts'
import type { Writer } from '../../repositories/authorized-writes.ts'
import { isAdministrator } from '../../repositories/repository-administrators.ts'
import { findProtection, moveProtection } from '../../rules/store/protections.ts'
import { addBranchRedirect } from './store/branch-redirects.ts'

export const renameKind = 'rename-branch'
const Renaming = Type.Object({ from: Type.String(), to: Type.String() })

/** Part of the change of refs, so that a crash leaves no branch without its protection. */
export const completeRename: CompleteChange = async (tx, { repositoryId, data }) => {
  const { from, to } = Value.Parse(Renaming, data)
  await addBranchRedirect(tx, { repositoryId, from, to })
  await moveProtection(tx, { repositoryId, from, to })
}

/** Renames a branch. The default branch stays the default. */
export function createBranchRenamer({ git, pushes }: Context) {
  return async (
    { repository, actor, requireRole }: Writer,
    { from, to }: { from: string; to: string },
  ): Promise<void> => {
    const isDefault = from === repository.default_branch
    const branch = await git.repository(repository.id).findRef(`refs/heads/${from}`)
    if (!branch) throw problem('not_found', { message: 'Branch not found' })
    const isUsable = isBranchName(to) && !/^[0-9a-f]{40}$/i.test(to) && !to.startsWith('refs/')
    if (!isUsable) throw unprocessable(`"${to}" is not a valid branch name.`)
    if (to === from) throw nameTaken()
    const result = await pushes.recordRefChanges({
      repository,
      actor,
      changes: [
        { ref: branch.name, from: branch.oid, to: null },
        { ref: `refs/heads/${to}`, from: null, to: branch.oid },
      ],
      ...(isDefault ? { head: to } : {}),
      origin: 'rename',
      async authorize(tx) {
        // Only administrators rename it, which the guard of writes does not know.
        if (isDefault) await requireRole?.(tx)
        if (!(await findProtection(tx, repository.id, from))) return
        if (!(await isAdministrator(tx, actor.id, repository))) throw problem('needs_admin')
      },
      completion: { kind: renameKind, key: repository.id, data: { from, to } },
    })
    if (result === 'stale') throw nameTaken()

    function nameTaken() {
      return unprocessable(`A branch named ${to} already exists, or ${from} has moved.`)
    }
  }
}
