import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { address } from '../../../router.ts'
import { isSignedIn } from '../../../server.ts'
import { Served } from '../../served.tsx'
import '../view.css'

interface SignedInProps {
  title: string
  children(service: ServedService): ComponentChildren
}

/** Requires sign-in, because the service refuses requests without a key. */
export function SignedIn({ title, children }: SignedInProps) {
  return (
    <Served name="photo" title={title}>
      {(service) => (isSignedIn.value ? children(service) : <SignInHere title={title} service={service} />)}
    </Served>
  )
}

function SignInHere({ title, service: { url } }: { title: string; service: ServedService }) {
  const { path, query } = address.value
  const next = encodeURIComponent(query.size ? `${path}?${query}` : path)
  return (
    <>
      <PageHead title={title} />
      <div class="state">
        <p class="state-title">Sign in to see this</p>
        <div class="state-text">
          <p>
            Every request of this API needs an access key. The portal uses one for you when you are signed in.
            You can see all photos on the <a href={url}>public pages</a> without signing in.
          </p>
        </div>
        <ButtonLink kind="primary" href={`/sign-in?next=${next}`}>
          Sign in
        </ButtonLink>
      </div>
    </>
  )
}
