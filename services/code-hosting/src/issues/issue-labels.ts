import { validationFailed } from '../errors.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import { type Change, emitIssueEvent, recordEvents } from './issue-change.ts'
import { refuseLabel } from './label-rules.ts'
import { presentEventLabel, presentLabel } from './present/labels.ts'
import { addFacets, facets, removeFacets } from './store/issue-facets.ts'
import type { IssueRow } from './store/issues.ts'
import { findLabels, foldLabel, insertLabels, type LabelRow, listLabelsOfIssue } from './store/labels.ts'

/** The color of labels that are created by adding them to an issue. */
const newLabelColor = 'ededed'
const maxLabels = 100

/** Finds labels by name, in order. Creates missing ones only for users with write access. */
export async function findOrCreateLabels(
  { tx, repository, nowMs }: Change,
  names: readonly string[],
  mayCreate: boolean,
): Promise<LabelRow[]> {
  const requested = new Map(names.map((name) => [foldLabel(name.trim()), name.trim()]))
  if (requested.size > maxLabels)
    throw validationFailed({ resource: 'Issue', field: 'labels', code: 'invalid' })
  const existing = await findLabels(tx, repository.id, [...requested.values()])
  const missing = [...requested]
    .filter(([folded]) => !existing.some((label) => label.name_folded === folded))
    .map(([, name]) => ({ name, color: newLabelColor, description: null }))
  for (const label of missing) {
    if (!mayCreate)
      throw validationFailed({ resource: 'Label', field: 'name', code: 'invalid', value: label.name })
    refuseLabel(label)
  }
  const created = missing.length ? await insertLabels(tx, repository.id, missing, nowMs) : []
  return [...existing, ...created]
}

export async function addLabels(change: Change, issue: IssueRow, labels: readonly LabelRow[]): Promise<void> {
  const requested = labels.map(({ id }) => ({ kind: facets.label, subjectId: id }))
  const added = new Set((await addFacets(change.tx, issue, requested)).map(({ subjectId }) => subjectId))
  await emitLabelEvents(
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
  await emitLabelEvents(change, issue, 'unlabeled', labels)
}

/** Replaces all labels. */
export async function setLabels(change: Change, issue: IssueRow, labels: readonly LabelRow[]): Promise<void> {
  const present = await listLabelsOfIssue(change.tx, issue.id)
  const requested = new Set(labels.map(({ id }) => id))
  await removeLabels(
    change,
    issue,
    present.filter(({ id }) => !requested.has(id)),
  )
  await addLabels(change, issue, labels)
}

async function emitLabelEvents(
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
    emitIssueEvent(change, issue, kind, (addresses) => ({
      label: presentEventLabel(presentLabel(label, fullNameOf(change.repository), addresses)),
    }))
}
