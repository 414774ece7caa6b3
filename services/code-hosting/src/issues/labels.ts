import type { Transaction } from 'kysely'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, createChanges } from './issue-change.ts'
import { refuseLabel } from './label-rules.ts'
import { tidyLabelKind } from './label-tidying.ts'
import { presentLabel, presentToldLabel } from './present/labels.ts'
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

/** What every new repository starts with. */
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

export async function createDefaultLabels(tx: Transaction<Tables>, repositoryId: number): Promise<void> {
  const rows = defaults.map(([name, color, description]) => ({ name, color, description, is_default: 1 }))
  await insertLabels(tx, repositoryId, rows)
}

export interface LabelText {
  name: string
  color: string
  description: string | null
}

interface Place {
  repository: RepositoryRow
  actor: AccountRow
}

export type Labels = ReturnType<typeof createLabels>

export function createLabels(hosting: Hosting) {
  const { db, jobs } = hosting
  const run = createChanges(hosting)

  async function get({ id }: Pick<RepositoryRow, 'id'>, name: string): Promise<LabelRow> {
    const label = await findLabel(db.read, id, name)
    if (!label) throw problem('not_found')
    return label
  }

  async function runWith<Result>(
    place: Place,
    name: string,
    work: (change: Change, label: LabelRow) => Promise<Result>,
  ): Promise<Result> {
    return run(place, async (change) => {
      const label = await findLabel(change.tx, place.repository.id, name)
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

    create(place: Place, label: LabelText): Promise<LabelRow> {
      refuseLabel(label)
      return run(place, async (change) => {
        const [made] = await insertLabels(change.tx, place.repository.id, [label])
        if (!made) throw taken()
        tellLabel(change, made, 'created')
        return made
      })
    },

    change(place: Place, name: string, wanted: Partial<LabelText>): Promise<LabelRow> {
      refuseLabel(wanted)
      return runWith(place, name, async (change, label) => {
        const { tx, repository } = change
        const isRenamed = wanted.name !== undefined && foldLabel(wanted.name) !== label.name_folded
        if (isRenamed && (await findLabel(tx, repository.id, wanted.name ?? ''))) throw taken()
        const changed = (await updateLabel(tx, label.id, wanted)) ?? label
        tellLabel(change, changed, 'edited', { changes: differences(label, changed) })
        return changed
      })
    },

    remove: (place: Place, name: string): Promise<void> =>
      runWith(place, name, async (change, label) => {
        await deleteLabel(change.tx, label.id)
        // It may be on a million issues, which nobody should wait for.
        await jobs.enqueue(change.tx, {
          kind: tidyLabelKind,
          payload: { labelId: label.id, repositoryId: label.repository_id },
        })
        tellLabel(change, label, 'deleted')
      }),
  }
}

function taken() {
  return validationFailed({ resource: 'Label', code: 'already_exists', field: 'name' })
}

function differences(before: LabelRow, after: LabelRow) {
  const fields = ['name', 'color', 'description'] as const
  const changed = fields.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, { from: before[field] ?? '' }]))
}

function tellLabel(
  { tell, repository }: Change,
  label: LabelRow,
  action: 'created' | 'edited' | 'deleted',
  more: object = {},
): void {
  tell({
    event: 'label',
    action,
    payload: (_tx, addresses) => ({
      label: presentToldLabel(presentLabel(label, fullNameOf(repository), addresses)),
      ...more,
    }),
  })
}
