import type { Viewer } from '../../access/viewer.ts'
import { problem } from '../../errors.ts'
import type { GitRepository, RefChange } from '../../git/git.ts'

const folder = '.github/workflows'

/** Workflows run with secrets, so a token needs the `workflow` scope to change them. */
export function mayChangeWorkflows(viewer: Viewer): boolean {
  return viewer.hasScope('workflow') && viewer.hasPermission('workflows', 'write')
}

export function requireWorkflowScope(viewer: Viewer, paths: readonly string[]): void {
  const path = paths.find((one) => /^\/*\.github\/workflows\/./i.test(one))
  if (path !== undefined && !mayChangeWorkflows(viewer)) throw refusedWorkflow(path)
}

/** Throws if these changes of refs add or update workflows. */
export async function refuseWorkflowChanges(
  repository: GitRepository,
  changes: readonly RefChange[],
): Promise<void> {
  for (const change of changes) {
    const path = await findNewWorkflow(repository, change)
    if (path !== undefined) throw refusedWorkflow(path)
  }
}

/**
 * The path of a workflow that the viewer may not change: it differs from that at `from`, or from that of the default
 * branch if the ref is new. A ref may always move to the tip of another one, whose workflows somebody was allowed to
 * change.
 */
export async function findRefusedWorkflow(
  viewer: Viewer,
  repository: GitRepository,
  change: RefChange,
): Promise<string | undefined> {
  return mayChangeWorkflows(viewer) ? undefined : findNewWorkflow(repository, change)
}

async function findNewWorkflow(repository: GitRepository, change: RefChange): Promise<string | undefined> {
  const path = await findChangedWorkflow(repository, change)
  return path !== undefined && (await isTip(repository, change)) ? undefined : path
}

/** The path of a workflow that the change of the ref adds or updates. */
async function findChangedWorkflow(
  repository: GitRepository,
  { from, to }: Pick<RefChange, 'from' | 'to'>,
): Promise<string | undefined> {
  const tip = to === null ? undefined : await repository.resolve(to)
  const after = tip === undefined ? undefined : await repository.entryAt(tip, folder)
  if (!after) return undefined
  const base = from ?? (await repository.resolve(`refs/heads/${await repository.head()}`))
  const before = base === undefined ? undefined : await repository.entryAt(base, folder)
  if (after.oid === before?.oid) return undefined
  // A file instead of the folder is no workflow.
  if (after.type !== 'tree') return undefined
  const { entries } = await repository.listTree(after.oid)
  const existing = new Map(
    before?.type === 'tree'
      ? (await repository.listTree(before.oid)).entries.map(({ path, oid }) => [path, oid])
      : [],
  )
  const changed = entries.find(({ path, oid }) => existing.get(path) !== oid)
  return changed && `${folder}/${changed.path}`
}

async function isTip(repository: GitRepository, { ref, to }: RefChange): Promise<boolean> {
  const refs = [...(await repository.listRefs('refs/heads/')), ...(await repository.listRefs('refs/tags/'))]
  return refs.some(({ name, oid }) => oid === to && name !== ref)
}

export function refusedWorkflow(path: string) {
  return problem('forbidden', {
    message: `refusing to allow a Personal Access Token to create or update workflow \`${path}\` without \`workflow\` scope`,
  })
}
