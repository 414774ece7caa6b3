import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startIssueWorld } from './issue-world.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const base64 = (text: string) => Buffer.from(text).toString('base64')
const textMatch = { accept: 'application/vnd.github.text-match+json' }

/** Repeatable random numbers. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

type Predicate = (issue: Json) => boolean

describeOnBothDatabases('search', ({ location }) => {
  const start = (name?: string) => {
    return startIssueWorld(databaseOptions(location()), name)
  }

  const find = (call: Json, q: string, more = '') =>
    call('GET', `/search/issues?q=${encodeURIComponent(q)}${more}`)

  test('an issue is found by words of title, body and comments right after the change', async () => {
    const { ada, path, open } = await start()
    const titles = async (q: string) => (await find(ada, q)).json.items.map(({ title }: Json) => title).sort()
    const number = await open('Crash on startup', { body: 'The parser loops', labels: ['bug'] })
    await ada('POST', `${path}/issues/${number}/comments`, { body: 'Happens with zebras too' })
    await open('Another thing')
    assert.deepEqual(await titles('crash'), ['Crash on startup'])
    assert.deepEqual(await titles('crash zebras repo:ada/engine'), ['Crash on startup'])
    assert.deepEqual(await titles('zebras in:title'), [])
    assert.deepEqual(await titles('"loops parser"'), [])
    assert.deepEqual(await titles('"parser loops" label:bug is:issue is:open'), ['Crash on startup'])
    assert.deepEqual(await titles('repo:ada/engine -label:bug'), ['Another thing'])
    assert.deepEqual(await titles('repo:ada/engine crash OR another'), ['Another thing', 'Crash on startup'])
    const milestone = (await ada('POST', `${path}/milestones`, { title: 'Été 2' })).json.number
    await ada('PATCH', `${path}/issues/${number}`, { milestone })
    assert.deepEqual(await titles('milestone:"Été 2"'), ['Crash on startup'])
    const { json } = await ada('GET', '/search/issues?q=parser+crash', undefined, textMatch)
    const [fragment] = json.items[0].text_matches
    assert.deepEqual(
      [fragment.property, fragment.fragment, fragment.matches],
      ['title', 'Crash on startup', [{ text: 'Crash', indices: [0, 5] }]],
    )
    const [comment] = (await ada('GET', `${path}/issues/${number}/comments`)).json
    await ada('PATCH', `${path}/issues/${number}`, { title: 'Fine now', body: null })
    assert.deepEqual(await titles('crash'), [])
    await ada('DELETE', `${path}/issues/comments/${comment.id}`)
    assert.deepEqual(await titles('zebras'), [])
  })

  test('a random query over issues finds what a naive evaluation finds', async () => {
    const { ada, as } = await start('engine-2')
    const bob = await as('bob')
    await ada('POST', '/user/repos', { name: 'orchard' })
    const issues = '/repos/ada/orchard/issues'
    const random = createRandom(7)
    const words = ['apple', 'pear', 'plum', 'fig']
    const labels = ['bug', 'question', 'wontfix']
    const createdIssues: Json[] = []
    for (let at = 0; at < 20; at++) {
      const title = `${words[random(4)]} ${words[random(4)]}`
      const issueLabels = labels.filter(() => random(3) === 0)
      const author = random(3) === 0 ? 'bob' : 'ada'
      const call = author === 'bob' ? bob : ada
      const { json } = await call('POST', issues, { title, labels: issueLabels })
      const comments = random(3)
      for (let one = 0; one < comments; one++)
        await ada('POST', `${issues}/${json.number}/comments`, { body: 'yes' })
      const isOpen = random(2) === 0
      if (!isOpen) await ada('PATCH', `${issues}/${json.number}`, { state: 'closed' })
      createdIssues.push({
        number: json.number,
        title,
        labels: author === 'bob' ? [] : issueLabels,
        comments,
        isOpen,
        author,
      })
    }
    const terms: [string, Predicate][] = [
      ...words.map((word): [string, Predicate] => [word, ({ title }) => title.includes(word)]),
      ...labels.map((label): [string, Predicate] => [`label:${label}`, (one) => one.labels.includes(label)]),
      ['label:bug,question', (one) => one.labels.includes('bug') || one.labels.includes('question')],
      ['is:open', ({ isOpen }) => isOpen],
      ['state:closed', ({ isOpen }) => !isOpen],
      ['author:bob', ({ author }) => author === 'bob'],
      ['commenter:@me', ({ comments }) => comments > 0],
      ['involves:bob', ({ author }) => author === 'bob'],
      ['comments:>=2', ({ comments }) => comments >= 2],
      ['comments:1..*', ({ comments }) => comments >= 1],
      ['comments:<1', ({ comments }) => comments === 0],
      ['no:label', (one) => one.labels.length === 0],
      ['no:assignee', () => true],
      ['is:pr', () => false],
      ['created:>2000-01-01', () => true],
      ['closed:>2000-01-01', ({ isOpen }) => !isOpen],
    ]
    for (let round = 0; round < 50; round++) {
      const parts = Array.from({ length: 1 + random(3) }, (): [string, Predicate] => {
        const [text, holds] = terms[random(terms.length)] ?? ['', () => true]
        return random(4) === 0 ? [`-${text}`, (issue) => !holds(issue)] : [text, holds]
      })
      const isAny = random(4) === 0
      const q = `repo:ada/orchard (${parts.map(([text]) => text).join(isAny ? ' OR ' : ' ')})`
      const holds: Predicate = (issue) =>
        isAny ? parts.some(([, one]) => one(issue)) : parts.every(([, one]) => one(issue))
      const expected = createdIssues.filter(holds).map(({ number }) => number)
      const { json, text } = await find(ada, q, '&per_page=100&sort=created&order=asc')
      assert.deepEqual(
        json.items?.map(({ number }: Json) => number),
        expected,
        `${q}: ${text.slice(0, 300)}`,
      )
      assert.equal(json.total_count, expected.length)
    }
    const pages = await find(ada, 'repo:ada/orchard', '&per_page=7&page=2')
    assert.match(pages.headers.get('link') ?? '', /page=3>; rel="next", .*page=3>; rel="last"/)
  })

  test('private results are hidden from users without access, also in counts', async () => {
    const { ada, as, context } = await start('engine-3')
    const eve = await as('eve')
    const repository = await ada('POST', '/user/repos', { name: 'vault', private: true, auto_init: true })
    const file = { message: 'zebracommit', content: base64('zebracode = 1') }
    await ada('PUT', '/repos/ada/vault/contents/notes.js', file)
    await ada('POST', '/repos/ada/vault/issues', { title: 'zebraissue' })
    await ada('PUT', '/repos/ada/vault/topics', { names: ['zebratopic'] })
    await context.jobs.idle()
    const paths = ['issues?q=zebraissue', 'code?q=zebracode', 'commits?q=zebracommit', 'repositories?q=vault']
    const count = async (call: Json, path: string) => {
      const { json, text } = await call('GET', `/search/${path}`)
      assert.equal(json.items?.length, json.total_count, text)
      return json.total_count
    }
    for (const path of paths) {
      assert.equal(await count(ada, path), 1, path)
      assert.equal(await count(eve, path), 0, path)
    }
    assert.equal(await count(eve, 'topics?q=zebra'), 0)
    const labels = `/search/labels?q=bug&repository_id=${repository.json.id}`
    assert.equal((await eve('GET', labels)).status, 404)
    assert.equal((await ada('GET', labels)).json.items[0].name, 'bug')
    const hiddenResult = await find(eve, 'x repo:ada/vault')
    const absent = await find(eve, 'x repo:ada/nothing')
    assert.deepEqual([hiddenResult.status, hiddenResult.text], [422, absent.text])
    await ada('PATCH', '/repos/ada/vault', { private: false })
    for (const path of [...paths, 'topics?q=zebra']) assert.equal(await count(eve, path), 1, path)
    await ada('DELETE', '/repos/ada/vault')
    for (const path of [...paths, 'topics?q=zebra']) assert.equal(await count(ada, path), 0, path)
  })

  test('code is found by words, path, name, extension and language of the default branch', async () => {
    const { ada, context } = await start('engine-4')
    await ada('POST', '/user/repos', { name: 'tools', auto_init: true })
    const putFile = async (path: string, text: string, sha?: string) =>
      ada('PUT', `/repos/ada/tools/contents/${path}`, {
        message: `write ${path}`,
        content: base64(text),
        sha,
      })
    const main = await putFile('src/main.ts', 'export function parseQuokka(text: string) {}\n')
    await putFile('src/lib/other.py', 'def parse_quokka(): pass\n')
    await putFile('data.bin', 'quokka\0quokka')
    await context.jobs.idle()
    const paths = async (q: string) => {
      const { json, text } = await ada('GET', `/search/code?q=${encodeURIComponent(`${q} repo:ada/tools`)}`)
      return json.items?.map(({ path }: Json) => path).sort() ?? text
    }
    assert.deepEqual(await paths('parseQuokka'), ['src/main.ts'])
    assert.deepEqual(await paths('parse_quokka'), ['src/lib/other.py'])
    assert.deepEqual(await paths('quokka'), ['src/lib/other.py'])
    assert.deepEqual(await paths('language:typescript'), ['src/main.ts'])
    assert.deepEqual(await paths('extension:py'), ['src/lib/other.py'])
    assert.deepEqual(await paths('filename:main'), ['src/main.ts'])
    assert.deepEqual(await paths('path:src'), ['src/lib/other.py', 'src/main.ts'])
    assert.deepEqual(await paths('path:/'), ['README.md'])
    assert.deepEqual(await paths('function -filename:other path:src/lib'), [])
    const highlighted = await ada('GET', '/search/code?q=parseQuokka+repo:ada/tools', undefined, textMatch)
    assert.equal(highlighted.json.items[0].text_matches[0].matches[0].text, 'parseQuokka')
    await putFile('far.txt', `${'x'.repeat(70_000)} wombat`)
    await context.jobs.idle()
    // The beginning of a text is searched for matches to highlight.
    const far = await ada('GET', '/search/code?q=wombat+repo:ada/tools', undefined, textMatch)
    assert.deepEqual(
      far.json.items.map(({ path, text_matches }: Json) => [path, text_matches]),
      [['far.txt', []]],
    )
    await putFile('src/main.ts', 'export const nothing = 1\n', main.json.content.sha)
    await context.jobs.idle()
    assert.deepEqual(await paths('parseQuokka'), [])
    const commits = await ada('GET', '/search/commits?q=write+repo:ada/tools+author:ada+author-date:>2000')
    assert.equal(commits.json.total_count, 5, commits.text)
    const { sha } = commits.json.items[0]
    for (const [prefix, count] of [
      [sha.slice(0, 7), 1],
      [sha, 1],
      ['0000000', 0],
    ] as const) {
      const { json } = await ada('GET', `/search/commits?q=repo:ada/tools+hash:${prefix}`)
      assert.equal(json.total_count, count, prefix)
    }
  })

  test('long paths and addresses of authors do not keep other files and commits from being found', async () => {
    const { ada, context } = await start('engine-7')
    await ada('POST', '/user/repos', { name: 'long', auto_init: true })
    const random = createRandom(7)
    const noise = (length: number) =>
      Array.from({ length }, () => String.fromCodePoint(0x4e00 + random(20_000))).join('')
    const at = '/repos/ada/long'
    const before = (await ada('GET', `${at}/commits/main`)).json
    const tree = [Array.from({ length: 16 }, () => noise(80)).join('/'), 'short.txt'].map((name) => ({
      path: name,
      mode: '100644',
      type: 'blob',
      content: `zebra ${name}`,
    }))
    const { json: root } = await ada('POST', `${at}/git/trees`, { base_tree: before.commit.tree.sha, tree })
    const commit = await ada('POST', `${at}/git/commits`, {
      message: 'zebra',
      tree: root.sha,
      parents: [before.sha],
      author: { name: 'Ada', email: noise(1_000) },
    })
    assert.equal(commit.status, 201, commit.text)
    assert.equal((await ada('PATCH', `${at}/git/refs/heads/main`, { sha: commit.json.sha })).status, 200)
    await context.jobs.idle()
    for (const kind of ['code', 'commits'])
      assert.equal((await ada('GET', `/search/${kind}?q=zebra+repo:ada/long`)).json.total_count, 1, kind)
  })

  test('an unusual query returns results or a client error, never a server error', async () => {
    const { ada, open } = await start('engine-6')
    await open('x')
    const queries = [
      ...[
        '(',
        ')',
        '))((',
        '(()',
        '-',
        '--x',
        '"',
        '""',
        '\\',
        'a:',
        '-(',
        'NOT',
        'AND OR',
        'a AND',
        '%',
        '_',
        '!',
      ],
      ...[
        'label:',
        'label:","',
        'label:"',
        'no:',
        'no:x',
        'no:constructor',
        'is:',
        'in:nothing x',
        'sort:x',
        'repo:',
        'repo:a',
        'user:',
      ],
      ...[
        'created:..',
        'created:*..*',
        'created:>=*',
        'created:2020-99-99',
        'created:2020..2021..2022',
        'closed:<2020',
      ],
      ...[
        'comments:9999999999999999',
        'comments:>9999999999',
        'size:>9999999999',
        'stars:<99999999999',
        'followers:>9999999999',
        'comments:-5',
        'sha:zz',
        'sha:abcdef1',
        'hash:ab',
        'milestone:x',
        'author:@me',
      ],
      ...[
        'head:x base:y draft:true merged:>2020',
        'reactions:>1 interactions:<3',
        'user:ada -user:ada',
        'size:>1',
      ],
      ...[
        'émile',
        '漢字',
        '🎉',
        '\u0000',
        "'; drop table issue; --",
        'x'.repeat(5_000),
        '('.repeat(50),
        'a '.repeat(100),
      ],
      `label:${'a,'.repeat(1_000)}`,
    ]
    for (const kind of ['issues', 'repositories', 'users', 'code', 'commits', 'topics'])
      for (const q of queries) {
        const { status, text } = await ada('GET', `/search/${kind}?q=${encodeURIComponent(q)}`)
        assert.ok([200, 400, 422].includes(status), `${kind} ${q.slice(0, 50)}: ${status} ${text}`)
      }
    const sorts = {
      issues: ['comments', 'reactions', 'reactions-+1', 'interactions', 'created', 'updated', 'unknown'],
      repositories: ['stars', 'forks', 'updated'],
      users: ['followers', 'repositories', 'joined'],
      commits: ['author-date', 'committer-date'],
    }
    for (const [kind, names] of Object.entries(sorts))
      for (const sort of names) {
        const path = `/search/${kind}?q=x&order=asc&sort=${encodeURIComponent(sort)}`
        assert.equal((await ada('GET', path)).status, 200, path)
      }
  })

  test('repositories, users and topics are found by name and qualifiers', async () => {
    const { ada, as } = await start('engine-5')
    await as('quokka-fan')
    await ada('POST', '/user/repos', { name: 'quokka-site', description: 'A site of Marsupials' })
    await ada('PUT', '/repos/ada/quokka-site/topics', { names: ['marsupial', 'web'] })
    await ada('PUT', '/user/starred/ada/quokka-site')
    const names = async (path: string) => {
      const { json, text } = await ada('GET', `/search/${path}`)
      return json.items?.map((item: Json) => item.name ?? item.login) ?? text
    }
    assert.deepEqual(await names('repositories?q=marsupial+stars:>=1'), ['quokka-site'])
    assert.deepEqual(await names('repositories?q=marsupials+in:name'), [])
    assert.deepEqual(await names('repositories?q=topic:marsupial+topics:2'), ['quokka-site'])
    assert.deepEqual(await names('repositories?q=user:ada+stars:1&sort=stars'), ['quokka-site'])
    assert.deepEqual(await names('users?q=quokka+type:user'), ['quokka-fan'])
    assert.deepEqual(await names('users?q=quokka+type:org'), [])
    assert.deepEqual(await names('topics?q=marsup'), ['marsupial'])
  })
})

test("an invalid search is refused with GitHub's error", async () => {
  const { ada } = await startIssueWorld()
  const errorOf = async (path: string) => {
    const { status, json } = await ada('GET', `/search/${path}`)
    assert.equal(status, 422, path)
    return json.errors?.[0] ?? json.message
  }
  assert.deepEqual(await errorOf('issues'), { resource: 'Search', field: 'q', code: 'missing' })
  assert.deepEqual(await errorOf('code?q=%20'), { resource: 'Search', field: 'q', code: 'missing' })
  assert.match((await errorOf(`users?q=${'x'.repeat(257)}`)).message, /longer than 256/)
  assert.match((await errorOf('issues?q=a+OR+b+OR+c+OR+d+OR+e+OR+f+OR+g')).message, /More than five/)
  assert.match((await errorOf('issues?q=created:yesterday')).message, /date\/time format/)
  assert.match((await errorOf('issues?q=comments:many')).message, /not a number/)
  assert.match((await errorOf('issues?q=author:nobody-here')).message, /cannot be searched/)
  assert.match(await errorOf('repositories?q=a&per_page=100&page=11'), /first 1000/)
})

test('searches have their own rate limits, which the headers and /rate_limit show', async () => {
  const { as, anonymous } = await startCodeHosting()
  const ada = await as('ada')
  const first = await ada('GET', '/search/issues?q=x')
  const header = (name: string) => first.headers.get(`x-ratelimit-${name}`)
  assert.deepEqual([header('limit'), header('remaining'), header('resource')], ['30', '29', 'search'])
  for (let count = 0; count < 10; count++) assert.equal((await ada('GET', '/search/code?q=x')).status, 200)
  const rejection = await ada('GET', '/search/code?q=x')
  assert.equal(rejection.status, 403)
  assert.match(rejection.json.message, /^API rate limit exceeded/)
  const { resources } = (await ada('GET', '/rate_limit')).json
  assert.deepEqual(
    [resources.core.used, resources.search.remaining, resources.code_search.remaining],
    [0, 29, 0],
  )
  assert.equal((await anonymous('GET', '/search/code?q=x')).status, 401)
  assert.equal((await anonymous('GET', '/rate_limit')).json.resources.search.limit, 10)
})

test('search results have the published form', async () => {
  const { ada, context, open } = await startIssueWorld()
  await ada('POST', '/user/repos', { name: 'form', auto_init: true, description: 'd' })
  await ada('PUT', '/repos/ada/form/topics', { names: ['form'] })
  await open('form', { body: 'form' })
  await context.jobs.idle()
  const schemas = readOctokitSchemas('openapi-types')
  const results = [
    ['issues?q=form', 'issue'],
    ['repositories?q=form', 'repo'],
    ['users?q=ada', 'user'],
    ['code?q=form', 'code'],
    ['commits?q=repo:ada/form', 'commit'],
    ['topics?q=form', 'topic'],
  ]
  for (const [path, name] of results) {
    const { json, text } = await ada('GET', `/search/${path}`, undefined, textMatch)
    assert.ok(json.items?.length > 0, `${path}: ${text}`)
    assert.deepEqual(schemas.findErrors(`${name}-search-result-item`, json.items[0]), [])
  }
})
