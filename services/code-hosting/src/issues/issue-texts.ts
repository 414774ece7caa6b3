import type { RepositoryRow } from '../database/repository-rows.ts'
import { type PresentedText, presentBody } from '../markdown/body-media.ts'
import { fullNameOf } from '../repositories/present/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import type { Media } from '../wire/media-types.ts'

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
