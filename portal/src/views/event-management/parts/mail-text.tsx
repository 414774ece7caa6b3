import { readMailText } from '../mail-words.ts'

/** The text of a mail with clickable URLs. */
export function MailText({ text }: { text: string }) {
  return (
    <div class="mail-text measure breaks">
      {readMailText(text).map((part, index) =>
        part.href ? (
          <a key={index} href={part.href} rel="noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  )
}
