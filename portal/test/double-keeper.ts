import type { DoubledService } from './double.ts'

interface Reply {
  status?: number
  body?: unknown
}

// What a test sends is what the test knows.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Handler = (match: RegExpExecArray, query: URLSearchParams, body: any) => Reply | Promise<Reply>

/** The keeper's side of the double: state in memory, figures that never change. */
export function keeperReply(services: readonly DoubledService[]) {
  const nowMs = Date.now()
  let count = 41
  const tokens = Array.from({ length: 34 }, (_, index) => tokenOf(34 - index, nowMs))
  const sandbox = {
    offsetMs: 0,
    faults: new Map<number, object>(),
    snapshots: new Map<string, object>(),
    forks: new Map<number, object>(),
  }
  const journal = journalOf(services, nowMs)

  const routes: readonly [RegExp, Handler][] = [
    [/^GET \/settings$/, () => ({ body: settingsOf(services) })],
    [/^GET \/metrics$/, () => ({ body: metricsOf(services, Date.now()) })],
    [
      /^POST \/call$/,
      async (_match, _query, { service, method, path, headers, body }) => {
        const target = services.find(({ name }) => name === service)
        if (!target)
          return { status: 404, body: { error: { code: 'not_found', message: 'No such service.' } } }
        const startedMs = performance.now()
        const response = await fetch(target.url + path, { method, headers, body })
        const bytes = Buffer.from(await response.arrayBuffer())
        return {
          body: {
            status: response.status,
            statusText: response.statusText,
            headers: [...response.headers],
            body: bytes.toString('base64'),
            encoding: 'base64',
            durationMs: performance.now() - startedMs,
          },
        }
      },
    ],
    [
      /^GET \/services\/([\w-]+)\/demo$/,
      () => ({
        body: { user: 'demo', password: 'open-sesame-42', token: 'oct_demo_5f2c9a77b1e04d', plan: 'paid' },
      }),
    ],
    [
      /^GET \/services\/([\w-]+)\/tokens$/,
      (_match, query) => {
        const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY)
        const page = tokens.filter(({ id }) => id < before).slice(0, 20)
        const last = page.at(-1)
        return { body: { tokens: page, next: last && last.id > 1 ? last.id : null } }
      },
    ],
    [
      /^POST \/services\/([\w-]+)\/tokens$/,
      (_match, _query, { user = 'demo', plan = 'free', label = null, scopes = [] }) => {
        const token = {
          ...tokenOf(++count, Date.now()),
          login: user,
          plan,
          label,
          scopes,
          revokedAt: null,
          lastUsedAt: null,
        }
        tokens.unshift(token)
        return { status: 201, body: { id: token.id, token: `${token.prefix}c41f0e77aa`, user, plan } }
      },
    ],
    [
      /^DELETE \/services\/([\w-]+)\/tokens\/(\d+)$/,
      ([, , id]) => {
        const token = tokens.find((token) => token.id === Number(id))
        if (token) token.revokedAt = Date.now()
        return { status: 204 }
      },
    ],
    [
      /^GET \/sandbox$/,
      () => ({
        body: {
          nowMs: Date.now() + sandbox.offsetMs,
          offsetMs: sandbox.offsetMs,
          faults: [...sandbox.faults.values()],
          snapshots: [...sandbox.snapshots.values()],
          forks: [...sandbox.forks.values()],
        },
      }),
    ],
    [
      /^POST \/sandbox\/clock$/,
      (_match, _query, { advanceMs, toMs, reset }) => {
        if (reset) sandbox.offsetMs = 0
        else if (toMs !== undefined) sandbox.offsetMs = toMs - Date.now()
        else sandbox.offsetMs += advanceMs
        return { body: { nowMs: Date.now() + sandbox.offsetMs, offsetMs: sandbox.offsetMs } }
      },
    ],
    [
      /^POST \/sandbox\/faults$/,
      (_match, _query, fault) => {
        const id = ++count
        sandbox.faults.set(id, { id, ...fault })
        return { status: 201, body: { id, ...fault } }
      },
    ],
    [
      /^DELETE \/sandbox\/faults\/(\d+)$/,
      ([, id]) => ({ status: sandbox.faults.delete(Number(id)) ? 204 : 404 }),
    ],
    [
      /^DELETE \/sandbox\/faults$/,
      () => {
        sandbox.faults.clear()
        return { status: 204 }
      },
    ],
    [/^POST \/sandbox\/reset$/, () => ({ status: 204 })],
    [
      /^POST \/sandbox\/snapshots$/,
      (_match, _query, { name }) => {
        const snapshot = { name, createdAt: Date.now(), bytes: 1_204_224 }
        sandbox.snapshots.set(name, snapshot)
        return { status: 201, body: snapshot }
      },
    ],
    [/^POST \/sandbox\/snapshots\/([^/]+)\/restore$/, () => ({ status: 204 })],
    [
      /^DELETE \/sandbox\/snapshots\/([^/]+)$/,
      ([, name = '']) => ({ status: sandbox.snapshots.delete(name) ? 204 : 404 }),
    ],
    [
      /^POST \/sandbox\/forks$/,
      (_match, _query, { snapshot }) => {
        const id = ++count
        const fork = {
          id,
          snapshot,
          services: Object.fromEntries(
            services.map(({ name }, index) => [name, { url: `http://127.0.0.1:${9100 + index}` }]),
          ),
        }
        sandbox.forks.set(id, fork)
        return { status: 201, body: fork }
      },
    ],
    [
      /^DELETE \/sandbox\/forks\/(\d+)$/,
      ([, id]) => ({ status: sandbox.forks.delete(Number(id)) ? 204 : 404 }),
    ],
    [
      /^GET \/journal$/,
      (_match, query) => {
        const text = query.get('q') ?? ''
        const status = query.get('status')?.[0]
        const found = journal.filter(
          (entry) =>
            entry.path.includes(text) &&
            (!query.get('service') || entry.service === query.get('service')) &&
            (!status || String(entry.status).startsWith(status)) &&
            (!query.get('before') || entry.id < Number(query.get('before'))),
        )
        const page = found.slice(0, 50)
        return { body: { entries: page, next: found.length > 50 ? (page.at(-1)?.id ?? null) : null } }
      },
    ],
    [
      /^GET \/journal\/(\d+)$/,
      ([, id]) => {
        const entry = journal.find((entry) => entry.id === Number(id))
        return entry
          ? {
              body: {
                ...entry,
                requestHeaders: { host: '127.0.0.1:8003', accept: '*/*', authorization: 'Bearer ***' },
                requestBody: null,
                responseHeaders: { 'content-type': 'application/json', etag: '"3f9c"' },
                responseBody: '{"name":{"common":"Switzerland"},"capital":["Bern"],"population":9005582}',
                curl: `curl 'http://127.0.0.1:8003${entry.path}'`,
              },
            }
          : {
              status: 404,
              body: { error: { code: 'not_found', message: 'The journal has no such request.' } },
            }
      },
    ],
    [
      /^DELETE \/journal$/,
      () => {
        journal.length = 0
        return { status: 204 }
      },
    ],
  ]

  return async (route: string, query: URLSearchParams, body: unknown): Promise<Reply | undefined> => {
    for (const [pattern, handle] of routes) {
      const match = pattern.exec(route)
      if (match) return handle(match, query, body)
    }
    return undefined
  }
}

