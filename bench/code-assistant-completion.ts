// Claims: on files of published packages that it has not indexed, the completion of a line has at least twice the exact
// matches and the edit similarity of completing the name at the cursor, and takes less than 40 ms at p95.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from '../services/code-assistant/src/completion/complete-code.ts'
import type { CodeFile } from '../services/code-assistant/src/engine/chat-task.ts'
import { checkClaim, describeClaim, quantile } from './figures.ts'
import { seeded } from './synthetic.ts'

const packages = [
  'fastify/lib/*.js',
  'undici/lib/core/*.js',
  'undici/lib/web/fetch/*.js',
  'qs/lib/*.js',
  'tar-stream/*.js',
  'yauzl/*.js',
  'find-my-way/*.js',
  'pg/lib/*.js',
  'pg-protocol/src/*.ts',
]
const samplesPerFile = 12
const warmUps = 40
const maxMs = 40
const minRatio = 2

interface Sample {
  prefix: string
  suffix: string
  path: string
  /** The rest of the line. */
  rest: string
  /** Other files of the package, the nearest first. */
  others: CodeFile[]
}

type Complete = (sample: Sample) => Promise<string>

const methods: Record<string, Complete> = {
  'name at the cursor': async ({ prefix }) => completeName(prefix),
  'rules, this file': ({ prefix, suffix, path }) => completeLine(prefix, suffix, path, []),
  'rules, open files': ({ prefix, suffix, path, others }) =>
    completeLine(prefix, suffix, path, others.slice(0, 8)),
}

const samples = takeSamples()
console.log(`${samples.length} cursors in ${packages.length} packages\n`)
const results = new Map<string, { exact: number; similarity: number }>()
for (const [name, complete] of Object.entries(methods)) results.set(name, await measure(name, complete))
const baseline = results.get('name at the cursor')
for (const [name, { exact, similarity }] of results) {
  if (!baseline || name === 'name at the cursor') continue
  checkClaim(`${name}: exact matches of the baseline`, exact / Math.max(baseline.exact, 1), minRatio)
  checkClaim(`${name}: edit similarity of the baseline`, similarity / baseline.similarity, minRatio)
}

async function measure(name: string, complete: Complete) {
  for (const sample of samples.slice(0, warmUps)) await complete(sample)
  const times: number[] = []
  let exact = 0
  let answers = 0
  let similarity = 0
  for (const sample of samples) {
    const start = performance.now()
    const text = (await complete(sample)).trimEnd()
    times.push(performance.now() - start)
    if (text !== '') answers++
    if (text === sample.rest) exact++
    similarity += similarityOf(text, sample.rest)
  }
  const share = (count: number) => `${((100 * count) / samples.length).toFixed(1)} %`
  console.log(
    `${name}: exact ${share(exact)}, of answers ${((100 * exact) / Math.max(1, answers)).toFixed(1)} %, ` +
      `similarity ${(similarity / samples.length).toFixed(3)}, answered ${share(answers)}, ` +
      `p50 ${quantile(times, 0.5).toFixed(1)} ms`,
  )
  console.log(`  p95 ${describeClaim(quantile(times, 0.95), 'at most', maxMs)} ms`)
  return { exact, similarity }
}

async function completeLine(
  prefix: string,
  suffix: string,
  path: string,
  snippets: CodeFile[],
): Promise<string> {
  const { completions } = await run({ prefix, suffix, path, snippets, count: 1 })
  return completions[0]?.text ?? ''
}

/** The most frequent name of the file so far that begins like the one at the cursor, as editors without types do. */
function completeName(prefix: string): string {
  const partial = /[\w$]*$/.exec(prefix)?.[0] ?? ''
  const counts = new Map<string, number>()
  for (const [name] of prefix.slice(0, prefix.length - partial.length).matchAll(/[A-Za-z_$][\w$]*/g))
    if (name.startsWith(partial) && name !== partial) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [best] = [...counts].sort((one, other) => other[1] - one[1])
  return best ? best[0].slice(partial.length) : ''
}

function takeSamples(): Sample[] {
  const random = seeded(7)
  const modules = join(import.meta.dirname, '../node_modules')
  return packages.flatMap((pattern) => {
    const paths = globSync(pattern, { cwd: modules })
      .filter((path) => !/\.test\.|\.d\.ts$/.test(path))
      .sort()
    const files = paths.map((path) => ({ path, content: readFileSync(join(modules, path), 'utf8') }))
    return files.flatMap(({ path, content }) => {
      const others = files.filter((file) => file.path !== path && dirname(file.path) === dirname(path))
      return Array.from({ length: samplesPerFile }, () => takeSample(path, content, others, random)).flatMap(
        (sample) => sample ?? [],
      )
    })
  })
}

function takeSample(
  path: string,
  content: string,
  others: CodeFile[],
  random: () => number,
): Sample | undefined {
  const lines = content.split('\n')
  const place = Math.floor(random() * lines.length)
  const line = lines[place] ?? ''
  const code = line.trim()
  if (place < 10 || code.length < 12 || code.length > 120 || /^(?:\/\/|\*|\/\*)/.test(code)) return undefined
  const from = line.length - code.length
  const cut = from + 3 + Math.floor(random() * (code.length - 6))
  const before = lines.slice(0, place).join('\n')
  return {
    prefix: `${before}\n${line.slice(0, cut)}`,
    suffix: `\n${lines.slice(place + 1).join('\n')}`,
    path,
    rest: line.slice(cut).trimEnd(),
    others,
  }
}

/** One minus the edit distance in relation to the longer text. */
function similarityOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return 1 - (row[other.length] ?? 0) / Math.max(1, one.length, other.length)
}
