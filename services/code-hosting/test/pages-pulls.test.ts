import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAppWorld, password, sign } from './app-world.ts'
import { startReviewWorld, withLines } from './review-world.ts'

const world = await startReviewWorld({ limits: 'off' })
const { ada, ben, call, path, openPull, context } = world
const { visit, submit, createApp } = createAppWorld(world)
for (const { user } of [ada, ben, await world.as('eve')]) await context.auth.setPassword(user.id, password)

const pages = path.replace('/repos', '')

async function read(address: string, headers: Record<string, string> = {}) {
  return call(address, { headers: { 'user-agent': 'reader', accept: 'text/html,*/*;q=0.8', ...headers } })
}

async function readWhole(address: string): Promise<string> {
  const { status, text } = await read(address)
  assert.equal(status, 200, `${address}: ${text.slice(0, 300)}`)
  assert.equal(text.match(/<h1[\s>]/g)?.length, 1, address)
  return text
}

test('a pull request page shows reviews and threads, with the anchors of the API', async () => {
  const { at, number } = await openPull('shown')
  await ben('PATCH', at, { body: 'Please **read** this.' })
  await ben('POST', `${at}/requested_reviewers`, { reviewers: ['ada'] })
  const review = await ada('POST', `${at}/reviews`, {
    event: 'REQUEST_CHANGES',
    body: 'Not *yet*.',
    comments: [{ path: 'poem.txt', line: 10, side: 'RIGHT', body: 'Why ten?' }],
  })
  assert.equal(review.status, 200, review.text)
  const { json: comments } = await ada('GET', `${at}/comments`)
  const { json: reply } = await ben('POST', `${at}/comments/${comments[0].id}/replies`, { body: 'Because.' })
  await context.jobs.idle()
  const text = await readWhole(`${pages}/pull/${number}`)
  for (const { html_url } of [review.json, comments[0], reply])
    assert.ok(text.includes(`id="${html_url.split('#')[1]}"`), html_url)
  for (const words of [/<strong>read<\/strong>/, /requested changes/, /requested a review from/, /Why ten\?/])
    assert.match(text, words)
  assert.match(text, /Can be merged/)
  const files = await readWhole(`${pages}/pull/${number}/files`)
  assert.match(files, /<td class="n">10<\/td><td><code>\+ ten<\/code><\/td><\/tr><tr class="notes">/)
  assert.match(files, /Because\./)
  assert.match(await readWhole(`${pages}/pull/${number}/commits`), /Change poem\.txt/)
  assert.match(await readWhole(`${pages}/pulls`), new RegExp(`/pull/${number}"`))
  assert.equal((await read(`${pages}/issues/${number}`)).headers.get('location'), `${pages}/pull/${number}`)
  assert.match((await read(`${pages}/pull/${number}.diff`)).text, /^diff --git/)
  assert.equal((await read(`${pages}/pull/999`)).status, 404)
  assert.equal((await read(`${pages}/pull/x/files`)).status, 404)
})

test('an outdated thread stays in the conversation', async () => {
  const { at, number } = await openPull('outdated')
  await ada('POST', `${at}/reviews`, {
    event: 'COMMENT',
    comments: [{ path: 'poem.txt', line: 20, side: 'RIGHT', body: 'Here it was.' }],
  })
  await world.moveHead('outdated', { 10: 'zehn' })
  assert.match(await readWhole(`${pages}/pull/${number}`), /outdated[\s\S]*Here it was\./)
  const files = await readWhole(`${pages}/pull/${number}/files`)
  assert.doesNotMatch(files, /Here it was\./)
  assert.match(files, /1 outdated thread/)
})

test('the page of a blocked pull request says why', async () => {
  const { number } = await openPull('blocked')
  const protection = {
    required_status_checks: null,
    enforce_admins: true,
    required_pull_request_reviews: { required_approving_review_count: 1 },
    restrictions: null,
  }
  assert.equal((await ada('PUT', `${path}/branches/main/protection`, protection)).status, 200)
  const text = await readWhole(`${pages}/pull/${number}`)
  assert.match(text, /Merging is blocked/)
  assert.match(text, /At least 1 approving review is required/)
  assert.equal((await ada('DELETE', `${path}/branches/main/protection`)).status, 204)
})

