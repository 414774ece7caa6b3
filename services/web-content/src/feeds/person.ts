import type { FeedPerson } from './feed.ts'
import { toOneLine } from './one-line.ts'
import { readLine } from './text-construct.ts'
import { resolveUrl } from './web-url.ts'
import { findChild, isElement, readChildText, readText, type XmlElement } from './xml.ts'

const maxNameChars = 500
const maxPersons = 50

/** An author in any form: Atom's elements, or text such as `jo@example.org (Jo Bloggs)`. */
export function readPerson(element: XmlElement): FeedPerson | undefined {
  if (!element.children.some(isElement)) return parsePerson(readText(element))
  const person = parsePerson(
    readChildText(element, 'name', 'title', 'itunes:name') ?? readLine(findChild(element, 'rdf:value')),
  )
  const email = readChildText(element, 'email', 'itunes:email') ?? person?.email
  const home = findChild(element, 'uri', 'url', 'homepage')
  const url = resolveUrl(readText(home), element.base)
  const name = person?.name
  return name || email || url ? { name, email, url } : undefined
}

/** The forms of RFC 822 addresses and what authors make of them. */
export function parsePerson(text: string | undefined): FeedPerson | undefined {
  const trimmed = toOneLine(text?.slice(0, maxNameChars) ?? '')
  if (!trimmed) return undefined
  const email = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,255}[a-z0-9]/i.exec(trimmed)?.[0]
  if (email === undefined) return { name: trimmed, email: undefined, url: undefined }
  const name = trimmed
    .replace(email, ' ')
    .replace(/mailto:/i, '')
    .replaceAll(/[<(]\s*[>)]/g, ' ')
    .replace(/^\s*[(<"'](.*)[)>"']\s*$/, '$1')
    .replaceAll(/^["'\s,;-]+|["'\s,;-]+$/g, '')
  return { name: name || undefined, email, url: undefined }
}

/** Without repetitions of the same name, or of the same address where there is no name. */
export function listPersons(elements: readonly XmlElement[]): FeedPerson[] {
  const persons = elements
    .slice(0, maxPersons)
    .map(readPerson)
    .filter((person) => person !== undefined)
  const keys = persons.map(({ name, email, url }) => name ?? email ?? url)
  return persons.filter((_, index) => keys.indexOf(keys[index]) === index)
}
