import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { sql } from 'kysely'
import { describeOnBothDatabases } from './databases.ts'
import { type IssueWorld, startIssueWorld } from './issue-world.ts'

const names = ['bug', 'question', 'wontfix']

describeOnBothDatabases('issue counters', ({ location }) => {
  const start = (name: string) => {
    return startIssueWorld(databaseOptions(location()), name)
  }

  test('equal the actual counts after any changes', async () => {
    const world = await start('random')
    await world.ada('POST', `${world.path}/milestones`, { title: 'one' })
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), async (takenName) => {
        for (const step of takenName) await take(world, step)
        await world.context.jobs.idle()
        await compareCounters(world)
      }),
      { numRuns: 12, endOnFailure: true },
    )
    const { json } = await world.ada('GET', world.path)
    assert.ok(json.open_issues_count > 0, 'something was counted')
  })

  test('number a hundred concurrently opened issues from 1 to 100', async () => {
    const { ada, path, ...world } = await start('crowded')
    const issues = await Promise.all(
      Array.from({ length: 100 }, (_, index) => ada('POST', `${path}/issues`, { title: `Issue ${index}` })),
    )
    const numbers = issues.map(({ json }) => json.number).sort((a, b) => a - b)
    assert.deepEqual(
      numbers,
      Array.from({ length: 100 }, (_, index) => index + 1),
    )
    await compareCounters({ ...world, ada, path })
  })
})

const numbers = fc.integer({ min: 1, max: 6 })
const some = fc.subarray(names)

const steps = fc.oneof(
  fc.record({ kind: fc.constant('open' as const), labels: some, milestone: fc.constantFrom(null, 1) }),
  fc.record({
    kind: fc.constant('change' as const),
    number: numbers,
    change: fc.record(
      {
        state: fc.constantFrom('open', 'closed'),
        labels: some,
        assignees: fc.constantFrom([], ['ada']),
        milestone: fc.constantFrom(null, 1),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('comment' as const), number: numbers, body: fc.constantFrom('@ada', 'Yes') }),
  fc.record({ kind: fc.constant('forget' as const), label: fc.constantFrom(...names) }),
  fc.constant({ kind: 'leave' as const }),
  fc.record({ kind: fc.constant('nest' as const), parent: numbers, part: numbers }),
)

type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

/** Refused changes, such as of missing issues, change nothing. */
async function take({ ada, path }: IssueWorld, step: Step): Promise<void> {
  if (step.kind === 'open') {
    const { labels, milestone } = step
    await ada('POST', `${path}/issues`, { title: 'Another', labels, milestone })
  } else if (step.kind === 'change') await ada('PATCH', `${path}/issues/${step.number}`, step.change)
  else if (step.kind === 'comment')
    await ada('POST', `${path}/issues/${step.number}/comments`, { body: step.body })
  else if (step.kind === 'forget') await ada('DELETE', `${path}/labels/${step.label}`)
  else if (step.kind === 'leave') {
    const { json } = await ada('GET', `${path}/milestones`)
    await ada('DELETE', `${path}/milestones/${json[0]?.number}`)
    await ada('POST', `${path}/milestones`, { title: 'one' })
  } else {
    const { json } = await ada('GET', `${path}/issues/${step.part}`)
    await ada('POST', `${path}/issues/${step.parent}/sub_issues`, {
      sub_issue_id: json.id ?? 0,
      replace_parent: true,
    })
  }
}

async function compareCounters({ context: { db }, repositoryId }: IssueWorld): Promise<void> {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db.read)).rows
  const tallies = await rows(sql`select kind, subject_id, open, closed from issue_tally
    where repository_id = ${repositoryId} and open + closed > 0 order by kind, subject_id`)
  const recounted = await rows(sql`select kind, subject_id,
      cast(sum(is_open) as integer) as open, cast(sum(1 - is_open) as integer) as closed
    from issue_facet where repository_id = ${repositoryId} group by kind, subject_id order by kind, subject_id`)
  assert.deepEqual(tallies, recounted)
  const strays = await rows(sql`select f.issue_id from issue_facet f join issue i on i.id = f.issue_id
    where f.is_open <> i.is_open or f.updated_at_ms <> i.updated_at_ms or f.comments <> i.comments
      or (f.kind = 3 and f.subject_id <> coalesce(i.milestone_id, 0))`)
  assert.deepEqual(strays, [])
  const repository = await rows(
    sql`select open_issues, closed_issues from repository where id = ${repositoryId}`,
  )
  const issues = await rows(sql`select cast(coalesce(sum(is_open), 0) as integer) as open_issues,
      cast(coalesce(sum(1 - is_open), 0) as integer) as closed_issues
    from issue where repository_id = ${repositoryId}`)
  assert.deepEqual(repository, issues)
  const wrong = await rows(sql`select i.id from issue i where
    i.comments <> (select count(*) from issue_comment c where c.issue_id = i.id)
    or i.sub_issues <> (select count(*) from issue p where p.parent_id = i.id)
    or i.sub_issues_closed <> (select count(*) from issue p where p.parent_id = i.id and p.is_open = 0)`)
  assert.deepEqual(wrong, [])
}
