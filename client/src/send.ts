/** Sends a request and gives its answer, as `fetch` does. What a client adds is one of these around another. */
export type Send = (request: Request) => Promise<Response>
