import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { accountOf } from '../accounts/viewer-account.ts'
import type { Context } from '../context.ts'
import type { AccountRow, ProfileRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { isManagedBy } from '../organizations/organization-owners.ts'
import { type Writer, writeAs, writerOf } from '../repositories/authorized-writes.ts'
import { incrementGitVersion, incrementGitVersionsOf } from '../repositories/store/repository-versions.ts'
import { type RulesetScope, readRulesetContent } from './ruleset-content.ts'
import { emitRulesetEvent } from './ruleset-events.ts'
import type { RulesetBody } from './schema/rulesets.ts'
import { insertRulesetVersion } from './store/ruleset-versions.ts'
import {
  deleteRuleset,
  findRuleset,
  insertRuleset,
  listRulesets,
  type Ruleset,
  type RulesetOwner,
  updateRuleset,
} from './store/rulesets.ts'

/** A user who changes the rulesets of a repository or an organization. */
export interface RulesetEditor {
  actor: AccountRow
  owner: RulesetOwner
  scope: RulesetScope
  repository?: RepositoryRow
  organization?: ProfileRow
  /** Runs a transaction that begins by checking that the user still has the right. */
  write<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
}

export interface Rulesets {
  create(editor: RulesetEditor, body: RulesetBody): Promise<Ruleset>
  update(editor: RulesetEditor, id: number, body: RulesetBody): Promise<Ruleset>
  remove(editor: RulesetEditor, id: number): Promise<void>
}

/** GitHub's limit per repository and per organization. Keeps the rules of a push bounded. */
const maxRulesets = 75

export function createRulesets(context: Context): Rulesets {
  const { clock } = context

  return {
    create: (editor, body) =>
      editor.write(async (tx) => {
        const content = await readRulesetContent(tx, body, undefined, editor.scope)
        const others = await listRulesets(tx, editor.owner)
        if (others.length >= maxRulesets) throw invalid(`There can be at most ${maxRulesets} rulesets.`)
        requireUniqueName(content.name, others)
        const after = await insertRuleset(tx, editor.owner, content, clock.now())
        await complete(tx, editor, undefined, after)
        return after
      }),
    update: (editor, id, body) =>
      editor.write(async (tx) => {
        const before = await getOwn(tx, editor, id)
        const content = await readRulesetContent(tx, body, before, editor.scope)
        requireUniqueName(
          content.name,
          (await listRulesets(tx, editor.owner)).filter((other) => other.id !== id),
        )
        const after = await updateRuleset(tx, id, content, clock.now())
        await complete(tx, editor, before, after)
        return after
      }),
    remove: (editor, id) =>
      editor.write(async (tx) => {
        const before = await getOwn(tx, editor, id)
        await deleteRuleset(tx, id)
        await complete(tx, editor, before, undefined)
      }),
  }

  async function complete(
    tx: Transaction<Tables>,
    editor: RulesetEditor,
    before: Ruleset | undefined,
    after: Ruleset | undefined,
  ): Promise<void> {
    if (after) await insertRulesetVersion(tx, after, editor.actor.id, clock.now())
    // Branches show whether they are protected.
    if ('repositoryId' in editor.owner) await incrementGitVersion(tx, editor.owner.repositoryId)
    else await incrementGitVersionsOf(tx, editor.owner.organizationId)
    await emitRulesetEvent(tx, context, editor, { before, after })
  }
}

async function getOwn(tx: Transaction<Tables>, { owner }: RulesetEditor, id: number): Promise<Ruleset> {
  const ruleset = await findRuleset(tx, id)
  const isOwn =
    'repositoryId' in owner
      ? ruleset?.repository_id === owner.repositoryId
      : ruleset?.organization_id === owner.organizationId
  if (!ruleset || !isOwn) throw problem('not_found')
  return ruleset
}

function requireUniqueName(name: string, others: readonly Ruleset[]): void {
  if (others.some((other) => other.name === name)) throw invalid('Name must be unique')
}

function invalid(message: string) {
  return validationFailed({ resource: 'RepositoryRuleset', code: 'custom', field: 'name', message })
}

export function repositoryEditor(context: Context, request: FastifyRequest): RulesetEditor {
  const writer: Writer = writerOf(request)
  const { repository, actor } = writer
  return {
    actor,
    repository,
    owner: { repositoryId: repository.id },
    scope: {
      ownerId: repository.owner_id,
      isOrganizationOwned: repository.owner_role === 'organization',
      isOrganizationRuleset: false,
    },
    write: (work) => writeAs(context, writer, work),
  }
}

export function organizationEditor({ db }: Context, request: FastifyRequest): RulesetEditor {
  const organization = request.organization.row
  const actor = accountOf(request.viewer)
  return {
    actor,
    organization,
    owner: { organizationId: organization.id },
    scope: { ownerId: organization.id, isOrganizationOwned: true, isOrganizationRuleset: true },
    write: (work) =>
      db.write(async (tx) => {
        if (!(await isManagedBy(tx, { actor, organization }))) throw problem('needs_owner')
        return work(tx)
      }),
  }
}
