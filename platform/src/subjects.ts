import type { ServiceSetup } from './service.ts'

/** The routes and jobs of one subject of a large service. */
export type Subject = Pick<ServiceSetup, 'routes' | 'jobs' | 'close'>

/** Subjects close in reverse order, because later ones use earlier ones. */
export function combineSubjects(subjects: readonly Subject[]): Required<Subject> {
  return {
    routes: subjects.flatMap(({ routes }) => routes),
    jobs: Object.assign({}, ...subjects.map(({ jobs }) => jobs)),
    async close() {
      for (const subject of subjects.toReversed()) await subject.close?.()
    },
  }
}
