import type { GitRepository } from '../../git/git.ts'
import { trimSlashes } from '../../wire/encoded-paths.ts'
import { isMarkdown } from './file-html.ts'

/** Finds the README of a folder. For the root, tries GitHub's locations. */
export async function findReadme(
  git: GitRepository,
  commit: string,
  folder: string,
): Promise<string | undefined> {
  const folderPath = trimSlashes(folder)
  for (const path of folderPath === '' ? ['.github', '', 'docs'] : [folderPath]) {
    const readme = await findIn(git, commit, path)
    if (readme !== undefined) return readme
  }
  return undefined
}

async function findIn(git: GitRepository, commit: string, folder: string): Promise<string | undefined> {
  const entry = await git.entryAt(commit, folder)
  const entries = entry?.type === 'tree' ? await git.findTree(entry.oid) : undefined
  const names = (entries ?? [])
    .filter(({ type, path }) => type === 'blob' && /^readme(?:\.[\w.-]+)?$/i.test(path))
    .map(({ path }) => path)
    .sort((a, b) => rank(a) - rank(b))
  return names[0] === undefined ? undefined : folder ? `${folder}/${names[0]}` : names[0]
}

/** Markdown first, then plain text. Translations last. */
function rank(name: string): number {
  if (!/^readme(?:\.\w+)?$/i.test(name)) return 3
  if (isMarkdown(name)) return 0
  return /\.(?:rst|adoc|org|textile|rdoc)$/i.test(name) ? 1 : 2
}
