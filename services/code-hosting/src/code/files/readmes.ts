import type { GitRepository } from '../../git/git.ts'
import { trimSlashes } from '../../wire/encoded-paths.ts'
import { isMarkdown } from './file-html.ts'

/** Where the README of a folder is; for the root, the places are tried in which people keep it. */
export async function findReadme(
  git: GitRepository,
  commit: string,
  folder: string,
): Promise<string | undefined> {
  const asked = trimSlashes(folder)
  for (const place of asked === '' ? ['.github', '', 'docs'] : [asked]) {
    const found = await findIn(git, commit, place)
    if (found !== undefined) return found
  }
  return undefined
}

async function findIn(git: GitRepository, commit: string, folder: string): Promise<string | undefined> {
  const place = await git.entryAt(commit, folder)
  const entries = place?.type === 'tree' ? await git.findTree(place.oid) : undefined
  const names = (entries ?? [])
    .filter(({ type, path }) => type === 'blob' && /^readme(?:\.[\w.-]+)?$/i.test(path))
    .map(({ path }) => path)
    .sort((a, b) => rank(a) - rank(b))
  return names[0] === undefined ? undefined : folder ? `${folder}/${names[0]}` : names[0]
}

/** Formatted ones first, then plain ones; translations last. */
function rank(name: string): number {
  if (!/^readme(?:\.\w+)?$/i.test(name)) return 3
  if (isMarkdown(name)) return 0
  return /\.(?:rst|adoc|org|textile|rdoc)$/i.test(name) ? 1 : 2
}
