import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { SignedIn as SignedInTo } from '../../signed-in.tsx'
import '../view.css'

interface SignedInProps {
  title: string
  children(service: ServedService): ComponentChildren
}

/** Saved queries belong to a user, so they need a key. */
export function SignedIn({ title, children }: SignedInProps) {
  return (
    <SignedInTo service="web-content" title={title} reason={reasonOf}>
      {children}
    </SignedInTo>
  )
}

const reasonOf = () => (
  <>
    Saved queries belong to a user. The portal uses the key of the demo user when you are signed in. You can{' '}
    <a href="/web-content">search without signing in</a>.
  </>
)
