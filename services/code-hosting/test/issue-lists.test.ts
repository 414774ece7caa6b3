import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { describeOnBothDatabases } from './databases.ts'
import { type IssueWorld, linksOf, startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const people = ['ada', 'bob', 'cleo']
const labels = ['bug', 'question', 'wontfix']

describeOnBothDatabases('issue lists', ({ location }) => {
  test('of a repository with all kinds of issues', async (t) => {
    const world = await startIssueWorld(databaseOptions(location()))
    const all = await furnish(world)

    const queries = fc.record(
      {
        state: fc.constantFrom('open', 'closed', 'all'),
        labels: fc.subarray(labels, { minLength: 1 }).map((names) => names.join(',').toUpperCase()),
        assignee: fc.constantFrom('*', 'none', ...people),
        creator: fc.constantFrom(...people),
        mentioned: fc.constant('bob'),
        milestone: fc.constantFrom('*', 'none', '1', '2'),
        sort: fc.constantFrom('created', 'updated', 'comments'),
        direction: fc.constantFrom('asc', 'desc'),
      },
      { requiredKeys: [] },
    )

    await t.test('pages contain each match once, in order, with correct links, for any filter', () =>
      fc.assert(
        fc.asyncProperty(queries, fc.integer({ min: 1, max: 20 }), async (query, size) => {
          const expected = matching(all, query).map(({ number }) => number)
          const search = new URLSearchParams({ ...query, per_page: String(size) })
          const listedNumbers: number[] = []
          let next: string | undefined = `${world.path}/issues?${search}`
          for (let page = 1; next; page++) {
            const response: Json = await world.ada('GET', next)
            const numbers = response.json.map(({ number }: Json) => number)
            const links = linksOf(response.headers)
            listedNumbers.push(...numbers)
            if (page === 1 && expected.length > size) {
              const last = new URL(links.last ?? '').searchParams.get('page')
              assert.equal(last, String(Math.ceil(expected.length / size)))
            }
            const byNumber = await world.ada('GET', `${world.path}/issues?${search}&page=${page}`)
            assert.deepEqual(byNumber.json, response.json, 'a page is the same by its number')
            next = links.next?.slice(world.url.length)
          }
          assert.deepEqual(listedNumbers, expected)
        }),
        { numRuns: 60 },
      ),
    )

    await t.test('since lists the issues updated from then on', async () => {
      const sortedIssues = [...all].sort((a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at))
      const since = sortedIssues[20].updated_at
      const { json } = await world.ada('GET', `${world.path}/issues?state=all&per_page=100&since=${since}`)
      const expected = all.filter(({ updated_at }) => Date.parse(updated_at) >= Date.parse(since))
      assert.deepEqual(
        json.map(({ number }: Json) => number),
        expected.map(({ number }) => number),
      )
    })

    await t.test('filters with unknown values match nothing or are refused, as on GitHub', async () => {
      const { ada, path } = world
      const list = (query: string) => ada('GET', `${path}/issues?${query}`)
      assert.deepEqual((await list('labels=bug,unheard')).json, [])
      assert.deepEqual((await list('type=Bug')).json, [])
      for (const query of ['assignee=nobody', 'creator=nobody', 'milestone=9', 'milestone=x', 'state=ajar'])
        assert.equal((await list(query)).json.errors?.[0]?.code, 'invalid', query)
      assert.equal((await list('since=soon')).status, 422)
      assert.equal((await list('after=xyz')).status, 422)
      assert.equal((await list('sort=odd&direction=odd&per_page=0&page=x')).json.length, 30)
      const beyond = await list('page=99')
      assert.deepEqual([beyond.json, Object.keys(linksOf(beyond.headers))], [[], ['prev', 'first']])
    })

    await t.test('an ETag is valid until anything on the page changes, including logins', async () => {
      const { ada, context, path } = world
      const first = await ada('GET', `${path}/issues?per_page=3`)
      const conditionalHeaders = { 'if-none-match': first.headers.get('etag') ?? '' }
      const revalidate = () => ada('GET', `${path}/issues?per_page=3`, undefined, conditionalHeaders)
      assert.equal((await revalidate()).status, 304)
      const bob = await context.auth.findUser('bob')
      await context.auth.changeUser(bob?.id ?? 0, { login: 'robert' })
      const response = await revalidate()
      assert.equal(response.status, 200)
      assert.ok(response.text.includes('"robert"') && !response.text.includes('"bob"'))
      await context.auth.changeUser(bob?.id ?? 0, { login: 'bob' })
      conditionalHeaders['if-none-match'] =
        (await ada('GET', `${path}/issues?per_page=3`)).headers.get('etag') ?? ''
      await ada('PATCH', `${path}/labels/bug`, { color: '123456' })
      assert.equal((await revalidate()).status, 200)
    })
  })
})

/** Returns all issues, newest first. */
async function furnish({ ada, member, path }: IssueWorld): Promise<Json[]> {
  const callers = [ada, await member('bob', 'write'), await member('cleo', 'write')]
  for (const title of ['one', 'two']) await ada('POST', `${path}/milestones`, { title })
  for (let n = 1; n <= 45; n++) {
    const issue = await callers[n % 3]?.('POST', `${path}/issues`, {
      title: `Issue ${n}`,
      body: n % 4 === 0 ? 'What does @bob think?' : null,
      labels: labels.filter((_, index) => (n * 7) % (index + 2) === 0),
      assignees: people.filter((_, index) => (n * 5) % (index + 3) === 0),
      milestone: [null, 1, 2][n % 3],
    })
    for (let comments = 0; comments < (n * 3) % 4; comments++)
      await ada('POST', `${path}/issues/${issue?.json.number}/comments`, { body: 'Yes' })
    if (n % 3 === 1) await ada('PATCH', `${path}/issues/${issue?.json.number}`, { state: 'closed' })
  }
  return (await ada('GET', `${path}/issues?state=all&per_page=100`)).json
}

/** The expected result, computed by filtering all issues. */
function matching(issues: readonly Json[], query: Record<string, string | undefined>): Json[] {
  const { state = 'open', sort = 'created', direction = 'desc' } = query
  const value = (issue: Json): number =>
    sort === 'created' ? issue.number : sort === 'comments' ? issue.comments : Date.parse(issue.updated_at)
  return issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter((issue) =>
      (query.labels?.toLowerCase().split(',') ?? []).every((name) =>
        issue.labels.some((label: Json) => label.name === name),
      ),
    )
    .filter((issue) =>
      isOne(
        query.assignee,
        issue.assignees.map(({ login }: Json) => login),
      ),
    )
    .filter((issue) => isOne(query.creator, [issue.user.login]))
    .filter((issue) => !query.mentioned || issue.body?.includes('@bob'))
    .filter((issue) => isOne(query.milestone, issue.milestone ? [String(issue.milestone.number)] : []))
    .sort((a, b) => (value(a) - value(b) || a.number - b.number) * (direction === 'asc' ? 1 : -1))
}

function isOne(expected: string | undefined, present: readonly string[]): boolean {
  if (expected === undefined) return true
  if (expected === 'none') return present.length === 0
  return expected === '*' ? present.length > 0 : present.includes(expected)
}
