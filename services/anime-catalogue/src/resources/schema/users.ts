import { Type } from 'typebox'
import type { PublicUserRow } from '../../database/public-user.ts'
import { Picture } from '../../images/image-attribute.ts'
import { computed, number, readOnly, text } from '../../json-api/attributes.ts'
import { defineResource } from '../../json-api/resource.ts'
import { hasSlug, isIn } from '../../json-api/store/conditions.ts'
import { anyText, readBoolean } from '../../json-api/store/filters.ts'
import { dated } from './timestamps.ts'
import { LongText } from './value-schemas.ts'

export const users = defineResource<PublicUserRow>({
  type: 'users',
  names: { one: 'a user', many: 'users' },
  description: 'Public profiles of users.',
  table: 'public_user',
  writeTable: 'profile',
  attributes: {
    ...dated,
    name: text('name', Type.String({ maxLength: 50 })),
    pastNames: computed([], Type.Array(Type.String()), () => []),
    slug: readOnly(text('slug')),
    about: text('about', LongText),
    likesGivenCount: readOnly(number('likes_given_count')),
    likesReceivedCount: readOnly(number('likes_received_count')),
    ratingsCount: readOnly(number('ratings_count')),
    reviewsCount: readOnly(number('reviews_count')),
    mediaReactionsCount: readOnly(number('media_reactions_count')),
    avatar: computed([], Picture, () => null),
    coverImage: computed([], Picture, () => null),
  },
  relationships: {
    reviews: { kind: 'to-many', type: 'reviews', column: 'user_id' },
    mediaReactions: { kind: 'to-many', type: 'mediaReactions', column: 'user_id' },
  },
  filters: {
    slug: { ...anyText('slug'), isScan: true },
    name: { ...anyText('name'), isScan: true },
    self: {
      description: '`true` for the signed-in user.',
      isPersonal: true,
      condition: (values, { column, viewer, dialect }) =>
        values.flatMap(readBoolean).includes(1) && viewer.userId !== null
          ? isIn(column('id'), [viewer.userId], dialect)
          : undefined,
    },
  },
  bySlug: hasSlug,
})
