import { ButtonLink } from '../kit/button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Empty } from '../kit/states.tsx'
import { address } from '../router.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" />
      <Empty title={`${address.value.path} does not exist`}>
        <p>
          Check the address, or press <kbd>Ctrl K</kbd> to search.
        </p>
        <ButtonLink href="/">Go home</ButtonLink>
      </Empty>
    </>
  )
}
