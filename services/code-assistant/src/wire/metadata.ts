/** The limits of the OpenAI API. Conversations count their metadata with a constant. */
export const metadataLimits = {
  maxProperties: 16,
  propertyNames: { maxLength: 64 },
  additionalProperties: { type: 'string', maxLength: 512 },
}
