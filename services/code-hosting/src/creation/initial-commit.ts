import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { validationFailed } from '../errors.ts'
import type { RefChange } from '../git/git.ts'
import { readGitignoreTemplate } from '../licenses/gitignore-templates.ts'
import { fillLicenseText, readLicenseText } from '../licenses/license-texts.ts'
import { findLicense } from '../licenses/licenses.ts'
import { initialBranch } from '../repositories/repository-names.ts'

/** The files of an initial commit. */
export interface InitialCommit {
  description?: string | null
  auto_init?: boolean
  gitignore_template?: string
  license_template?: string
}

interface InitialCommitOptions {
  id: number
  name: string
  actor: AccountRow
  first: InitialCommit
}

export async function writeInitialCommit(
  { git, clock, db }: Context,
  { id, name, actor, first }: InitialCommitOptions,
): Promise<RefChange[]> {
  const signer = await createCommitPeople(db).signerOf(actor)
  const year = new Date(clock.now()).getUTCFullYear()
  const files = await listFiles(name, first, { holder: signer.name, year })
  if (files.length === 0) return []
  const repository = git.repository(id)
  const entries = await Promise.all(
    files.map(async ({ path, text }) => ({
      path,
      mode: '100644' as const,
      oid: await repository.writeBlob(Buffer.from(text)),
    })),
  )
  const signature = { ...signer, atMs: clock.now(), offsetMinutes: 0 }
  const to = await repository.writeCommit({
    tree: await repository.writeTree({ entries }),
    parents: [],
    author: signature,
    committer: signature,
    message: 'Initial commit',
  })
  const change = { ref: `refs/heads/${initialBranch}`, from: null, to }
  await repository.updateRefs([change])
  return [change]
}

async function listFiles(
  name: string,
  { auto_init, description, gitignore_template, license_template }: InitialCommit,
  copyright: { holder: string; year: number },
): Promise<{ path: string; text: string }[]> {
  const readme = [`# ${name}`, ...(description ? [description] : [])].join('\n')
  const ignored = gitignore_template ? await readGitignoreTemplate(gitignore_template) : undefined
  if (gitignore_template && ignored === undefined) throw unknownTemplate('gitignore_template')
  const license = license_template ? findLicense(license_template) : undefined
  if (license_template && !license) throw unknownTemplate('license_template')
  const terms = license && (await readLicenseText(license))
  return [
    ...(auto_init ? [{ path: 'README.md', text: readme }] : []),
    ...(ignored === undefined ? [] : [{ path: '.gitignore', text: ignored }]),
    ...(terms === undefined ? [] : [{ path: 'LICENSE', text: fillLicenseText(terms, copyright) }]),
  ]
}

function unknownTemplate(field: string) {
  const message = `${field} is an unknown ${field.replace('_', ' ')}.`
  return validationFailed({ resource: 'Repository', code: 'custom', field, message })
}
