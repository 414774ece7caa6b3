import { isSignedIn } from '../../server.ts'
import type { Finding } from '../view.ts'
import { photoHref, profileHref, searchHref, topicHref } from './hrefs.ts'
import { titleOf } from './labels.ts'
import type { Found, Person, Photo, Topic } from './records.ts'
import { makeCall, photosCall } from './service.ts'

const maxTopics = 3

/** Palette results: photos, photographers and topics. Needs a token, so only for signed-in users. */
export async function findPhotos(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const query = text.trim()
  if (!isSignedIn.value || !query) return []
  const [photos, people, topics] = await Promise.all([
    makeCall<Found<Photo>>(
      photosCall(baseUrl, '/search/photos', { query: { query, per_page: '5' } }),
      signal,
    ),
    makeCall<Found<Person>>(
      photosCall(baseUrl, '/search/users', { query: { query, per_page: '3' } }),
      signal,
    ),
    makeCall<readonly Topic[]>(photosCall(baseUrl, '/topics', { query: { per_page: '30' } }), signal),
  ])
  const all = { title: `Photos of “${query}”`, detail: `${photos.total} photos`, href: searchHref(query) }
  return [
    ...(photos.total ? [all] : []),
    ...topics
      .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
      .slice(0, maxTopics)
      .map(({ title, slug }) => ({ title, detail: 'topic', href: topicHref(slug) })),
    ...people.results.map(({ name, username }) => ({
      title: name,
      detail: `@${username}`,
      href: profileHref(username),
    })),
    ...photos.results.map((photo) => ({
      title: titleOf(photo),
      detail: `photo by ${photo.user.name}`,
      href: photoHref(photo.id),
    })),
  ]
}
