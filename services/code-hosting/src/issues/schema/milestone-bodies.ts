import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { LongPageQuery } from '../../wire/page-queries.ts'

const Text = Type.String()
const Maybe = Type.Optional(Text)

export const MilestonePath = Type.Object({ owner: Text, repo: Text, milestone_number: Text })

export const MilestoneListQuery = Type.Object({
  state: Maybe,
  sort: Maybe,
  direction: Maybe,
  ...LongPageQuery,
})

const fields = {
  // Every issue in a list contains its milestone.
  description: Type.Optional(orNull(Type.String({ maxLength: 65_536 }))),
  state: Type.Optional(Type.Enum(['open', 'closed'])),
  due_on: Type.Optional(orNull(Text)),
}

export const NewMilestoneBody = Type.Object({ title: Text, ...fields }, { title: 'new-milestone' })

export const MilestoneChangeBody = Type.Object({ title: Maybe, ...fields }, { title: 'milestone-change' })
