import { ButtonLink } from '../kit/button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Empty } from '../kit/states.tsx'
import { address } from '../router.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHead title="No such page" />
      <Empty title={`Nothing is at ${address.value.path}`}>
        <p>
          The address may have a slip in it. Press <kbd>Ctrl K</kbd> to look for what you meant.
        </p>
        <ButtonLink href="/">Go home</ButtonLink>
      </Empty>
    </>
  )
}
