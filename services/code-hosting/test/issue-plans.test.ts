import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { facets, nobody } from '../src/issues/store/issue-facets.ts'
import { type IssueFilter, type IssueOrder, issueCount, issueIds } from '../src/issues/store/issue-lists.ts'
import { pullIds } from '../src/pulls/store/pull-lists.ts'
import { fillRepository } from './fill-repository.ts'
import { linksOf, startIssueWorld } from './issue-world.ts'

const none: readonly { kind: number; subjectId: number }[] = []
const facetQueries: Record<string, IssueFilter['all']> = {
  nothing: none,
  'a label': [{ kind: facets.label, subjectId: 3 }],
  'somebody assigned': [{ kind: facets.assignee, subjectId: 1 }],
  'nobody assigned': [{ kind: facets.assignee, subjectId: nobody }],
  'an author': [{ kind: facets.author, subjectId: 1 }],
  'a milestone': [{ kind: facets.milestone, subjectId: 1 }],
  'a label and a milestone': [
    { kind: facets.label, subjectId: 3 },
    { kind: facets.milestone, subjectId: 1 },
  ],
}

test('a page of issues is a range of one index, for any filter and order', async () => {
  const { context, ada, repositoryId } = await startIssueWorld()
  const filling = { repositoryId, count: 3_000, accountIds: [ada.user.id], nowMs: context.clock.now() }
  await fillRepository(context.db, filling)
  const explain = async <Row>(query: RawBuilder<Row>) =>
    (await sql<{ detail: string }>`explain query plan ${query}`.execute(context.db.read)).rows.map(
      ({ detail }) => detail,
    )

  for (const [filters, all] of Object.entries(facetQueries))
    for (const state of ['open', 'closed', 'all'] as const) {
      const filter = { repositoryId, state, all, none }
      for (const by of ['created', 'updated', 'comments'] as const)
        for (const direction of ['asc', 'desc'] as const)
          for (const after of [undefined, [1_500, 1_500] as const]) {
            const order: IssueOrder = { by, direction }
            const plan = await explain(issueIds(filter, order, { limit: 30, offset: 0, after }))
            const name = `${filters}, ${state}, ${by} ${direction}: ${plan.join('; ')}`
            assert.ok(
              plan.every((step) => !/TEMP B-TREE|^SCAN/.test(step)),
              name,
            )
            assert.ok(
              plan.some((step) => new RegExp(`SEARCH f USING (COVERING )?INDEX issue\\w*_${by}`).test(step)),
              name,
            )
          }
      const counting = await explain(issueCount(filter))
      assert.ok(
        counting.every((step) => !/TEMP B-TREE|^SCAN f/.test(step)),
        `${filters}: ${counting.join('; ')}`,
      )
    }
})

test('the pull requests of a branch name are found by an index', async () => {
  const { context, ada, repositoryId } = await startIssueWorld()
  const filling = { repositoryId, count: 3_000, accountIds: [ada.user.id], nowMs: context.clock.now() }
  await fillRepository(context.db, filling)
  const order = { by: 'created', direction: 'desc' } as const
  const page = { limit: 30, offset: 0, after: undefined }
  const query = pullIds({ repositoryId, state: 'all', head: { ref: 'side' } }, order, page)
  const { rows } = await sql<{ detail: string }>`explain query plan ${query}`.execute(context.db.read)
  const steps = rows.map(({ detail }) => detail)
  assert.equal(
    steps.filter((step) => step.includes('INDEX pull_request_head_name')).length,
    2,
    steps.join('; '),
  )
})

test('pagination over thousands of issues visits each once and ends', async () => {
  const { context, ada, path, url, repositoryId } = await startIssueWorld()
  const filling = { repositoryId, count: 2_500, accountIds: [ada.user.id], nowMs: context.clock.now() }
  await fillRepository(context.db, filling)
  const visitedNumbers = new Set<number>()
  let next: string | undefined = `${path}/issues?state=all&per_page=100`
  let pages = 0
  while (next) {
    const { json, headers }: Awaited<ReturnType<typeof ada>> = await ada('GET', next)
    for (const { number } of json) visitedNumbers.add(number)
    next = linksOf(headers).next?.slice(url.length)
    pages += 1
  }
  assert.deepEqual([visitedNumbers.size, pages], [2_500, 25])
  const { json } = await ada('GET', path)
  assert.equal(json.open_issues_count, 1_666)
})
