import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../gitignore/', import.meta.url)
const ending = '.gitignore'

export async function listGitignoreTemplates(): Promise<string[]> {
  const files = await readdir(folder)
  const names = files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length))
  return names.sort((one, other) => one.localeCompare(other, 'en'))
}

/** By its exact name, which is compared with those that there are, since it comes from outside. */
export async function readGitignoreTemplate(name: string): Promise<string | undefined> {
  if (!(await listGitignoreTemplates()).includes(name)) return undefined
  return readFile(new URL(encodeURIComponent(name + ending), folder), 'utf8')
}
