/** No model reads more than this, and a history is loaded at once. */
export const maxHistoryBytes = 8 * 1024 * 1024
