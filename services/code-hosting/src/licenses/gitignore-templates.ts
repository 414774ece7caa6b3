import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../gitignore/', import.meta.url)
const ending = '.gitignore'

export async function listGitignoreTemplates(): Promise<string[]> {
  const files = await readdir(folder)
  const names = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length))
  return names.sort((one, other) => one.localeCompare(other, 'en'))
}

/** The name comes from a client, so it is compared with the list and never used as a path. */
export async function readGitignoreTemplate(name: string): Promise<string | undefined> {
  if (!(await listGitignoreTemplates()).includes(name)) return undefined
  return readFile(new URL(encodeURIComponent(name + ending), folder), 'utf8')
}
