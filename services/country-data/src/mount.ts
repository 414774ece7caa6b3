import type { FastifyRequest } from 'fastify'
import type { Answers, View } from './answers.ts'
import type { Countries } from './countries.ts'
import { problem } from './errors.ts'
import type { Fields } from './fields.ts'
import type { Country } from './schema.ts'

/** The same countries under one prefix, in the shapes that its clients expect. */
export interface Mount {
  prefix: '' | '/v3.1'
  countries: Countries
  answers: Answers
  view(request: FastifyRequest, fields: Fields): View
  strictAll: boolean
  /** The operation's name, told apart from the other mount's. */
  name(operation: string): string
  /** What to say beside "not found" of a code that no country has now. */
  explainMissing?(code: string, request: FastifyRequest): Promise<object | undefined>
}

/** The country that a path names by any of its codes. */
export function getCountry(countries: Countries, code: string): Country {
  if (code.length < 2 || code.length > 3) throw problem('bad_code')
  const country = countries.findByCode(code)
  if (!country) throw problem('no_country')
  return country
}
