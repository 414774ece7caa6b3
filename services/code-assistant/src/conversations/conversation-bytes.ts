/** The bytes that a conversation without items counts, about the size of its metadata. */
export const conversationBytes = 4_000
