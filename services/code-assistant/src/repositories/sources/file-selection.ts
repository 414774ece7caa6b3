import { createHash } from 'node:crypto'
import { maxFiles, maxTotalBytes, SourceError } from './source.ts'

const ignoredFolders =
  /(?:^|\/)(?:\.git|\.hg|\.svn|node_modules|bower_components|__pycache__|\.venv|venv|\.tox|\.next|\.gradle|\.idea)\//
const ignoredFiles =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|Cargo\.lock|poetry\.lock|composer\.lock|Gemfile\.lock|go\.sum)$|\.(?:min\.(?:js|css)|map|png|jpe?g|gif|webp|avif|ico|pdf|zip|gz|tgz|bz2|xz|7z|jar|class|so|dll|dylib|exe|o|a|wasm|woff2?|ttf|otf|eot|mp[34]|mov|webm|db|sqlite|bin)$/i

/** Excludes dependencies, generated files, binary files and paths that are too long. */
export function isIndexedPath(path: string): boolean {
  return !isTooLong(path) && !ignoredFolders.test(path) && !ignoredFiles.test(path)
}

/** Returns the text of a file, or undefined for binary and minified content. */
export function readText(content: Buffer): string | undefined {
  if (content.includes(0)) return undefined
  const text = content.toString('utf8')
  const isMinified = text.length > 20_000 && text.length / text.split('\n').length > 500
  return isMinified ? undefined : text.toWellFormed()
}

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function gitHash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
}

/** Returns the path as citations write it. Throws for one that leaves its folder. */
export function cleanPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  const isInside =
    !path.startsWith('/') && !parts.includes('..') && !/^[a-z]:/i.test(path) && !/[\\\0]/.test(path)
  const clean = parts.join('/')
  if (!isInside || clean === '' || isTooLong(clean))
    throw new SourceError(`The path ${JSON.stringify(path.slice(0, 200))} is not allowed.`)
  return clean
}

const maxPathLength = 1_000
/** PostgreSQL has paths in an index, whose rows have at most 2,704 bytes. */
const maxPathBytes = 2_000

const isTooLong = (path: string): boolean =>
  path.length > maxPathLength || Buffer.byteLength(path) > maxPathBytes

export const tooLarge = `The repository has more than ${maxTotalBytes / 2 ** 20} MiB of files.`

/** Counts files and bytes against the maximum. */
export function createBudget() {
  let files = 0
  let bytes = 0
  return (size: number): void => {
    files++
    bytes += size
    if (files > maxFiles) throw new SourceError(`The repository has more than ${maxFiles} files.`)
    if (bytes > maxTotalBytes) throw new SourceError(tooLarge)
  }
}
