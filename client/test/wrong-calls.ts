import { createClient, type Schema } from '../src/client.ts'
import { linksMember } from '../src/next-page.ts'
import { followPages } from '../src/pages.ts'

const countries = createClient<'country-data'>({ baseUrl: 'http://127.0.0.1:8003' })

/** Calls that the compiler must refuse. Compiled by `types.test.ts`, never run. */
async function wrongCalls(): Promise<void> {
  // @ts-expect-error: there is no such service
  createClient<'country-date'>({ baseUrl: 'http://127.0.0.1:8003' })
  // @ts-expect-error: a client needs an address
  createClient<'country-data'>({ token: 't0k' })
  // @ts-expect-error: there is no such path
  countries.GET('/alfa/{code}', { params: { path: { code: 'ch' } } })
  // @ts-expect-error: the service has nothing to change
  countries.POST('/all')
  // @ts-expect-error: the path requires a parameter
  countries.GET('/alpha/{code}')
  // @ts-expect-error: the parameter has another name
  countries.GET('/alpha/{code}', { params: { path: { id: 'ch' } } })
  // @ts-expect-error: the query requires codes
  countries.GET('/alpha', { params: { query: { fields: 'name' } } })
  // @ts-expect-error: the query has no such parameter
  countries.GET('/all', { params: { query: { field: 'name' } } })
  // @ts-expect-error: fields is a string
  countries.GET('/all', { params: { query: { fields: 7 } } })

  const { data, error } = await countries.GET('/all')
  // @ts-expect-error: data is undefined after an error
  data.length
  // @ts-expect-error: a country has no such field
  data?.[0]?.capitol
  // @ts-expect-error: population is a number
  data?.[0]?.population?.toUpperCase()
  // @ts-expect-error: the error has only a message
  error?.code

  // @ts-expect-error: there is no such path
  followPages(countries, '/every', {})
  // @ts-expect-error: the query requires codes
  followPages(countries, '/alpha', {})
  // @ts-expect-error: the query has no such parameter
  followPages(countries, '/all', { params: { query: { field: 'name' } } })
  for await (const page of followPages(countries, '/all', { findNext: linksMember })) {
    // @ts-expect-error: a page of countries has no such member
    page.data.countries
    // @ts-expect-error: a country has no such field
    page.data[0]?.capitol
  }

  // @ts-expect-error: the description has no such schema
  const city: Schema<'country-data', 'City'> = {}
  // @ts-expect-error: the schema is an object
  const country: Schema<'country-data', 'Country'> = { name: 'Estonia' }
  void [city, country]
}

void wrongCalls
