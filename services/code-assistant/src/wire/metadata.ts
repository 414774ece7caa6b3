/** The limits of the OpenAI API. Stored objects count their metadata with little. */
export const metadataLimits = {
  maxProperties: 16,
  propertyNames: { maxLength: 64 },
  additionalProperties: { type: 'string', maxLength: 512 },
}
