import type { components } from '@octokit/openapi-types'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { presentBody } from '../../markdown/body-media.ts'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import type { Media } from '../../wire/media-types.ts'
import { presentTime } from '../../wire/times.ts'
import type { GistCommentRow } from '../store/comments.ts'
import type { GistRow } from '../store/gists.ts'

type Schemas = components['schemas']

export async function presentGistComment(
  gist: GistRow,
  comment: GistCommentRow,
  { addresses, media }: { addresses: Addresses; media: Media },
) {
  const { id, author_id, author_login, author_role, body } = comment
  const association = author_id === gist.owner_id ? ('OWNER' as const) : ('NONE' as const)
  return {
    url: `${addresses.api}/gists/${gist.name}/comments/${id}`,
    id,
    node_id: nodeId('GistComment', id),
    user: presentAccount({ id: author_id, login: author_login, role: author_role }, addresses),
    author_association: association,
    created_at: presentTime(comment.created_at_ms),
    updated_at: presentTime(comment.updated_at_ms),
    ...(await presentBody(media, body, { addresses })),
  } satisfies Omit<Schemas['gist-comment'], 'body'>
}
