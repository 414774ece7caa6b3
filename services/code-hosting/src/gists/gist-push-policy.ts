import { Problem } from '@octavo/platform/errors.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Viewer } from '../access/viewer.ts'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { GitRepository } from '../git/git.ts'
import type { Push, PushPolicy } from '../git/transport/transport.ts'
import type { GistChange, GistChanges } from './gist-changes.ts'
import { folderIdOf, gistBranch, gistRef } from './gist-folder-ids.ts'
import { maxBytesOfAccount, maxFileBytes, maxFiles, maxGistBytes } from './gist-limits.ts'
import type { GistRow } from './store/gists.ts'

/** Checks one push and records it. The lock of the gist is held from the check of its files to the end. */
export function createGistPushPolicy(
  { pushes, log }: Pick<Context, 'pushes' | 'log'>,
  changes: GistChanges,
  { gist, viewer, authorize }: { gist: GistRow; viewer: Viewer } & Required<Pick<GistChange, 'authorize'>>,
): PushPolicy {
  const actor = accountOf(viewer)
  let release: (() => void) | undefined
  let isPending = false

  return {
    maxPackBytes: maxBytesOfAccount,
    decide: async ({ commands }) => new Map(commands.flatMap(refuseCommand)),
    async examine({ commands, repository, packBytes }) {
      // `decide` refuses every other command.
      const [command] = commands
      if (!command?.to) return new Map()
      const reason = (await refuseFiles(repository, command.to)) ?? (await begin(command.to, packBytes))
      return new Map(reason === undefined ? [] : [[command.ref, reason]])
    },
    async received({ commands }) {
      isPending = false
      for (const { to } of commands) if (to !== null) await changes.finish(gist, to)
    },
    async ended() {
      try {
        if (isPending) await changes.abandon(gist)
      } catch (error) {
        log.error({ err: error, gist: gist.id }, 'the intent of a failed push could not be deleted')
      } finally {
        release?.()
      }
    },
  }

  async function begin(to: string, addedBytes: number): Promise<string | undefined> {
    release = await pushes.locks.acquire(folderIdOf(gist))
    await changes.settle(gist.id)
    try {
      await changes.begin({ gist, actor, to, addedBytes, authorize })
      isPending = true
      return undefined
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return messageOf(error)
    }
  }
}

/** Deletions of the branch are refused before, because it is the current one. */
function refuseCommand({ ref }: Push['commands'][number]): [string, string][] {
  return ref === gistRef ? [] : [[ref, `gists have only the branch ${gistBranch}`]]
}

async function refuseFiles(store: GitRepository, commit: string): Promise<string | undefined> {
  if ((await store.findType(commit)) !== 'commit') return 'the branch of a gist is a commit'
  const { entries, truncated } = await store.listTree(commit, { maxEntries: maxFiles })
  if (entries.length === 0) return 'a gist needs at least one file'
  if (truncated) return `a gist can have at most ${maxFiles} files`
  if (entries.some(({ type }) => type !== 'blob')) return 'gists do not support directories'
  const sizes = entries.map(({ sizeBytes = 0 }) => sizeBytes)
  if (sizes.some((size) => size > maxFileBytes)) return 'a file of a gist can have at most 10 MB'
  if (sizes.reduce((sum, size) => sum + size, 0) > maxGistBytes) return 'a gist can have at most 20 MB'
  return undefined
}

/** The first error of a 422, which explains it. */
function messageOf({ message, details: { data } }: Problem): string {
  const { errors } = asRecord(data)
  const [first] = Array.isArray(errors) ? errors : []
  return String(asRecord(first).message ?? message)
}
