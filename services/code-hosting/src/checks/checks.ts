import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { findApps } from '../apps/store/apps.ts'
import { isFullOid, noCommitFound } from '../code/commits/revisions.ts'
import type { Context } from '../context.ts'
import type { CheckConclusion } from '../database/check-tables.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable, validationFailed } from '../errors.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import type { CheckEvents } from './check-events.ts'
import { stateOfSuite } from './check-state.ts'
import type { CheckOutput } from './present/checks.ts'
import { findBranchAt } from './store/branches-at.ts'
import {
  type CheckRunRow,
  countRunsOfSuite,
  deleteOldestRuns,
  findCheckRun,
  insertAnnotations,
  insertCheckRun,
  updateCheckRun,
} from './store/check-runs.ts'
import {
  type CheckSuiteRow,
  findCheckSuite,
  listCheckTallies,
  putCheckSuite,
  putPreferences,
  updateCheckSuite,
} from './store/check-suites.ts'

export interface NewAnnotation {
  path: string
  start_line: number
  end_line: number
  start_column?: number | undefined
  end_column?: number | undefined
  annotation_level: 'notice' | 'warning' | 'failure'
  message: string
  title?: string | undefined
  raw_details?: string | undefined
}

export interface RunInput {
  name?: string | undefined
  externalId?: string | undefined
  detailsUrl?: string | undefined
  status?: CheckRunRow['status'] | undefined
  conclusion?: CheckConclusion | undefined
  startedAtMs?: number | undefined
  completedAtMs?: number | undefined
  output?: (Partial<CheckOutput> & { annotations?: readonly NewAnnotation[] | undefined }) | undefined
  actions?: readonly object[] | undefined
}

/** In a suite. Older ones are deleted. */
const maxRunsOfName = 1000
/** Pages of commits and pull requests read the latest run of each name. */
const maxRunsOfSuite = 10_000

