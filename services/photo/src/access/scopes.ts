/** The scopes of this ecosystem, as the consent page describes them. */
export const scopeDescriptions = {
  public: 'read public data',
  read_user: 'read your profile and your private data',
  write_user: 'update your profile',
  read_photos: 'read your private photos',
  write_photos: 'upload, update and delete your photos',
  write_likes: 'like and unlike photos',
  write_followers: 'follow and unfollow users',
  read_collections: 'read your private collections',
  write_collections: 'create, update and delete your collections',
} as const satisfies Record<string, string>

export type Scope = keyof typeof scopeDescriptions
