import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { Octokit } from '@octokit/rest'
import { pushSteps } from '../src/context/push-steps.ts'
import { sweepBlobs } from '../src/releases/sweep-blobs.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openHookTarget } from './hook-target.ts'
import { openDataFolder, startHosting } from './hosting-child.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const schemas = readOctokitSchemas('openapi-types')
const webhooks = readOctokitSchemas('openapi-webhooks-types')
const tagsOf = (releases: Json[]) => releases.map(({ tag_name }) => tag_name)
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

type Service = Awaited<ReturnType<typeof startCodeHosting>>

/** A repository with one commit, its owner and a reader. */
async function openRepository(service: Service, name: string, more: object = {}) {
  const ada = await service.as('ada')
  const bob = await service.as('bob')
  const repository = await ada('POST', '/user/repos', { name, auto_init: true, ...more })
  assert.equal(repository.status, 201)
  const path = `/repos/ada/${name}`

  async function release(body: object): Promise<Json> {
    const { status, json, text } = await ada('POST', `${path}/releases`, body)
    assert.equal(status, 201, text)
    return json
  }
  async function upload(id: number, name: string, content: string | Buffer, type = 'text/plain') {
    return service.call(`/api/uploads${path}/releases/${id}/assets?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(content)),
      headers: { 'user-agent': 'test', authorization: `Bearer ${ada.token}`, 'content-type': type },
    })
  }
  const commit = async (file: string) =>
    ada('PUT', `${path}/contents/${file}`, { message: `Add ${file}`, content: 'YQ==' })
  return { ada, bob, path, release, upload, commit }
}

describeOnBothDatabases('releases', ({ location }) => {
  const start = startOnce(() => {
    return startCodeHosting({ limits: 'off', ...databaseOptions(location()) })
  })

  test('a release creates its tag, and has the published shape', async () => {
    const service = await start()
    const { ada, bob, path, release } = await openRepository(service, 'shape')
    const createdRelease = await release({ tag_name: 'v1.0', name: 'One', body: '**Bold**' })
    assert.deepEqual(schemas.findErrors('release', createdRelease), [])
    const tag = await ada('GET', `${path}/git/ref/tags/v1.0`)
    assert.equal(tag.status, 200)
    const { json } = await bob('GET', `${path}/releases/tags/v1.0`)
    assert.equal(json.id, createdRelease.id)
    assert.equal((await bob('GET', `${path}/releases/latest`)).json.id, createdRelease.id)
    const html = await bob('GET', `${path}/releases/${createdRelease.id}`, undefined, {
      accept: 'application/vnd.github.html+json',
    })
    assert.match(html.json.body_html, /<strong>Bold/)
    assert.equal(html.json.body, undefined)
  })

  test('an invalid release is refused with the errors of GitHub', async () => {
    const service = await start()
    const { ada, bob, path, release } = await openRepository(service, 'invalid')
    await release({ tag_name: 'v1' })
    const errorsOf = async (body: object) => {
      const { status, json } = await ada('POST', `${path}/releases`, body)
      assert.equal(status, 422)
      return json.errors?.map(({ code, field }: Json) => `${field} ${code}`)
    }
    assert.deepEqual(await errorsOf({ tag_name: 'v1' }), ['tag_name already_exists'])
    assert.deepEqual(await errorsOf({ tag_name: '' }), ['tag_name missing_field'])
    assert.deepEqual(await errorsOf({ tag_name: 'a..b' }), ['tag_name custom'])
    assert.deepEqual(await errorsOf({ tag_name: 'v1/sub' }), ['tag_name custom'])
    assert.deepEqual(await errorsOf({ tag_name: 'v2', target_commitish: 'gone' }), [
      'target_commitish invalid',
    ])
    await errorsOf({})
    assert.equal((await bob('POST', `${path}/releases`, { tag_name: 'v3' })).status, 403)
    assert.equal((await ada('GET', `${path}/releases/latest%20`)).status, 404)
    assert.equal((await ada('GET', `${path}/releases/999999`)).status, 404)
  })

  test('a draft is visible to writers only, and creates its tag when it is published', async () => {
    const service = await start()
    const { ada, bob, path, release } = await openRepository(service, 'drafts')
    const draft = await release({ tag_name: 'v1', draft: true, name: 'Soon' })
    assert.equal(draft.published_at, null)
    assert.equal((await ada('GET', `${path}/git/ref/tags/v1`)).status, 404)
    assert.deepEqual((await bob('GET', `${path}/releases`)).json, [])
    assert.equal((await bob('GET', `${path}/releases/${draft.id}`)).status, 404)
    assert.equal((await bob('GET', `${path}/releases/${draft.id}/assets`)).status, 404)
    assert.equal((await bob('GET', `${path}/releases/tags/v1`)).status, 404)
    assert.deepEqual(tagsOf((await ada('GET', `${path}/releases`)).json), ['v1'])
    const unscoped = await service.as('ada', { scopes: ['user'] })
    assert.deepEqual((await unscoped('GET', `${path}/releases`)).json, [])
    assert.equal((await unscoped('GET', `${path}/releases/${draft.id}`)).status, 404)
    const publishedRelease = await ada('PATCH', `${path}/releases/${draft.id}`, { draft: false })
    assert.equal(publishedRelease.json.draft, false)
    assert.equal((await ada('GET', `${path}/git/ref/tags/v1`)).status, 200)
    assert.deepEqual(tagsOf((await bob('GET', `${path}/releases`)).json), ['v1'])
    assert.equal(
      (await ada('PATCH', `${path}/releases/${draft.id}`, { draft: true })).json.published_at,
      null,
    )
    assert.equal((await bob('GET', `${path}/releases/${draft.id}`)).status, 404)
  })

  test('the latest release is the marked one, and never a prerelease', async () => {
    const service = await start()
    const { ada, path, release } = await openRepository(service, 'latest')
    const latest = async () => (await ada('GET', `${path}/releases/latest`)).json.tag_name
    await release({ tag_name: 'v1.9' })
    await release({ tag_name: 'v2.0-rc', prerelease: true })
    assert.equal(await latest(), 'v1.9')
    await release({ tag_name: 'v1.10', make_latest: 'legacy' })
    assert.equal(await latest(), 'v1.10')
    const old = await release({ tag_name: 'v1.0', make_latest: 'false' })
    assert.equal(await latest(), 'v1.10')
    await ada('PATCH', `${path}/releases/${old.id}`, { make_latest: 'true' })
    assert.equal(await latest(), 'v1.0')
    await ada('PATCH', `${path}/releases/${old.id}`, { prerelease: true })
    assert.equal(await latest(), 'v1.10')
  })

  test('of concurrent releases of one tag, exactly one is created', async () => {
    const service = await start()
    const { ada, path } = await openRepository(service, 'race')
    const statuses = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await ada('POST', `${path}/releases`, { tag_name: 'v1' })).status,
      ),
    )
    assert.deepEqual(statuses.toSorted(), [201, 422, 422, 422, 422, 422])
    assert.equal((await ada('GET', `${path}/releases`)).json.length, 1)
  })

  test('a draft that is deleted while it is published creates its tag and no release', async (t) => {
    const service = await start()
    const { ada, path, release, commit } = await openRepository(service, 'vanished')
    const { id } = await release({ tag_name: 'v1', draft: true })
    let deleting: Promise<unknown> | undefined
    const onStep = (step: unknown) => {
      if (step === 'intent stored') deleting ??= ada('DELETE', `${path}/releases/${id}`)
    }
    pushSteps.subscribe(onStep)
    t.after(() => pushSteps.unsubscribe(onStep))
    const { status } = await ada('PATCH', `${path}/releases/${id}`, { draft: false })
    await deleting
    assert.ok(status === 404 || status === 200)
    assert.deepEqual((await ada('GET', `${path}/releases`)).json, [])
    assert.equal((await ada('GET', `${path}/git/ref/tags/v1`)).status, 200)
    assert.equal((await commit('after.txt')).status, 201)
  })

  test('a deleted release leaves its tag, and its assets are gone', async () => {
    const service = await start()
    const { ada, path, release, upload } = await openRepository(service, 'removed')
    const { id } = await release({ tag_name: 'v1' })
    const asset = (await upload(id, 'a.txt', 'removed')).json
    assert.equal((await ada('DELETE', `${path}/releases/${id}`)).status, 204)
    assert.equal((await ada('DELETE', `${path}/releases/${id}`)).status, 404)
    assert.equal((await ada('GET', `${path}/releases/assets/${asset.id}`)).status, 404)
    assert.equal((await ada('GET', `${path}/git/ref/tags/v1`)).status, 200)
  })

  test('an asset is stored with its digest and downloaded whole, in part and not at all', async () => {
    const service = await start()
    const { bob, path, release, upload } = await openRepository(service, 'assets')
    const { id, upload_url } = await release({ tag_name: 'v1/x' })
    assert.match(upload_url, /\/api\/uploads\/repos\/ada\/assets\/releases\/\d+\/assets\{\?name,label\}$/)
    const uploaded = await upload(id, 'tool box.txt', '0123456789', 'text/html')
    assert.equal(uploaded.status, 201, uploaded.text)
    const asset = uploaded.json
    assert.deepEqual(schemas.findErrors('release-asset', asset), [])
    assert.deepEqual(
      [asset.name, asset.size, asset.digest, asset.state],
      ['tool.box.txt', 10, `sha256:${sha256('0123456789')}`, 'uploaded'],
    )
    assert.equal((await upload(id, 'tool.box.txt', 'other')).json.errors[0].code, 'already_exists')
    assert.equal((await upload(id, 'empty', '')).status, 422)

    const at = `${path}/releases/assets/${asset.id}`
    const get = (headers: Record<string, string> = {}, method = 'GET') =>
      fetch(service.url + at, {
        method,
        headers: {
          'user-agent': 'test',
          authorization: `Bearer ${bob.token}`,
          accept: 'application/octet-stream',
          ...headers,
        },
      })
    const whole = await get()
    assert.equal(await whole.text(), '0123456789')
    assert.match(whole.headers.get('content-disposition') ?? '', /^attachment; filename="tool\.box\.txt"$/)
    assert.match(whole.headers.get('content-security-policy') ?? '', /sandbox/)
    assert.equal(whole.headers.get('x-content-type-options'), 'nosniff')
    assert.match(whole.headers.get('content-type') ?? '', /^text\/html/)
    const part = await get({ range: 'bytes=2-4' })
    assert.deepEqual(
      [part.status, await part.text(), part.headers.get('content-range')],
      [206, '234', 'bytes 2-4/10'],
    )
    const beyond = await get({ range: 'bytes=99-' })
    assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, 'bytes */10'])
    assert.equal((await get({ 'if-none-match': whole.headers.get('etag') ?? '' })).status, 304)
    const head = await get({}, 'HEAD')
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, '10'])

    const page = new URL(asset.browser_download_url)
    assert.equal(await (await fetch(page)).text(), '0123456789')
    const latest = await fetch(`${service.url}/ada/assets/releases/latest/download/tool.box.txt`)
    assert.equal(await latest.text(), '0123456789')
    assert.equal((await fetch(`${page}x`)).status, 404)
    await eventually('three downloads were counted', async () => {
      const { json } = await bob('GET', at)
      return json.download_count === 3
    })
  })

  test('an asset can be renamed, listed and deleted', async () => {
    const service = await start()
    const { ada, path, release, upload } = await openRepository(service, 'renames')
    const { id } = await release({ tag_name: 'v1' })
    const first = (await upload(id, 'a', 'x')).json
    await upload(id, 'b', 'x')
    const at = `${path}/releases/assets/${first.id}`
    assert.equal((await ada('PATCH', at, { name: 'b' })).json.errors[0].code, 'already_exists')
    assert.equal((await ada('PATCH', at, { label: 'x'.repeat(256) })).json.errors[0].field, 'label')
    const dotted = `a${'.'.repeat(2_000_000)}b`
    assert.equal((await ada('PATCH', at, { name: dotted })).json.errors[0].field, 'name')
    const update = await ada('PATCH', at, { name: 'c', label: 'Third' })
    assert.deepEqual([update.json.name, update.json.label], ['c', 'Third'])
    const list = await ada('GET', `${path}/releases/${id}/assets?per_page=1`)
    assert.equal(list.json.length, 1)
    assert.match(list.headers.get('link') ?? '', /rel="next"/)
    assert.equal((await ada('DELETE', at)).status, 204)
    assert.equal((await ada('DELETE', at)).status, 404)
  })

  test('of two concurrent uploads with one name, exactly one wins', async () => {
    const service = await start()
    const { ada, path, release, upload } = await openRepository(service, 'twice')
    const { id } = await release({ tag_name: 'v1' })
    const contents = ['first content', 'second content']
    const results = await Promise.all(contents.map((content) => upload(id, 'same', content)))
    assert.deepEqual(results.map(({ status }) => status).toSorted(), [201, 422])
    const winner = contents[results.findIndex(({ status }) => status === 201)] ?? ''
    const { json } = await ada('GET', `${path}/releases/${id}`)
    assert.deepEqual(
      json.assets.map(({ digest }: Json) => digest),
      [`sha256:${sha256(winner)}`],
    )
  })

  test('an aborted upload leaves no asset, and the sweep removes unreferenced content only', async () => {
    const service = await start()
    const { ada, path, release, upload } = await openRepository(service, 'swept')
    const { id } = await release({ tag_name: 'v1' })
    const url = `${service.url}/api/uploads${path}/releases/${id}/assets?name=half`
    const aborted = httpRequest(url, {
      method: 'POST',
      headers: { 'user-agent': 'test', authorization: `Bearer ${ada.token}`, 'content-length': 1_000_000 },
    })
    aborted.on('error', () => {})
    aborted.write('half of it', () => setTimeout(() => aborted.destroy(), 50))
    await new Promise((resolve) => aborted.on('close', resolve))
    await upload(id, 'kept', 'kept content')
    const deletedAsset = (await upload(id, 'gone', 'gone content')).json
    await ada('DELETE', `${path}/releases/assets/${deletedAsset.id}`)
    assert.deepEqual(
      (await ada('GET', `${path}/releases/${id}/assets`)).json.map(({ name }: Json) => name),
      ['kept'],
    )

    const { context } = service
    const { signal } = new AbortController()
    await sweepBlobs(context, signal)
    assert.ok(await context.blobs.find(sha256('gone content')), 'recent content stays')
    const clock = { ...context.clock, now: () => context.clock.now() + 2 * 86_400_000 }
    await sweepBlobs({ ...context, clock }, signal)
    assert.equal(await context.blobs.find(sha256('gone content')), undefined)
    assert.equal(await context.blobs.find(sha256('half of it')), undefined)
    assert.ok(await context.blobs.find(sha256('kept content')))
    assert.equal((await upload(id, 'again', 'gone content')).status, 201)
    assert.ok(await context.blobs.find(sha256('gone content')))
  })

  test('assets of private repositories and of drafts are hidden', async () => {
    const service = await start()
    const { ada, bob, path, release, upload } = await openRepository(service, 'secret', { private: true })
    const { id } = await release({ tag_name: 'v1' })
    const { json } = await upload(id, 'a', 'secret')
    assert.equal((await bob('GET', `${path}/releases/assets/${json.id}`)).status, 404)
    assert.equal((await fetch(json.browser_download_url)).status, 404)
    const authorization = `Bearer ${ada.token}`
    assert.equal((await fetch(json.browser_download_url, { headers: { authorization } })).status, 200)
    const other = await openRepository(service, 'open-drafts')
    const draft = await other.release({ tag_name: 'v1', draft: true })
    const draftAsset = (await other.upload(draft.id, 'a', 'draft')).json
    assert.equal((await bob('GET', `${other.path}/releases/assets/${draftAsset.id}`)).status, 404)
    assert.equal((await fetch(draftAsset.browser_download_url)).status, 404)
    assert.equal((await bob('GET', `${other.path}/releases/assets/${json.id}`)).status, 404)
    assert.equal((await bob('POST', `${other.path}/releases/${draft.id}/assets?name=b`, 'x')).status, 403)
  })

  test('reactions are counted once per user', async () => {
    const service = await start()
    const { bob, path, release } = await openRepository(service, 'reactions')
    const { id } = await release({ tag_name: 'v1' })
    const at = `${path}/releases/${id}/reactions`
    const reaction = await bob('POST', at, { content: 'rocket' })
    assert.equal(reaction.status, 201)
    assert.equal((await bob('POST', at, { content: 'rocket' })).status, 200)
    assert.equal((await bob('POST', at, { content: '-1' })).status, 422)
    assert.equal((await bob('GET', `${path}/releases/${id}`)).json.reactions.rocket, 1)
    assert.equal((await bob('DELETE', `${at}/${reaction.json.id}`)).status, 204)
    assert.deepEqual((await bob('GET', at)).json, [])
  })

  test('release notes name the merged pull requests since the previous release', async () => {
    const service = await start()
    const { ada, path, release, commit } = await openRepository(service, 'notes')
    await release({ tag_name: 'v1' })
    await commit('a.txt')
    const { context } = service
    const { json: head } = await ada('GET', `${path}/commits/main`)
    const { json: issue } = await ada('POST', `${path}/issues`, { title: 'Add a file' })
    const { json: repository } = await ada('GET', path)
    await context.db.write((tx) =>
      tx
        .insertInto('pull_request')
        .values({
          issue_id: issue.id,
          repository_id: repository.id,
          base_ref: 'main',
          base_oid: head.sha,
          head_repository_id: repository.id,
          head_ref: 'topic',
          head_oid: head.sha,
          is_open: 0,
          tested_base_oid: null,
          tested_head_oid: null,
          merge_commit_oid: head.sha,
          merged_at_ms: Date.now(),
          merged_by_id: null,
          auto_merge: null,
        })
        .execute(),
    )
    const { json } = await ada('POST', `${path}/releases/generate-notes`, { tag_name: 'v2' })
    assert.deepEqual(schemas.findErrors('release-notes-content', json), [])
    const page = `${service.url}/ada/notes`
    assert.equal(json.name, 'v2')
    assert.equal(
      json.body,
      [
        "## What's Changed",
        `* Add a file by @ada in ${page}/pull/${issue.number}`,
        '',
        '## New Contributors',
        `* @ada made their first contribution in ${page}/pull/${issue.number}`,
        '',
        `**Full Changelog**: ${page}/compare/v1...v2`,
      ].join('\n'),
    )
    const notesWith = async (configuration: string) => {
      await ada('PUT', `${path}/contents/notes.yml`, {
        message: 'Configure',
        content: Buffer.from(configuration).toString('base64'),
        branch: 'configured',
        ...sha,
      })
      const { json, status } = await ada('POST', `${path}/releases/generate-notes`, {
        tag_name: 'v2',
        target_commitish: 'configured',
        configuration_file_path: 'notes.yml',
      })
      sha = { sha: (await ada('GET', `${path}/contents/notes.yml?ref=configured`)).json.sha }
      return status === 200 ? json.body : status
    }
    let sha = {}
    await ada('POST', `${path}/git/refs`, { ref: 'refs/heads/configured', sha: head.sha })
    const categories = 'changelog:\n  categories:\n    - title: Fixes\n      labels: [Bug]\n'
    assert.match(await notesWith(categories), /### Other Changes\n\* Add a file/)
    await ada('POST', `${path}/issues/${issue.number}/labels`, { labels: ['bug'] })
    assert.match(await notesWith(`${categories}# again`), /What's Changed\n### Fixes\n\* Add a file/)
    const excluded = await notesWith('changelog:\n  exclude:\n    authors: [ada]\n')
    assert.doesNotMatch(excluded, /Add a file/)
    assert.equal(await notesWith('a: [b'), 422)
    // Parsing takes time that is quadratic in the length.
    assert.equal(await notesWith(`a: 1\n${'# b\n'.repeat(5_000)}`), 422)

    const createdRelease = await release({ tag_name: 'v2', body: 'First', generate_release_notes: true })
    assert.match(createdRelease.body, /^First\n\n## What's Changed/)
  })

  test('webhooks and feeds report what happened to a release', async (t) => {
    const service = await start()
    const { ada, path, release } = await openRepository(service, 'hooked')
    const target = await openHookTarget(t)
    await ada('POST', `${path}/hooks`, {
      config: { url: target.url, content_type: 'json' },
      events: ['release'],
    })
    const { id } = await release({ tag_name: 'v1', draft: true })
    await ada('PATCH', `${path}/releases/${id}`, { draft: false })
    await ada('PATCH', `${path}/releases/${id}`, { name: 'New' })
    await ada('PATCH', `${path}/releases/${id}`, { prerelease: true })
    await ada('PATCH', `${path}/releases/${id}`, { draft: true })
    await ada('DELETE', `${path}/releases/${id}`)
    const expected = ['created', 'published', 'released', 'edited', 'prereleased', 'unpublished', 'deleted']
    const payloads = (await target.waitFor(expected.length, 'release')).map(({ body }) => JSON.parse(body))
    assert.deepEqual(payloads.map(({ action }) => action).toSorted(), expected.toSorted())
    for (const payload of payloads)
      assert.deepEqual(webhooks.findErrors(`webhook-release-${payload.action}`, payload), [])
    const { json: feed } = await ada('GET', `${path}/events`)
    const released = feed.filter(({ type }: Json) => type === 'ReleaseEvent')
    assert.deepEqual(
      released.map(({ payload }: Json) => payload.action),
      ['published'],
    )
  })

  test('the pages list releases and show one', async () => {
    const service = await start()
    const { release, upload } = await openRepository(service, 'pages')
    const { id } = await release({ tag_name: 'v1', name: 'The <first>', body: 'Some *text*' })
    await upload(id, 'tool.zip', 'zip')
    await release({ tag_name: 'v2', draft: true, name: 'Hidden' })
    const read = async (path: string) => {
      const response = await fetch(`${service.url}/ada/pages${path}`, { headers: { accept: 'text/html' } })
      return { status: response.status, text: await response.text() }
    }
    const list = await read('/releases')
    assert.equal(list.status, 200)
    assert.match(list.text, /The &lt;first&gt;/)
    assert.match(list.text, /tool\.zip/)
    assert.doesNotMatch(list.text, /Hidden/)
    assert.match((await read('/releases/tag/v1')).text, /<em>text<\/em>/)
    assert.match((await read('/releases/latest')).text, /The &lt;first&gt;/)
    assert.equal((await read('/releases/tag/v9')).status, 404)
  })
})

