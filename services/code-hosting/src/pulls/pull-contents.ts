import type { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import type { Commit, FileChange } from '../git/git.ts'
import { offsetOf, type Page } from '../wire/links.ts'
import { maxCommitsOfPull } from './measure-pull.ts'
import type { PullRequest } from './store/pulls.ts'

/** GitHub's maximum of listed files. */
const maxFiles = 3000
/** Longer patches are left out. */
const maxPatchBytes = 256 * 1024

export interface PullFiles {
  files: FileChange[]
  total: number
  /** The merge base. */
  base: string | null
}

export type PullContents = ReturnType<typeof createPullContents>

/** Reads the commits and changes of pull requests. */
export function createPullContents({ git }: Pick<Context, 'git'>) {
  async function findMergeBase({ pull }: PullRequest): Promise<string | null> {
    return (await git.repository(pull.repository_id).compare(pull.base_oid, pull.head_oid)).mergeBase
  }

  return {
    async text(request: PullRequest, form: 'diff' | 'patch'): Promise<Readable> {
      const { pull } = request
      const store = git.repository(pull.repository_id)
      if (form === 'patch') return store.patchText(pull.base_oid, pull.head_oid)
      return store.diffText(await findMergeBase(request), pull.head_oid)
    },

    /** Oldest first. Only the newest commits are listed if there are more than the maximum. */
    async commits({ pull }: PullRequest, page: Page): Promise<{ commits: Commit[]; total: number }> {
      const store = git.repository(pull.repository_id)
      const all = await store.log({ from: pull.head_oid, not: [pull.base_oid], limit: maxCommitsOfPull })
      const offset = offsetOf(page)
      return { commits: all.reverse().slice(offset, offset + page.size), total: all.length }
    },

    async files(request: PullRequest, page: Page): Promise<PullFiles> {
      const store = git.repository(request.pull.repository_id)
      const base = await findMergeBase(request)
      const options = { withPatches: true, maxFiles, maxPatchBytes }
      const files = await store.diff(base, request.pull.head_oid, options)
      const offset = offsetOf(page)
      return { files: files.slice(offset, offset + page.size), total: files.length, base }
    },
  }
}
