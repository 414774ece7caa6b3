/** `import` of `node:http` evaluates all its getters, one of which loads undici: 40 ms and 16 MB. */
export const { STATUS_CODES, ServerResponse, createServer, request } = process.getBuiltinModule('node:http')