/** Check runs and suites. Their writer is the bot of the app. */
export function createChecks(context: Context, events: CheckEvents) {
  const { clock, git } = context

  async function findCommit({ repository }: Writer, oid: string) {
    return git.repository(repository.id).findCommit(oid.toLowerCase())
  }

  async function getCommit(writer: Writer, oid: string) {
    const commit = isFullOid(oid) ? await findCommit(writer, oid) : undefined
    if (!commit) throw noCommitFound(oid)()
    return commit
  }

  async function putSuite(tx: Transaction<Tables>, { repository }: Writer, oid: string, appId: number) {
    const branch = await findBranchAt(tx, repository.id, oid)
    const suite = { repository_id: repository.id, oid, app_id: appId, head_branch: branch }
    return putCheckSuite(tx, suite, clock.now())
  }

  async function getRun(tx: Transaction<Tables>, repositoryId: number, id: number): Promise<CheckRunRow> {
    const run = await findCheckRun(tx, repositoryId, id)
    if (!run) throw problem('not_found')
    return run
  }

  async function getSuite(tx: Transaction<Tables>, repositoryId: number, id: number): Promise<CheckSuiteRow> {
    const suite = await findCheckSuite(tx, repositoryId, id)
    if (!suite) throw problem('not_found')
    return suite
  }

  /** Shows the suite as queued. Its runs stay as they are, because the app decides what to run. */
  const markRequested = (tx: Transaction<Tables>, id: number) =>
    updateCheckSuite(tx, id, { is_rerequested: 1, updated_at_ms: clock.now() })

  /** Emits the events of a change, with that of the suite when its last run completes. */
  async function emitChange(
    tx: Transaction<Tables>,
    writer: Writer,
    run: CheckRunRow,
    { isNew, hasCompleted }: { isNew: boolean; hasCompleted: boolean },
    commit: Awaited<ReturnType<typeof findCommit>>,
  ): Promise<void> {
    const suite = await updateCheckSuite(tx, run.suite_id, { is_rerequested: 0, updated_at_ms: clock.now() })
    const source = { repository: writer.repository, actor: writer.actor, commit }
    if (isNew) await events.emitRun(tx, 'created', source, run, suite)
    if (!hasCompleted) return
    await events.emitRun(tx, 'completed', source, run, suite)
    const { status } = stateOfSuite(suite, await listCheckTallies(tx, [suite.id]))
    if (status === 'completed') await events.emitCompletedSuite(tx, source, suite)
  }

  return {
    async createRun(
      writer: Writer,
      appId: number,
      oid: string,
      input: RunInput & { name: string },
    ): Promise<CheckRunRow> {
      const commit = await getCommit(writer, oid)
      return writeAs(context, writer, async (tx) => {
        const suite = (await putSuite(tx, writer, commit.oid, appId)).row
        const { annotations = [], ...output } = input.output ?? {}
        const run = await insertCheckRun(tx, {
          repository_id: writer.repository.id,
          suite_id: suite.id,
          app_id: appId,
          oid: commit.oid,
          name: input.name,
          external_id: input.externalId ?? '',
          details_url: input.detailsUrl ?? null,
          ...stateOf(input, undefined, clock.now()),
          output: encodeJson({ title: null, summary: null, text: null, ...output }),
          actions: encodeJson(input.actions ?? []),
          annotations: annotations.length,
        })
        await insertAnnotations(tx, annotationRows(run.id, annotations))
        await deleteOldestRuns(tx, run, maxRunsOfName)
        if ((await countRunsOfSuite(tx, suite.id)) > maxRunsOfSuite)
          throw unprocessable(`A check suite can have at most ${maxRunsOfSuite} check runs.`)
        const hasCompleted = run.status === 'completed'
        await emitChange(tx, writer, run, { isNew: true, hasCompleted }, commit)
        return run
      })
    },

    async changeRun(
      writer: Writer,
      appId: number,
      before: CheckRunRow,
      input: RunInput,
    ): Promise<CheckRunRow> {
      const commit = await findCommit(writer, before.oid)
      return writeAs(context, writer, async (tx) => {
        const current = await getRun(tx, writer.repository.id, before.id)
        if (current.app_id !== appId)
          throw problem('forbidden', {
            message: `Invalid app_id \`${appId}\` - check run can only be modified by the GitHub App that created it.`,
          })
        const { annotations = [], ...output } = input.output ?? {}
        const run = await updateCheckRun(tx, current.id, {
          ...(input.name !== undefined && { name: input.name }),
          ...(input.externalId !== undefined && { external_id: input.externalId }),
          ...(input.detailsUrl !== undefined && { details_url: input.detailsUrl }),
          ...(input.actions !== undefined && { actions: encodeJson(input.actions) }),
          ...stateOf(input, current, clock.now()),
          output: encodeJson({ ...decodeJson<CheckOutput>(current.output), ...output }),
          annotations: current.annotations + annotations.length,
        })
        await insertAnnotations(tx, annotationRows(run.id, annotations))
        const hasCompleted = run.status === 'completed' && current.status !== 'completed'
        await emitChange(tx, writer, run, { isNew: false, hasCompleted }, commit)
        return run
      })
    },

    async createSuite(writer: Writer, appId: number, oid: string) {
      const commit = await getCommit(writer, oid)
      return writeAs(context, writer, async (tx) => {
        const { row, isNew } = await putSuite(tx, writer, commit.oid, appId)
        const source = { repository: writer.repository, actor: writer.actor, commit }
        if (isNew) await events.requestSuite(tx, 'requested', source, row)
        return { suite: row, isNew }
      })
    },

    /** Asks the app to run the check again. */
    async requestRun(writer: Writer, id: number): Promise<void> {
      await writeAs(context, writer, async (tx) => {
        const run = await getRun(tx, writer.repository.id, id)
        const suite = await markRequested(tx, run.suite_id)
        const source = { repository: writer.repository, actor: writer.actor, commit: undefined }
        await events.requestRun(tx, source, run, suite)
      })
    },

    async requestSuite(writer: Writer, before: CheckSuiteRow): Promise<void> {
      const commit = await findCommit(writer, before.oid)
      await writeAs(context, writer, async (tx) => {
        await getSuite(tx, writer.repository.id, before.id)
        const suite = await markRequested(tx, before.id)
        const source = { repository: writer.repository, actor: writer.actor, commit }
        await events.requestSuite(tx, 'rerequested', source, suite)
      })
    },

    async setPreferences(writer: Writer, settings: readonly { app_id: number; setting: boolean }[]) {
      const byApp = new Map(settings.map(({ app_id, setting }) => [app_id, setting]))
      await writeAs(context, writer, async (tx) => {
        const apps = await findApps(tx, byApp.keys())
        const unknown = [...byApp.keys()].find((id) => !apps.has(id))
        if (unknown !== undefined) throw unprocessable(`There is no app ${unknown}.`)
        await putPreferences(tx, writer.repository.id, byApp)
      })
    },
  }
}

export type Checks = ReturnType<typeof createChecks>

/** A conclusion completes the run, and a run is completed only with a conclusion. */
function stateOf(input: RunInput, before: CheckRunRow | undefined, nowMs: number) {
  const { conclusion, completedAtMs, startedAtMs } = input
  const isCompleting = conclusion !== undefined || completedAtMs !== undefined || input.status === 'completed'
  const status = isCompleting ? 'completed' : (input.status ?? before?.status ?? 'queued')
  const result = conclusion ?? before?.conclusion ?? null
  if (status === 'completed' && result === null)
    throw invalid('conclusion', 'is required when the status is completed')
  return {
    status,
    conclusion: status === 'completed' ? result : null,
    started_at_ms: startedAtMs ?? before?.started_at_ms ?? nowMs,
    completed_at_ms: status === 'completed' ? (completedAtMs ?? before?.completed_at_ms ?? nowMs) : null,
  }
}

function annotationRows(runId: number, annotations: readonly NewAnnotation[]) {
  return annotations.map((annotation) => {
    const { start_column = null, end_column = null, title = null, raw_details = null, ...rest } = annotation
    if (rest.end_line < rest.start_line) throw invalid('end_line', 'must not be before start_line')
    return { check_run_id: runId, ...rest, start_column, end_column, title, raw_details }
  })
}

function invalid(field: string, message: string) {
  return validationFailed({ resource: 'CheckRun', code: 'custom', field, message: `${field} ${message}` })
}
