/** Invalid usage. Printed without a stack; exit code 2. */
export class UsageError extends Error {}
