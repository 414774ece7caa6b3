import { toBit } from '@octavo/platform/data/columns.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { IssueTypeColor } from '../database/issue-tables.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import {
  deleteIssueType,
  foldTypeName,
  type IssueTypeRow,
  incrementVersionsOfType,
  insertIssueType,
  listIssueTypes,
  removeTypeFromIssues,
  updateIssueType,
} from './store/issue-types.ts'

export interface IssueTypeDefinition {
  name: string
  isEnabled: boolean
  description?: string | null | undefined
  color?: IssueTypeColor | null | undefined
}

interface ActorRequest {
  actor: AccountRow
  organization: ProfileRow
}

const maxTypes = 25
const maxNameLength = 50
const maxDescriptionLength = 250
const defaultColor: IssueTypeColor = 'gray'

export type IssueTypes = ReturnType<typeof createIssueTypes>

/** The types that an organization defines for the issues of its repositories. */
export function createIssueTypes({
  db,
  audit,
  clock,
  jobs,
}: Pick<Context, 'db' | 'audit' | 'clock' | 'jobs'>) {
  /** Runs a change with all types of the organization, and records it in the audit log. */
  function change(
    verb: 'create' | 'update' | 'destroy',
    { actor, organization }: ActorRequest,
    work: (tx: Transaction<Tables>, types: readonly IssueTypeRow[]) => Promise<IssueTypeRow>,
  ): Promise<IssueTypeRow> {
    return db.write(async (tx) => {
      const type = await work(tx, await listIssueTypes(tx, organization.id))
      const data = { issue_type: type.name, issue_type_id: type.id }
      await audit.record(tx, { action: `issue_type.${verb}`, actor, organization, data })
      return type
    })
  }

  return {
    list: (organizationId: number): Promise<IssueTypeRow[]> => listIssueTypes(db.read, organizationId),

    /** The types that issues of the repository can get. */
    async listUsable({ owner_id, owner_role }: RepositoryRow): Promise<IssueTypeRow[]> {
      if (owner_role !== 'organization') return []
      return (await listIssueTypes(db.read, owner_id)).filter(({ is_enabled }) => is_enabled)
    },

    create(request: ActorRequest, input: IssueTypeDefinition): Promise<IssueTypeRow> {
      const { name, description } = readTexts(input)
      return change('create', request, (tx, types) => {
        if (types.length >= maxTypes)
          throw invalid({ code: 'custom', message: `An organization can have ${maxTypes} issue types.` })
        refuseTaken(types, name)
        return insertIssueType(tx, {
          organization_id: request.organization.id,
          name,
          description: description ?? null,
          color: input.color ?? defaultColor,
          is_enabled: toBit(input.isEnabled),
          created_at_ms: clock.now(),
          updated_at_ms: clock.now(),
        })
      })
    },

    /** A missing description or color stays. */
    update(request: ActorRequest, id: number, input: IssueTypeDefinition): Promise<IssueTypeRow> {
      const { name, description } = readTexts(input)
      return change('update', request, async (tx, types) => {
        const before = getType(types, id)
        refuseTaken(
          types.filter((type) => type !== before),
          name,
        )
        await incrementVersionsOfType(tx, id)
        return updateIssueType(tx, id, {
          name,
          is_enabled: toBit(input.isEnabled),
          updated_at_ms: clock.now(),
          ...(description !== undefined && { description }),
          ...(input.color !== undefined && { color: input.color ?? defaultColor }),
        })
      })
    },

    async remove(request: ActorRequest, id: number): Promise<void> {
      await change('destroy', request, async (tx, types) => {
        const type = getType(types, id)
        await deleteIssueType(tx, id)
        await incrementVersionsOfType(tx, id)
        // Any number of issues may have the type, so a job removes it there.
        await jobs.enqueue(tx, { kind: tidyTypeKind, payload: { typeId: id } })
        return type
      })
    },
  }
}

const tidyTypeKind = 'issue-types.tidy'

const Payload = Type.Object({ typeId: Type.Integer() })

/** Small batches, so that other writes need not wait long. */
const batchSize = 2_000

/** Removes a deleted type from issues. Responses hide it meanwhile. */
export const issueTypeJobs = ({ db }: Pick<Context, 'db'>): JobHandlers => ({
  [tidyTypeKind]: {
    async run(payload, { signal }) {
      const { typeId }: Static<typeof Payload> = Value.Parse(Payload, payload)
      for (let hasMore = true; hasMore; ) {
        signal.throwIfAborted()
        hasMore = await db.write((tx) => removeTypeFromIssues(tx, typeId, batchSize))
      }
    },
  },
})

function readTexts({ name, description }: IssueTypeDefinition) {
  const trimmed = name.trim()
  if (trimmed === '') throw invalid({ code: 'missing_field' })
  if ([...trimmed].length > maxNameLength)
    throw invalid({ code: 'custom', message: `name is too long (maximum is ${maxNameLength} characters)` })
  if ([...(description ?? '')].length > maxDescriptionLength)
    throw invalid({
      field: 'description',
      code: 'custom',
      message: `description is too long (maximum is ${maxDescriptionLength} characters)`,
    })
  return { name: trimmed, description }
}

function getType(types: readonly IssueTypeRow[], id: number): IssueTypeRow {
  const type = types.find((candidate) => candidate.id === id)
  if (!type) throw problem('not_found')
  return type
}

function refuseTaken(types: readonly IssueTypeRow[], name: string): void {
  if (types.some(({ name_folded }) => name_folded === foldTypeName(name)))
    throw invalid({ code: 'already_exists' })
}

function invalid(error: Omit<Parameters<typeof validationFailed>[0], 'resource'>) {
  return validationFailed({ resource: 'IssueType', field: 'name', ...error })
}
