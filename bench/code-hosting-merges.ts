// Claims: over HTTP, a merge and a squash take at most twice the time of the same git commands, and a rebase of 20 commits less
// than those. The commands run one after the other in a bare repository with the service's settings for durability.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compare } from './measure.ts'
import { startOctavo } from './servers.ts'

const rounds = 15
/** One for each run of `compare`, which adds rounds for warming up. */
const pulls = rounds + 4
const commitsOfRebase = 20

/** Acknowledged merges are durable on both sides. */
const settings = { 'core.fsync': 'objects,derived-metadata,reference', 'core.fsyncMethod': 'batch' }
const people = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
  [`GIT_${role}_NAME`, 'Bench'],
  [`GIT_${role}_EMAIL`, 'b@example.org'],
])
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...Object.fromEntries(people),
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_COUNT: '2',
  ...Object.fromEntries(
    Object.entries(settings).flatMap(([key, value], at) => [
      [`GIT_CONFIG_KEY_${at}`, key],
      [`GIT_CONFIG_VALUE_${at}`, value],
    ]),
  ),
}

const folder = await mkdtemp(join(tmpdir(), 'octavo-merge-bench-'))
const octavo = await startOctavo('code-hosting')
try {
  await call('POST', '/user/repos', { name: 'merges' })
  const source = join(folder, 'source')
  await makeSource(source)
  const remote = `${octavo.url.replace('//', `//demo:${octavo.token}@`)}/demo/merges.git`
  await git(source, 'push', '-q', remote, '--all')
  const bare = join(folder, 'floor.git')
  await git(folder, 'clone', '-q', '--bare', source, bare)

  for (const [method, commits, atMost] of [
    ['merge', 1, 2],
    ['squash', 1, 2],
    ['rebase', commitsOfRebase, 1],
  ] as const) {
    const numbers: number[] = []
    for (let at = 0; at < pulls; at++) {
      const body = { head: `${method}-${at}`, base: 'main', title: `${method} ${at}` }
      numbers.push((await call('POST', '/repos/demo/merges/pulls', body)).number)
    }
    let next = 0
    await compare({
      claim: `A ${method} of ${commits === 1 ? 'one commit' : `${commits} commits`}`,
      ours: {
        name: 'ours, over HTTP',
        run: async () => {
          await call('PUT', `/repos/demo/merges/pulls/${numbers.shift()}/merge`, { merge_method: method })
        },
      },
      peer: { name: 'git commands', run: () => mergeWithGit(bare, method, `${method}-${next++}`) },
      operations: 1,
      rounds,
      atMost,
    })
  }
} finally {
  await octavo.stop()
  await rm(folder, { recursive: true, force: true })
}

type Method = 'merge' | 'squash' | 'rebase'

async function mergeWithGit(bare: string, method: Method, branch: string): Promise<void> {
  const base = await git(bare, 'rev-parse', 'refs/heads/main')
  const head = await git(bare, 'rev-parse', `refs/heads/${branch}`)
  const to = method === 'rebase' ? await rebase(bare, base, head) : await mergeOnce(bare, method, base, head)
  await git(bare, 'update-ref', 'refs/heads/main', to, base)
}

async function mergeOnce(bare: string, method: Method, base: string, head: string): Promise<string> {
  const tree = await git(bare, 'merge-tree', '--write-tree', base, head)
  const parents = method === 'merge' ? ['-p', base, '-p', head] : ['-p', base]
  return git(bare, 'commit-tree', tree, ...parents, '-m', 'Merge')
}

/** One commit after the other: git 2.39 has no `replay`, and `rebase` needs a work tree. */
async function rebase(bare: string, base: string, head: string): Promise<string> {
  const commits = await git(bare, 'rev-list', '--reverse', head, `^${base}`)
  let onto = base
  for (const commit of commits.split('\n')) {
    // A temporary commit makes the parent of the original commit the merge base.
    const ours = await git(bare, 'commit-tree', `${onto}^{tree}`, '-p', `${commit}^`, '-m', 'Onto')
    const tree = await git(bare, 'merge-tree', '--write-tree', ours, commit)
    onto = await git(bare, 'commit-tree', tree, '-p', onto, '-m', 'Rebased')
  }
  return onto
}

/** Each branch changes its own files, so merges do not conflict. */
async function makeSource(path: string): Promise<void> {
  await git(folder, 'init', '-q', '-b', 'main', path)
  const blob = (line: string) => `data ${Buffer.byteLength(line)}\n${line}\n`
  const commit = (branch: string, from: string, changes: string[]) =>
    `commit refs/heads/${branch}\ncommitter Bench <b@example.org> 1700000000 +0000\n${blob('Change')}${from}${changes.join('')}\n`
  const file = (name: string, line: string) => `M 100644 inline ${name}\n${blob(line)}`
  const all = Array.from({ length: 1000 }, (_, at) => file(`d${at % 100}/f${at}`, `${at}\n`))
  const parts = [commit('main', '', all)]
  for (const [method, count] of [
    ['merge', 1],
    ['squash', 1],
    ['rebase', commitsOfRebase],
  ] as const)
    for (let at = 0; at < pulls; at++)
      for (let step = 0; step < count; step++) {
        const from = step === 0 ? 'from refs/heads/main\n' : ''
        parts.push(commit(`${method}-${at}`, from, [file(`d${at}/${method}-${step}`, `${at} ${step}\n`)]))
      }
  await runGit(path, ['fast-import', '--quiet'], parts.join(''))
}

function git(cwd: string, ...args: string[]): Promise<string> {
  return runGit(cwd, args)
}

async function runGit(cwd: string, args: readonly string[], input?: string): Promise<string> {
  // A command that does not read its input may end before it is written.
  const child = spawn('git', args, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error(`git ${args[0]} failed`)
  return output.trim()
}

async function call(method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${octavo.token}`, 'content-type': 'application/json' }
  const response = await fetch(octavo.url + path, { method, headers, body: JSON.stringify(body) })
  const reply = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${reply}`)
  return JSON.parse(reply)
}
