import { Problem } from '@octavo/platform/errors.ts'
import { accountOf, tokenRightsOf } from '../../accounts/viewer-account.ts'
import type { OpenChange } from '../../context/pushes.ts'
import { RejectedRefChanges } from '../../context/rejected-ref-changes.ts'
import type { Context } from '../../context.ts'
import type { GitRepository, RefChange } from '../../git/git.ts'
import { isStorableRef } from '../../git/ref-names.ts'
import type { Push, PushPolicy } from '../../git/transport/transport.ts'
import type { GitAccess } from './git-access.ts'
import { findLargeFile } from './large-files.ts'
import { printRejection } from './print-rejection.ts'
import { findRefusedWorkflow, refusedWorkflow } from './workflow-files.ts'

const megabyte = 1024 * 1024

/** Checks one push and records it. */
export function createPushPolicy(
  { config, pushes, git, log }: Context,
  { row: repository, viewer, authorize }: GitAccess,
): PushPolicy {
  const actor = accountOf(viewer)
  const token = tokenRightsOf(viewer)
  const usedBytes = repository.size_kb * 1024 + git.repository(repository.id).unmeasuredBytes()
  const freeBytes = config.repositoryQuotaMegabytes * megabyte - usedBytes
  let change: OpenChange | undefined

  return {
    maxPackBytes: Math.max(1, Math.min(config.maxPushMegabytes * megabyte, freeBytes)),
    async decide({ commands }) {
      return new Map(
        commands.flatMap(({ ref, to }) => {
          const reason = rejectionOf(ref, to, repository.default_branch)
          return reason === undefined ? [] : [[ref, reason] as const]
        }),
      )
    },
    async examine({ commands, repository: withPush, packBytes, print }) {
      const rejections = new Map<string, string>()
      // Mirrors have many refs at the same commits.
      const verdicts = new Map<string, string | undefined>()
      for (const { ref, from, to } of commands) {
        if (to === null) continue
        const key = `${from} ${to}`
        if (!verdicts.has(key))
          verdicts.set(
            key,
            (await refuseWorkflows(withPush, { ref, from, to })) ??
              (await refuseLarge(withPush, { from, to, packBytes }, print)),
          )
        const reason = verdicts.get(key)
        if (reason !== undefined) rejections.set(ref, reason)
      }
      await openAllowed(commands, rejections, { objects: withPush, print })
      return rejections
    },
    received: async ({ commands }) => change?.moved(commands),
    ended: async () => change?.end(),
  }

  /** Opens the change with the refs that no rule refuses. */
  async function openAllowed(
    commands: Push['commands'],
    rejections: Map<string, string>,
    { objects, print }: { objects: GitRepository; print: Push['print'] },
  ): Promise<void> {
    for (;;) {
      const changes = commands.filter(({ ref }) => !rejections.has(ref))
      if (changes.length === 0) return
      try {
        change = await pushes.open({ repository, actor, token, changes, objects, authorize })
        return
      } catch (error) {
        if (error instanceof RejectedRefChanges) {
          for (const [ref, rejection] of error.rejections)
            rejections.set(ref, printRejection(ref, rejection, print))
          continue
        }
        if (!(error instanceof Problem) || error.status >= 500) throw error
        print(error.message)
        for (const { ref } of changes) rejections.set(ref, 'permission denied')
        return
      }
    }
  }

  async function refuseWorkflows(withPush: GitRepository, change: RefChange): Promise<string | undefined> {
    const path = await findRefusedWorkflow(viewer, withPush, change)
    return path === undefined ? undefined : refusedWorkflow(path).message
  }

  async function refuseLarge(
    withPush: GitRepository,
    { from, to, packBytes }: { from: string | null; to: string; packBytes: number },
    print: Push['print'],
  ): Promise<string | undefined> {
    const maxBytes = config.maxFileMegabytes * megabyte
    const largeFile = await findLargeFile(withPush, { from, to, packBytes, maxBytes })
    if (!largeFile) return undefined
    log.info({ repository: repository.id, path: largeFile.path }, 'a push with a large file was refused')
    const size = ((largeFile.sizeBytes ?? 0) / megabyte).toFixed(2)
    print(
      `File ${largeFile.path} is ${size} MB; this exceeds the file size limit of ${config.maxFileMegabytes} MB.`,
    )
    return 'a file is too large'
  }
}

function rejectionOf(ref: string, to: string | null, defaultBranch: string): string | undefined {
  if (ref.startsWith('refs/pull/') || ref.startsWith('refs/octavo/')) return 'deny updating a hidden ref'
  if (to === null)
    return ref === `refs/heads/${defaultBranch}` ? `refusing to delete the current branch: ${ref}` : undefined
  if (!isStorableRef(ref)) return 'funny refname'
  if (/^refs\/(?:heads|tags)\/[0-9a-f]{40}$/i.test(ref))
    return 'branch and tag names of 40 hexadecimal digits are not allowed'
  return undefined
}
