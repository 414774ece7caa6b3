/** The command cannot run in the current state. Printed without a stack; exit code 1. */
export class CommandError extends Error {}
