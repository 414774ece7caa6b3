import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { getAccount } from '../accounts.ts'
import { readGpgKey } from '../gpg-keys.ts'
import { presentGpgKey } from '../present/gpg-keys.ts'
import { maxTitleLength } from '../public-keys.ts'
import { orNull } from '../schema.ts'
import { deleteGpgKey, findGpgKey, insertGpgKey, listGpgKeys, listOwnAddresses } from '../store/gpg-keys.ts'
import { accountOf } from '../viewer-account.ts'

const Text = Type.String()
const flag = Type.Boolean()
const keyFields = {
  id: Type.Integer(),
  primary_key_id: orNull(Type.Integer()),
  key_id: Text,
  public_key: Text,
  emails: Type.Array(Type.Object({ email: Text, verified: flag })),
  can_sign: flag,
  can_encrypt_comms: flag,
  can_encrypt_storage: flag,
  can_certify: flag,
  created_at: Text,
  expires_at: orNull(Text),
  revoked: flag,
  raw_key: orNull(Text),
}
const GpgKeySchema = Type.Object(
  {
    ...keyFields,
    name: orNull(Text),
    subkeys: Type.Array(Type.Object({ ...keyFields, subkeys: Type.Array(Type.Unknown()) })),
  },
  { title: 'gpg-key' },
)
const GpgKeys = Type.Array(GpgKeySchema)
const KeyPath = Type.Object({ gpg_key_id: Text })
const NewKeyBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: maxTitleLength })),
  armored_public_key: Text,
})

const tags = ['users']
const needs = (level: 'read' | 'write', word: string) => ({
  needs: { user: true, permission: 'gpg_keys', level, scopes: [`${word}:gpg_key`] },
})

export const gpgKeyRoutes =
  ({ db, clock, audit }: Pick<Context, 'db' | 'clock' | 'audit'>): Routes =>
  (app) => {
    app.get(
      '/user/gpg_keys',
      {
        config: needs('read', 'read'),
        schema: {
          operationId: 'users/list-gpg-keys-for-authenticated-user',
          summary: 'List GPG keys for the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: GpgKeys, ...errorResponses },
        },
      },
      (request, reply) => list(request, reply, accountOf(request.viewer).id),
    )

    app.get(
      '/users/:username/gpg_keys',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'users/list-gpg-keys-for-user',
          summary: 'List GPG keys for a user',
          tags,
          params: Type.Object({ username: Text }),
          querystring: Type.Object(PageQuery),
          response: { 200: GpgKeys, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        return list(request, reply, id)
      },
    )

    app.post(
      '/user/gpg_keys',
      {
        config: needs('write', 'write'),
        schema: {
          operationId: 'users/create-gpg-key-for-authenticated-user',
          summary: 'Create a GPG key for the authenticated user',
          tags,
          body: NewKeyBody,
          response: { 201: GpgKeySchema, ...errorResponses },
        },
      },
      async ({ viewer, body }, reply) => {
        const user = accountOf(viewer)
        const userId = user.id
        const { armored_public_key: rawKey, name = null } = body
        const key = readGpgKey(rawKey)
        if (!key) throw refuse('We got an error parsing this key: it is not an armored public key.')
        const values = { userId, name, rawKey, key, nowMs: clock.now() }
        const row = await db.write(async (tx) => {
          const created = await insertGpgKey(tx, values)
          const data = { key_id: created?.id }
          if (created) await audit.record(tx, { action: 'gpg_key.create', actor: user, user, data })
          return created
        })
        if (!row) throw refuse('key_id already exists')
        reply.code(201)
        return presentGpgKey(row, await listOwnAddresses(db.read, userId))
      },
    )

    app.get(
      '/user/gpg_keys/:gpg_key_id',
      {
        config: needs('read', 'read'),
        schema: {
          operationId: 'users/get-gpg-key-for-authenticated-user',
          summary: 'Get a GPG key for the authenticated user',
          tags,
          params: KeyPath,
          response: { 200: GpgKeySchema, ...errorResponses },
        },
      },
      async ({ viewer, params }) => {
        const { id: userId } = accountOf(viewer)
        const row = await findGpgKey(db.read, userId, readNumber(params.gpg_key_id))
        if (!row) throw problem('not_found')
        return presentGpgKey(row, await listOwnAddresses(db.read, userId))
      },
    )

    app.delete(
      '/user/gpg_keys/:gpg_key_id',
      {
        config: needs('write', 'admin'),
        schema: {
          operationId: 'users/delete-gpg-key-for-authenticated-user',
          summary: 'Delete a GPG key for the authenticated user',
          tags,
          params: KeyPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        const id = readNumber(params.gpg_key_id)
        const user = accountOf(viewer)
        await db.write(async (tx) => {
          if (!(await deleteGpgKey(tx, user.id, id))) throw problem('not_found')
          await audit.record(tx, { action: 'gpg_key.delete', actor: user, user, data: { key_id: id } })
        })
        return reply.code(204).send(null)
      },
    )

    async function list(
      request: FastifyRequest<{ Querystring: { page?: string; per_page?: string } }>,
      reply: FastifyReply,
      userId: number,
    ) {
      const page = readPage(request.query)
      const { rows, total } = await listGpgKeys(db.read, userId, page)
      linkPages(request, reply, page, total)
      const addresses = rows.length ? await listOwnAddresses(db.read, userId) : new Set<string>()
      return rows.map((row) => presentGpgKey(row, addresses))
    }
  }

function refuse(message: string) {
  return validationFailed({ resource: 'GpgKey', field: 'armored_public_key', code: 'custom', message })
}
