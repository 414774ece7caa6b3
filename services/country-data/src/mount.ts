import type { FastifyRequest } from 'fastify'
import type { Countries } from './countries.ts'
import { problem } from './errors.ts'
import type { Fields } from './fields.ts'
import type { Responses, View } from './responses.ts'
import type { Country } from './schema.ts'

/** One prefix and the response shapes that its clients expect. */
export interface Mount {
  prefix: '' | '/v3.1'
  countries: Countries
  responses: Responses
  view(request: FastifyRequest, fields: Fields): View
  strictAll: boolean
  /** operationId, unique across mounts. */
  name(operation: string): string
  /** Extra properties of the 404 body for a withdrawn code. */
  explainMissing?(code: string, request: FastifyRequest): Promise<object | undefined>
}

export function getCountry(countries: Countries, code: string): Country {
  if (code.length < 2 || code.length > 3) throw problem('bad_code')
  const country = countries.findByCode(code)
  if (!country) throw problem('no_country')
  return country
}
