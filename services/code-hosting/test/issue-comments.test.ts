import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linksOf, startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

test('a comment can be created, read, updated and deleted, and is counted by its issue', async () => {
  const { ada, as, open, path } = await startIssueWorld()
  const eve = await as('eve')
  const one = `${path}/issues/${await open('Talk')}`
  const comment = await eve('POST', `${one}/comments`, { body: 'First' })
  assert.equal(comment.status, 201)
  assert.equal(comment.headers.get('location'), comment.json.url)
  assert.match(comment.json.html_url, /\/ada\/engine\/issues\/1#issuecomment-\d+$/)
  assert.equal(comment.json.author_association, 'NONE')
  assert.equal((await ada('GET', one)).json.comments, 1)
  const at = `${path}/issues/comments/${comment.json.id}`
  assert.equal((await (await as('mallory'))('PATCH', at, { body: 'Mine' })).status, 403)
  assert.equal((await eve('PATCH', at, { body: 'Better' })).json.body, 'Better')
  assert.equal((await ada('PATCH', at, { body: 'Best' })).status, 200)
  assert.equal((await eve('DELETE', at)).status, 204)
  assert.equal((await eve('GET', at)).status, 404)
  assert.equal((await ada('GET', one)).json.comments, 0)
  assert.deepEqual((await ada('GET', `${one}/timeline`)).json, [])
  assert.equal((await eve('POST', `${one}/comments`, { body: ' ' })).status, 422)
  assert.equal((await eve('POST', `${path}/issues/99/comments`, { body: 'x' })).status, 404)
})

test('comments are listed by issue and by repository, paginated and sorted', async () => {
  const { ada, open, path, url } = await startIssueWorld()
  const [first, second] = [await open('One'), await open('Two')]
  for (let n = 1; n <= 5; n++)
    await ada('POST', `${path}/issues/${n % 2 ? first : second}/comments`, { body: String(n) })
  const bodies = async (address: string) => (await ada('GET', address)).json.map(({ body }: Json) => body)
  assert.deepEqual(await bodies(`${path}/issues/${first}/comments`), ['1', '3', '5'])
  assert.deepEqual(await bodies(`${path}/issues/comments`), ['1', '2', '3', '4', '5'])
  assert.deepEqual(await bodies(`${path}/issues/comments?sort=created&direction=desc`), [
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
  const { json } = await ada('GET', `${path}/issues/comments`)
  await ada('PATCH', `${path}/issues/comments/${json[1].id}`, { body: 'changed' })
  assert.equal((await bodies(`${path}/issues/comments?sort=updated&direction=desc`))[0], 'changed')
  let next: string | undefined = `${path}/issues/comments?per_page=2&sort=updated&direction=desc`
  const walked = []
  while (next) {
    const response: Json = await ada('GET', next)
    walked.push(...response.json.map(({ body }: Json) => body))
    next = linksOf(response.headers).next?.slice(url.length)
  }
  assert.deepEqual(walked, ['changed', '5', '4', '3', '1'])
})

test('a reaction is unique per user, counted, listed and deletable', async () => {
  const { ada, as, open, path } = await startIssueWorld()
  const eve = await as('eve')
  const one = `${path}/issues/${await open('Nice')}`
  const first = await eve('POST', `${one}/reactions`, { content: 'heart' })
  const duplicate = await eve('POST', `${one}/reactions`, { content: 'heart' })
  assert.deepEqual([first.status, duplicate.status, duplicate.json.id], [201, 200, first.json.id])
  await ada('POST', `${one}/reactions`, { content: '+1' })
  const { reactions } = (await ada('GET', one)).json
  assert.deepEqual([reactions.total_count, reactions.heart, reactions['+1']], [2, 1, 1])
  const hearts = await ada('GET', `${one}/reactions?content=heart`)
  assert.deepEqual(
    hearts.json.map(({ user }: Json) => user.login),
    ['eve'],
  )
  const other = (await ada('GET', `${one}/reactions?content=%2B1`)).json[0]
  assert.equal((await eve('DELETE', `${one}/reactions/${other.id}`)).status, 403)
  assert.equal((await eve('DELETE', `${one}/reactions/${first.json.id}`)).status, 204)
  assert.equal((await ada('GET', one)).json.reactions.total_count, 1)
  assert.equal((await eve('POST', `${one}/reactions`, { content: 'yawn' })).status, 422)

  const comment = (await ada('POST', `${one}/comments`, { body: 'x' })).json
  const at = `${path}/issues/comments/${comment.id}`
  const rocket = await eve('POST', `${at}/reactions`, { content: 'rocket' })
  assert.equal(rocket.status, 201)
  assert.equal((await ada('GET', at)).json.reactions.rocket, 1)
  assert.equal((await eve('DELETE', `${one}/reactions/${rocket.json.id}`)).status, 404)
  assert.equal((await eve('DELETE', `${at}/reactions/${rocket.json.id}`)).status, 204)
  assert.equal((await ada('GET', at)).json.reactions.total_count, 0)
  assert.equal((await ada('DELETE', at)).status, 204)
})

test('bodies are returned raw, as text or as safe HTML, by media type', async () => {
  const { ada, open, path } = await startIssueWorld()
  const one = `${path}/issues/${await open('Rich', { body: '**Bold** <script>x</script>' })}`
  const as = async (variant: string) =>
    (await ada('GET', one, undefined, { accept: `application/vnd.github.${variant}+json` })).json
  const html = await as('html')
  assert.equal(html.body, undefined)
  assert.match(html.body_html, /<strong>Bold<\/strong>/)
  assert.doesNotMatch(html.body_html, /<script/)
  const full = await as('full')
  assert.deepEqual(
    [full.body, typeof full.body_text, typeof full.body_html],
    ['**Bold** <script>x</script>', 'string', 'string'],
  )
  const { json } = await ada('GET', `${path}/issues`, undefined, {
    accept: 'application/vnd.github.text+json',
  })
  assert.match(json[0].body_text, /^Bold/)
})
