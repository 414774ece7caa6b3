// Claims: cloning and pushing 200 MB takes at most 1/0.9 of the time of nginx with fcgiwrap and `git http-backend`. Skipped if
// those are not installed (Debian: nginx-light, fcgiwrap).
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compare } from './measure.ts'
import { freePort } from './nginx.ts'
import { startOctavo } from './servers.ts'

const megabytes = 200
const rounds = 5

if (spawnSync('nginx', ['-v']).error || spawnSync('fcgiwrap', ['-h']).error) {
  console.log('Skipped: nginx or fcgiwrap is not installed.')
  process.exit()
}

const folder = await mkdtemp(join(tmpdir(), 'octavo-git-bench-'))
const octavo = await startOctavo('code-hosting')
const backend = await startBackend(folder)
try {
  const source = await makeSource(join(folder, 'source'))
  await call('POST', '/user/repos', { name: 'large' })
  const ours = octavo.url.replace('//', `//demo:${octavo.token}@`)
  await git('-C', source, 'push', '-q', `${ours}/demo/large.git`, 'main')
  await git('-C', source, 'push', '-q', await backend.newRepository('large'), 'main')

  let count = 0
  const clone = (name: string, url: string) => ({
    name,
    async run() {
      const target = join(folder, `clone-${count++}`)
      await git('clone', '-q', '--bare', url, target)
      await rm(target, { recursive: true })
    },
  })
  await compare({
    claim: `A clone of ${megabytes} MB`,
    ours: clone('ours', `${ours}/demo/large.git`),
    peer: clone('git http-backend', backend.address('large')),
    operations: 1,
    rounds,
    atMost: 1 / 0.9,
  })

  const push = (name: string, newRepository: (name: string) => Promise<string>) => ({
    name,
    async run() {
      await git('-C', source, 'push', '-q', await newRepository(`push-${count++}`), 'main')
    },
  })
  await compare({
    claim: `A push of ${megabytes} MB into an empty repository, including its creation`,
    ours: push('ours', async (name) => {
      await call('POST', '/user/repos', { name })
      return `${ours}/demo/${name}.git`
    }),
    peer: push('git http-backend', backend.newRepository),
    operations: 1,
    rounds,
    atMost: 1 / 0.9,
  })
} finally {
  await backend.stop()
  await octavo.stop()
  await rm(folder, { recursive: true, force: true })
}

async function git(...args: string[]): Promise<void> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const [code] = await once(spawn('git', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  if (code !== 0) throw new Error(`git ${args[0]} failed`)
}

async function call(method: string, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${octavo.token}`, 'content-type': 'application/json' }
  const { status } = await fetch(octavo.url + path, { method, headers, body: JSON.stringify(body) })
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}`)
}

/** Files that compression cannot shrink, over a few commits. */
async function makeSource(path: string): Promise<string> {
  await git('init', '-q', '-b', 'main', path)
  for (let commit = 0; commit < 10; commit++) {
    await mkdir(join(path, `part-${commit}`))
    for (let file = 0; file < 20; file++)
      await writeFile(join(path, `part-${commit}`, `${file}.bin`), randomBytes((megabytes * 1e6) / 200))
    await git('-C', path, 'add', '.')
    await git(
      '-C',
      path,
      '-c',
      'user.name=Bench',
      '-c',
      'user.email=b@example.org',
      'commit',
      '-qm',
      `Part ${commit}`,
    )
  }
  return path
}

async function startBackend(parent: string) {
  const root = join(parent, 'backend')
  await mkdir(root)
  const port = await freePort()
  const socket = join(root, 'fcgi.socket')
  const config = join(root, 'nginx.conf')
  await writeFile(
    config,
    `daemon off; master_process off; pid ${root}/pid; error_log stderr crit; user root;
     events { worker_connections 64; }
     http {
       access_log off; client_max_body_size 0; client_body_temp_path ${root}; proxy_temp_path ${root};
       fastcgi_temp_path ${root}; uwsgi_temp_path ${root}; scgi_temp_path ${root};
       server {
         listen 127.0.0.1:${port};
         location / {
           fastcgi_pass unix:${socket}; fastcgi_buffering off; fastcgi_read_timeout 600;
           fastcgi_param REQUEST_METHOD $request_method; fastcgi_param QUERY_STRING $query_string;
           fastcgi_param CONTENT_TYPE $content_type; fastcgi_param CONTENT_LENGTH $content_length;
           fastcgi_param PATH_INFO $uri; fastcgi_param GIT_PROJECT_ROOT ${root};
           fastcgi_param GIT_HTTP_EXPORT_ALL 1; fastcgi_param REMOTE_USER bench;
           fastcgi_param HTTP_CONTENT_ENCODING $http_content_encoding;
           fastcgi_param GIT_PROTOCOL $http_git_protocol;
           fastcgi_param SCRIPT_FILENAME /usr/lib/git-core/git-http-backend;
         }
       }
     }`,
  )
  const fcgi = spawn('fcgiwrap', ['-c', '4', '-s', `unix:${socket}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group, because its workers outlive it.
    detached: true,
  })
  await pause(300)
  await chmod(socket, 0o777)
  const nginx = spawn('nginx', ['-c', config, '-p', root], { stdio: ['ignore', 'ignore', 'inherit'] })
  await pause(300)
  const address = (name: string) => `http://127.0.0.1:${port}/${name}.git`
  return {
    address,
    async newRepository(name: string): Promise<string> {
      await git('init', '-q', '--bare', '-b', 'main', join(root, `${name}.git`))
      await git('--git-dir', join(root, `${name}.git`), 'config', 'http.receivepack', 'true')
      return address(name)
    },
    async stop(): Promise<void> {
      nginx.kill('SIGTERM')
      if (fcgi.pid !== undefined) process.kill(-fcgi.pid, 'SIGTERM')
      await pause(200)
    },
  }
}
