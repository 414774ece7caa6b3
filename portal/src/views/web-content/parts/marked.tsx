import { useMemo } from 'preact/hooks'

/** A fragment of the API: the matched words are in `<em>`. All other markup is shown as text. */
export function Marked({ html }: { html: string }) {
  const pieces = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.childNodes].map(({ nodeName, textContent }) => ({
      isMatch: nodeName === 'EM',
      text: textContent ?? '',
    }))
  }, [html])
  return <>{pieces.map(({ isMatch, text }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}</>
}
