import { fullNameOf } from '../present/issues.ts'
import type { Addresses } from '../requests/addresses.ts'
import { type PresentedText, presentBody } from '../requests/body-media.ts'
import type { Media } from '../requests/media-types.ts'
import type { RepositoryRow } from '../store/repositories.ts'

/** The texts of issues or comments as the caller's media type asks for them, by the id of what they stand in. */
export async function presentTexts<Body extends string | null>(
  rows: readonly { id: number; body: Body }[],
  media: Media,
  { repository, addresses }: { repository: RepositoryRow; addresses: Addresses },
): Promise<ReadonlyMap<number, PresentedText<Body>>> {
  const context = { addresses, repository: { fullName: fullNameOf(repository) } }
  const texts = new Map<number, PresentedText<Body>>()
  for (const { id, body } of rows) texts.set(id, await presentBody(media, body, context))
  return texts
}
