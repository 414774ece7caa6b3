import { escapeHtml } from '@octavo/platform/pages/html.ts'
import type { ServedService } from './served-services.ts'

/** Allows the inline style of the single-file page. */
export const plainHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f4,#17160f);--ink:light-dark(#1f1d18,#ece8df);--quiet:light-dark(#625d52,#a8a294);--line:light-dark(#d9d4c8,#3a372e)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:3rem 1.25rem;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
h1{font-size:1.75rem;margin:0 0 .25rem}h2{font-size:1.2rem;margin:0}
p{margin:.25rem 0}.quiet{color:var(--quiet)}
article{border-top:1px solid var(--line);padding:1.5rem 0}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:4px;font:14px/1.5 ui-monospace,monospace}
a{color:inherit;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`

export function renderHome(services: readonly ServedService[]): string {
  return renderPage(`<h1>Octavo</h1>
<p class="quiet">One program with independent web services. Each has its own address.</p>
${services.map(renderService).join('\n')}`)
}

export function renderSignInFailed(): string {
  return renderPage(`<h1>Octavo</h1>
<p>This link has been used or has expired. <code>serve</code> prints a new link at every start.</p>`)
}

function renderPage(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Octavo</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
<footer class="quiet"><p><a href="/healthz">Health</a> · <a href="/readyz">Readiness</a> · <a href="/metrics">Metrics</a></p></footer>
</body>
</html>
`
}

function renderService({ definition, running }: ServedService): string {
  const { name, title, summary, firstCall } = definition
  const command = `curl '${running.url}${firstCall}'`
  return `<article>
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(summary)}</p>
<p><a href="${escapeHtml(running.url + firstCall)}">${escapeHtml(running.url)}</a> · <a href="/openapi/${name}.json">OpenAPI<span class="quiet"> of ${name}</span></a></p>
<pre tabindex="0"><code>${escapeHtml(command)}</code></pre>
</article>`
}
