import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { Slice } from '../database/slices.ts'
import type { CommitSize, GitRepository } from '../git/git.ts'
import type { Addresses } from '../wire/addresses.ts'
import { filesOf, type GistFile } from './gist-files.ts'
import { maxFileBytes, maxShownBytes, maxShownBytesOfAll } from './gist-limits.ts'
import {
  type FileContent,
  presentBaseGist,
  presentForkSummary,
  presentFullGist,
  presentRevision,
} from './present/gists.ts'
import { listForks } from './store/gist-lists.ts'
import { findGistById, type GistRow } from './store/gists.ts'

export interface GistViewOptions {
  addresses: Addresses
  encoding: 'utf-8' | 'base64'
}

/** A revision of a gist, and its files. */
export interface GistRevision {
  oid: string
  files: readonly GistFile[]
}

const maxHistory = 30
const maxForks = 30

export function createGistViews({ db }: Pick<Context, 'db'>, storeOf: StoreOf) {
  const people = createCommitPeople(db)

  async function listRevisions(gist: GistRow, from: string, slice: Slice, addresses: Addresses) {
    const sizes = await storeOf(gist).commitSizes(from, slice.limit, { skip: slice.offset, withMerges: true })
    const accounts = await people.findByAddress(sizes.map(({ email }) => email))
    return sizes.map((size: CommitSize) => presentRevision(gist, size, accounts.get(size.email), addresses))
  }

  return {
    listRevisions,

    countRevisions: (gist: GistRow) => storeOf(gist).countCommits(gist.head_oid),

    async present(
      gist: GistRow,
      { addresses, encoding }: GistViewOptions,
      { oid, files }: GistRevision = { oid: gist.head_oid, files: filesOf(gist) },
    ) {
      const parent = gist.parent_id === null ? undefined : await findGistById(db.read, gist.parent_id)
      const forks = await listForks(db.read, gist.id, { limit: maxForks, offset: 0 })
      return {
        ...presentFullGist(gist, files, await readContents(storeOf(gist), files, encoding), addresses),
        forks: forks.rows.map((fork) => presentForkSummary(fork, addresses)),
        history: await listRevisions(gist, oid, { limit: maxHistory, offset: 0 }, addresses),
        ...(parent && { fork_of: presentBaseGist(parent, addresses) }),
      }
    },
  }
}

export type GistViews = ReturnType<typeof createGistViews>
type StoreOf = (gist: { id: number }) => GitRepository

/** The beginning of large files, and nothing of those that would make the response too large. */
async function readContents(
  store: GitRepository,
  files: readonly GistFile[],
  encoding: GistViewOptions['encoding'],
): Promise<Map<string, FileContent>> {
  const contents = new Map<string, FileContent>()
  let bytesLeft = maxShownBytesOfAll
  for (const { path, oid, sizeBytes } of files) {
    const shownBytes = Math.min(sizeBytes, maxShownBytes)
    const blob = shownBytes <= bytesLeft ? await store.findBlob(oid, { maxBytes: maxFileBytes }) : undefined
    const bytes = blob?.bytes?.subarray(0, shownBytes) ?? Buffer.alloc(0)
    bytesLeft -= bytes.length
    const truncated = bytes.length < sizeBytes
    contents.set(path, { content: decode(bytes, encoding, truncated), encoding, truncated })
  }
  return contents
}

function decode(bytes: Buffer, encoding: GistViewOptions['encoding'], truncated: boolean): string {
  return encoding === 'base64' ? bytes.toString('base64') : decodeText(bytes, truncated)
}

/** Leaves out a character that was cut. */
export function decodeText(bytes: Buffer, truncated: boolean): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: truncated })
}
