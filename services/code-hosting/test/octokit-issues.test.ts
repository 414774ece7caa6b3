import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { startIssueWorld } from './issue-world.ts'

test('Octokit opens, finds, comments on, triages and closes issues, and paginates all of them', async () => {
  const { ada, url } = await startIssueWorld()
  const octokit = new Octokit({ auth: ada.token, baseUrl: `${url}/api/v3` })
  const of = { owner: 'ada', repo: 'engine' }
  const { data: milestone } = await octokit.issues.createMilestone({ ...of, title: 'First voyage' })
  await octokit.issues.createLabel({ ...of, name: 'steam', color: 'f29513' })
  for (let n = 1; n <= 33; n++)
    await octokit.issues.create({ ...of, title: `Issue ${n}`, labels: n % 2 ? ['steam'] : [] })
  const one = { ...of, issue_number: 1 }
  await octokit.issues.update({ ...one, milestone: milestone.number, assignees: ['ada'] })
  await octokit.issues.createComment({ ...one, body: 'As above, #2' })
  await octokit.reactions.createForIssue({ ...one, content: 'eyes' })
  await octokit.issues.addLabels({ ...one, labels: ['bug'] })
  await octokit.issues.lock({ ...one, lock_reason: 'resolved' })
  await octokit.issues.update({ ...one, state: 'closed', state_reason: 'completed' })

  const { data: issue } = await octokit.issues.get(one)
  assert.equal(issue.state, 'closed')
  assert.equal(issue.milestone?.closed_issues, 1)
  assert.equal(issue.reactions?.eyes, 1)
  const steam = await octokit.paginate(octokit.issues.listForRepo, { ...of, labels: 'steam', state: 'all' })
  assert.equal(steam.length, 17)
  const all = await octokit.paginate(octokit.issues.listForRepo, { ...of, per_page: 10 })
  assert.deepEqual(
    all.map(({ number }) => number),
    Array.from({ length: 32 }, (_, index) => 33 - index),
  )
  const timeline = await octokit.paginate(octokit.issues.listEventsForTimeline, { ...of, issue_number: 2 })
  assert.deepEqual(
    timeline.map(({ event }) => event),
    ['cross-referenced'],
  )
  const { data: ownIssues } = await octokit.issues.listForAuthenticatedUser({ filter: 'created' })
  assert.equal(ownIssues.length, 30)
})