test('Octokit uploads from a buffer and from a stream, and downloads', async () => {
  const { as, url } = await startCodeHosting({ limits: 'off' })
  const { token } = await as('ana')
  const octokit = new Octokit({ baseUrl: `${url}/api/v3`, auth: token })
  const at = { owner: 'ana', repo: 'sea' }
  await octokit.repos.createForAuthenticatedUser({ name: at.repo, auto_init: true })
  const { data: release } = await octokit.repos.createRelease({ ...at, tag_name: 'v1' })
  const small = await octokit.repos.uploadReleaseAsset({
    ...at,
    release_id: release.id,
    url: release.upload_url,
    name: 'small.bin',
    // The type allows text only, and Octokit sends any body.
    data: Buffer.from('small') as unknown as string,
  })
  assert.equal(small.data.digest, `sha256:${sha256('small')}`)
  const chunks = Array.from({ length: 40 }, (_, at) => Buffer.alloc(64 * 1024, at))
  const large = await octokit.request({
    method: 'POST',
    url: release.upload_url,
    name: 'large.bin',
    label: 'Large',
    headers: { 'content-type': 'application/zip' },
    data: Readable.toWeb(Readable.from(chunks)),
    request: { duplex: 'half' },
  })
  assert.equal(large.data.digest, `sha256:${sha256(Buffer.concat(chunks))}`)
  assert.equal(large.data.label, 'Large')
  const { data } = await octokit.repos.getReleaseAsset({
    ...at,
    asset_id: large.data.id,
    headers: { accept: 'application/octet-stream' },
  })
  assert.equal(sha256(Buffer.from(data as unknown as ArrayBuffer)), sha256(Buffer.concat(chunks)))
  assert.equal((await octokit.repos.getLatestRelease(at)).data.assets.length, 2)
})

