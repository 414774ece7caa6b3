import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type TProperties, Type } from 'typebox'
import { anyone, type Need } from '../../access/needs.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, type Page, readPage } from '../../wire/links.ts'
import { LongPageQuery } from '../../wire/page-queries.ts'
import type { FeedPage, Feeds } from '../feeds.ts'
import { presentEvent } from '../present/events.ts'
import { EventList } from '../schema/events.ts'

const Text = Type.String()
const ofRepository = { owner: Text, repo: Text }
const ofUser = { username: Text }

export const eventRoutes =
  (feeds: Feeds): Routes =>
  (app) => {
    addFeed(app, '/events', {
      operationId: 'activity/list-public-events',
      summary: 'List public events',
      list: (_request, page) => feeds.ofEverything(page),
    })
    addFeed(app, '/repos/:owner/:repo/events', {
      operationId: 'activity/list-repo-events',
      summary: 'List repository events',
      params: ofRepository,
      list: ({ repository }, page) => feeds.ofRepository(repository, page),
    })
    addFeed(app, '/networks/:owner/:repo/events', {
      operationId: 'activity/list-public-events-for-repo-network',
      summary: 'List public events for a network of repositories',
      params: ofRepository,
      list: ({ repository }, page) => feeds.ofNetwork(repository, page),
    })
    addFeed(app, '/orgs/:org/events', {
      operationId: 'activity/list-public-org-events',
      summary: 'List public organization events',
      params: { org: Text },
      list: ({ organization }, page) => feeds.ofOrganization(organization.row, page),
    })
    addFeed(app, '/users/:username/events', {
      operationId: 'activity/list-events-for-authenticated-user',
      summary: 'List events for the authenticated user',
      params: ofUser,
      list: ({ params, viewer }, page) => feeds.ofUser(nameIn(params, 'username'), viewer, page),
    })
    addFeed(app, '/users/:username/events/public', {
      operationId: 'activity/list-public-events-for-user',
      summary: 'List public events for a user',
      params: ofUser,
      list: ({ params }, page) => feeds.ofUser(nameIn(params, 'username'), null, page),
    })
    addFeed(app, '/users/:username/events/orgs/:org', {
      operationId: 'activity/list-org-events-for-authenticated-user',
      summary: 'List organization events for the authenticated user',
      params: { ...ofUser, org: Text },
      needs: { user: true },
      list: ({ params, viewer }, page) =>
        feeds.ofMember(nameIn(params, 'username'), nameIn(params, 'org'), viewer, page),
    })
    addFeed(app, '/users/:username/received_events', {
      operationId: 'activity/list-received-events-for-user',
      summary: 'List events received by the authenticated user',
      params: ofUser,
      list: ({ params, viewer }, page) => feeds.receivedBy(nameIn(params, 'username'), viewer, page),
    })
    addFeed(app, '/users/:username/received_events/public', {
      operationId: 'activity/list-received-public-events-for-user',
      summary: 'List public events received by a user',
      params: ofUser,
      list: ({ params }, page) => feeds.receivedBy(nameIn(params, 'username'), null, page),
    })
  }

interface Feed {
  operationId: string
  summary: string
  params?: TProperties
  needs?: Need
  list(request: FastifyRequest, page: Page): Promise<FeedPage>
}

function addFeed(app: App, path: string, { operationId, summary, params, needs = anyone, list }: Feed): void {
  app.get(
    path,
    {
      config: { needs },
      schema: {
        operationId,
        summary,
        tags: ['activity'],
        ...(params && { params: Type.Object(params) }),
        querystring: Type.Object(LongPageQuery),
        response: { 200: EventList, ...errorResponses },
      },
    },
    async (request, reply) => listFeed(request, reply, readPage(request.query), list),
  )
}

async function listFeed(request: FastifyRequest, reply: FastifyReply, page: Page, list: Feed['list']) {
  const { events, accounts, total } = await list(request, page)
  linkPages(request, reply, page, total)
  // The recommended polling interval in seconds.
  reply.header('x-poll-interval', '60')
  return events.map((event) => presentEvent(event, accounts, request.addresses))
}

/** The path schema guarantees a string. */
function nameIn(params: unknown, name: string): string {
  return String(asRecord(params)[name])
}
