import { connectAll, type PageArguments } from '../connections.ts'

const none = (_source: unknown, args: PageArguments) => connectAll([], args)

/** `gh` asks accounts and repositories for projects, which this server does not have. */
export const noProjects = { projects: none, projectsV2: none }
