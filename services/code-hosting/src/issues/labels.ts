import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, createChanges } from './issue-change.ts'
import { tidyLabelKind } from './label-cleanup.ts'
import { refuseLabel } from './label-rules.ts'
import { presentEventLabel, presentLabel } from './present/labels.ts'
import {
  countLabels,
  deleteLabel,
  findLabel,
  foldLabel,
  insertLabels,
  type LabelRow,
  listLabels,
  updateLabel,
} from './store/labels.ts'

/** The labels of new repositories. */
const defaults = [
  ['bug', 'd73a4a', 'Something does not work as it should'],
  ['documentation', '0075ca', 'Better or more documentation'],
  ['duplicate', 'cfd3d7', 'There is one about the same already'],
  ['enhancement', 'a2eeef', 'Something new, or a wish'],
  ['good first issue', '7057ff', 'A good one to begin with'],
  ['help wanted', '008672', 'Somebody to look at this would be welcome'],
  ['invalid', 'e4e669', 'This does not look right'],
  ['question', 'd876e3', 'More needs to be known'],
  ['wontfix', 'ffffff', 'This will stay as it is'],
] as const

export async function createDefaultLabels(
  tx: Transaction<Tables>,
  { id, created_at_ms }: Pick<RepositoryRow, 'id' | 'created_at_ms'>,
): Promise<void> {
  const rows = defaults.map(([name, color, description]) => ({ name, color, description, is_default: 1 }))
  await insertLabels(tx, id, rows, created_at_ms)
}

export interface LabelText {
  name: string
  color: string
  description: string | null
}

export type Labels = ReturnType<typeof createLabels>

export function createLabels(context: Context) {
  const { db, jobs } = context
  const run = createChanges(context)

  async function get({ id }: Pick<RepositoryRow, 'id'>, name: string): Promise<LabelRow> {
    const label = await findLabel(db.read, id, name)
    if (!label) throw problem('not_found')
    return label
  }

  async function runWith<Result>(
    writer: Writer,
    name: string,
    work: (change: Change, label: LabelRow) => Promise<Result>,
  ): Promise<Result> {
    return run(writer, async (change) => {
      const label = await findLabel(change.tx, writer.repository.id, name)
      if (!label) throw problem('not_found')
      return work(change, label)
    })
  }

  return {
    get,

    list: async ({ id }: Pick<RepositoryRow, 'id'>, page: { limit: number; offset: number }) => ({
      rows: await listLabels(db.read, id, page),
      total: await countLabels(db.read, id),
    }),

    create(writer: Writer, label: LabelText): Promise<LabelRow> {
      refuseLabel(label)
      return run(writer, async (change) => {
        const [created] = await insertLabels(change.tx, writer.repository.id, [label], change.nowMs)
        if (!created) throw nameTaken()
        emitLabelEvent(change, created, 'created')
        return created
      })
    },

    change(writer: Writer, name: string, input: Partial<LabelText>): Promise<LabelRow> {
      refuseLabel(input)
      return runWith(writer, name, async (change, label) => {
        const { tx, repository } = change
        const isRenamed = input.name !== undefined && foldLabel(input.name) !== label.name_folded
        if (isRenamed && (await findLabel(tx, repository.id, input.name ?? ''))) throw nameTaken()
        const changed = (await updateLabel(tx, label.id, input, change.nowMs)) ?? label
        emitLabelEvent(change, changed, 'edited', { changes: differences(label, changed) })
        return changed
      })
    },

    remove: (writer: Writer, name: string): Promise<void> =>
      runWith(writer, name, async (change, label) => {
        await deleteLabel(change.tx, label.id)
        // The label may be on a million issues, so a job removes it there.
        await jobs.enqueue(change.tx, {
          kind: tidyLabelKind,
          payload: { labelId: label.id, repositoryId: label.repository_id },
        })
        emitLabelEvent(change, label, 'deleted')
      }),
  }
}

function nameTaken() {
  return validationFailed({ resource: 'Label', code: 'already_exists', field: 'name' })
}

function differences(before: LabelRow, after: LabelRow) {
  const fields = ['name', 'color', 'description'] as const
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, { from: before[field] ?? '' }]))
}

function emitLabelEvent(
  { emit, repository }: Change,
  label: LabelRow,
  action: 'created' | 'edited' | 'deleted',
  more: object = {},
): void {
  emit({
    event: 'label',
    action,
    payload: (_tx, addresses) => ({
      label: presentEventLabel(presentLabel(label, fullNameOf(repository), addresses)),
      ...more,
    }),
  })
}
