/** The command cannot be run as things are: printed without a stack, exit code 1. */
export class CommandError extends Error {}
