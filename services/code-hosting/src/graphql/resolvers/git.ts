import { ghost, presentAccount } from '../../accounts/present/accounts.ts'
import type { Context } from '../../context.ts'
import type { Commit, Signature } from '../../git/git.ts'
import { reading as readingPulls } from '../../pulls/pull-needs.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, connectAll, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import {
  accountSource,
  type CommitSource,
  commitSource,
  issueSource,
  type ObjectSource,
  objectSource,
  type RepositorySource,
} from '../sources.ts'
import { listPullIdsOfCommits } from '../store/lists-of-many.ts'
import type { ResolverMap } from './resolver-map.ts'

const maxTextBytes = 512 * 1024

/** Commits are also reached from pull requests, which need another permission. */
function requireCode({ repository }: CommitSource | ObjectSource, graphql: GraphqlContext): void {
  graphql.require(repository, { permission: 'contents' })
}

export function gitResolvers(context: Context): ResolverMap {
  const { db, git } = context

  async function commitOf({ oid, repository }: CommitSource, { loaders }: GraphqlContext): Promise<Commit> {
    const commit = await loaders.commits(repository.row.id)(oid)
    if (!commit) throw fieldError('NOT_FOUND', `Could not resolve to a Commit with the oid of '${oid}'.`)
    return commit
  }

  async function findObject(repository: RepositorySource, oid: string): Promise<ObjectSource | null> {
    const type = await git.repository(repository.row.id).findType(oid)
    return type ? objectSource(type, oid, repository) : null
  }

  /** `main`, an oid, `main:path` or `:path`. */
  async function resolveExpression(repository: RepositorySource, text: string): Promise<ObjectSource | null> {
    const store = git.repository(repository.row.id)
    const [revision = '', ...path] = text.split(':')
    const oid = await store.resolve(revision === '' ? 'HEAD' : revision)
    if (oid === undefined) return findObject(repository, revision)
    if (path.length === 0) return commitSource(oid, repository)
    const entry = await store.entryAt(oid, path.join(':').replace(/(?<!\/)\/+$/, ''))
    return entry ? objectSource(entry.type, entry.oid, repository) : null
  }

  const objectFields: ResolverMap[string] = {
    id: ({ __typename, oid, repository }: ObjectSource) => nodeId(__typename, `${repository.row.id}:${oid}`),
    abbreviatedOid: ({ oid }: ObjectSource) => oid.slice(0, 7),
  }

  const actorOf = ({ name, email, atMs }: Signature, { loaders, request }: GraphqlContext) => ({
    name,
    email,
    date: presentTime(atMs),
    avatarUrl: async () =>
      presentAccount((await loaders.people(email)) ?? ghost, request.addresses).avatar_url,
    async user() {
      const account = await loaders.people(email)
      return account && account.role !== 'bot' ? accountSource(account) : null
    },
  })

  const pathOf = ({ oid, repository }: CommitSource) => `/${fullNameOf(repository.row)}/commit/${oid}`

  return {
    Commit: {
      ...objectFields,
      message: async (source: CommitSource, _, graphql) => (await commitOf(source, graphql)).message,
      messageHeadline: async (source: CommitSource, _, graphql) =>
        headlineOf((await commitOf(source, graphql)).message),
      messageBody: async (source: CommitSource, _, graphql) => {
        const { message } = await commitOf(source, graphql)
        return message.slice(headlineOf(message).length).trim()
      },
      authoredDate: async (source: CommitSource, _, graphql) =>
        presentTime((await commitOf(source, graphql)).author.atMs),
      committedDate: async (source: CommitSource, _, graphql) =>
        presentTime((await commitOf(source, graphql)).committer.atMs),
      author: async (source: CommitSource, _, graphql) =>
        actorOf((await commitOf(source, graphql)).author, graphql),
      committer: async (source: CommitSource, _, graphql) =>
        actorOf((await commitOf(source, graphql)).committer, graphql),
      authors: async (source: CommitSource, args: PageArguments, graphql) =>
        connectAll(
          authorsOf(await commitOf(source, graphql)).map((author) => actorOf(author, graphql)),
          args,
        ),
      tree: async (source: CommitSource, _, graphql) => {
        requireCode(source, graphql)
        return objectSource('tree', (await commitOf(source, graphql)).tree, source.repository)
      },
      parents: async (source: CommitSource, args: PageArguments, graphql) => {
        requireCode(source, graphql)
        const { parents } = await commitOf(source, graphql)
        return connectAll(
          parents.map((oid) => commitSource(oid, source.repository)),
          args,
        )
      },
      history: async (source: CommitSource, args, graphql) => {
        requireCode(source, graphql)
        graphql.spend()
        const { oid, repository } = source
        const part = readPart(args)
        const [beyond] = part.beyond ?? []
        const offset = (beyond ?? -1) + 1
        const store = git.repository(repository.row.id)
        const bounds = { ...(args.path ? { path: args.path } : {}), ...timesOf(args) }
        const listed = await store.log({ ...bounds, from: oid, skip: offset, limit: part.limit + 1 })
        return connect(listed, part, {
          positionOf: (_commit, index) => [offset + index],
          nodeOf: (commit) => commitSource(commit.oid, repository),
          totalCount: () => {
            graphql.spend()
            return store.countCommits(oid, bounds)
          },
        })
      },
      associatedPullRequests: async ({ oid, repository }: CommitSource, args, graphql) => {
        graphql.require(repository, readingPulls)
        const { loaders } = graphql
        const load = loaders.named(
          `pull requests of commits ${repository.row.id}`,
          (oids: readonly string[]) => listPullIdsOfCommits(db.read, repository.row.id, oids),
        )
        const ids = (await load(oid)) ?? []
        const rows = await Promise.all(ids.map((id) => loaders.issues(id)))
        const { field, direction } = args.orderBy
        return connectAll(
          rows
            .filter((row) => row !== undefined)
            .sort(
              (one, other) =>
                (direction === 'ASC' ? 1 : -1) *
                (field === 'UPDATED_AT' ? one.updated_at_ms - other.updated_at_ms : one.id - other.id),
            )
            .map((row) => issueSource(row, repository)),
          args,
        )
      },
      url: (source: CommitSource, _, { request }) => `${request.addresses.html}${pathOf(source)}`,
      commitUrl: (source: CommitSource, _, { request }) => `${request.addresses.html}${pathOf(source)}`,
      resourcePath: pathOf,
    },
    Tree: {
      ...objectFields,
      entries: async (source: ObjectSource, _, graphql) => {
        requireCode(source, graphql)
        graphql.spend()
        const { oid, repository } = source
        const entries = (await git.repository(repository.row.id).findTree(oid)) ?? []
        return entries.map(({ path, mode, type, oid: entryOid }) => ({
          name: path,
          path,
          oid: entryOid,
          type,
          mode: Number.parseInt(mode, 8),
          object: type === 'commit' ? null : objectSource(type, entryOid, repository),
        }))
      },
    },
    Blob: {
      ...objectFields,
      byteSize: async (source: ObjectSource, _, graphql) => {
        requireCode(source, graphql)
        graphql.spend()
        return git.repository(source.repository.row.id).blobSize(source.oid)
      },
      isBinary: async (source: ObjectSource, _, graphql) =>
        (await readBlob(source, graphql))?.includes(0) ?? null,
      isTruncated: async (source: ObjectSource, _, graphql) =>
        (await readBlob(source, graphql)) === undefined,
      text: async (source: ObjectSource, _, graphql) => {
        const bytes = await readBlob(source, graphql)
        return !bytes || bytes.includes(0) ? null : bytes.toString()
      },
    },
    Tag: {
      ...objectFields,
      name: async (source: ObjectSource, _, graphql) => (await tagOf(source, graphql)).tag,
      message: async (source: ObjectSource, _, graphql) => (await tagOf(source, graphql)).message,
      tagger: async (source: ObjectSource, _, graphql) => {
        const { tagger } = await tagOf(source, graphql)
        return tagger ? actorOf(tagger, graphql) : null
      },
      target: async (source: ObjectSource, _, graphql) => {
        const { object, type } = await tagOf(source, graphql)
        return objectSource(type, object, source.repository)
      },
    },
    Repository: {
      object: async (repository: RepositorySource, { oid, expression }, graphql) => {
        graphql.require(repository, { permission: 'contents' })
        graphql.spend()
        if (oid) return findObject(repository, oid)
        return expression ? resolveExpression(repository, expression) : null
      },
    },
  }

  async function readBlob(source: ObjectSource, graphql: GraphqlContext) {
    requireCode(source, graphql)
    graphql.spend()
    const { oid, repository } = source
    const blob = await git.repository(repository.row.id).findBlob(oid, { maxBytes: maxTextBytes })
    return blob?.bytes
  }

  async function tagOf(source: ObjectSource, graphql: GraphqlContext) {
    requireCode(source, graphql)
    graphql.spend()
    const { oid, repository } = source
    const tag = await git.repository(repository.row.id).findTag(oid)
    if (!tag) throw fieldError('NOT_FOUND', `Could not resolve to a Tag with the oid of '${oid}'.`)
    return tag
  }
}

const maxCoAuthors = 100

/** The author, and the co-authors named by trailers of the message. */
function authorsOf({ author, message }: Commit): Signature[] {
  const others = message.matchAll(/^co-authored-by:[ \t]*([^<\n]{1,200})<([^<>\n]{1,200})>[ \t]*$/gim)
  const byEmail = new Map([[author.email.toLowerCase(), author]])
  for (const [, name = '', email = ''] of others) {
    const key = email.trim().toLowerCase()
    if (byEmail.size <= maxCoAuthors && !byEmail.has(key))
      byEmail.set(key, { ...author, name: name.trim(), email: email.trim() })
  }
  return [...byEmail.values()]
}

function headlineOf(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}

function timesOf({ since, until }: { since?: string | null; until?: string | null }) {
  const sinceMs = since ? Date.parse(since) : Number.NaN
  const untilMs = until ? Date.parse(until) : Number.NaN
  return {
    ...(Number.isNaN(sinceMs) ? {} : { sinceMs }),
    ...(Number.isNaN(untilMs) ? {} : { untilMs }),
  }
}
