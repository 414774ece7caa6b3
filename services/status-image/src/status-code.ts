const firstCode = 100
/** Codes above 599 are invalid (RFC 9110 §15). */
const lastCode = 599

export const isAboveStandard = (code: number): boolean => code > lastCode

export const hasClass = (code: number): boolean => code >= firstCode && code <= lastCode
