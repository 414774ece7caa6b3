import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']

export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** A work tree with one commit, removed after the tests of the file. */
export async function createGitFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-git-test-'))
  after(() => rm(folder, { recursive: true, force: true }))
  git(folder, 'init', '--quiet', '--initial-branch=main')
  await commitFiles(folder, files)
  return folder
}

export async function commitFiles(folder: string, files: Record<string, string>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', 'Change files')
  return git(folder, 'rev-parse', 'HEAD')
}

/** Serves a work tree: https://git-scm.com/docs/http-protocol */
export async function serveGit(folder: string) {
  const paths: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    paths.push(url)
    const isDiscovery = url.startsWith('/repo.git/info/refs')
    response.setHeader(
      'content-type',
      `application/x-git-upload-pack-${isDiscovery ? 'advertisement' : 'result'}`,
    )
    const env = { ...process.env, GIT_PROTOCOL: String(request.headers['git-protocol'] ?? '') }
    const args = [
      'upload-pack',
      '--stateless-rpc',
      ...(isDiscovery ? ['--http-backend-info-refs'] : []),
      folder,
    ]
    const child = spawn('git', args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
    request.pipe(child.stdin)
    child.stdout.pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  // A TCP server has one.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}/repo.git`, paths }
}
