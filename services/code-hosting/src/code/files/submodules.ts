import type { GitRepository } from '../../git/git.ts'

/** The URL of a submodule in the `.gitmodules` of the same commit. */
export async function findSubmoduleUrl(
  git: GitRepository,
  commit: string,
  path: string,
): Promise<string | undefined> {
  const entry = await git.entryAt(commit, '.gitmodules')
  const blob = entry?.type === 'blob' ? await git.findBlob(entry.oid, { maxBytes: 256 * 1024 }) : undefined
  if (!blob?.bytes) return undefined
  const sections = blob.bytes.toString().split(/^\s*\[submodule\s[^\]]*\]\s*$/m)
  const section = sections.find((one) => valueIn(one, 'path') === path)
  return section && valueIn(section, 'url')
}

function valueIn(section: string, key: 'path' | 'url'): string | undefined {
  const line = section.split('\n').find((one) => one.split('=', 1)[0]?.trim().toLowerCase() === key)
  return line
    ?.slice(line.indexOf('=') + 1)
    .trim()
    .replace(/^"(.*)"$/, '$1')
}