test('an asset above the limit is refused', async () => {
  const service = await startCodeHosting({
    limits: 'off',
    settings: { flags: { 'code-hosting.maxAssetMegabytes': 1 } },
  })
  const { ada, path, release, upload } = await openRepository(service, 'limited')
  const { id } = await release({ tag_name: 'v1' })
  const rejection = await upload(id, 'a', Buffer.alloc(1024 * 1024 + 1))
  assert.equal(rejection.json.errors[0].field, 'size')
  assert.equal((await upload(id, 'b', Buffer.alloc(1024 * 1024))).status, 201)
  assert.equal((await ada('GET', `${path}/releases/${id}`)).json.assets.length, 1)
})

test('after a kill during uploads, every acknowledged asset is there', async (t) => {
  const dataDir = await openDataFolder(t)
  const first = await startHosting(t, dataDir, { laterMs: 0 })
  await first.call('POST', '/user/repos', { name: 'sea', auto_init: true })
  const { json: release } = await first.call('POST', '/repos/demo/sea/releases', { tag_name: 'v1' })
  const acknowledgedAssets = new Map<string, string>()
  const upload = async (writer: number) => {
    for (let at = 0; ; at++) {
      const name = `${writer}-${at}`
      const content = name.repeat(20_000)
      const response = await fetch(`${first.url}/repos/demo/sea/releases/${release.id}/assets?name=${name}`, {
        method: 'POST',
        body: content,
        headers: { authorization: `Bearer ${first.token}`, 'user-agent': 'test' },
      })
      assert.equal(response.status, 201)
      acknowledgedAssets.set(name, content)
      if (acknowledgedAssets.size === 25) first.kill()
    }
  }
  await Promise.allSettled(Array.from({ length: 6 }, (_, writer) => upload(writer)))
  await first.ended
  const next = await startHosting(t, dataDir, { laterMs: 60_000 })
  const { json } = await next.call('GET', `/repos/demo/sea/releases/${release.id}`)
  const storedAssets = new Map<string, Json>(json.assets.map((asset: Json) => [asset.name, asset]))
  for (const [name, content] of acknowledgedAssets) {
    const asset = storedAssets.get(name)
    assert.equal(asset?.digest, `sha256:${sha256(content)}`)
  }
  for (const asset of storedAssets.values()) {
    const response = await fetch(`${next.url}/demo/sea/releases/download/v1/${asset.name}`)
    assert.equal(`sha256:${sha256(Buffer.from(await response.arrayBuffer()))}`, asset.digest)
  }
})
