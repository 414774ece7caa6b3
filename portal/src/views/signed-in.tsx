import type { ComponentChildren } from 'preact'
import type { ServedService } from '../api/overview.ts'
import { ButtonLink } from '../kit/button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { address } from '../router.ts'
import { isSignedIn } from '../server.ts'
import { Served } from './served.tsx'

interface SignedInProps {
  service: string
  title: string
  /** Why the service needs credentials, and what is open without. */
  reason(service: ServedService): ComponentChildren
  children(service: ServedService): ComponentChildren
}

/** Requires sign-in, for services that refuse requests without credentials. */
export function SignedIn({ service: name, title, reason, children }: SignedInProps) {
  return (
    <Served name={name} title={title}>
      {(service) =>
        isSignedIn.value ? children(service) : <SignInHere title={title} reason={reason(service)} />
      }
    </Served>
  )
}

function SignInHere({ title, reason }: { title: string; reason: ComponentChildren }) {
  const { path, query } = address.value
  const next = encodeURIComponent(query.size ? `${path}?${query}` : path)
  return (
    <>
      <PageHead title={title} />
      <div class="state">
        <p class="state-title">Sign in to see this</p>
        <div class="state-text">
          <p>{reason}</p>
        </div>
        <ButtonLink kind="primary" href={`/sign-in?next=${next}`}>
          Sign in
        </ButtonLink>
      </div>
    </>
  )
}
