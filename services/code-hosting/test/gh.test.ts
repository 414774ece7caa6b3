import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { startPullWorld } from './pull-world.ts'

const skip = isInstalled() ? false : 'gh is not installed'

function isInstalled(): boolean {
  try {
    execFileSync('gh', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Forwards requests for `github.localhost` and its API host to the service. gh uses plain HTTP for these names, and Go
 * does not resolve them.
 */
async function startProxy(service: string) {
  const { hostname, port } = new URL(service)
  const failures: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://github.localhost')
    const headers = { ...incoming.headers, host: 'github.localhost' }
    const forwarded = sendRequest(
      { hostname, port, path: pathname + search, method: incoming.method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (pathname === '/graphql' && text.includes('"errors"')) failures.push(text)
        })
        response.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  // An HTTP server has an address of this kind.
  const { port: proxyPort } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${proxyPort}`, failures }
}

describe('gh', { skip }, () => {
  async function start() {
    const world = await startPullWorld()
    const proxy = await startProxy(world.url)
    const home = await mkdtemp(join(tmpdir(), 'octavo-gh-'))
    after(() => rm(home, { recursive: true, force: true }))

    function run(
      file: string,
      args: readonly string[],
      { token, cwd = home }: { token: string; cwd?: string },
    ): Promise<{ code: number; stdout: string; stderr: string }> {
      const env = {
        PATH: process.env.PATH,
        HOME: home,
        GH_HOST: 'github.localhost',
        GH_TOKEN: token,
        GH_ENTERPRISE_TOKEN: token,
        GH_PROMPT_DISABLED: '1',
        GH_NO_UPDATE_NOTIFIER: '1',
        HTTP_PROXY: proxy.url,
        http_proxy: proxy.url,
        GIT_TERMINAL_PROMPT: '0',
        GIT_AUTHOR_NAME: 'Ada',
        GIT_AUTHOR_EMAIL: 'ada@example.com',
        GIT_COMMITTER_NAME: 'Ada',
        GIT_COMMITTER_EMAIL: 'ada@example.com',
      }
      return new Promise((resolve) => {
        execFile(file, args, { env, cwd, timeout: 60_000 }, (error, stdout, stderr) => {
          const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0
          resolve({ code, stdout, stderr })
        })
      })
    }

    const as =
      ({ token }: { token: string }, cwd?: string) =>
      async (...args: string[]): Promise<string> => {
        proxy.failures.length = 0
        const { code, stdout, stderr } = await run('gh', args, { token, ...(cwd ? { cwd } : {}) })
        assert.equal(code, 0, `gh ${args.join(' ')}\n${stderr}\n${proxy.failures.join('\n')}`)
        return stdout + stderr
      }
    return { ...world, home, run, gh: as(world.ada), ghAs: as }
  }

  test('shows the account, and creates, shows, lists, clones and forks repositories', async () => {
    const { as, gh, ghAs, home } = await start()
    assert.match(
      await gh('auth', 'status', '--hostname', 'github.localhost'),
      /Logged in to github.localhost as ada/,
    )
    await gh('repo', 'create', 'ada/tools', '--public', '--description', 'Small tools')
    await gh('repo', 'create', 'ada/secret', '--private', '--add-readme')
    assert.match(await gh('repo', 'view', 'ada/tools'), /Small tools/)
    const view = await gh(
      'repo',
      'view',
      'ada/secret',
      '--json',
      'name,isPrivate,defaultBranchRef,owner,url,viewerPermission,codeOfConduct,contactLinks,fundingLinks,isBlankIssuesEnabled,isSecurityPolicyEnabled,isUserConfigurationRepository,issueTemplates,mentionableUsers,mirrorUrl,openGraphImageUrl,projects,pullRequestTemplates,securityPolicyUrl,usesCustomOpenGraphImage,viewerDefaultCommitEmail,viewerDefaultMergeMethod,viewerPossibleCommitEmails',
    )
    assert.equal(JSON.parse(view).isPrivate, true)
    const repositories = await gh('repo', 'list', '--json', 'nameWithOwner')
    assert.deepEqual(
      JSON.parse(repositories)
        .map(({ nameWithOwner }: { nameWithOwner: string }) => nameWithOwner)
        .sort(),
      ['ada/secret', 'ada/tools'],
    )
    const grace = await as('grace')
    assert.doesNotMatch(await ghAs(grace)('repo', 'list', 'ada'), /secret/)
    await gh('repo', 'create', 'ada/engine', '--public', '--add-readme')
    await ghAs(grace)('repo', 'fork', 'ada/engine', '--clone=false')
    assert.match(await ghAs(grace)('repo', 'list', '--fork'), /grace\/engine/)
    await gh('repo', 'edit', 'ada/engine', '--template')
    await gh('repo', 'create', 'ada/motor', '--public', '--template', 'ada/engine')
    await gh('repo', 'archive', 'ada/motor', '--confirm')
    assert.match(await gh('repo', 'list', '--archived'), /ada\/motor/)
    await gh('api', 'user', '--jq', '.login')
    await gh('repo', 'clone', 'ada/engine', join(home, 'engine'))
    assert.match(
      await ghAs({ token: (await as('ada')).token }, join(home, 'engine'))('repo', 'view'),
      /engine/,
    )
  })

  test('creates, shows, lists, edits, comments, pins, locks and closes issues', async () => {
    const { as, gh, ghAs, home, repository, ada } = await start()
    await repository('engine')
    const at = ['-R', 'ada/engine']
    await gh('label', 'create', 'urgent', '--color', 'ff0000', ...at)
    assert.match(await gh('label', 'list', '--json', 'name,createdAt,updatedAt', ...at), /urgent/)
    await gh('label', 'edit', 'urgent', '--description', 'Now', ...at)
    await ada('POST', '/repos/ada/engine/milestones', { title: 'One' })
    const issueUrl = await gh(
      'issue',
      'create',
      '--title',
      'It leaks',
      '--body',
      'Oil',
      '--label',
      'urgent',
      '--assignee',
      '@me',
      '--milestone',
      'One',
      ...at,
    )
    assert.match(issueUrl, /ada\/engine\/issues\/1/)
    assert.match(await gh('issue', 'list', ...at), /It leaks/)
    assert.match(await gh('issue', 'list', '--label', 'urgent', ...at), /It leaks/)
    assert.match(await gh('issue', 'list', '--assignee', 'ada', '--author', 'ada', ...at), /It leaks/)
    assert.match(await gh('issue', 'comment', '1', '--body', 'Still leaks', ...at), /issuecomment-/)
    assert.match(await gh('issue', 'view', '1', '--comments', ...at), /Still leaks/)
    const fields =
      'assignees,author,body,closed,closedAt,comments,createdAt,id,labels,milestone,number,projectCards,reactionGroups,state,title,updatedAt,url'
    const view = JSON.parse(await gh('issue', 'view', '1', '--json', fields, ...at))
    assert.deepEqual(
      [view.milestone.title, view.labels[0].name, view.assignees[0].login],
      ['One', 'urgent', 'ada'],
    )
    assert.equal(JSON.parse(await gh('issue', 'list', '--json', fields, ...at)).length, 1)
    await gh(
      'issue',
      'edit',
      '1',
      '--title',
      'It drips',
      '--add-label',
      'bug',
      '--remove-label',
      'urgent',
      '--remove-assignee',
      '@me',
      ...at,
    )
    const issue = JSON.parse(await gh('issue', 'view', '1', '--json', 'title,labels,assignees', ...at))
    assert.deepEqual(
      [issue.title, issue.labels.map(({ name }: { name: string }) => name), issue.assignees],
      ['It drips', ['bug'], []],
    )
    await gh('issue', 'pin', '1', ...at)
    await gh('issue', 'unpin', '1', ...at)
    await gh('issue', 'lock', '1', '--reason', 'resolved', ...at)
    await gh('issue', 'unlock', '1', ...at)
    await gh('issue', 'close', '1', '--reason', 'not planned', '--comment', 'No', ...at)
    assert.match(await gh('api', 'repos/ada/engine/issues/1', '--jq', '.state_reason'), /not_planned/)
    await gh('issue', 'reopen', '1', ...at)
    assert.match(await gh('issue', 'status', ...at), /Issues opened by you/)
    await gh('label', 'delete', 'urgent', '--confirm', ...at)
    await repository('pump')
    assert.match(await gh('issue', 'transfer', '1', 'ada/pump', ...at), /ada\/pump\/issues\/1/)
    assert.match(await gh('issue', 'view', '1', ...at), /It drips/)
    await gh('repo', 'clone', 'ada/pump', join(home, 'pump'))
    const here = ghAs(await as('ada'), join(home, 'pump'))
    await here('issue', 'develop', '1', '--name', 'seal')
    assert.match(await here('issue', 'develop', '--list', '1'), /seal/)
    await here('issue', 'delete', '1', '--confirm')
    assert.equal(await here('issue', 'list', '--state', 'all'), '')
  })

  test('opens, reviews, checks out, edits and merges pull requests', async () => {
    const { as, context, gh, ghAs, home, repository, run, ada } = await start()
    const { branch, member } = await repository('engine')
    await branch('piston', { 'piston.txt': 'piston\n' })
    await branch('valve', { 'valve.txt': 'valve\n' })
    const bea = await member('bea', 'write')
    const at = ['-R', 'ada/engine']
    assert.match(
      await gh(
        'pr',
        'create',
        '--title',
        'Add a piston',
        '--body',
        'Of steel',
        '--head',
        'piston',
        '--base',
        'main',
        '--label',
        'bug',
        '--reviewer',
        'bea',
        ...at,
      ),
      /ada\/engine\/pull\/1/,
    )
    await gh(
      'pr',
      'create',
      '--title',
      'Add a valve',
      '--body',
      '',
      '--head',
      'valve',
      '--base',
      'main',
      '--draft',
      ...at,
    )
    await context.jobs.idle()
    assert.match(await gh('pr', 'list', ...at), /Add a piston/)
    assert.match(await gh('pr', 'list', '--label', 'bug', ...at), /Add a piston/)
    assert.match(await gh('pr', 'view', '1', ...at), /Of steel/)
    const fields =
      'additions,assignees,author,baseRefName,body,changedFiles,closed,closedAt,comments,commits,createdAt,deletions,files,headRefName,headRefOid,headRepository,headRepositoryOwner,id,isCrossRepository,isDraft,labels,latestReviews,maintainerCanModify,mergeCommit,mergeStateStatus,mergeable,mergedAt,mergedBy,milestone,number,potentialMergeCommit,projectCards,reactionGroups,reviewDecision,reviewRequests,reviews,state,statusCheckRollup,title,updatedAt,url'
    const view = JSON.parse(await gh('pr', 'view', '1', '--json', fields, ...at))
    assert.deepEqual(
      [view.files[0].path, view.reviewRequests[0].login, view.commits.length],
      ['piston.txt', 'bea', 1],
    )
    assert.match(await gh('pr', 'diff', '1', ...at), /\+piston/)
    await gh('pr', 'comment', '1', '--body', 'Look', ...at)
    await ghAs(bea)('pr', 'review', '1', '--approve', '--body', 'Good', ...at)
    assert.match(await gh('pr', 'view', '1', '--comments', ...at), /Good/)
    assert.match(
      (await run('gh', ['pr', 'checks', '1', ...at], { token: ada.token })).stderr,
      /no checks reported/,
    )
    const clone = join(home, 'engine')
    await gh('repo', 'clone', 'ada/engine', clone)
    const here = ghAs(await as('ada'), clone)
    await here('pr', 'checkout', '1')
    assert.match(await here('pr', 'status'), /Add a piston/)
    assert.match(await here('pr', 'view'), /Add a piston/)
    await gh('pr', 'edit', '1', '--title', 'Add one piston', '--add-assignee', 'ada', ...at)
    await gh('pr', 'ready', '2', ...at)
    await gh('pr', 'close', '2', ...at)
    await gh('pr', 'reopen', '2', ...at)
    await gh('pr', 'merge', '1', '--squash', ...at)
    assert.equal(JSON.parse(await gh('pr', 'view', '1', '--json', 'state', ...at)).state, 'MERGED')
    assert.match(await gh('pr', 'list', '--state', 'merged', ...at), /Add one piston/)
  })

  test('creates, lists, shows and downloads releases', async () => {
    const { gh, home, repository } = await start()
    await repository('engine')
    const file = join(home, 'notes.txt')
    await writeFile(file, 'notes')
    const at = ['-R', 'ada/engine']
    await gh('release', 'create', 'v1', file, '--title', 'First', '--notes', 'New', ...at)
    assert.match(await gh('release', 'list', ...at), /First/)
    assert.match(await gh('release', 'view', 'v1', ...at), /New/)
    await gh('release', 'create', 'v2', '--draft', '--notes', 'Soon', ...at)
    await gh('release', 'edit', 'v2', '--draft=false', ...at)
    await gh('release', 'download', 'v1', '--dir', join(home, 'down'), ...at)
  })

  test('creates, lists, shows, edits, clones and deletes gists', async () => {
    const { as, home, ghAs, url } = await start()
    const gh = ghAs(await as('ada', { scopes: ['gist'] }))
    const file = join(home, 'hello.rb')
    await writeFile(file, 'puts 1\n')
    const gistUrl = await gh('gist', 'create', file, '--desc', 'Example', '--public')
    const address = /http\S+\/gist\/([0-9a-f]{32})/.exec(gistUrl)
    assert.ok(address, gistUrl)
    const [page, id = ''] = address
    assert.match(await gh('gist', 'create', file, '--desc', 'Hidden'), /secret gist/)
    assert.match(await gh('gist', 'list'), /Example[\s\S]*Hidden|Hidden[\s\S]*Example/)
    assert.doesNotMatch(await gh('gist', 'list', '--public'), /Hidden/)
    assert.doesNotMatch(await gh('gist', 'list', '--secret'), /Example/)
    for (const name of [id, page]) assert.match(await gh('gist', 'view', name, '--raw'), /puts 1/)
    assert.match(await gh('gist', 'view', id, '--files'), /hello\.rb/)
    const addedFile = join(home, 'more.txt')
    await writeFile(addedFile, 'more')
    await gh('gist', 'edit', id, '--add', addedFile)
    await gh('api', `gists/${id}`, '--method', 'PATCH', '--field', 'description=Changed')
    assert.match(await gh('gist', 'view', id), /Changed[\s\S]*more/)
    assert.match(await gh('api', `gists/${id}`, '--jq', '.files | keys | join(",")'), /hello\.rb,more\.txt/)
    // gh clones from the host of gists, with HTTPS.
    await writeFile(
      join(home, '.gitconfig'),
      `[url "${url}/gist/"]\n\tinsteadOf = https://gist.github.localhost/\n`,
    )
    await gh('gist', 'clone', id, join(home, 'cloned'))
    assert.equal(await readFile(join(home, 'cloned', 'more.txt'), 'utf8'), 'more')
    await gh('gist', 'delete', id)
    assert.doesNotMatch(await gh('gist', 'list'), /Changed/)
  })
})
