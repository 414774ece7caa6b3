/** Like `fetch`. Features of the client wrap one `Send` in another. */
export type Send = (request: Request) => Promise<Response>
