import type { Static } from 'typebox'
import { Type } from 'typebox'

/** Settings of a source, which an administrator chooses. */
export const sourceSettings = Type.Object(
  {
    language: Type.Optional(
      Type.String({ maxLength: 35, description: 'The language of its posts, as a BCP 47 tag.' }),
    ),
    country: Type.Optional(
      Type.String({ pattern: '^[A-Za-z]{2}$', description: 'ISO 3166-1 alpha-2 code.' }),
    ),
    site_type: Type.Optional(
      Type.Union([Type.Literal('news'), Type.Literal('blogs'), Type.Literal('discussions')], {
        description:
          'The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others.',
      }),
    ),
    categories: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 17,
        description: 'Categories of all its posts.',
      }),
    ),
    full_text: Type.Optional(
      Type.Union([Type.Literal('auto'), Type.Literal('feed'), Type.Literal('page')], {
        description:
          'The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does.',
      }),
    ),
    snippet_only: Type.Optional(
      Type.Boolean({ description: 'Store the first 300 characters of the text only.' }),
    ),
    ignore_robots: Type.Optional(
      Type.Boolean({
        description:
          'Fetch the source although robots.txt disallows it, or the account opts out of searches.',
      }),
    ),
    licensing_agency: Type.Optional(Type.String({ maxLength: 200 })),
    trust: Type.Optional(
      Type.Object(
        {
          categories: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
          top_news: Type.Optional(Type.Boolean()),
          bias: Type.Optional(Type.String({ maxLength: 100 })),
        },
        {
          additionalProperties: false,
          description: 'Facts about the source that its posts repeat in `trust`.',
        },
      ),
    ),
  },
  { additionalProperties: false },
)

export type SourceSettings = Static<typeof sourceSettings>
