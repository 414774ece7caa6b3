import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import { SignedIn as SignedInTo } from '../../signed-in.tsx'
import '../view.css'

interface SignedInProps {
  title: string
  children(service: ServedService): ComponentChildren
}

/** Every request of the API needs a key. */
export function SignedIn({ title, children }: SignedInProps) {
  return (
    <SignedInTo service="code-assistant" title={title} reason={reasonOf}>
      {children}
    </SignedInTo>
  )
}

const reasonOf = () =>
  'The assistant needs a key. The portal uses that of the demo user when you are signed in.'
