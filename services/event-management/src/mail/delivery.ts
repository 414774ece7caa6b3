import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { AttachedFile } from './attachments.ts'

export interface OutgoingMail {
  messageKey: string
  toAddress: string
  toName: string | null
  /** The display name of the sender. */
  fromName: string
  subject: string
  text: string
  html: string
  attachments: readonly AttachedFile[]
}

/** Sends mails through the configured SMTP server. */
export interface Delivery {
  /** Throws `RefusedForGood` if a retry cannot succeed, and any other error if it can. */
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

/** Without a mail server, mails are stored for the organizer and reach nobody. */
export const sendsMail = ({ smtpUrl }: Pick<DeliverySettings, 'smtpUrl'>): boolean => smtpUrl !== ''

export function createDelivery({ smtpUrl, mailFrom, timeoutMs = 30_000 }: DeliverySettings): Delivery {
  const transport = nodemailer().createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // No text of a mail may make nodemailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)

  return {
    async deliver(mail) {
      if (!isAddress(mail.toAddress)) throw new RefusedForGood('This is not a single email address')
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

/** Loaded only when a mail server is configured. */
const nodemailer = lazyRequire<typeof import('nodemailer')>('nodemailer', import.meta.url)

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Refuses characters that could start another header or name a second recipient. */
function isAddress(text: string): boolean {
  return /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u.test(text)
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Replies of 500 and above are final about the recipient or the message. Others, such as a refused login, can be repaired. */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = asRecord(error)
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}
