/** The addresses of the scripts. Every page also works without them. */
export const scriptPaths = { copyText: '/static/copy_text.js' }