test('a review form submits a review of the commit that was shown', async () => {
  const { at, number, head } = await openPull('formed')
  const form = `${pages}/pull/${number}/review`
  const rejection = await submit(form, 'ada', { act: 'review', event: 'REQUEST_CHANGES', body: '', head })
  assert.equal(rejection.status, 422)
  assert.match(rejection.text, /body can&#39;t be blank|body can't be blank/)
  const stale = await submit(form, 'ada', { act: 'review', event: 'APPROVE', head: 'f'.repeat(40) })
  assert.equal(stale.status, 422)
  const approvalPage = await submit(form, 'ada', { act: 'review', event: 'APPROVE', body: 'Good', head })
  assert.equal(approvalPage.status, 303, approvalPage.text)
  const { json } = await ada('GET', `${at}/reviews`)
  assert.deepEqual(
    json.map(({ state, commit_id }: { state: string; commit_id: string }) => [state, commit_id]),
    [['APPROVED', head]],
  )
  const approval = await submit(form, 'ben', { act: 'review', event: 'APPROVE', head })
  assert.equal(approval.status, 422)
})

test('a merge form merges for users with write access only', async () => {
  const { at, number, head } = await openPull('merged')
  const form = `${pages}/pull/${number}/merge`
  const rejection = await submit(form, 'eve', { act: 'merge', method: 'merge', head })
  assert.equal(rejection.status, 403)
  const staleMerge = await submit(form, 'ada', { act: 'merge', method: 'merge', head: 'f'.repeat(40) })
  assert.equal(staleMerge.status, 409)
  const merge = await submit(form, 'ada', { act: 'merge', method: 'squash', title: 'Ten', head })
  assert.equal(merge.status, 303, merge.text)
  assert.equal((await ada('GET', at)).json.merged, true)
  assert.match(await readWhole(`${pages}/pull/${number}`), />Merged</)
  const repeatedMerge = await submit(form, 'ada', { act: 'merge', method: 'merge', head })
  assert.equal(repeatedMerge.status, 405)
})

test('pages of a private pull request are the same 404 as absent ones', async () => {
  const repository = await ada('POST', '/user/repos', { name: 'secret', private: true, auto_init: true })
  assert.equal(repository.status, 201)
  for (const end of ['pulls', 'pull/1', 'pull/1/files', 'pull/1/commits', 'runs/1', 'deployments', 'rules/1'])
    assert.equal((await read(`/ada/secret/${end}`)).status, 404, end)
  for (const address of ['/ada/secret/pull/1/review', '/ada/absent/pull/1/review']) {
    assert.equal((await visit(address, 'eve')).page.status, 404, address)
  }
})

test('apps, installations and check runs have pages', async () => {
  const app = await createApp('ada', { name: 'Lint <b>', description: 'Reads & writes' })
  assert.match(await readWhole(`/apps/${app.slug}`), /Lint &#60;b&#62;|Lint &lt;b&gt;/)
  assert.equal((await call(`/apps/${app.slug}`, { headers: { 'user-agent': 'api' } })).json.id, app.id)
  const installation = await ada('POST', '/user/installations', { app_slug: app.slug, account: 'ada' })
  assert.equal(installation.status, 201, installation.text)
  const { id } = installation.json
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const { json: access } = await world.anonymous(
    'POST',
    `/app/installations/${id}/access_tokens`,
    {},
    bearer(sign(app, Date.now())),
  )
  const { head, number } = await openPull('checked')
  const check = {
    name: 'lint',
    head_sha: head,
    conclusion: 'failure',
    output: {
      title: 'Two errors',
      summary: '**Bad** <script>alert(1)</script>',
      annotations: [
        {
          path: 'poem.txt',
          start_line: 1,
          end_line: 2,
          annotation_level: 'failure',
          message: 'Too <i>plain',
        },
      ],
    },
  }
  const checkRun = await world.anonymous('POST', `${path}/check-runs`, check, bearer(access.token))
  assert.equal(checkRun.status, 201, checkRun.text)
  const page = await readWhole(new URL(checkRun.json.html_url).pathname)
  assert.match(page, /<strong>Bad<\/strong>/)
  assert.match(page, /lines 1 to 2/)
  assert.doesNotMatch(page, /<script>alert|<i>plain/)
  assert.match(await readWhole(`${pages}/pull/${number}`), /1 check of 1 failed/)
  assert.equal((await read(`${pages}/runs/999`)).status, 404)
  const settings = `/settings/installations/${id}`
  assert.equal((await visit(settings, 'eve')).page.status, 404)
  assert.equal((await submit(settings, 'ada', { act: 'uninstall' })).status, 303)
  assert.equal((await visit(settings, 'ada')).page.status, 404)
})

test('the text of a review is text in every page, never markup', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const { at, number } = await openPull('evil', { 5: evil })
  await ben('PATCH', at, { title: evil, body: evil })
  await ada('POST', `${at}/reviews`, {
    event: 'COMMENT',
    body: evil,
    comments: [{ path: 'poem.txt', line: 5, side: 'RIGHT', body: evil }],
  })
  for (const end of ['pulls', `pull/${number}`, `pull/${number}/files`, `pull/${number}/commits`])
    assert.doesNotMatch(await readWhole(`${pages}/${end}`), /<img[^>]*onerror/, end)
  assert.ok(withLines({ 5: evil }).includes(evil))
})
