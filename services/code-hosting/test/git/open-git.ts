import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { secureIds } from '@octavo/platform/ids.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createGit, type OpenGit } from '../../src/git/create-git.ts'
import type { GitOptions, GitRepository, Signature, TreeChange } from '../../src/git/git.ts'

/** A folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-git-'))
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** An engine on its own folder, closed after the tests of the file. */
export async function openTestGit(options: Partial<GitOptions> = {}): Promise<OpenGit & { folder: string }> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'octavo-git-'))
  const remove = () => options.folder ?? rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const settings = { ids: secureIds, log: createLogger('silent'), ...options, folder }
  const git = await createGit(settings).catch((error: unknown) => {
    remove()
    throw error
  })
  after(async () => {
    await git.close()
    remove()
  })
  return { ...git, folder }
}

let shared: Promise<OpenGit & { folder: string }> | undefined
let lastId = 0

export interface TestRepository {
  git: OpenGit & { folder: string }
  repository: GitRepository
  /** The path of its files. */
  bare: string
}

/** A repository in the file's engine. Must be called at least once outside of tests. */
export async function openTestRepository(): Promise<TestRepository> {
  if (!shared) {
    shared = openTestGit()
    // Other test files run in this process too.
    after(() => {
      shared = undefined
    })
  }
  const git = await shared
  const id = ++lastId
  await git.create(id, { defaultBranch: 'main' })
  return { git, repository: git.repository(id), bare: git.storeOf(id).gitDir }
}

export const ada: Signature = {
  name: 'Ada',
  email: 'ada@example.org',
  atMs: 1_700_000_000_000,
  offsetMinutes: 60,
}

/** Runs the git command line, for comparison. */
export function runGit(folder: string, ...words: string[]): string {
  return runGitWith(folder, {}, ...words)
}

export function runGitWith(
  folder: string,
  { input, environment }: { input?: string | Buffer; environment?: Record<string, string> },
  ...words: string[]
): string {
  return execFileSync('git', words, {
    cwd: folder,
    env: { ...gitUser, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1024 ** 3,
    ...(input === undefined ? {} : { input }),
  }).toString()
}

export const gitUser: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'init.defaultBranch',
  GIT_CONFIG_VALUE_0: 'main',
}

export interface Change {
  branch?: string
  files: Record<string, string | null>
  message?: string
  atMs?: number
}

/** Commits to a branch, which is created if needed. `null` deletes a file. */
export async function commit(
  repository: GitRepository,
  { branch = 'main', files, message = 'change', atMs = ada.atMs }: Change,
): Promise<string> {
  const ref = `refs/heads/${branch}`
  const parent = (await repository.findRef(ref))?.oid
  const entries = await Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<TreeChange> => {
      if (text === null) return { path, oid: null }
      return { path, mode: '100644', oid: await repository.writeBlob(Buffer.from(text)) }
    }),
  )
  const tree = await repository.writeTree({ ...(parent ? { base: parent } : {}), entries })
  const person = { ...ada, atMs }
  const oid = await repository.writeCommit({
    tree,
    message,
    author: person,
    committer: person,
    parents: parent ? [parent] : [],
  })
  await repository.updateRefs([{ ref, from: parent ?? null, to: oid }])
  return oid
}

/** Writes an annotated tag object without a ref. */
export function writeTag(repository: GitRepository, object: string, tag: string): Promise<string> {
  return repository.writeTag({ object, type: 'commit', tag, message: 'm', tagger: ada })
}

/** A tree of a few objects with ten thousand million paths. */
export async function writeTreeBomb(repository: GitRepository, leaf: string): Promise<string> {
  let tree = leaf
  for (let level = 0; level < 10; level++) {
    const oid = tree
    const entries = Array.from('0123456789', (path): TreeChange => ({ path, mode: '040000', oid }))
    tree = await repository.writeTree({ entries })
  }
  return tree
}

/** Writes a commit without a ref. */
export function writeCommit(repository: GitRepository, tree: string, parents: string[]): Promise<string> {
  return repository.writeCommit({ tree, parents, author: ada, committer: ada, message: 'change' })
}
