import { findReadme } from '../code/files/readmes.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { GitRepository } from '../git/git.ts'
import { findLicenseFile } from '../licenses/license-detection.ts'

export interface CommunityFiles {
  codeOfConduct: string | undefined
  contributing: string | undefined
  issueTemplate: string | undefined
  pullRequestTemplate: string | undefined
  readme: string | undefined
  hasLicense: boolean
}

const folders = ['.github', '', 'docs']

/** The paths of community health files on the default branch. */
export async function findCommunityFiles(
  repository: GitRepository,
  { default_branch }: Pick<RepositoryRow, 'default_branch'>,
): Promise<CommunityFiles> {
  const commit = (await repository.findRef(`refs/heads/${default_branch}`))?.oid
  const listings = await Promise.all(folders.map((folder) => listFolder(repository, commit, folder)))
  const paths = listings.flat()
  const find = (name: RegExp) => paths.find((path) => name.test(path.slice(path.lastIndexOf('/') + 1)))
  return {
    codeOfConduct: find(/^code[-_]of[-_]conduct(?:\.\w+)?$/i),
    contributing: find(/^contributing(?:\.\w+)?$/i),
    issueTemplate: find(/^issue_template(?:\.\w+)?$/i),
    pullRequestTemplate: find(/^pull_request_template(?:\.\w+)?$/i),
    readme: commit && (await findReadme(repository, commit, '')),
    hasLicense: commit !== undefined && (await findLicenseFile(repository, commit)) !== undefined,
  }
}

/** The paths in a folder of a commit. Empty if there is none. */
export async function listFolder(
  repository: GitRepository,
  commit: string | undefined,
  folder: string,
): Promise<string[]> {
  const tree = commit && (await repository.entryAt(commit, folder))
  const entries = tree && tree.type === 'tree' ? await repository.findTree(tree.oid) : undefined
  return (entries ?? []).map(({ path }) => (folder ? `${folder}/${path}` : path))
}

/** The share of recommended files, as a percentage. */
export function healthOf(files: CommunityFiles, description: string | null): number {
  const checks = [
    description,
    files.readme,
    files.codeOfConduct,
    files.contributing,
    files.hasLicense,
    files.issueTemplate,
    files.pullRequestTemplate,
  ]
  return Math.round((100 * checks.filter(Boolean).length) / checks.length)
}
