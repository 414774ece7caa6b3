import type { ComponentChildren } from 'preact'
import type { ServedService } from '../api/overview.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Empty, Loading } from '../kit/states.tsx'
import { findService, server } from '../server.ts'

interface ServedProps {
  name: string
  title: string
  children(service: ServedService): ComponentChildren
}

/** Renders a page of a view if the service is running. */
export function Served({ name, title, children }: ServedProps) {
  const service = findService(name)
  if (service) return <>{children(service)}</>
  return (
    <>
      <PageHead title={title} />
      {server.value ? (
        <Empty title={`${name} is not running`}>
          <p>
            Start it with <code>{`npx octavo serve ${name}`}</code>.
          </p>
        </Empty>
      ) : (
        <Loading lines={8} />
      )}
    </>
  )
}
