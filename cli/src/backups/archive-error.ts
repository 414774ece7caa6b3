/** The archive is damaged, truncated or not a backup. */
export class ArchiveError extends Error {}
