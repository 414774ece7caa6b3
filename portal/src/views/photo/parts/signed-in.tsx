import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { SignedIn as SignedInTo } from '../../signed-in.tsx'
import '../view.css'

interface SignedInProps {
  title: string
  children(service: ServedService): ComponentChildren
}

/** Requires sign-in, because the service refuses requests without a key. */
export function SignedIn({ title, children }: SignedInProps) {
  return (
    <SignedInTo service="photo" title={title} reason={reasonOf}>
      {children}
    </SignedInTo>
  )
}

const reasonOf = ({ url }: ServedService) => (
  <>
    Every request of this API needs an access key. The portal uses one for you when you are signed in. You can
    see all photos on the <a href={url}>public pages</a> without signing in.
  </>
)
