import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startOnce } from '@octavo/testing/start-once.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { listCheckResults } from '../src/code/commits/store/check-results.ts'
import type { RejectedRefChanges } from '../src/context/rejected-ref-changes.ts'
import { findRepositoryById } from '../src/repositories/store/repositories.ts'
import { listAppliedRules } from '../src/rules/applied-rules.ts'
import { compileRegex } from '../src/rules/linear-regex.ts'
import { createRefGuard } from '../src/rules/ref-guard.ts'
import { matchesRefPattern } from '../src/rules/ref-patterns.ts'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startRuleWorld } from './rule-world.ts'

const schemas = readOctokitSchemas('openapi-types')
const webhookSchemas = readOctokitSchemas('openapi-webhooks-types')

const everywhere = { ref_name: { include: ['~ALL'], exclude: [] } }
const active = { enforcement: 'active', conditions: everywhere }
const pullRequest = {
  type: 'pull_request',
  parameters: {
    dismiss_stale_reviews_on_push: false,
    require_code_owner_review: false,
    require_last_push_approval: false,
    required_approving_review_count: 1,
    required_review_thread_resolution: false,
  },
}
const file = { message: 'x', content: 'YQ==' }

describeOnBothDatabases('rulesets', (databases) => {
  const startWorld = startOnce(() => startRuleWorld(databases))

  async function open(name: string) {
    const world = await startWorld()
    const organization = await world.organization(`rs-${name}`)
    const repository = organization.repository
    return { ...world, ...organization, ...(await repository()), repository }
  }

  test('a repository ruleset can be created, read, changed and deleted, and keeps its history', async () => {
    const { owner, member, path, name } = await open('crud')
    const at = `${path}/rulesets`
    const ruleset = await owner('POST', at, {
      ...active,
      name: 'Main',
      bypass_actors: [{ actor_id: 5, actor_type: 'RepositoryRole', bypass_mode: 'always' }],
      rules: [{ type: 'deletion' }, pullRequest],
    })
    assert.equal(ruleset.status, 201, ruleset.text)
    assert.deepEqual(schemas.findErrors('repository-ruleset', ruleset.json), [])
    assert.deepEqual(
      [ruleset.json.source_type, ruleset.json.source, ruleset.json.current_user_can_bypass],
      ['Repository', `${name}/sea`, 'always'],
    )
    const one = `${at}/${ruleset.json.id}`
    assert.deepEqual((await owner('GET', one)).json, ruleset.json)
    const reader = await member('reader', 'read')
    const readerView = await reader('GET', one)
    assert.deepEqual(
      [readerView.json.bypass_actors, readerView.json.current_user_can_bypass],
      [undefined, 'never'],
    )
    assert.equal((await reader('PUT', one, { name: 'x' })).status, 403)
    assert.equal((await reader('POST', at, { ...active, name: 'x' })).status, 403)
    const list = await reader('GET', at)
    assert.deepEqual([list.json.length, list.json[0].rules], [1, undefined])
    assert.equal((await owner('POST', at, { ...active, name: 'Main' })).status, 422)
    const rules = await reader('GET', `${path}/rules/branches/feature/x`)
    assert.deepEqual(
      rules.json.map((rule: { type: string; ruleset_id: number }) => [rule.type, rule.ruleset_id]),
      [
        ['deletion', ruleset.json.id],
        ['pull_request', ruleset.json.id],
      ],
    )
    assert.deepEqual(schemas.findErrors('repository-rule-detailed', rules.json[1]), [])
    assert.equal((await owner('GET', `${path}/branches/main`)).json.protected, true)
    const update = await owner('PUT', one, { enforcement: 'disabled' })
    assert.deepEqual([update.json.enforcement, update.json.rules.length], ['disabled', 2])
    assert.equal((await owner('GET', `${path}/branches/main`)).json.protected, false)
    const history = await owner('GET', `${one}/history`)
    assert.equal(history.json.length, 2)
    assert.deepEqual(schemas.findErrors('ruleset-version', history.json[0]), [])
    const oldest = await owner('GET', `${one}/history/${history.json[1].version_id}`)
    assert.equal(oldest.json.state.enforcement, 'active')
    assert.equal((await owner('DELETE', one)).status, 204)
    assert.equal((await owner('GET', one)).status, 404)
    assert.equal((await owner('DELETE', `${at}/nonsense`)).status, 404)
  })

  test('invalid rules, patterns and actors are refused', async () => {
    const { owner, path } = await open('invalid')
    const post = async (more: object) =>
      (await owner('POST', `${path}/rulesets`, { ...active, name: 'n', ...more })).status
    const pattern = (text: string, operator = 'regex') => ({
      rules: [{ type: 'commit_message_pattern', parameters: { operator, pattern: text } }],
    })
    for (const bad of ['(', '(?=x)', '(a)\\1', 'a{2000}', '((a{100}){100}){100}', '[z-a]', '*', 'a**'])
      assert.equal(await post(pattern(bad)), 422, bad)
    assert.equal(await post({ rules: [{ type: 'no_such_rule' }] }), 422)
    assert.equal(await post({ target: 'tag', rules: [pullRequest] }), 422)
    assert.equal(await post({ target: 'push' }), 422)
    assert.equal(await post({ bypass_actors: [{ actor_id: 987654, actor_type: 'Team' }] }), 422)
    assert.equal(await post({ bypass_actors: [{ actor_id: 77, actor_type: 'RepositoryRole' }] }), 422)
    assert.equal(await post({ enforcement: 'sometimes' }), 422)
    assert.equal(await post(pattern('(^|\\s)fix(es)?: [A-Z]\\w+')), 201)
  })

  test('rules reject pushes and API changes, except for actors with a bypass', async () => {
    const { owner, member, clone, path, tip } = await open('rules')
    const writer = await member('writer', 'write')
    const maintainer = await member('boss', 'maintain')
    const client = await clone(writer)
    const { json: ruleset } = await owner('POST', `${path}/rulesets`, {
      name: 'Main',
      enforcement: 'active',
      conditions: { ref_name: { include: ['~DEFAULT_BRANCH', 'release/*'], exclude: ['release/free'] } },
      bypass_actors: [
        { actor_id: 2, actor_type: 'RepositoryRole' },
        { actor_id: 4, actor_type: 'RepositoryRole', bypass_mode: 'pull_request' },
      ],
      rules: [pullRequest, { type: 'creation' }],
    })
    const oid = await client.commit('a.txt', '1')
    const rejection = await client.attempt('push', 'origin', 'main', 'main:release/1', 'main:release/free')
    assert.match(
      rejection.stderr,
      /remote: error: GH013: Repository rule violations found for refs\/heads\/main\./,
    )
    assert.match(rejection.stderr, /remote: - Changes must be made through a pull request\./)
    assert.match(rejection.stderr, /main -> main \(push declined due to repository rule violations\)/)
    assert.match(rejection.stderr, /\[remote rejected\] main -> release\/1/)
    assert.match(rejection.stderr, /\[new branch\]\s+main -> release\/free/)
    assert.equal((await writer('PUT', `${path}/contents/b.txt`, file)).status, 409)
    const createdRef = await writer('POST', `${path}/git/refs`, { ref: 'refs/heads/release/2', sha: oid })
    assert.match(createdRef.json.message, /Repository rule violations found[\s\S]*creations being restricted/)
    assert.equal(
      (await writer('POST', `${path}/branches/release/free/rename`, { new_name: 'release/3' })).status,
      422,
    )
    assert.equal((await maintainer('PUT', `${path}/contents/b.txt`, file)).status, 201)
    assert.equal(
      (await maintainer('POST', `${path}/git/refs`, { ref: 'refs/heads/release/2', sha: oid })).status,
      201,
    )

    const suites = await owner('GET', `${path}/rulesets/rule-suites`)
    assert.deepEqual(schemas.findErrors('rule-suites', suites.json), [])
    const results = suites.json.map(({ ref, result }: { ref: string; result: string }) => `${ref} ${result}`)
    assert.ok(results.includes('refs/heads/main fail') && results.includes('refs/heads/main bypass'))
    const failedSuites = await owner('GET', `${path}/rulesets/rule-suites?rule_suite_result=fail&ref=main`)
    const suite = await owner('GET', `${path}/rulesets/rule-suites/${failedSuites.json[0].id}`)
    assert.deepEqual(schemas.findErrors('rule-suite', suite.json), [])
    assert.equal(suite.json.rule_evaluations[0].rule_source.id, ruleset.id)
    assert.equal((await writer('GET', `${path}/rulesets/rule-suites`)).status, 403)
    assert.notEqual(await tip(), oid)
  })

  test('patterns of messages, addresses and names are enforced inside the quarantine', async () => {
    const { owner, clone, path, context, id } = await open('patterns')
    const client = await clone(owner)
    const rule = (type: string, operator: string, pattern: string, negate = false) => ({
      type,
      parameters: { operator, pattern, negate },
    })
    await owner('POST', `${path}/rulesets`, {
      ...active,
      name: 'Commits',
      rules: [
        rule('commit_message_pattern', 'regex', '^(feat|fix): .+'),
        rule('commit_author_email_pattern', 'ends_with', '@example.org'),
        rule('branch_name_pattern', 'regex', '^(main|topic/[a-z0-9-]+)$'),
        rule('committer_email_pattern', 'contains', 'evil', true),
      ],
    })
    await client.git('checkout', '--quiet', '-b', 'work')
    const bad = await client.commit('a.txt', '1', 'whatever')
    const push = async (to: string) => (await client.attempt('push', 'origin', `work:${to}`)).stderr
    assert.match(await push('topic/one'), /Commit message must match a given regex pattern/)
    assert.equal(await context.git.repository(id).findCommit(bad), undefined)
    await client.git('commit', '--quiet', '--amend', '-m', 'fix: a', '--author', 'E <e@elsewhere.net>')
    assert.match(await push('topic/one'), /Author email must end with a matching pattern/)
    await client.git('commit', '--quiet', '--amend', '-m', 'fix: a', '--author', 'E <e@example.org>')
    assert.match(await push('Odd'), /Branch name must match a given regex pattern/)
    assert.match(await push('topic/one'), /\[new branch\]/)
  })

  test('required checks of many commits are evaluated in one push, in few statements', async () => {
    const { owner, clone, path, context, id } = await open('checks')
    const client = await clone(owner)
    const oids = await client.commitAll(Array.from({ length: 60 }, (_, at) => `Commit ${at}`))
    await client.git('push', '--quiet', 'origin', 'HEAD:refs/heads/main')
    const parameters = {
      required_status_checks: [{ context: 'ci' }],
      strict_required_status_checks_policy: false,
    }
    await owner('POST', `${path}/rulesets`, {
      ...active,
      name: 'Checks',
      rules: [{ type: 'required_status_checks', parameters }],
    })
    const refs = oids.map((oid, at) => `${oid}:refs/heads/at-${at}`)
    const rejection = await client.attempt('push', 'origin', ...refs)
    assert.match(rejection.stderr, /GH013[\s\S]*Required status check "ci" is expected/)
    const passed = { repository_id: id, context: 'ci', state: 'success', creator_id: owner.user.id } as const
    const unused = { target_url: null, description: null, created_at_ms: 0 }
    const statuses = oids.slice(1).map((oid) => ({ ...passed, ...unused, oid }))
    await context.db.write((tx) => tx.insertInto('commit_status').values(statuses).execute())
    await client.attempt('push', 'origin', ...refs)
    assert.equal((await context.git.repository(id).listRefs('refs/heads/at-')).length, 59)

    const guard = createRefGuard(context, listCheckResults)
    const check = (count: number) => {
      const changes = Array.from({ length: count }, (_, at) => {
        const to = oids[at + 1] ?? at.toString(16).padStart(40, '0')
        return { ref: `refs/heads/x-${at}`, from: null, to }
      })
      const change = { repository: { id }, actor: owner.user, changes }
      return guard.guard(change, context.git.repository(id), (evaluate) => context.db.write(evaluate))
    }
    await check(1)
    // Jobs of the pushes read as well.
    await context.jobs.idle()
    const statementsForFew = (await statementsOf(context.db, () => check(2))).length
    const many = (await statementsOf(context.db, () => check(59))).length
    assert.ok(many <= statementsForFew, `${many} statements after ${statementsForFew}`)
    await assert.rejects(check(501), (error: RejectedRefChanges) => {
      const last = error.rejections.get('refs/heads/x-500')?.rulesets
      assert.deepEqual(last, ['Required status checks cannot be evaluated for so many commits in one push.'])
      return error.rejections.size === 442
    })
  })

  test('tags have rules of their own', async () => {
    const { owner, clone, path } = await open('tags')
    const client = await clone(owner)
    await owner('POST', `${path}/rulesets`, {
      name: 'Versions',
      target: 'tag',
      enforcement: 'active',
      conditions: { ref_name: { include: ['v*'], exclude: [] } },
      rules: [
        { type: 'deletion' },
        { type: 'update' },
        { type: 'tag_name_pattern', parameters: { operator: 'regex', pattern: '^v\\d+\\.\\d+$' } },
      ],
    })
    await client.git('tag', '-a', 'v1.0', '-m', 'One')
    await client.git('push', '--quiet', 'origin', 'v1.0', 'HEAD:refs/tags/other')
    const odd = await client.attempt('push', 'origin', 'HEAD:refs/tags/vOdd')
    assert.match(odd.stderr, /Tag name must match/)
    assert.match((await client.attempt('push', 'origin', ':v1.0')).stderr, /GH013/)
    await client.commit('b.txt', '2')
    const movedTag = await client.attempt('push', '--force', 'origin', 'HEAD:refs/tags/v1.0')
    assert.match(movedTag.stderr, /Cannot update this protected ref/)
    await client.git('push', '--quiet', 'origin', ':refs/tags/other')
    assert.equal((await owner('DELETE', `${path}/git/refs/tags/v1.0`)).status, 422)
  })

  test('an evaluated ruleset refuses nothing and reports what it would refuse', async () => {
    const { owner, path } = await open('evaluate')
    await owner('POST', `${path}/rulesets`, {
      name: 'Trial',
      enforcement: 'evaluate',
      conditions: everywhere,
      rules: [pullRequest],
    })
    assert.equal((await owner('GET', `${path}/rules/branches/main`)).json.length, 0)
    assert.equal((await owner('PUT', `${path}/contents/a.txt`, file)).status, 201)
    const { json } = await owner('GET', `${path}/rulesets/rule-suites`)
    assert.deepEqual([json[0].result, json[0].evaluation_result], ['pass', 'fail'])
  })

  test('an automatic merge happens when the organization ruleset that blocks it is deleted', async () => {
    const { owner, context, path, name } = await open('org-auto')
    await owner('PATCH', path, { allow_auto_merge: true })
    const { json: ref } = await owner('GET', `${path}/git/ref/heads/main`)
    await owner('POST', `${path}/git/refs`, { ref: 'refs/heads/topic', sha: ref.object.sha })
    await owner('PUT', `${path}/contents/a.txt`, { ...file, branch: 'topic' })
    const ruleset = await owner('POST', `/orgs/${name}/rulesets`, {
      ...active,
      name: 'Reviewed',
      conditions: { ...everywhere, repository_name: { include: ['~ALL'], exclude: [] } },
      rules: [pullRequest],
    })
    const pull = await owner('POST', `${path}/pulls`, { title: 'Add a', head: 'topic', base: 'main' })
    const query = `mutation { enablePullRequestAutoMerge(input: {pullRequestId: "${pull.json.node_id}"}) { clientMutationId } }`
    assert.equal((await owner('POST', '/graphql', { query })).json.errors, undefined)
    await context.jobs.idle()
    const isMerged = async () => (await owner('GET', `${path}/pulls/${pull.json.number}`)).json.merged
    assert.equal(await isMerged(), false)
    assert.equal((await owner('DELETE', `/orgs/${name}/rulesets/${ruleset.json.id}`)).status, 204)
    await context.jobs.idle()
    assert.equal(await isMerged(), true)
  })

  test('an organization ruleset applies to the repositories that it names', async () => {
    const { owner, member, as, path, name, repository } = await open('org')
    const lake = await repository('lake')
    const at = `/orgs/${name}/rulesets`
    const ruleset = await owner('POST', at, {
      ...active,
      name: 'Everywhere',
      conditions: { ...everywhere, repository_name: { include: ['~ALL'], exclude: ['lake'] } },
      bypass_actors: [{ actor_id: null, actor_type: 'OrganizationAdmin' }],
      rules: [pullRequest],
    })
    assert.equal(ruleset.status, 201, ruleset.text)
    assert.deepEqual(schemas.findErrors('repository-ruleset', ruleset.json), [])
    assert.equal((await owner('POST', at, { ...active, name: 'Nowhere' })).status, 422)
    const one = `${at}/${ruleset.json.id}`
    const writer = await member('writer', 'admin')
    const other = await lake.member('writer', 'admin')
    assert.equal((await writer('PUT', `${path}/contents/a.txt`, file)).status, 409)
    assert.equal((await other('PUT', `${lake.path}/contents/a.txt`, file)).status, 201)
    assert.equal((await owner('PUT', `${path}/contents/a.txt`, file)).status, 201)
    const visibleRulesets = await writer('GET', `${path}/rulesets`)
    assert.deepEqual(
      [visibleRulesets.json[0].source_type, visibleRulesets.json[0].source],
      ['Organization', name],
    )
    assert.equal((await writer('GET', `${path}/rulesets?includes_parents=false`)).json.length, 0)
    assert.equal((await writer('GET', `${lake.path}/rulesets`)).json.length, 0)
    assert.equal((await writer('GET', `${lake.path}/rulesets/${ruleset.json.id}`)).status, 404)
    assert.equal((await writer('PUT', `${path}/rulesets/${ruleset.json.id}`, { name: 'x' })).status, 404)
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { name: 'x' }],
      ['DELETE', undefined],
    ] as const)
      assert.ok((await writer(method, one, body)).status >= 403, method)
    assert.equal((await (await as('rs-stranger'))('GET', at)).status, 404)
    assert.equal((await owner('PUT', one, { enforcement: 'disabled' })).json.enforcement, 'disabled')
    const { json: versions } = await owner('GET', `${one}/history`)
    assert.equal(versions.length, 2)
    const first = await owner('GET', `${one}/history/${versions[1].version_id}`)
    assert.equal(first.json.state.enforcement, 'active')
    assert.equal((await owner('GET', one)).json.enforcement, 'disabled')
    const suites = await owner('GET', `${at}/rule-suites?repository_name=sea`)
    assert.ok(suites.json.length >= 2)
    const suite = await owner('GET', `${at}/rule-suites/${suites.json[0].id}`)
    assert.equal(suite.json.repository_name, 'sea')
    assert.equal((await writer('GET', `${lake.path}/rulesets/rule-suites/${suites.json[0].id}`)).status, 404)
    assert.equal((await owner('DELETE', one)).status, 204)
    assert.equal((await writer('PUT', `${path}/contents/b.txt`, file)).status, 201)
  })

  test('organization rulesets cost a bounded number of statements, whatever they and the push contain', async () => {
    const { owner, member, name, path, id, repository, context, clone } = await open('bounded')
    const writer = await member('writer', 'write')
    for (const repo of ['pond', 'river', 'lake']) await repository(repo)
    const client = await clone(writer)
    const rules = [{ type: 'deletion' }, { type: 'non_fast_forward' }]
    const conditions = { ...everywhere, repository_name: { include: ['~ALL'], exclude: [] } }
    const create = (at: number) =>
      owner('POST', `/orgs/${name}/rulesets`, { ...active, name: `r${at}`, conditions, rules })
    await create(0)
    const countOf = async (work: () => Promise<unknown>) => (await statementsOf(context.db, work)).length
    const row = await findRepositoryById(context.db.read, id)
    if (!row) throw new Error('The repository is missing')
    const measure = async (prefix: string, refs: number) => {
      await client.git('push', '--quiet', 'origin', `main:${prefix}`)
      // Jobs that follow a push have statements of their own.
      await context.jobs.idle()
      const names = Array.from({ length: refs }, (_, at) => `refs/heads/${prefix}-${at}`)
      return {
        rules: await countOf(() => listAppliedRules(context.db.read, row, names, writer.user)),
        branches: await countOf(() => writer('GET', `${path}/branches?per_page=100`)),
        branch: await countOf(() => writer('GET', `${path}/rules/branches/main`)),
        list: await countOf(() => writer('GET', `${path}/rulesets`)),
      }
    }
    await measure('warm', 1)
    const costOfFew = await measure('few', 1)
    for (let at = 1; at < 12; at++) await create(at)
    const many = await measure('many', 1000)
    for (const key of ['rules', 'branches', 'branch', 'list'] as const)
      assert.ok(many[key] <= costOfFew[key] + 1, `${key}: ${many[key]} after ${costOfFew[key]}`)
  })

  test('changes of rulesets are webhook events with what changed', async () => {
    const { owner, path, context } = await open('hooks')
    const events: {
      action?: string | undefined
      payload: { repository_ruleset?: unknown; changes?: unknown }
    }[] = []
    context.activity.observe(async (tx, { event, action, payload }) => {
      if (event !== 'repository_ruleset') return
      events.push({ action, payload: await payload(tx, { api: 'http://x', html: 'http://x' }) })
    })
    const at = `${path}/rulesets`
    const { json } = await owner('POST', at, { ...active, name: 'A', rules: [pullRequest] })
    await owner('PUT', `${at}/${json.id}`, { name: 'B', rules: [{ type: 'deletion' }] })
    await owner('DELETE', `${at}/${json.id}`)
    assert.deepEqual(
      events.map(({ action }) => action),
      ['created', 'edited', 'deleted'],
    )
    for (const { payload } of events)
      assert.deepEqual(webhookSchemas.findErrors('repository-ruleset', payload.repository_ruleset), [])
    assert.deepEqual(events[1]?.payload.changes, {
      name: { from: 'A' },
      rules: { added: [{ type: 'deletion' }], deleted: [pullRequest], updated: [] },
    })
  })

  test('a repository has a maximum of rulesets, also for concurrent requests', async () => {
    const { owner, path, context, id } = await open('many')
    await context.db.write(async (tx) => {
      const { insertRuleset } = await import('../src/rules/store/rulesets.ts')
      for (let at = 0; at < 73; at++)
        await insertRuleset(
          tx,
          { repositoryId: id },
          {
            name: `r${at}`,
            target: 'branch',
            enforcement: 'active',
            conditions: {},
            rules: [],
            bypass_actors: [],
          },
          0,
        )
    })
    const statuses = await Promise.all(
      Array.from({ length: 6 }, (_, at) => owner('POST', `${path}/rulesets`, { ...active, name: `x${at}` })),
    )
    assert.deepEqual(statuses.map(({ status }) => status).toSorted(), [201, 201, 422, 422, 422, 422])
    const page = await owner('GET', `${path}/rulesets?per_page=50&page=2`)
    assert.equal(page.json.length, 25)
  })
})

