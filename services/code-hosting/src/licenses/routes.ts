import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { problem } from '../errors.ts'
import type { Addresses } from '../wire/addresses.ts'
import { nodeId } from '../wire/addresses.ts'
import { errorResponses } from '../wire/error-replies.ts'
import { linkPages, offsetOf, readPage } from '../wire/links.ts'
import { readMedia } from '../wire/media-types.ts'
import { PageQuery } from '../wire/page-queries.ts'
import { listGitignoreTemplates, readGitignoreTemplate } from './gitignore-templates.ts'
import { termsOf } from './license-terms.ts'
import { readLicenseText } from './license-texts.ts'
import { findLicense, type License, listLicenses } from './licenses.ts'
import { LicenseSimple } from './schema.ts'

const config = { needs: anyone }
const featured = new Set(['apache-2.0', 'gpl-3.0', 'mit'])
const Texts = Type.Array(Type.String())

const LicenseFull = Type.Object(
  {
    ...LicenseSimple.properties,
    html_url: Type.String(),
    description: Type.String(),
    implementation: Type.String(),
    permissions: Texts,
    conditions: Texts,
    limitations: Texts,
    body: Type.String({ description: 'The license text.' }),
    featured: Type.Boolean(),
  },
  { title: 'license' },
)

const Template = Type.Object({ name: Type.String(), source: Type.String() }, { title: 'gitignore-template' })

export const licenseRoutes: Routes = (app) => {
  app.get(
    '/licenses',
    {
      config,
      schema: {
        operationId: 'licenses/get-all-commonly-used',
        summary: 'Get all commonly used licenses',
        tags: ['licenses'],
        querystring: Type.Object({ ...PageQuery, featured: Type.Optional(Type.String()) }),
        response: { 200: Type.Array(LicenseSimple), ...errorResponses },
      },
    },
    (request, reply) => {
      const page = readPage(request.query)
      const isFeatured = request.query.featured === 'true'
      const all = listLicenses().filter(({ key }) => !isFeatured || featured.has(key))
      linkPages(request, reply, page, all.length)
      const listed = all.slice(offsetOf(page), offsetOf(page) + page.size)
      return listed.map((license) => presentSimple(license, request.addresses))
    },
  )

  app.get(
    '/licenses/:license',
    {
      config,
      schema: {
        operationId: 'licenses/get',
        summary: 'Get a license',
        tags: ['licenses'],
        params: Type.Object({ license: Type.String() }),
        response: { 200: LicenseFull, ...errorResponses },
      },
    },
    async ({ params, addresses }) => {
      const license = findLicense(params.license)
      if (!license) throw problem('not_found')
      const body = await readLicenseText(license)
      const { description, permissions, conditions, limitations } = termsOf(license.key)
      return {
        ...presentSimple(license, addresses),
        html_url: `https://spdx.org/licenses/${license.spdxId}.html`,
        description,
        implementation:
          'Put the text into a file LICENSE at the root, with the year and your name in the blanks.',
        permissions: [...permissions],
        conditions: [...conditions],
        limitations: [...limitations],
        body,
        featured: featured.has(license.key),
      }
    },
  )

  app.get(
    '/gitignore/templates',
    {
      config,
      schema: {
        operationId: 'gitignore/get-all-templates',
        summary: 'Get all gitignore templates',
        tags: ['gitignore'],
        response: { 200: Texts, ...errorResponses },
      },
    },
    () => listGitignoreTemplates(),
  )

  app.get(
    '/gitignore/templates/:name',
    {
      config,
      schema: {
        operationId: 'gitignore/get-template',
        summary: 'Get a gitignore template',
        tags: ['gitignore'],
        params: Type.Object({ name: Type.String() }),
        response: { 200: Type.Union([Template, Type.String()]), ...errorResponses },
      },
    },
    async ({ params: { name }, headers }, reply) => {
      const source = await readGitignoreTemplate(name)
      if (source === undefined) throw problem('not_found')
      if (readMedia(headers.accept).variant !== 'raw') return { name, source }
      return reply.type('application/vnd.github.raw; charset=utf-8').send(source)
    },
  )
}

function presentSimple({ key, name, spdxId }: License, { api }: Addresses) {
  return {
    key,
    name,
    spdx_id: spdxId,
    url: `${api}/licenses/${key}`,
    node_id: nodeId('License', key),
  }
}
