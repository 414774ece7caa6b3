import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { type Writer, writeAs } from '../repositories/authorized-writes.ts'
import { incrementGitVersion } from '../repositories/store/repository-versions.ts'
import { emitProtectionEvent } from './protection-events.ts'
import type { Protection } from './protection-settings.ts'
import { deleteProtection, findProtection, type ProtectionRow, saveProtection } from './store/protections.ts'

export interface Protections {
  get(repository: RepositoryRow, branch: string): Promise<ProtectionRow>
  /** Creates the protection or replaces its settings. */
  set(writer: Writer, branch: string, settingsOf: SettingsOf<Protection | undefined>): Promise<ProtectionRow>
  /** Changes an existing protection. */
  change(writer: Writer, branch: string, settingsOf: SettingsOf<Protection>): Promise<ProtectionRow>
  remove(writer: Writer, branch: string): Promise<void>
}

type SettingsOf<Before> = (tx: Transaction<Tables>, before: Before) => Promise<Protection> | Protection

export function createProtections(context: Context): Protections {
  const { db, git, clock } = context

  async function requireBranch({ id }: RepositoryRow, branch: string): Promise<void> {
    if (!(await git.repository(id).findRef(`refs/heads/${branch}`)))
      throw problem('not_found', { message: 'Branch not found' })
  }

  return {
    async get(repository, branch) {
      const row = await findProtection(db.read, repository.id, branch)
      if (row) return row
      await requireBranch(repository, branch)
      throw notProtected()
    },
    async set(writer, branch, settingsOf) {
      await requireBranch(writer.repository, branch)
      return writeAs(context, writer, async (tx) => {
        const before = await findProtection(tx, writer.repository.id, branch)
        return save(tx, writer, branch, before, await settingsOf(tx, before?.protection))
      })
    },
    change: (writer, branch, settingsOf) =>
      writeAs(context, writer, async (tx) => {
        const before = await findProtection(tx, writer.repository.id, branch)
        if (!before) throw notProtected()
        return save(tx, writer, branch, before, await settingsOf(tx, before.protection))
      }),
    remove: (writer, branch) =>
      writeAs(context, writer, async (tx) => {
        const before = await findProtection(tx, writer.repository.id, branch)
        if (!before) throw notProtected()
        await deleteProtection(tx, writer.repository.id, branch)
        await incrementGitVersion(tx, writer.repository.id)
        await emitProtectionEvent(tx, context, writer, { before, after: undefined })
      }),
  }

  async function save(
    tx: Transaction<Tables>,
    writer: Writer,
    branch: string,
    before: ProtectionRow | undefined,
    protection: Protection,
  ): Promise<ProtectionRow> {
    requireWithinLimits(protection)
    const after = await saveProtection(tx, writer.repository.id, branch, protection, clock.now())
    await incrementGitVersion(tx, writer.repository.id)
    await emitProtectionEvent(tx, context, writer, { before, after })
    return after
  }
}

/** Single additions must not make the lists longer than a whole replacement can. */
const maxNames = 100

function requireWithinLimits({ requiredChecks, restrictions }: Protection): void {
  const lists = [requiredChecks?.checks ?? [], ...Object.values(restrictions ?? {})]
  if (lists.some((list) => list.length > maxNames))
    throw validationFailed({
      resource: 'ProtectedBranch',
      code: 'custom',
      message: `Branch protection can name at most ${maxNames} checks, users, teams or apps.`,
    })
}

function notProtected() {
  return problem('not_found', { message: 'Branch not protected' })
}
