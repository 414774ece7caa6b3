import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

/** The nearest folder that exists, from the path upwards. */
export function nearestExisting(path: string): string {
  let folder = resolve(path)
  while (!existsSync(folder)) folder = dirname(folder)
  return folder
}

/** Also through symbolic links, and for paths that do not exist yet. */
export function isInside(path: string, folder: string): boolean {
  const rest = relative(realPath(folder), realPath(path))
  return !isAbsolute(rest) && rest.split(sep)[0] !== '..'
}

function realPath(path: string): string {
  const existing = nearestExisting(path)
  return join(realpathSync(existing), relative(existing, resolve(path)))
}