function tokenOf(id: number, nowMs: number) {
  const revokedAt: number | null = id % 7 === 0 ? nowMs - 86_400_000 : null
  const labels = [null, 'deploy script', 'tests on main', 'my phone']
  return {
    id,
    login: id % 3 ? 'demo' : 'ines',
    kind: 'personal',
    plan: id % 3 ? 'paid' : 'free',
    scopes: id % 2 ? ['read', 'write'] : [],
    label: labels[id % 4] ?? null,
    prefix: `oct_${(id * 7919).toString(16).padStart(4, '0')}`,
    createdAt: nowMs - (40 - id) * 5_400_000,
    expiresAt: id % 5 ? null : nowMs + 30 * 86_400_000,
    revokedAt,
    lastUsedAt: id % 4 ? nowMs - id * 61_000 : null,
  }
}

function settingsOf(services: readonly DoubledService[]) {
  const setting = (name: string, value: unknown, origin: string, description: string, prefix = '') => ({
    name,
    flag: `--${prefix}${name}`,
    variable: `OCTAVO_${prefix.replace(/\W/g, '_')}${name}`.toUpperCase(),
    value,
    origin,
    description,
  })
  return {
    house: [
      setting('data', './data', 'default', 'where everything is kept'),
      setting('port', 0, 'flag', "the portal's port; services follow; 0 takes any free ones"),
      setting('host', '127.0.0.1', 'default', 'the address to listen on'),
      setting('limits', 'spec', 'default', 'whether limits are enforced'),
      setting('log', 'silent', 'environment', 'how to log'),
      setting('databaseUrl', undefined, 'default', 'a PostgreSQL database instead of SQLite files'),
    ],
    services: Object.fromEntries(
      services.map(({ name }) => [
        name,
        [setting('strictAll', true, 'file', '/all insists on 1 to 10 fields', `${name}.`)],
      ]),
    ),
  }
}

function metricsOf(services: readonly DoubledService[], nowMs: number) {
  const wave = (index: number, period: number) => (1 + Math.sin(index / period)) / 2
  const points = Array.from({ length: 120 }, (_, index) => ({
    atMs: nowMs - (119 - index) * 5_000,
    requests: Math.round(wave(index, 9) * 140 + wave(index, 2.3) * 30),
    errors: index % 31 === 0 ? 2 : 0,
    p50Ms: 0.4 + wave(index, 13) * 0.8,
    p95Ms: 2 + wave(index, 7) * 6,
    inFlight: Math.round(wave(index, 5) * 4),
  }))
  return {
    intervalMs: 5_000,
    services: Object.fromEntries(services.map(({ name }) => [name, points])),
    process: points.map(({ atMs }, index) => ({
      atMs,
      rssBytes: 118e6 + wave(index, 17) * 22e6,
      cpuShare: 0.04 + wave(index, 6) * 0.3,
    })),
  }
}

function journalOf(services: readonly DoubledService[], nowMs: number) {
  const paths = [
    ['GET', '/alpha/ch?fields=name,capital', '/alpha/:code', 200],
    ['GET', '/name/schweiz', '/name/:query', 404],
    ['GET', '/all?fields=cca2,name,population', '/all', 200],
    ['POST', '/nowhere', null, 404],
    ['GET', '/alpha/qq', '/alpha/:code', 500],
  ] as const
  return Array.from({ length: 64 }, (_, index) => {
    const [method, path, route, status] = paths[index % paths.length] ?? paths[0]
    return {
      id: 64 - index,
      atMs: nowMs - index * 3_300,
      service: services[0]?.name ?? '',
      method,
      path,
      route,
      status,
      durationMs: 0.3 + (index % 9) * 1.7,
      requestBytes: 0,
      responseBytes: 240 + index * 31,
      requestId: `9f2c41d7aa-${(64 - index).toString(36)}`,
      caller: null,
    }
  })
}
