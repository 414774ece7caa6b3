import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { createImportReport } from '../src/import-report.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const cli = join(import.meta.dirname, '../octavo.js')

/** A file with one work per line. */
function fileOf(count: number): string {
  const path = join(temporaryFolder(), 'works.jsonl')
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      sources: [
        `https://anidb.net/anime/${700_000 + index}`,
        `https://myanimelist.net/anime/${700_000 + index}`,
      ],
      title: `Umi no Uta ${index}`,
      type: 'TV',
      episodes: 2,
      relatedAnime: [`https://anidb.net/anime/${700_000 + ((index + 1) % count)}`],
    }),
  )
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

test('import: lists sources, and suggests similar names', async () => {
  const { code, stdout } = await octavo('import', 'anime-catalogue')
  assert.equal(code, 0)
  assert.match(stdout, /octavo import anime-catalogue offline-database FILE\|URL /)
  const assertRejected = async (reason: RegExp, ...args: string[]) => {
    const { code, stderr } = await octavo('import', ...args)
    assert.deepEqual([code, stderr.split('\n').length], [2, 2], stderr)
    assert.match(stderr, reason)
  }
  const data = ['--data', temporaryFolder()]
  await assertRejected(/SERVICE is required. Available: .*anime-catalogue/)
  await assertRejected(/Did you mean "anime-catalogue"/, 'anime-catalog')
  await assertRejected(/"country-data" is not a service that supports imports/, 'country-data')
  await assertRejected(/Did you mean "offline-database"/, 'anime-catalogue', 'offline-databse')
  await assertRejected(/There is no file \/nowhere/, 'anime-catalogue', 'wikidata', '/nowhere', ...data)
  await assertRejected(
    /--years is not a flag of wikidata/,
    'anime-catalogue',
    'wikidata',
    'x',
    '--years',
    '2001',
    ...data,
  )
})

test('import: a running server serves new works immediately, and without duplicates', async () => {
  const { dataDir, deployment } = await serve(temporaryFolder(), 'anime-catalogue')
  const { url = '' } = deployment.services['anime-catalogue'] ?? {}
  const find = async () =>
    (await fetch(`${url}/mappings?filter[externalSite]=anidb&filter[externalId]=700003&include=item`)).json()
  assert.equal((await find()).meta.count, 0)
  const file = fileOf(20)
  const first = await octavo(
    'import',
    'anime-catalogue',
    'offline-database',
    file,
    '--data',
    dataDir,
    '--json',
  )
  assert.equal(first.code, 0, first.stderr)
  assert.equal(JSON.parse(first.stdout).added, 20)
  // Another process is notified within 250 ms.
  const document = await eventually('it is found', async () => {
    const response = await find()
    return response.meta.count > 0 && response
  })
  assert.equal(document.included[0].attributes.canonicalTitle, 'Umi no Uta 3')
  const repeated = await octavo('import', 'anime-catalogue', 'offline-database', file, '--data', dataDir)
  assert.match(repeated.stdout, /^Done: of 20 entries 0 added, 0 changed, 20 unchanged\.\n$/)
  const sources = await (await fetch(`${url}/about/sources`)).json()
  assert.deepEqual(
    sources.data.map(({ id }: { id: string }) => id),
    ['catalogue', 'offline-database'],
  )
})

test('import: killed at any moment, resumes to the same result as without kills', async () => {
  const file = fileOf(4_000)
  const args = (dataDir: string) => ['import', 'anime-catalogue', 'offline-database', file, '--data', dataDir]
  const [interruptedDir, completeDir] = [temporaryFolder(), temporaryFolder()]
  await octavo(...args(completeDir))
  let kills = 0
  for (let round = 0; round < 6; round++) {
    const child = spawn(process.execPath, [cli, ...args(interruptedDir)], { stdio: 'ignore', cwd: tmpdir() })
    after(() => child.kill('SIGKILL'))
    const exit = once(child, 'exit')
    // Wait for the first write and a random time after it.
    const before = worksIn(interruptedDir)
    await eventually('it writes', () => child.exitCode !== null || worksIn(interruptedDir) !== before)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
    child.kill('SIGKILL')
    const [code] = await exit
    if (code === 0) break
    kills++
  }
  assert.ok(kills > 0)
  const last = await octavo(...args(interruptedDir))
  assert.equal(last.code, 0, last.stderr)
  assert.deepEqual(contentOf(interruptedDir), contentOf(completeDir))
  assert.equal(worksIn(interruptedDir), 4_000)
})

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'anime-catalogue/service.db'), { readOnly: true, timeout: 1_000 })
}

function worksIn(dataDir: string): number {
  try {
    using database = open(dataDir)
    return Number(database.prepare('select count(*) as count from anime').get()?.count)
  } catch {
    return 0
  }
}

/** Everything that an import writes, except times and the number of transactions. */
function contentOf(dataDir: string): Record<string, unknown[]> {
  using database = open(dataDir)
  const queries = {
    anime: 'select id, slug, titles, canonical_title, episode_count, popularity_rank from anime order by id',
    mapping: 'select external_site, external_id, item_id from mapping order by external_site, external_id',
    episode: 'select media_id, number from episode order by media_id, number',
    relations:
      'select source_id, role, destination_id from media_relationship order by source_id, destination_id',
    sources: 'select media_id, source, fields from media_source order by media_id',
    pending: 'select * from import_relation',
  }
  return Object.fromEntries(
    Object.entries(queries).map(([name, query]) => [name, database.prepare(query).all()]),
  )
}

test('import report: a bar on a terminal, periodic lines elsewhere, at most 50 notes', () => {
  let nowMs = 0
  const outputOf = (isTTY: boolean) => {
    let text = ''
    const output = {
      isTTY,
      columns: 60,
      write: (part: string) => {
        text += part
      },
    }
    const report = createImportReport(output, () => nowMs)
    for (let step = 0; step <= 100; step++) {
      nowMs += 120
      report.progress({ text: `${step} entries`, share: step / 100 })
      report.note(`note ${step}\x1b[2J`)
    }
    report.end()
    return text
  }
  const plain = outputOf(false)
  assert.ok(!plain.includes('\x1b'))
  assert.deepEqual(plain.match(/^ *\d+ % .*$/gm), [
    '  0 %  0 entries',
    ' 42 %  42 entries',
    ' 84 %  84 entries',
    '100 %  100 entries',
  ])
  assert.equal(plain.match(/^note /gm)?.length, 50)
  assert.match(plain, /… and 51 more notes\.\n$/)
  const bar = outputOf(true)
  assert.ok(bar.includes(`\r\x1b[2K[${'#'.repeat(15)}${' '.repeat(15)}]  50 %  50 entries`))
  assert.ok(!bar.includes('\x1b[2J'))
})
