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
  const section = sectionsOf(blob.bytes.toString()).find((lines) => valueIn(lines, 'path') === path)
  return section && valueIn(section, 'url')
}

/** The lines after each header. Headers are matched line by line, because expressions for the whole text backtrack. */
function sectionsOf(text: string): string[][] {
  let section: string[] = []
  const sections = [section]
  for (const line of text.split('\n')) {
    if (!/^\[submodule\s[^\]]*\]$/.test(line.trim())) section.push(line)
    else {
      section = []
      sections.push(section)
    }
  }
  return sections
}

function valueIn(section: readonly string[], key: 'path' | 'url'): string | undefined {
  const line = section.find((one) => one.split('=', 1)[0]?.trim().toLowerCase() === key)
  return line
    ?.slice(line.indexOf('=') + 1)
    .trim()
    .replace(/^"(.*)"$/, '$1')
}
