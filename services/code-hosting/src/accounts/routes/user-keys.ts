import type { Routes } from '@octavo/platform/service.ts'
import { type TSchema, Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { getAccount } from '../accounts.ts'
import { presentKey, presentKeySimple, presentSigningKey } from '../present/emails-and-keys.ts'
import { Key, KeyBody, KeySimple, SigningKey } from '../schema.ts'
import type { KeyKind, UserKeyRow } from '../store/user-keys.ts'
import type { UserKeys } from '../user-keys.ts'
import { accountOf } from '../viewer-account.ts'

interface KeyRoutes {
  kind: KeyKind
  path: string
  /** As in the operationId. */
  noun: string
  title: string
  scope: string
  permission: string
  own: TSchema
  others: TSchema
  present(row: UserKeyRow, addresses: Addresses): object
  presentToOthers(row: UserKeyRow): object
}

const kinds: readonly KeyRoutes[] = [
  {
    kind: 'authentication',
    path: 'keys',
    noun: 'public-ssh-key',
    title: 'public SSH key',
    scope: 'public_key',
    permission: 'git_ssh_keys',
    own: Key,
    others: KeySimple,
    present: presentKey,
    presentToOthers: presentKeySimple,
  },
  {
    kind: 'signing',
    path: 'ssh_signing_keys',
    noun: 'ssh-signing-key',
    title: 'SSH signing key',
    scope: 'ssh_signing_key',
    permission: 'ssh_signing_keys',
    own: SigningKey,
    others: SigningKey,
    present: presentSigningKey,
    presentToOthers: presentSigningKey,
  },
]

export const userKeyRoutes =
  ({ db }: Pick<Context, 'db'>, keys: UserKeys): Routes =>
  (app) => {
    for (const of of kinds) {
      const { kind, path, noun, title, scope, permission } = of
      const article = kind === 'signing' ? 'an' : 'a'
      const tags = ['users']
      const needs = (level: 'read' | 'write', word: string) => ({
        config: { needs: { user: true, permission, level, scopes: [`${word}:${scope}`] } },
      })
      const KeyPath = Type.Object({ key_id: Type.String() })

      app.get(
        `/user/${path}`,
        {
          ...needs('read', 'read'),
          schema: {
            operationId: `users/list-${noun}s-for-authenticated-user`,
            summary: `List ${title}s for the authenticated user`,
            tags,
            querystring: Type.Object(PageQuery),
            response: { 200: Type.Array(of.own), ...errorResponses },
          },
        },
        async (request, reply) => {
          const page = readPage(request.query)
          const { rows, total } = await keys.list(accountOf(request.viewer).id, kind, page)
          linkPages(request, reply, page, total)
          return rows.map((row) => of.present(row, request.addresses))
        },
      )

      app.post(
        `/user/${path}`,
        {
          ...needs('write', 'write'),
          schema: {
            operationId: `users/create-${noun}-for-authenticated-user`,
            summary: `Create ${article} ${title} for the authenticated user`,
            tags,
            body: KeyBody,
            response: { 201: of.own, ...errorResponses },
          },
        },
        async ({ viewer, body, addresses }, reply) => {
          const row = await keys.add(accountOf(viewer), kind, body)
          return reply
            .code(201)
            .header('location', `${addresses.api}/user/${path}/${row.id}`)
            .send(of.present(row, addresses))
        },
      )

      app.get(
        `/user/${path}/:key_id`,
        {
          ...needs('read', 'read'),
          schema: {
            operationId: `users/get-${noun}-for-authenticated-user`,
            summary: `Get ${article} ${title} for the authenticated user`,
            tags,
            params: KeyPath,
            response: { 200: of.own, ...errorResponses },
          },
        },
        async ({ viewer, params, addresses }) =>
          of.present(await keys.get(accountOf(viewer).id, kind, wholeNumber(params.key_id)), addresses),
      )

      app.delete(
        `/user/${path}/:key_id`,
        {
          ...needs('write', 'admin'),
          schema: {
            operationId: `users/delete-${noun}-for-authenticated-user`,
            summary: `Delete ${article} ${title} for the authenticated user`,
            tags,
            params: KeyPath,
            response: { 204: NoContent, ...errorResponses },
          },
        },
        async ({ viewer, params }, reply) => {
          await keys.remove(accountOf(viewer), kind, wholeNumber(params.key_id))
          return reply.code(204).send(null)
        },
      )

      app.get(
        `/users/:username/${path}`,
        {
          config: { needs: anyone },
          schema: {
            operationId:
              kind === 'signing' ? 'users/list-ssh-signing-keys-for-user' : 'users/list-public-keys-for-user',
            summary: `List ${title}s for a user`,
            tags,
            params: Type.Object({ username: Type.String() }),
            querystring: Type.Object(PageQuery),
            response: { 200: Type.Array(of.others), ...errorResponses },
          },
        },
        async (request, reply) => {
          const page = readPage(request.query)
          const { id } = await getAccount(db.read, request.params.username)
          const { rows, total } = await keys.list(id, kind, page)
          linkPages(request, reply, page, total)
          return rows.map(of.presentToOthers)
        },
      )
    }
  }
