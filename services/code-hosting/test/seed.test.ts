import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { createReconciler } from '../src/code/pushes/reconciler.ts'
import type { Context } from '../src/context.ts'
import { seedSample } from '../src/sample/seed.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

/** Everything in the sample that users can see. */
async function snapshot({ db: { read } }: Context) {
  const count = async (table: 'issue_event' | 'event' | 'push' | 'star' | 'subscription' | 'issue_facet') => {
    const row = await read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    refs: await read
      .selectFrom('ref')
      .select(['repository_id', 'name', 'oid'])
      .orderBy('repository_id')
      .orderBy('name')
      .execute(),
    issues: await read
      .selectFrom('issue')
      .select([
        'repository_id',
        'number',
        'title',
        'is_open',
        'comments',
        'created_at_ms',
        'updated_at_ms',
        'closed_at_ms',
      ])
      .orderBy('id')
      .execute(),
    comments: await read
      .selectFrom('issue_comment')
      .select(['body', 'created_at_ms'])
      .orderBy('id')
      .execute(),
    repositories: await read
      .selectFrom('repository')
      .select([
        'name',
        'topics',
        'stars',
        'open_issues',
        'closed_issues',
        'created_at_ms',
        'updated_at_ms',
        'pushed_at_ms',
      ])
      .orderBy('id')
      .execute(),
    labels: await read.selectFrom('label').select('name').orderBy('id').execute(),
    milestones: await read.selectFrom('milestone').select('title').execute(),
    members: await read
      .selectFrom('membership')
      .select(['role', 'state', 'is_public'])
      .orderBy('user_id')
      .execute(),
    team: await read.selectFrom('team_repository').select('role').execute(),
    counts: {
      recordEvent: await count('issue_event'),
      delivered: await count('event'),
      pushes: await count('push'),
      facets: await count('issue_facet'),
      watched: await count('subscription'),
    },
  }
}

type Sample = Awaited<ReturnType<typeof snapshot>>

async function startEmpty(options: Parameters<typeof startCodeHosting>[0] = {}) {
  const { context } = await startCodeHosting(options)
  // The cleanup at start would delete the sample's events as old ones.
  await context.jobs.idle()
  return context
}

const whole = await startEmpty()
const writes = await seedCutShort(whole, Number.POSITIVE_INFINITY)
const seeded = await snapshot(whole)

test('the sample has the same commits on two servers, and seeding twice changes nothing', async () => {
  const second = await startEmpty()
  await seedSample(second)
  assert.deepEqual(await snapshot(second), seeded)
  await seedSample(second)
  assert.deepEqual(await snapshot(second), seeded)
  assert.equal(
    seeded.refs.find(({ name }) => name === 'refs/heads/main')?.oid,
    '6f76394d15a86285889490b833d2f6e9c49f2d6e',
  )
})

test('an interrupted seed is completed by the next one', async () => {
  for (const share of [0.05, 0.3, 0.45, 0.6, 0.8, 0.97]) {
    const context = await startEmpty()
    const at = Math.ceil(writes * share)
    await assert.rejects(seedCutShort(context, at), /cut short/)
    // As the next start does.
    await createReconciler(context).settle()
    await seedSample(context)
    const secondSnapshot = await snapshot(context)
    // Ids are not reused, and a push completed later has the later time.
    assert.deepEqual(comparable(secondSnapshot), comparable(seeded), `cut short at write ${at}`)
  }
})

describeOnBothDatabases('the sample', ({ location }) => {
  test('is the same on both databases', async () => {
    const context = await startEmpty(databaseOptions(location()))
    await seedSample(context)
    assert.deepEqual(comparable(await snapshot(context)), comparable(seeded))
  })
})

/** Fails after a number of transactions. Returns the number of transactions. */
async function seedCutShort(context: Context, at: number): Promise<number> {
  let writes = 0
  const db: Context['db'] = {
    ...context.db,
    write: async (work) => {
      if (++writes === at) throw new Error('cut short')
      return context.db.write(work)
    },
  }
  await seedSample({ ...context, db })
  return writes
}

function comparable({ refs, issues, repositories, ...rest }: Sample) {
  return {
    ...rest,
    refs: refs.map(({ name, oid }) => `${name} ${oid}`).sort(),
    issues: issues.map(({ repository_id: _, ...issue }) => issue),
    repositories: repositories.map(({ pushed_at_ms: _, updated_at_ms: __, ...row }) => row),
  }
}
