import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Context } from '../context.ts'
import type { ReleaseTable } from '../database/release-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { removeReactionAs } from '../issues/reactions.ts'
import {
  addReaction,
  type ReactionContent,
  type ReactionTarget,
  removeReactionsTo,
} from '../issues/store/reactions.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import { findLatestRelease } from './latest-release.ts'
import { emitReleaseEvents, type ReleaseChange } from './release-events.ts'
import { getReleaseTarget, invalidRelease, type ReleaseTarget, refuseTagName } from './release-tags.ts'
import {
  deleteRelease,
  findRelease,
  findReleaseByTag,
  insertRelease,
  type ReleaseRow,
  unmarkOthers,
  updateRelease,
} from './store/releases.ts'

export interface ReleaseInput {
  tag_name: string
  target_commitish: string
  name: string | null
  body: string | null
  isDraft: boolean
  isPrerelease: boolean
  latest: ReleaseTable['latest']
}

const maxTextLength = 125_000
const maxTries = 4

export type Releases = ReturnType<typeof createReleases>

export function reactionsTo({ id, repository_id }: ReleaseRow): ReactionTarget {
  return { target: 'release', id, repositoryId: repository_id }
}

export function createReleases(context: Context) {
  const { db, clock, git, activity, pushes } = context

  /** Users with write access also see drafts. */
  async function get({ id: repositoryId }: RepositoryRow, id: number, withDrafts: boolean) {
    const release = await findRelease(db.read, repositoryId, id)
    if (!release || (release.is_draft === 1 && !withDrafts)) throw problem('not_found')
    return release
  }

  async function getByTag({ id }: RepositoryRow, tag: string): Promise<ReleaseRow> {
    const release = await findReleaseByTag(db.read, id, tag)
    if (!release) throw problem('not_found')
    return release
  }

  /**
   * Runs the change of a published release, and creates its tag with it if that does not exist. The tag may be
   * created or deleted concurrently, so the target is read again.
   */
  async function publish(
    writer: Writer,
    input: Pick<ReleaseInput, 'tag_name' | 'target_commitish'>,
    releaseId: number | undefined,
    change: (tx: Transaction<Tables>, target: ReleaseTarget) => Promise<ReleaseRow>,
  ): Promise<ReleaseRow> {
    const { repository, actor } = writer
    const isTaken = async (tx: Transaction<Tables>) => {
      const other = await findReleaseByTag(tx, repository.id, input.tag_name)
      return other !== undefined && other.id !== releaseId
    }
    for (let tries = 1; tries <= maxTries; tries++) {
      const target = await getReleaseTarget(git, repository, input)
      if (!target.isNewTag)
        return writeAs(context, writer, async (tx) => {
          if (await isTaken(tx)) throw tagTaken()
          return change(tx, target)
        }).catch((error: unknown) => {
          // Another process has published the tag meanwhile.
          throw isUniqueViolation(error) ? tagTaken() : error
        })
      let release: ReleaseRow | undefined
      let rejection: Problem | undefined
      const outcome = await pushes.recordRefChanges({
        repository,
        actor,
        changes: [{ ref: `refs/tags/${input.tag_name}`, from: null, to: target.commit.oid }],
        async authorize(tx) {
          await writer.requireRole?.(tx)
          if (await isTaken(tx)) throw tagTaken()
        },
        // The tag exists now, so a rejection must not undo this transaction, which records it.
        async inTransaction(tx) {
          rejection = (await isTaken(tx)) ? tagTaken() : undefined
          if (rejection) return
          release = await change(tx, target).catch((error: unknown) => {
            if (!(error instanceof Problem)) throw error
            rejection = error
            return undefined
          })
        },
      })
      if (outcome === 'stale') continue
      if (release) return release
      throw rejection ?? tagTaken()
    }
    throw invalidRelease({
      code: 'custom',
      field: 'tag_name',
      message: 'tag_name conflicts with an existing tag: one name is a path prefix of the other.',
    })
  }

  async function emit(tx: Transaction<Tables>, { repository, actor }: Writer, change: ReleaseChange) {
    await emitReleaseEvents(tx, activity, { repository, actor }, change)
  }

  return {
    get,

    getByTag,

    /** The URLs of drafts contain `untagged-` and the id, because the tag may not exist. */
    getByPageTag(repository: RepositoryRow, tag: string, withDrafts: boolean): Promise<ReleaseRow> {
      const [, id] = /^untagged-(\d{1,15})$/.exec(tag) ?? []
      return id ? get(repository, Number(id), withDrafts) : getByTag(repository, tag)
    },

    async getLatest({ id }: RepositoryRow): Promise<ReleaseRow> {
      const release = await findLatestRelease(db.read, id)
      if (!release) throw problem('not_found')
      return release
    },

    create(writer: Writer, input: ReleaseInput): Promise<ReleaseRow> {
      refuseInput(input)
      const { repository, actor } = writer
      const insert = async (tx: Transaction<Tables>, target?: ReleaseTarget) => {
        const nowMs = clock.now()
        const release = await insertRelease(tx, {
          repository_id: repository.id,
          tag_name: input.tag_name,
          target_commitish: input.target_commitish,
          name: input.name,
          body: input.body,
          is_draft: input.isDraft ? 1 : 0,
          is_prerelease: input.isPrerelease ? 1 : 0,
          latest: input.latest,
          author_id: actor.id,
          created_at_ms: target?.commit.committer.atMs ?? nowMs,
          updated_at_ms: nowMs,
          published_at_ms: target ? nowMs : null,
        })
        if (isFull(release) && release.latest !== 'excluded')
          await unmarkOthers(tx, repository.id, release.id)
        await emit(tx, writer, { after: release })
        return release
      }
      return input.isDraft
        ? writeAs(context, writer, (tx) => insert(tx))
        : publish(writer, input, undefined, insert)
    },

    async update(writer: Writer, id: number, input: Partial<ReleaseInput>): Promise<ReleaseRow> {
      const { repository } = writer
      const before = await get(repository, id, true)
      const merged = {
        tag_name: input.tag_name ?? before.tag_name,
        target_commitish: input.target_commitish ?? before.target_commitish,
      }
      refuseInput({ ...input, ...merged })
      const isDraft = input.isDraft ?? before.is_draft === 1
      const change = async (tx: Transaction<Tables>, target?: ReleaseTarget) => {
        const current = await findRelease(tx, repository.id, id)
        if (!current) throw problem('not_found')
        // The tag belongs to the state that was read: a concurrent change of either is repeated by the client.
        if (current.is_draft !== before.is_draft || current.tag_name !== before.tag_name)
          throw problem('conflict', { message: 'The release was changed concurrently. Try again.' })
        const nowMs = clock.now()
        const isPublishing = target !== undefined && current.is_draft === 1
        const release = await updateRelease(tx, id, {
          ...merged,
          ...(input.name !== undefined && { name: input.name }),
          ...(input.body !== undefined && { body: input.body }),
          ...(input.isPrerelease !== undefined && { is_prerelease: input.isPrerelease ? 1 : 0 }),
          ...(input.latest !== undefined && { latest: input.latest }),
          ...(target && { created_at_ms: target.commit.committer.atMs }),
          ...(isPublishing && { published_at_ms: nowMs }),
          ...(isDraft && { published_at_ms: null }),
          is_draft: isDraft ? 1 : 0,
          updated_at_ms: nowMs,
        })
        const isChosen = !isFull(current) || input.latest !== undefined
        if (isChosen && isFull(release) && release.latest !== 'excluded')
          await unmarkOthers(tx, repository.id, id)
        await emit(tx, writer, { before: current, after: release, latest: input.latest })
        return release
      }
      const hasNewTag = before.is_draft === 1 || merged.tag_name !== before.tag_name
      return !isDraft && hasNewTag
        ? publish(writer, merged, id, change)
        : writeAs(context, writer, (tx) => change(tx))
    },

    /** The tag stays. */
    remove: (writer: Writer, id: number): Promise<void> =>
      writeAs(context, writer, async (tx) => {
        const release = await findRelease(tx, writer.repository.id, id)
        if (!release) throw problem('not_found')
        await emit(tx, writer, { before: release })
        await removeReactionsTo(tx, reactionsTo(release))
        await deleteRelease(tx, id)
      }),

    react: (writer: Writer, id: number, content: ReactionContent) =>
      writeAs(context, writer, async (tx) => {
        const release = await findRelease(tx, writer.repository.id, id)
        if (!release || (release.is_draft === 1 && !includes(writer.role, 'write')))
          throw problem('not_found')
        return addReaction(tx, reactionsTo(release), {
          userId: writer.actor.id,
          content,
          nowMs: clock.now(),
        })
      }),

    removeReaction: (writer: Writer, id: number, reactionId: number): Promise<void> =>
      writeAs(context, writer, async (tx) => {
        const release = await findRelease(tx, writer.repository.id, id)
        if (!release) throw problem('not_found')
        await removeReactionAs(tx, writer, reactionsTo(release), reactionId)
      }),
  }
}

const isFull = ({ is_draft, is_prerelease }: ReleaseRow) => is_draft === 0 && is_prerelease === 0

function refuseInput({ tag_name, name, body }: Partial<ReleaseInput>): void {
  if (tag_name !== undefined) refuseTagName(tag_name)
  for (const [field, text] of [
    ['name', name],
    ['body', body],
  ] as const)
    if (text && text.length > maxTextLength)
      throw invalidRelease({
        code: 'custom',
        field,
        message: `${field} is too long (maximum is ${maxTextLength} characters)`,
      })
}

function tagTaken() {
  return invalidRelease({ code: 'already_exists', field: 'tag_name' })
}
