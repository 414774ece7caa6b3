import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'
import { ReactionRollup } from '../issues/schema/issues.ts'
import { reactionBody } from '../issues/schema/reaction-bodies.ts'
import { RepositoryPath } from '../repositories/schema/repositories.ts'

const text = () => Type.String()
const flag = () => Type.Boolean()

export const ReleasePath = Type.Object({ ...RepositoryPath.properties, release_id: text() })
export const ReleaseTagPath = Type.Object({ ...RepositoryPath.properties, tag: text() })
export const AssetPath = Type.Object({ ...RepositoryPath.properties, asset_id: text() })

export const ReleaseAsset = Type.Object(
  {
    url: text(),
    browser_download_url: text(),
    id: Type.Integer(),
    node_id: text(),
    name: text(),
    label: orNull(text()),
    state: text(),
    content_type: text(),
    size: Type.Integer(),
    digest: orNull(text()),
    download_count: Type.Integer(),
    created_at: text(),
    updated_at: text(),
    uploader: orNull(SimpleUser),
  },
  { title: 'release-asset' },
)
export const ReleaseAssets = Type.Array(ReleaseAsset)

export const Release = Type.Object(
  {
    url: text(),
    html_url: text(),
    assets_url: text(),
    upload_url: text(),
    tarball_url: orNull(text()),
    zipball_url: orNull(text()),
    id: Type.Integer(),
    node_id: text(),
    tag_name: text(),
    target_commitish: text(),
    name: orNull(text()),
    body: Type.Optional(orNull(text())),
    body_html: Type.Optional(text()),
    body_text: Type.Optional(text()),
    draft: flag(),
    prerelease: flag(),
    immutable: flag(),
    created_at: text(),
    published_at: orNull(text()),
    updated_at: text(),
    author: SimpleUser,
    assets: ReleaseAssets,
    reactions: ReactionRollup,
  },
  { title: 'release' },
)
export const Releases = Type.Array(Release)

const maybe = { text: () => Type.Optional(orNull(text())), flag: () => Type.Optional(flag()) }
const makeLatest = Type.Optional(
  // Some clients send a boolean.
  Type.Union([Type.Enum(['true', 'false', 'legacy']), Type.Boolean()], {
    description: 'Whether this is the latest release. `legacy` decides by date and version.',
  }),
)

const releaseFields = {
  target_commitish: maybe.text(),
  name: maybe.text(),
  body: maybe.text(),
  draft: maybe.flag(),
  prerelease: maybe.flag(),
  make_latest: makeLatest,
}

export const NewReleaseBody = Type.Object(
  { tag_name: text(), ...releaseFields, generate_release_notes: maybe.flag() },
  { title: 'new-release' },
)
export const ReleaseChangeBody = Type.Object(
  { tag_name: maybe.text(), ...releaseFields },
  { title: 'release-change' },
)

export const NotesBody = Type.Object(
  {
    tag_name: text(),
    target_commitish: Type.Optional(text()),
    previous_tag_name: Type.Optional(text()),
    configuration_file_path: Type.Optional(text()),
  },
  { title: 'release-notes-request' },
)
export const ReleaseNotes = Type.Object({ name: text(), body: text() }, { title: 'release-notes-content' })

export const AssetUploadQuery = Type.Object({ name: text(), label: Type.Optional(text()) })
export const AssetChangeBody = Type.Object(
  { name: Type.Optional(text()), label: maybe.text(), state: Type.Optional(text()) },
  { title: 'release-asset-change' },
)

export const ReleaseReactionBody = reactionBody('new-release-reaction', [
  '+1',
  'laugh',
  'heart',
  'hooray',
  'rocket',
  'eyes',
])
