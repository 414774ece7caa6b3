export const faceHref = '/event-management'

export const organizingHref = `${faceHref}/organizing`

export const eventHref = (id: string) => `${faceHref}/events/${id}`

export const ownEventHref = (id: string) => `${organizingHref}/events/${id}`

export const ordersHref = (id: string) => `${ownEventHref(id)}/orders`

export const attendeesHref = (id: string) => `${ownEventHref(id)}/attendees`

export const inventoryHref = (id: string) => `${ownEventHref(id)}/inventory`

export const invitationsHref = (id: string) => `${ownEventHref(id)}/invitations`

export const doorHref = (id: string) => `${ownEventHref(id)}/door`

export const mailsHref = `${organizingHref}/mails`

export const mailHref = (id: string) => `${mailsHref}/${id}`
