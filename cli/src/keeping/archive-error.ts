/** An archive that is damaged, cut short, or not one that this program would write. */
export class ArchiveError extends Error {}
