import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, validationFailed } from '../errors.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, createChanges } from './issue-change.ts'
import { presentMilestone } from './present/milestones.ts'
import { clearMilestone } from './store/clear-milestone.ts'
import { type LabelRow, selectLabelsOfMilestone } from './store/labels.ts'
import {
  allocateMilestoneNumber,
  countMilestones,
  deleteMilestone,
  findMilestone,
  insertMilestone,
  isMilestoneTitleTaken,
  listMilestones,
  type MilestoneList,
  type MilestoneRow,
  updateMilestone,
} from './store/milestones.ts'

export interface MilestoneText {
  title: string
  description: string | null
  state: 'open' | 'closed'
  dueAtMs: number | null
}

export type Milestones = ReturnType<typeof createMilestones>

export function createMilestones(context: Context) {
  const { db } = context
  const run = createChanges(context)

  async function get({ id }: Pick<RepositoryRow, 'id'>, number: number): Promise<MilestoneRow> {
    const milestone = await findMilestone(db.read, id, number)
    if (!milestone) throw problem('not_found')
    return milestone
  }

  return {
    get,

    list: async (list: MilestoneList, page: { limit: number; offset: number }) => ({
      rows: await listMilestones(db.read, list, page),
      total: await countMilestones(db.read, list),
    }),

    /** Not paginated: a repository has few labels. */
    listLabels: (repository: RepositoryRow, { id }: MilestoneRow): Promise<LabelRow[]> =>
      db.long(selectLabelsOfMilestone(db.read, repository.id, id)),

    create(writer: Writer, { title, description, state, dueAtMs }: MilestoneText): Promise<MilestoneRow> {
      refuseTitle(title)
      return run(writer, async (change) => {
        const { tx, repository, actor, nowMs } = change
        const number = await allocateMilestoneNumber(tx, repository.id)
        const isOpen = state === 'open'
        const id = await insertMilestone(tx, {
          repository_id: repository.id,
          number,
          title,
          description,
          is_open: isOpen ? 1 : 0,
          creator_id: actor.id,
          due_at_ms: dueAtMs,
          closed_at_ms: isOpen ? null : nowMs,
          created_at_ms: nowMs,
          updated_at_ms: nowMs,
        })
        if (id === undefined) throw titleTaken()
        return emitMilestoneEvent(change, number, 'created')
      })
    },

    change(writer: Writer, number: number, input: Partial<MilestoneText>): Promise<MilestoneRow> {
      if (input.title !== undefined) refuseTitle(input.title)
      return run(writer, async (change) => {
        const { tx, repository, nowMs } = change
        const before = await findMilestone(tx, repository.id, number)
        if (!before) throw problem('not_found')
        const { title, description, state, dueAtMs } = input
        if (title !== undefined && (await isMilestoneTitleTaken(tx, repository.id, title, before.id)))
          throw titleTaken()
        const isOpen = state === undefined ? before.is_open === 1 : state === 'open'
        await updateMilestone(tx, before.id, {
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(dueAtMs !== undefined && { due_at_ms: dueAtMs }),
          is_open: isOpen ? 1 : 0,
          closed_at_ms: isOpen ? null : (before.closed_at_ms ?? nowMs),
          updated_at_ms: nowMs,
        })
        if (isOpen !== (before.is_open === 1))
          await emitMilestoneEvent(change, number, isOpen ? 'opened' : 'closed')
        const changes = differences(before, input)
        if (Object.keys(changes).length) await emitMilestoneEvent(change, number, 'edited', { changes })
        return getNow(change, number)
      })
    },

    remove: (writer: Writer, number: number): Promise<void> =>
      run(writer, async (change) => {
        const { tx, repository } = change
        const milestone = await findMilestone(tx, repository.id, number)
        if (!milestone) throw problem('not_found')
        await emitMilestoneEvent(change, number, 'deleted')
        await clearMilestone(tx, repository.id, milestone.id)
        await deleteMilestone(tx, milestone.id)
      }),
  }
}

function refuseTitle(title: string): void {
  if (title.trim() === '')
    throw validationFailed({ resource: 'Milestone', code: 'missing_field', field: 'title' })
  if ([...title].length > 255) {
    const message = 'title is too long (maximum is 255 characters)'
    throw validationFailed({ resource: 'Milestone', code: 'custom', field: 'title', message })
  }
}

function titleTaken() {
  return validationFailed({ resource: 'Milestone', code: 'already_exists', field: 'title' })
}

function differences(before: MilestoneRow, { title, description, dueAtMs }: Partial<MilestoneText>) {
  const dueOn = before.due_at_ms === null ? '' : new Date(before.due_at_ms).toISOString()
  return {
    ...(title !== undefined && title !== before.title && { title: { from: before.title } }),
    ...(description !== undefined &&
      description !== before.description && { description: { from: before.description ?? '' } }),
    ...(dueAtMs !== undefined && dueAtMs !== before.due_at_ms && { due_on: { from: dueOn } }),
  }
}

async function getNow({ tx, repository }: Change, number: number): Promise<MilestoneRow> {
  const milestone = await findMilestone(tx, repository.id, number)
  if (!milestone) throw new Error(`There is no milestone ${number}`)
  return milestone
}

/** Loads the payload now, because the milestone may be deleted next. */
async function emitMilestoneEvent(
  change: Change,
  number: number,
  action: 'created' | 'edited' | 'opened' | 'closed' | 'deleted',
  more: object = {},
): Promise<MilestoneRow> {
  const milestone = await getNow(change, number)
  const accounts = await findAccounts(change.tx, [milestone.creator_id])
  change.emit({
    event: 'milestone',
    action,
    payload: (_tx, addresses) => ({
      milestone: presentMilestone(milestone, accounts, fullNameOf(change.repository), addresses),
      ...more,
    }),
  })
  return milestone
}
