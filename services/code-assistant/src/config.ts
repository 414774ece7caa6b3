import { type Static, Type } from 'typebox'

const limit = (max: number, description: string) =>
  Type.Integer({ default: max, minimum: 0, description: `${description}; 0 disables the limit.` })

const time = (ms: number, description: string) =>
  Type.Integer({ default: ms, minimum: 1, maximum: 86_400_000, description })

const timeouts = Type.Object(
  {
    connectMs: time(5_000, 'Timeout for the connection, in milliseconds.'),
    firstTokenMs: time(60_000, 'Timeout for the first byte of the response, in milliseconds.'),
    betweenChunksMs: time(60_000, 'Timeout between two chunks of a stream, in milliseconds.'),
    totalMs: time(600_000, 'Timeout for the whole response, in milliseconds.'),
  },
  { default: {}, additionalProperties: false },
)

const redaction = Type.Union([
  Type.Literal('redact'),
  Type.Literal('block'),
  Type.Literal('flag'),
  Type.Literal('off'),
])

export const upstream = Type.Object(
  {
    name: Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
      description: 'The prefix of its models: `NAME/MODEL`.',
    }),
    protocol: Type.Union([Type.Literal('openai'), Type.Literal('anthropic')]),
    url: Type.String({
      pattern: '^https?://',
      description: 'The base URL: with `/v1` for `openai`, without it for `anthropic`.',
    }),
    key: Type.String({ default: '', description: 'The API key of the upstream.' }),
    models: Type.Array(Type.String({ minLength: 1 }), { default: [] }),
    timeouts,
    maxConcurrent: Type.Integer({ default: 64, minimum: 1, maximum: 100_000 }),
    redaction: Type.Optional(redaction),
  },
  { additionalProperties: false },
)

export const config = Type.Object({
  // Engines
  defaultModel: Type.String({ default: 'rules', description: 'The model of requests that name none.' }),
  upstreams: Type.Array(upstream, {
    default: [],
    description: 'Servers with language models that speak the protocol of OpenAI or Anthropic.',
  }),
  redaction: Type.Union(redaction.anyOf, {
    default: 'redact',
    description:
      'How to handle secrets, such as keys and passwords, in requests to upstreams: "redact" replaces them and puts them back into the response, "block" rejects the request, "flag" counts them in the header `x-secrets-found`. An upstream can have its own `redaction`.',
  }),
  aliases: Type.Record(Type.String(), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }), {
    default: {},
    description:
      'Model names and the models that serve them, in the order in which they are tried. A name may end with `*`.',
  }),
  localModels: Type.Record(
    Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,63}$' }),
    Type.String({ minLength: 1 }),
    {
      default: {},
      description: 'Names and paths of GGUF files, served as `local/NAME` when node-llama-cpp is installed.',
    },
  ),

  // Plans
  freeModels: Type.Array(Type.String({ minLength: 1 }), {
    default: ['rules'],
    description: 'The models of the plan "free". A name may end with `*`.',
  }),
  requestsPerMinute: limit(1_000, 'Requests per minute and user on the plans "free" and "pro"'),
  freeRequestsPerMonth: limit(1_000, 'Requests per UTC month and user on the plan "free"'),

  // Stored objects
  storedResponseDays: Type.Integer({
    default: 30,
    minimum: 0,
    description: 'Days after which stored responses and chat completions are deleted; 0 keeps them.',
  }),
  maxStoredResponseBytesPerUser: limit(
    268_435_456,
    'Bytes of all stored responses and chat completions of a user. The oldest are deleted beyond it',
  ),
  maxConversationBytes: limit(8_388_608, 'Bytes of the items of a stored conversation'),
  maxConversationBytesPerUser: limit(268_435_456, 'Bytes of all stored conversations of a user'),

  // Code analysis
  analysisThreads: Type.Integer({
    default: 2,
    minimum: 1,
    maximum: 64,
    description: 'Threads that analyze code, in one process. They start when needed.',
  }),
  analysisTimeoutMs: time(20_000, 'Timeout of one analysis, in milliseconds. Its thread is then replaced.'),

  // Repositories
  gitHosts: Type.Array(Type.String({ minLength: 1 }), {
    default: [],
    description:
      'Hosts, with a port if it is not the default one, from which git repositories can be indexed.',
  }),
  maxRepositories: limit(1_000, 'Indexed repositories of all users'),
  maxRepositoriesPerUser: limit(100, 'Indexed repositories of a user'),
  maxRefsPerRepository: limit(100, 'Indexed refs of a repository'),
  maxRepositoryBytesPerUser: limit(2_147_483_648, 'Bytes of all indexed files of a user'),
})

export type Settings = Static<typeof config>
