import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import type { AttachedFile } from './attachments.ts'

export interface OutgoingMail {
  messageKey: string
  toAddress: string
  toName: string | null
  /** In whose name it is sent. */
  fromName: string
  subject: string
  text: string
  html: string
  attachments: readonly AttachedFile[]
}

/** Hands mails to the server that the operator has named. */
export interface Delivery {
  /** Throws `RefusedForGood` where trying again is of no use, and any other error where it may be. */
  deliver(mail: OutgoingMail): Promise<void>
  close(): void
}

export class RefusedForGood extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'RefusedForGood'
  }
}

export interface DeliverySettings {
  smtpUrl: string
  mailFrom: string
  timeoutMs?: number
}

export function createDelivery({ smtpUrl, mailFrom, timeoutMs = 30_000 }: DeliverySettings): Delivery {
  const transport = nodemailer().createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A text of ours must never make it read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)

  return {
    async deliver(mail) {
      if (!isAddress(mail.toAddress)) throw new RefusedForGood('This is not an address of one person')
      const message = {
        messageId: `<${mail.messageKey}@${host}>`,
        from: { name: oneLine(mail.fromName), address: mailFrom },
        to: { name: oneLine(mail.toName ?? ''), address: mail.toAddress },
        subject: oneLine(mail.subject),
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: mail.text,
        html: mail.html,
        attachments: [...mail.attachments],
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw isForGood(error) ? new RefusedForGood(messageOf(error), error) : error
      })
    },
    close: () => transport.close(),
  }
}

/** Only who has a server for mails needs what speaks to it. */
const nodemailer = lazyRequire<typeof import('nodemailer')>('nodemailer', import.meta.url)

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** What would begin another header or name a second receiver is in no address. */
function isAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u.test(text)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Codes of 500 and more are final where they are about the receiver or the mail; what they say of us can be mended. */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = Object(error)
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
