import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { problem, unprocessable } from '../../errors.ts'
import type { Commit, GitRepository, NewFile, ObjectType, Tag, TreeChange, TreeMode } from '../../git/git.ts'
import { GitError } from '../../git/git-error.ts'
import { isTagName } from '../../git/ref-names.ts'
import type { CommitPeople } from './commit-people.ts'
import { mapGitErrors } from './map-git-errors.ts'
import type { SignerBody } from './schema/git-people.ts'
import { signatureFrom, signersOf } from './signers.ts'

export interface NewTreeEntry {
  path?: string
  mode?: string
  type?: string
  sha?: string | null
  content?: string
}

export interface NewGitCommit {
  actor: AccountRow
  message: string
  tree: string
  parents?: readonly string[]
  author?: SignerBody
  committer?: SignerBody
  signature?: string
}

export interface NewGitTag {
  actor: AccountRow
  tag: string
  message: string
  object: string
  type: ObjectType
  tagger?: SignerBody
}

/** Creates git objects from requests. Does not change refs. */
export interface GitObjects {
  writeTree(
    store: GitRepository,
    tree: { entries: readonly NewTreeEntry[]; base: string | undefined },
  ): Promise<string>
  writeCommit(store: GitRepository, commit: NewGitCommit): Promise<Commit>
  writeTag(store: GitRepository, tag: NewGitTag): Promise<Tag>
}

export function createGitObjects({ clock }: Pick<Context, 'clock'>, people: CommitPeople): GitObjects {
  return {
    async writeTree(store, { entries, base }) {
      const start = base === undefined ? {} : { base: await baseTree(store, base) }
      const changes: (TreeChange | NewFile)[] = []
      for (const [index, entry] of entries.entries())
        if (!isBareFolder(entry)) changes.push(changeOf(entry, index))
      return mapGitErrors(store.writeTree({ ...start, entries: changes }), {
        invalid: () => unprocessable('tree.path contains a malformed path component'),
        'too-large': () => unprocessable('tree has too many changes: create several trees'),
        missing: ({ message }) => unprocessable(`tree.sha: ${message}`),
      })
    },

    async writeCommit(store, { actor, tree, parents = [], author, committer, message, signature }) {
      const treeOid = tree.toLowerCase()
      if ((await typeOf(store, treeOid)) !== 'tree') throw unprocessable('Tree SHA does not exist')
      for (const parent of parents)
        if ((await typeOf(store, parent.toLowerCase())) !== 'commit')
          throw unprocessable('Parent SHA does not exist or is not a commit object')
      const signers = await signersOf(people, clock.now(), { actor, author, committer })
      const oid = await store.writeCommit({
        tree: treeOid,
        parents: parents.map((parent) => parent.toLowerCase()),
        message,
        ...signers,
        ...(signature ? { signature } : {}),
      })
      return written(await store.findCommit(oid))
    },

    async writeTag(store, { actor, tag, message, object, type, tagger }) {
      if (!isTagName(tag)) throw unprocessable('tag is not a valid tag name')
      const oid = object.toLowerCase()
      const actual = await typeOf(store, oid)
      if (!actual) throw unprocessable('Object does not exist')
      if (actual !== type) throw unprocessable(`object is a ${actual}, not a ${type}`)
      const caller = { ...(await people.signerOf(actor)), atMs: clock.now(), offsetMinutes: 0 }
      const signature = signatureFrom(tagger, caller, 'tagger')
      const tagOid = await store.writeTag({ tag, message, object: oid, type, tagger: signature })
      return written(await store.findTag(tagOid))
    },
  }
}

const modes: readonly TreeMode[] = ['100644', '100755', '040000', '160000', '120000']

function changeOf(entry: NewTreeEntry, index: number): TreeChange | NewFile {
  const { path, mode: requestedMode, sha, content } = entry
  if (!path) throw unprocessable(`tree[${index}].path is missing`)
  if (sha === null && content === undefined) return { path, oid: null }
  const mode = modes.find((one) => one === requestedMode)
  if (!mode) throw unprocessable('tree.mode must be one of 100644, 100755, 040000, 160000 or 120000')
  if (content !== undefined && sha !== undefined && sha !== null)
    throw unprocessable('tree.sha and tree.content cannot both be set')
  if (content !== undefined && mode !== '040000' && mode !== '160000')
    return { path, mode, content: Buffer.from(content) }
  if (sha === undefined || sha === null || !/^[0-9a-f]{40}$/i.test(sha))
    throw unprocessable('tree.sha or tree.content must be set')
  return { path, mode, oid: sha.toLowerCase() }
}

/** Clients send back a recursive listing, and leave out the ids of folders whose files they change. */
function isBareFolder({ mode, sha, content }: NewTreeEntry): boolean {
  return mode === '040000' && sha === undefined && content === undefined
}

/** Accepts a commit for its tree. */
async function baseTree(store: GitRepository, word: string): Promise<string> {
  const oid = word.toLowerCase()
  const type = await typeOf(store, oid)
  if (type === 'tree' || type === 'commit') return oid
  throw problem('not_found')
}

async function typeOf(store: GitRepository, oid: string): Promise<ObjectType | undefined> {
  return /^[0-9a-f]{40}$/.test(oid) ? store.findType(oid) : undefined
}

function written<Value>(actual: Value | undefined): Value {
  if (!actual) throw new GitError('missing', 'The repository was removed')
  return actual
}
