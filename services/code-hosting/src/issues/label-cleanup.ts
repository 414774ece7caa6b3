import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import { facets, removeFacetsOf } from './store/issue-facets.ts'

export const tidyLabelKind = 'labels.tidy'

const Payload = Type.Object({ labelId: Type.Integer(), repositoryId: Type.Integer() })

/** Small batches, so that other writes need not wait long. */
const batchSize = 2_000

/** Removes a deleted label from the facets of issues. Responses hide it meanwhile. */
export const labelJobs = ({ db }: Pick<Context, 'db'>): JobHandlers => ({
  [tidyLabelKind]: {
    async run(payload, { signal }) {
      const { labelId, repositoryId }: Static<typeof Payload> = Value.Parse(Payload, payload)
      const of = { repositoryId, kind: facets.label, subjectId: labelId }
      for (let removed = batchSize; removed === batchSize; ) {
        signal.throwIfAborted()
        removed = await db.write((tx) => removeFacetsOf(tx, of, batchSize))
      }
    },
  },
})
