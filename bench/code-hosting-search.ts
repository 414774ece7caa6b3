// Claims: in a repository of 25,000 text files, the first page of a code search takes at most 1/10 of the time of `git grep`;
// reported: the time from a push until all of its files are found, and the time of searches over the sample data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describeClaim, formatCount, median, quantile } from './figures.ts'
import { startOctavo } from './servers.ts'

const maxFiles = 25_000
const maxFileBytes = 384 * 1024
const extensions = /\.(?:[cm]?[jt]s|json|md|css|html|ya?ml|txt)$/
const rounds = 40

const folder = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
const octavo = await startOctavo('code-hosting')
const headers = { 'user-agent': 'bench', authorization: `Bearer ${octavo.token}` }
try {
  console.log('Code search over the sample data, one request at a time')
  for (const q of ['import', 'function language:javascript', 'path:src readme']) await measureSearch(q)

  const bare = join(folder, 'large.git')
  const { files, bytes } = await buildRepository(bare)
  await call('POST', '/user/repos', { name: 'large' })
  const address = new URL(`${octavo.url}/demo/large.git`)
  address.username = 'x'
  address.password = octavo.token ?? ''
  await run('git', ['-C', bare, 'push', '-q', address.href, 'main'])
  const startMs = performance.now()
  // Files are indexed in the order of their paths.
  await waitForMatch('octavolastfile repo:demo/large')
  const seconds = (performance.now() - startMs) / 1000
  console.log(`\nA repository of ${formatCount(files)} text files, ${formatCount(bytes / 1024 / 1024)} MB`)
  console.log(`  indexed ${seconds.toFixed(0)} s after the push, ${formatCount(files / seconds)} files/s`)

  const queries = [
    ['a rare word', 'octavolastfile', 'octavolastfile'],
    ['an identifier', 'isPlainObject', 'isPlainObject'],
    ['a phrase', '"use strict"', 'use strict'],
    ['a word of most files', 'function', 'function'],
    ['two words', 'promise reject', 'reject'],
  ] as const
  for (const [name, q, pattern] of queries) {
    const grep: number[] = []
    for (let round = 0; round < 5; round++) grep.push(await timeGrep(bare, pattern))
    const { p50 } = await measureSearch(`${q} repo:demo/large`, name)
    console.log(`    git grep -l ${pattern}: ${median(grep).toFixed(0)} ms`)
    console.log(`    ${describeClaim(p50 / median(grep), 'at most', 0.1)} of git grep`)
  }
} finally {
  await octavo.stop()
  await rm(folder, { recursive: true, force: true })
}

async function call(method: string, path: string, body?: object) {
  const response = await fetch(octavo.url + path, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // The API returns objects only.
  const json = (await response.json()) as { total_count?: number }
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(json)}`)
  return json
}

async function measureSearch(q: string, name = q): Promise<{ p50: number }> {
  const path = `/search/code?q=${encodeURIComponent(q)}`
  const times: number[] = []
  let total = 0
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    total = (await call('GET', path)).total_count ?? 0
    times.push(performance.now() - start)
  }
  const [p50, p99] = [median(times), quantile(times, 0.99)]
  console.log(`  ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${formatCount(total)} results`)
  return { p50 }
}

async function waitForMatch(q: string): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if ((await call('GET', `/search/code?q=${encodeURIComponent(q)}`)).total_count) return
    await pause(200)
  }
  throw new Error('The repository was not indexed')
}

async function timeGrep(repository: string, pattern: string): Promise<number> {
  const start = performance.now()
  await run('git', ['-C', repository, 'grep', '-l', '--fixed-strings', pattern, 'main'])
  return performance.now() - start
}

/** Commits text files of the installed packages. */
async function buildRepository(bare: string): Promise<{ files: number; bytes: number }> {
  await run('git', ['init', '-q', '--bare', '--initial-branch=main', bare])
  const file = join(folder, 'import')
  const output = createWriteStream(file)
  const ident = 'Bench <bench@example.org> 1700000000 +0000'
  output.write(`commit refs/heads/main\ncommitter ${ident}\ndata 5\nfiles\n`)
  let files = 0
  let bytes = 0
  for await (const path of listTextFiles('node_modules')) {
    const content = await readFile(path)
    if (content.includes(0)) continue
    await add(output, path, content)
    files++
    bytes += content.length
    if (files === maxFiles - 1) break
  }
  await add(output, 'zzz/last.txt', Buffer.from('octavolastfile\n'))
  output.end('done\n')
  await once(output, 'finish')
  await run('git', ['-C', bare, 'fast-import', '--quiet', '--done'], file)
  return { files: files + 1, bytes }
}

async function add(output: WriteStream, path: string, content: Buffer): Promise<void> {
  output.write(`M 100644 inline ${path}\ndata ${content.length}\n`)
  output.write(content)
  if (!output.write('\n')) await once(output, 'drain')
}

async function* listTextFiles(root: string): AsyncGenerator<string> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    const path = `${root}/${entry.name}`
    if (entry.isDirectory()) yield* listTextFiles(path)
    else if (entry.isFile() && extensions.test(entry.name) && (await stat(path)).size <= maxFileBytes)
      yield path
  }
}

async function run(program: string, args: readonly string[], inputFile?: string): Promise<void> {
  const child = spawn(program, args, { stdio: [inputFile ? 'pipe' : 'ignore', 'ignore', 'inherit'] })
  if (inputFile && child.stdin) createReadStream(inputFile).pipe(child.stdin)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
