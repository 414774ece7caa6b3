/** `import` of `node:http` evaluates all its getters, one of which loads undici: 30 ms and 3 MB. */
export const { STATUS_CODES, request } = process.getBuiltinModule('node:http')
