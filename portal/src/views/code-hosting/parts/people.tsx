import { asRecord } from '../../../api/unknown-values.ts'
import { viewHref } from '../hrefs.ts'

interface Known {
  login: string
  avatar_url: string
}

/** The avatar is decorative. */
export function Avatar({ of, size = 20 }: { of: Known; size?: number }) {
  return <img class="avatar" src={of.avatar_url} alt="" width={size} height={size} loading="lazy" />
}

export function Person({ who }: { who: Known | null | undefined }) {
  if (!who) return <span class="quiet">somebody</span>
  return (
    <a class="person" href={`${viewHref}/${encodeURIComponent(who.login)}`}>
      <Avatar of={who} />
      {who.login}
    </a>
  )
}

interface Signature {
  name?: string | null
  date?: string | null
}

/** The author's account, else the name in the commit. */
export function Author({
  account,
  signature,
}: {
  account: unknown
  signature: Signature | null | undefined
}) {
  const { login, avatar_url } = asRecord(account)
  if (typeof login === 'string') return <Person who={{ login, avatar_url: String(avatar_url) }} />
  return <span>{signature?.name ?? 'somebody'}</span>
}
