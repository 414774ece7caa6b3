import { encodeJson } from '@octavo/platform/data/columns.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import { createRepository } from '../creation/create-repository.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { GitRepository, RefChange, Signature, TreeChange } from '../git/git.ts'
import { createLabels } from '../issues/labels.ts'
import { createMilestones } from '../issues/milestones.ts'
import { findLabel } from '../issues/store/labels.ts'
import { findMilestone } from '../issues/store/milestones.ts'
import { createRepositoryChanges } from '../repositories/repository-changes.ts'
import { initialBranch } from '../repositories/repository-names.ts'
import { createStars } from '../repositories/stars.ts'
import { setCollaborator } from '../repositories/store/collaborators.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import type { Act } from './act.ts'
import { organization, people, type SampleCommit, type SampleLogin, type SampleRepository } from './sample.ts'
import type { SampleAccounts } from './seed-accounts.ts'

export async function getSampleRepository(
  { db }: Pick<Context, 'db'>,
  { owner, name }: SampleRepository,
): Promise<RepositoryRow> {
  const match = await findRepository(db.read, owner, name)
  if (!match) throw new Error(`${owner}/${name} does not exist yet`)
  return match.row
}

/** All steps of a repository except its issues. */
export function repositoryActs(context: Context, accounts: SampleAccounts, sample: SampleRepository): Act[] {
  const ownerAccount = accounts.person(sample.owner === organization.login ? organization.owner : 'demo')
  const oids: string[] = []

  function branchActs(name: string, commits: readonly SampleCommit[], from?: number): Act[] {
    let pushed: string | null = null
    let tip: string | undefined
    return commits.map((commit, index) => ({
      at: commit.at,
      async run() {
        const { id } = await getSampleRepository(context, sample)
        tip = await writeCommit(context.git.repository(id), commit, tip ?? oids[from ?? -1])
        if (from === undefined) oids[index] = tip
        // Successive commits of one author are one push.
        if (commits[index + 1]?.author === commit.author) return
        const change = { ref: `refs/heads/${name}`, from: pushed, to: tip }
        await push(context, accounts.person(commit.author), sample, change)
        pushed = tip
      },
    }))
  }

  return [
    { at: sample.createdAt, run: () => createRepositoryWithLabels(context, accounts, ownerAccount, sample) },
    ...branchActs(initialBranch, sample.commits),
    ...(sample.branches ?? []).flatMap(({ name, commits, from }) => branchActs(name, commits, from)),
    ...(sample.tags ?? []).map(({ name, commit, message }) => {
      const { at = sample.createdAt, author = 'demo' } = sample.commits[commit] ?? {}
      return {
        at,
        async run() {
          const { id } = await getSampleRepository(context, sample)
          const to = await context.git.repository(id).writeTag({
            object: oids[commit] ?? '',
            type: 'commit',
            tag: name,
            message: `${message}\n`,
            tagger: signatureOf(author, at),
          })
          await push(context, accounts.person(author), sample, { ref: `refs/tags/${name}`, from: null, to })
        },
      }
    }),
  ]
}

/** Creates the repository with its labels, milestones and collaborators. */
async function createRepositoryWithLabels(
  context: Context,
  accounts: SampleAccounts,
  actor: AccountRow,
  sample: SampleRepository,
): Promise<void> {
  const { db } = context
  const { owner, name, description, homepage, topics, labels = [], milestones = [] } = sample
  const existing = await findRepository(db.read, owner, name)
  const repository =
    existing?.row ??
    (await createRepository(context, {
      owner: accounts.owner(owner),
      actor,
      viewer: viewerOfAccount(actor),
      repository: { name, description, ...(homepage ? { homepage } : {}) },
    }))
  // Setting the topics again would emit an event in the past.
  if (repository.topics !== encodeJson(topics))
    await createRepositoryChanges(context).setTopics(repository, actor, topics)
  for (const label of labels)
    if (!(await findLabel(db.read, repository.id, label.name)))
      await createLabels(context).create({ repository, actor, role: 'admin' }, label)
  for (const [index, { title, description: text, dueOn }] of milestones.entries())
    if (!(await findMilestone(db.read, repository.id, index + 1)))
      await createMilestones(context).create(
        { repository, actor, role: 'admin' },
        { title, description: text, state: 'open', dueAtMs: Date.parse(dueOn) },
      )
  await db.write(async (tx) => {
    for (const login of sample.writers ?? [])
      await setCollaborator(tx, {
        repositoryId: repository.id,
        userId: accounts.person(login).id,
        role: 'write',
      })
  })
  const stars = createStars(context)
  for (const login of sample.starredBy ?? []) await stars.add(accounts.person(login), repository.id)
}

/** Deterministic: the commit does not depend on the time or the server. */
async function writeCommit(
  git: GitRepository,
  { author, at, message, files }: SampleCommit,
  parent: string | undefined,
): Promise<string> {
  const writeFile = async (path: string, text: string | null): Promise<TreeChange> =>
    text === null
      ? { path, oid: null }
      : { path, mode: '100644', oid: await git.writeBlob(Buffer.from(text)) }
  const entries = await Promise.all(Object.entries(files).map(([path, text]) => writeFile(path, text)))
  const base = parent ? (await git.findCommit(parent))?.tree : undefined
  const signature = signatureOf(author, at)
  return git.writeCommit({
    tree: await git.writeTree({ ...(base ? { base } : {}), entries }),
    parents: parent ? [parent] : [],
    author: signature,
    committer: signature,
    message: `${message}\n`,
  })
}

async function push(
  context: Context,
  actor: AccountRow,
  sample: SampleRepository,
  change: RefChange,
): Promise<void> {
  const repository = await getSampleRepository(context, sample)
  const now = (await context.git.repository(repository.id).findRef(change.ref))?.oid ?? null
  // An interrupted seed has made this change already.
  if (now !== change.from) return
  const result = await context.pushes.recordRefChanges({ repository, actor, changes: [change] })
  if (result === 'stale') throw new Error(`${change.ref} of the sample has moved`)
}

function signatureOf(login: SampleLogin, at: string): Signature {
  const { name, email } = people[login]
  return { name, email, atMs: Date.parse(at), offsetMinutes: 0 }
}
