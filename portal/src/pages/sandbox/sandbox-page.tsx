import type { ComponentChildren } from 'preact'
import { useResource } from '../../api/resource.ts'
import { getSandbox, type Sandbox } from '../../api/sandbox.ts'
import { house, isSignedIn } from '../../house.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading, SignInFirst } from '../../kit/states.tsx'

interface SandboxPageProps {
  title: string
  lede: string
  children(sandbox: Sandbox): ComponentChildren
}

/** What the pages of the sandbox share: it must be on, and you its keeper. */
export function SandboxPage({ title, lede, children }: SandboxPageProps) {
  return (
    <>
      <PageHead title={title} within="Sandbox" lede={lede} />
      <SandboxGate>
        <Loaded>{children}</Loaded>
      </SandboxGate>
    </>
  )
}

export function SandboxGate({ children }: { children: ComponentChildren }) {
  if (!house.value) return <Loading />
  if (!house.value.sandbox)
    return (
      <Empty title="There is no sandbox here">
        <p>
          Start with <code>npx octavo serve --sandbox</code>. Without the flag none of it exists.
        </p>
      </Empty>
    )
  if (!isSignedIn.value) return <SignInFirst what="The sandbox is for the keeper of this house." />
  return <>{children}</>
}

function Loaded({ children }: Pick<SandboxPageProps, 'children'>) {
  const { value: sandbox, failure, reload } = useResource('sandbox', getSandbox)
  if (failure) return <ErrorState failure={failure} onRetry={reload} />
  if (!sandbox) return <Loading lines={6} />
  return <>{children(sandbox)}</>
}
