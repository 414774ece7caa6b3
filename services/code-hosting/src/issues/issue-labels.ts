import { validationFailed } from '../errors.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, recordEvents, tellIssue } from './issue-change.ts'
import { refuseLabel } from './label-rules.ts'
import { presentLabel, presentToldLabel } from './present/labels.ts'
import { addFacets, facets, removeFacets } from './store/issue-facets.ts'
import type { IssueRow } from './store/issues.ts'
import { findLabels, foldLabel, insertLabels, type LabelRow, listLabelsOfIssue } from './store/labels.ts'

/** Labels that are named for the first time come to be, with this colour. */
const colorOfNew = 'ededed'
const maxLabels = 100

/** Those of these names, in their order; who may not make new ones has to name what is there. */
export async function takeLabels(
  { tx, repository }: Change,
  names: readonly string[],
  mayCreate: boolean,
): Promise<LabelRow[]> {
  const wanted = new Map(names.map((name) => [foldLabel(name.trim()), name.trim()]))
  if (wanted.size > maxLabels) throw validationFailed({ resource: 'Issue', field: 'labels', code: 'invalid' })
  const found = await findLabels(tx, repository.id, [...wanted.values()])
  const missing = [...wanted]
    .filter(([folded]) => !found.some((label) => label.name_folded === folded))
    .map(([, name]) => ({ name, color: colorOfNew, description: null }))
  for (const label of missing) {
    if (!mayCreate)
      throw validationFailed({ resource: 'Label', field: 'name', code: 'invalid', value: label.name })
    refuseLabel(label)
  }
  const made = missing.length ? await insertLabels(tx, repository.id, missing) : []
  return [...found, ...made]
}

export async function addLabels(change: Change, issue: IssueRow, labels: readonly LabelRow[]): Promise<void> {
  const wanted = labels.map(({ id }) => ({ kind: facets.label, subjectId: id }))
  const added = new Set((await addFacets(change.tx, issue, wanted)).map(({ subjectId }) => subjectId))
  await tellLabels(
    change,
    issue,
    'labeled',
    labels.filter(({ id }) => added.has(id)),
  )
}

export async function removeLabels(
  change: Change,
  issue: IssueRow,
  labels: readonly LabelRow[],
): Promise<void> {
  await removeFacets(
    change.tx,
    issue,
    facets.label,
    labels.map(({ id }) => id),
  )
  await tellLabels(change, issue, 'unlabeled', labels)
}

/** The issue has these and no others afterwards. */
export async function setLabels(change: Change, issue: IssueRow, labels: readonly LabelRow[]): Promise<void> {
  const present = await listLabelsOfIssue(change.tx, issue.id)
  const wanted = new Set(labels.map(({ id }) => id))
  await removeLabels(
    change,
    issue,
    present.filter(({ id }) => !wanted.has(id)),
  )
  await addLabels(change, issue, labels)
}

async function tellLabels(
  change: Change,
  issue: IssueRow,
  kind: 'labeled' | 'unlabeled',
  labels: readonly LabelRow[],
): Promise<void> {
  await recordEvents(
    change,
    issue,
    labels.map(({ name, color }) => ({ kind, data: { label: { name, color } } })),
  )
  for (const label of labels)
    tellIssue(change, issue, kind, (addresses) => ({
      label: presentToldLabel(presentLabel(label, fullNameOf(change.repository), addresses)),
    }))
}
