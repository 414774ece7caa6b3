import type { ComponentChildren } from 'preact'
import { useResource } from '../../api/resource.ts'
import { getSandbox, type Sandbox } from '../../api/sandbox.ts'
import { PageHead } from '../../kit/page-head.tsx'
import { Empty, ErrorState, Loading, SignInFirst } from '../../kit/states.tsx'
import { isSignedIn, server } from '../../server.ts'

interface SandboxPageProps {
  title: string
  lede: string
  children(sandbox: Sandbox): ComponentChildren
}

/** Layout of sandbox pages: requires `--sandbox` and the administrator. */
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
  if (!server.value) return <Loading />
  if (!server.value.sandbox)
    return (
      <Empty title="The sandbox is off">
        <p>
          Start the server with <code>npx octavo serve --sandbox</code>.
        </p>
      </Empty>
    )
  if (!isSignedIn.value) return <SignInFirst what="The sandbox is for the administrator." />
  return <>{children}</>
}

function Loaded({ children }: Pick<SandboxPageProps, 'children'>) {
  const { value: sandbox, failure, reload } = useResource('sandbox', getSandbox)
  if (failure) return <ErrorState failure={failure} onRetry={reload} />
  if (!sandbox) return <Loading lines={6} />
  return <>{children(sandbox)}</>
}
