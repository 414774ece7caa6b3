import { profileHref } from '../hrefs.ts'
import type { Person } from '../records.ts'

export function PersonLink({ person: { username, name, profile_image } }: { person: Person }) {
  return (
    <a class="person" href={profileHref(username)}>
      <img src={profile_image.medium} alt="" width={28} height={28} loading="lazy" />
      <span>{name}</span>
    </a>
  )
}
