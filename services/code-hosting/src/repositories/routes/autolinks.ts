import { fromBit, toBit } from '@octavo/platform/data/columns.ts'
import { isUniqueViolation } from '@octavo/platform/data/violations.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { problem, validationFailed } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { AutolinkBody } from '../schema/repository-bodies.ts'
import { Autolink } from '../schema/repository-people.ts'
import {
  type AutolinkRow,
  deleteAutolink,
  findAutolink,
  insertAutolink,
  listAutolinks,
} from '../store/autolinks.ts'

const tags = ['repos']
const reads = { permission: 'administration', role: 'admin', user: true } as const
const writes = { ...reads, level: 'write' } as const
const LinkPath = Type.Object({ ...RepositoryPath.properties, autolink_id: Type.String() })

const maxAutolinks = 500

export const autolinkRoutes =
  ({ db }: Pick<Context, 'db'>): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/autolinks',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/list-autolinks',
          summary: 'Get all autolinks of a repository',
          tags,
          params: RepositoryPath,
          response: { 200: Type.Array(Autolink), ...errorResponses },
        },
      },
      async ({ repository: { row } }) => (await listAutolinks(db.read, row.id)).map(present),
    )

    app.post(
      '/repos/:owner/:repo/autolinks',
      {
        config: { needs: writes },
        schema: {
          operationId: 'repos/create-autolink',
          summary: 'Create an autolink reference for a repository',
          tags,
          params: RepositoryPath,
          body: AutolinkBody,
          response: { 201: Autolink, ...errorResponses },
        },
      },
      async ({ repository: { row }, body, addresses }, reply) => {
        if (!body.url_template.includes('<num>') || !/^https?:\/\//i.test(body.url_template))
          throw autolinkError('url_template', 'url_template must be a URL that contains <num>')
        const created = await db
          .write(async (tx) => {
            if ((await listAutolinks(tx, row.id)).length >= maxAutolinks)
              throw autolinkError('key_prefix', `A repository can have ${maxAutolinks} autolinks.`)
            return insertAutolink(tx, {
              repository_id: row.id,
              key_prefix: body.key_prefix,
              url_template: body.url_template,
              is_alphanumeric: toBit(body.is_alphanumeric ?? true),
            })
          })
          .catch((error: unknown) => {
            throw isUniqueViolation(error)
              ? autolinkError('key_prefix', 'key_prefix has already been taken')
              : error
          })
        const url = `${addresses.api}/repos/${row.owner_login}/${row.name}/autolinks/${created.id}`
        reply.code(201).header('location', url)
        return present(created)
      },
    )

    app.get(
      '/repos/:owner/:repo/autolinks/:autolink_id',
      {
        config: { needs: reads },
        schema: {
          operationId: 'repos/get-autolink',
          summary: 'Get an autolink reference of a repository',
          tags,
          params: LinkPath,
          response: { 200: Autolink, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }) => present(await getLink(row.id, params.autolink_id)),
    )

    app.delete(
      '/repos/:owner/:repo/autolinks/:autolink_id',
      {
        config: { needs: writes },
        schema: {
          operationId: 'repos/delete-autolink',
          summary: 'Delete an autolink reference from a repository',
          tags,
          params: LinkPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ repository: { row }, params }, reply) => {
        const { id } = await getLink(row.id, params.autolink_id)
        await db.write((tx) => deleteAutolink(tx, id))
        return reply.code(204).send(null)
      },
    )

    async function getLink(repositoryId: number, id: string): Promise<AutolinkRow> {
      const link = await findAutolink(db.read, repositoryId, wholeNumber(id))
      if (!link) throw problem('not_found')
      return link
    }
  }

function present({ id, key_prefix, url_template, is_alphanumeric }: AutolinkRow) {
  return { id, key_prefix, url_template, is_alphanumeric: fromBit(is_alphanumeric) }
}

function autolinkError(field: string, message: string) {
  return validationFailed({ resource: 'KeyLink', code: 'custom', field, message })
}