describe('patterns', () => {
  test('ref patterns match as fnmatch does, with folders', () => {
    const cases: [string, string, boolean][] = [
      ['main', 'main', true],
      ['release/*', 'release/1', true],
      ['release/*', 'release/1/2', false],
      ['release/**', 'release/1/2', true],
      ['**/fix', 'a/b/fix', true],
      ['v[0-9].?', 'v1.2', true],
      ['v[!0-9]', 'v1', false],
      ['a\\*', 'a*', true],
      ['[', '[', true],
    ]
    for (const [pattern, name, isMatch] of cases)
      assert.equal(matchesRefPattern(pattern, name), isMatch, `${pattern} ${name}`)
  })

  test('a hostile ref pattern takes few steps', () => {
    assert.equal(matchesRefPattern(`${'*a'.repeat(100)}b`, 'a'.repeat(255)), false)
  })

  test('regular expressions agree with JavaScript', () => {
    const texts = [
      '',
      'a',
      'aaab',
      'fix: Sea',
      'foo@example.org',
      'line\nnext',
      'ABC-123',
      'é',
      '2024-01-02 x_y',
    ]
    const sources = [
      'a*b',
      '^a+$',
      '(fix|feat): \\w+',
      '^[^@]+@example\\.org$',
      '[A-Z]{2,3}-\\d+',
      '\\bnext\\b',
      'a?b?c?',
      '^$',
      '(?:ab|a)+b',
      '.',
      '^.$',
      '\\d{4}-(\\d\\d)-\\1'.replace('\\1', '\\d+'),
      '[\\w-]+',
      'x|',
      '(a|b)*?b',
      '\\S+\\s\\S+',
    ]
    for (const source of sources)
      for (const text of texts)
        assert.equal(
          compileRegex(source).test(text, { steps: 1e6 }),
          new RegExp(source, 'u').test(text),
          `${source} on ${text}`,
        )
  })

  test('a catastrophic regular expression stays linear', () => {
    const budget = { steps: 5_000_000 }
    assert.equal(compileRegex('^(a+)+$').test(`${'a'.repeat(50_000)}b`, budget), false)
    assert.equal(compileRegex('(((){1000}){1000}){1000}').test('a', budget), true)
    assert.ok(budget.steps > 4_000_000)
  })
})
