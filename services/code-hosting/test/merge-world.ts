import { defaultProtection, type Protection } from '../src/rules/protection-settings.ts'
import { saveProtection } from '../src/rules/store/protections.ts'
import { startPullWorld } from './pull-world.ts'

type Options = Parameters<typeof startPullWorld>[0]
type MergeWorld = Awaited<ReturnType<typeof startMergeWorld>>
export type MergeRepository = Awaited<ReturnType<MergeWorld['repository']>>

/** Ada, who has a repository for each test and merges its pull requests. */
export async function startMergeWorld(options: Options = {}) {
  const world = await startPullWorld(options)
  const { ada, context } = world

  async function repository(name: string, settings: object = {}) {
    const createdRepository = await world.repository(name, settings)
    const { path, repositoryId } = createdRepository

    /** Opens a pull request. Returns its number. */
    async function open(head: string, more: object = {}): Promise<number> {
      const pull = await createdRepository.open(head, more)
      if (pull.status !== 201) throw new Error(pull.text)
      return pull.json.number
    }

    /** Sets the classic protection of `main`, also for administrators. */
    function protect(settings: Partial<Protection>) {
      const protection = { ...defaultProtection, enforcesAdmins: true, ...settings }
      return context.db.write((tx) =>
        saveProtection(tx, repositoryId, 'main', protection, context.clock.now()),
      )
    }

    const merge = (number: number, body: object = {}) => ada('PUT', `${path}/pulls/${number}/merge`, body)

    return { ...createdRepository, ada, open, protect, merge }
  }

  return { ...world, repository }
}
