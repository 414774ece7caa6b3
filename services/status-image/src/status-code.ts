const firstCode = 100
/** Codes above 599 are none (RFC 9110 §15), however well known. */
const lastCode = 599

export const isAboveStandard = (code: number): boolean => code > lastCode

/** Whether one of the five classes has this code. */
export const hasClass = (code: number): boolean => code >= firstCode && code <= lastCode
