import { isOid, literals, numberOption, oid, pathInTree } from './arguments.ts'
import { GitError } from './git-error.ts'
import type { Objects } from './objects.ts'
import type { Store } from './store.ts'

const mark = '\u0001'
const maxCommits = 20_000
const timeoutMs = 10_000

/** Walks back through the history, in one process, until the last change of every name in a folder is known. */
export function findLastCommits(
  store: Store,
  objects: Objects,
  from: string,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const walk = async () => {
    const entry = await objects.entryAt(from, folder)
    const entries = entry?.type === 'tree' ? await objects.findTree(entry.oid) : undefined
    if (!entries) throw new GitError('missing', 'There is no such folder')
    const remaining = new Set(entries.map(({ path }) => path))
    const commits = new Map<string, string>()
    // A merge counts only if it differs from all of its parents.
    const output = store.stream(
      [
        ...literals('log', '-z', '--format=%x01%H', '--name-only', '--no-renames', '-c'),
        numberOption('--max-count', maxCommits),
        oid(from),
      ],
      { timeoutMs, ...(folder ? { paths: [pathInTree(folder)] } : {}) },
    )
    let commit = ''
    const note = (token: string) => {
      if (token.startsWith(mark) && isOid(token.slice(mark.length))) {
        commit = token.slice(mark.length)
        return
      }
      const name = nameIn(folder, token.replace(/^\n/, ''))
      if (name !== undefined && remaining.delete(name)) commits.set(name, commit)
    }
    try {
      for await (const token of tokensOf(output)) {
        note(token)
        if (remaining.size === 0) break
      }
    } catch (error) {
      // Names that were not found in time are missing.
      if (!(error instanceof GitError && error.kind === 'timeout')) throw error
    }
    return commits
  }
  return store.remember(`last ${oid(from)} ${folder}`, walk, (commits) => commits.size * 150)
}

function nameIn(folder: string, path: string): string | undefined {
  if (folder && !path.startsWith(`${folder}/`)) return undefined
  const rest = folder ? path.slice(folder.length + 1) : path
  return rest.split('/', 1)[0] || undefined
}

async function* tokensOf(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of output) {
    const joined = rest.length ? Buffer.concat([rest, chunk]) : chunk
    const end = joined.lastIndexOf(0)
    rest = joined.subarray(end + 1)
    if (end >= 0) yield* joined.toString('utf8', 0, end).split('\0')
  }
  if (rest.length) yield rest.toString('utf8')
}
