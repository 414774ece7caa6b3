import type { ComponentChildren } from 'preact'
import type { ServedService } from '../api/overview.ts'
import { findService, house } from '../house.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Empty, Loading } from '../kit/states.tsx'

interface ServedProps {
  name: string
  title: string
  children(service: ServedService): ComponentChildren
}

/** A page of a face, where the service is there to be asked. */
export function Served({ name, title, children }: ServedProps) {
  const service = findService(name)
  if (service) return <>{children(service)}</>
  return (
    <>
      <PageHead title={title} />
      {house.value ? (
        <Empty title={`${name} is not served here`}>
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
