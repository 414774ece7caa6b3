// The sample for nginx in docs/guide/hosting.md, with a certificate, addresses and folders of the test.
import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { eventually } from '../src/eventually.ts'

const root = join(import.meta.dirname, '../..')
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file))
const folder = mkdtempSync(join(tmpdir(), 'octavo-hosting-'))
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

const guide = readFileSync(join(root, 'docs/guide/hosting.md'), 'utf8')
const [, sample = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(guide) ?? []

interface Service {
  url: string
  token: string
}

test('nginx: the sample serves services over TLS, with large and streamed bodies, and protects the portal', {
  skip: nginx ? false : 'nginx is not installed',
}, async (t) => {
  const data = join(folder, 'data')
  const flags = ['--port', '0', '--data', data, '--log', 'silent', '--parent', String(process.pid)]
  const proxied = ['--public-url', 'https://{service}.example.org', '--trusted-proxies', '127.0.0.1']
  const names = ['code-hosting', 'code-assistant']
  const args = [join(root, 'cli/octavo.js'), 'serve', ...names, ...flags, ...proxied]
  const server = spawn(process.execPath, args, { stdio: 'ignore' })
  t.after(() => end(server))
  const file = join(data, 'octavo.json')
  await eventually('the server is ready', () => {
    assert.equal(server.exitCode, null)
    return existsSync(file)
  })
  const deployment: { portal: string; services: Record<string, Service> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const [tlsPort, plainPort] = [await findPort(), await findPort()]
  const ca = await createCertificate()
  const config = configure(sample, deployment, tlsPort, plainPort)
  const proxy = spawn(nginx ?? '', ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })
  t.after(() => end(proxy))

  async function call(host: string, path: string, { body, token }: { body?: string; token?: string } = {}) {
    const clientRequest = request({
      host: '127.0.0.1',
      port: tlsPort,
      servername: host,
      ca,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        host,
        'user-agent': 'test',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })
    clientRequest.end(body)
    const [response] = await once(clientRequest, 'response')
    const chunks: Buffer[] = await response.toArray()
    return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
  }

  await eventually('nginx listens', () =>
    call('unknown.example.org', '/').then(
      () => true,
      () => false,
    ),
  )
  const [hosting, assistant] = names.map((name) => deployment.services[name])
  assert.ok(hosting && assistant)

  const issues = await call('code-hosting.example.org', '/repos/demo/hello-octavo/issues?per_page=1')
  assert.equal(issues.status, 200)
  assert.match(String(issues.headers.link), /<https:\/\/code-hosting\.example\.org\//)

  const content = Buffer.alloc(3_000_000, 'octavo').toString('base64')
  const blob = await call('code-hosting.example.org', '/repos/demo/hello-octavo/git/blobs', {
    body: JSON.stringify({ content, encoding: 'base64' }),
    token: hosting.token,
  })
  assert.equal(blob.status, 201, blob.text)

  const chat = await call('code-assistant.example.org', '/v1/chat/completions', {
    body: JSON.stringify({
      model: 'rules',
      stream: true,
      messages: [{ role: 'user', content: 'Write a TypeScript function that debounces' }],
    }),
    token: assistant.token,
  })
  assert.match(String(chat.headers['content-type']), /^text\/event-stream/)
  assert.match(chat.text, /data: \[DONE\]\s*$/)

  assert.equal((await call('unknown.example.org', '/')).status, 404)
  assert.equal((await call('portal.example.org', '/healthz')).status, 403)
  const plain = await fetch(`http://127.0.0.1:${plainPort}/all?a=b`, { redirect: 'manual' })
  assert.equal(plain.status, 308)
})

/** Replaces what a reader replaces, and what needs the permissions of an administrator. */
function configure(
  text: string,
  deployment: { portal: string; services: Record<string, Service> },
  tlsPort: number,
  plainPort: number,
): string {
  let adapted = text
    .replaceAll('/etc/ssl/octavo/', `${folder}/`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
    .replaceAll('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replace('127.0.0.1:8000', new URL(deployment.portal).host)
  for (const [name, { url }] of Object.entries(deployment.services))
    adapted = adapted.replace(new RegExp(`(${name}\\.example\\.org +)\\d+`), `$1${new URL(url).port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind))
    return `${kind}_temp_path ${join(folder, kind)};`
  })
  const config = join(folder, 'nginx.conf')
  const frame = `daemon off;\npid ${folder}/nginx.pid;\nworker_processes 1;\nevents {}\n`
  writeFileSync(config, `${frame}http {\naccess_log off;\n${temporary.join('\n')}\n${adapted}}\n`)
  execFileSync(nginx ?? '', ['-t', '-q', '-c', config, '-p', folder, '-e', join(folder, 'error.log')])
  return config
}

async function createCertificate(): Promise<Buffer> {
  const certificate = join(folder, 'fullchain.pem')
  const subject = ['-subj', '/CN=example.org', '-addext', 'subjectAltName=DNS:*.example.org']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate]
  await promisify(execFile)('openssl', ['req', '-x509', '-days', '2', ...key, ...files, ...subject])
  return readFileSync(certificate)
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The probe has no port')
  return address.port
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
