import type { User } from '../../../auth/auth.ts'
import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import type { OAuthDialect } from '../../../auth/oauth/dialect.ts'
import type { Page, Site } from '../../../pages/document.ts'
import { type Html, html } from '../../../pages/html.ts'

/** CSS in addition to the common style sheet. */
export const pageStyle =
  '.card{max-width:26rem;margin:clamp(1rem,6vh,4rem) auto 0}.card h1{margin-top:0}.card input{width:100%}.card ul{padding-inline-start:1.2rem}.card .row{margin-top:1.25rem}.card .row button{flex:1 1 8rem}.card .plain{border:0;padding:0;min-height:1.5rem;background:none;color:var(--accent);text-decoration:underline;text-underline-offset:.15em}.code{font-size:1.6rem;letter-spacing:.12em;text-align:center}.code input,.card .typed{text-transform:uppercase;letter-spacing:.12em}.card form.small{margin-top:1rem}.card .name{font-weight:600;overflow-wrap:anywhere}'

interface Form {
  formToken: string
}

export function signInPage(
  site: Site,
  {
    formToken,
    purpose,
    error,
    login,
  }: Form & { purpose: Html; error?: string | undefined; login?: string | undefined },
): Page {
  return {
    title: 'Sign in',
    body: card(html`<h1>Sign in</h1><p>${purpose}</p>
${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">${hidden({ formToken, act: 'sign-in' })}
<label for="login">Login</label>
<input id="login" name="login" value="${login}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="255" required${error !== undefined && html` aria-describedby="error"`}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<div class="row"><button class="primary">Sign in to ${site.title}</button></div></form>`),
  }
}

export interface ConsentView extends Form {
  app: OAuthApp
  user: User
  scopes: readonly string[]
  terms: Pick<OAuthDialect, 'scopes' | 'consent'>
  /** The target of the redirect, as shown to the user. */
  destination: string
}

export function consentPage(site: Site, view: ConsentView): Page {
  const { app, user, formToken, destination } = view
  return {
    title: `Allow ${app.name}?`,
    body: card(html`<h1>Allow <span class="name">${app.name}</span> into your account?</h1>
${describeScopes(site, view)}
<form method="post">${hidden({ formToken })}
<div class="row"><button name="act" value="allow" class="primary">Allow</button><button name="act" value="deny">Cancel</button></div></form>
<p class="small quiet">You will go back to <span class="name">${destination}</span>.</p>
${whoAmI(user, formToken)}`),
  }
}

export function deviceCodePage({
  formToken,
  user,
  error,
  userCode,
}: Form & { user: User; error?: string | undefined; userCode?: string | undefined }): Page {
  return {
    title: 'Connect a device',
    body: card(html`<h1>Connect a device</h1><p>Enter the code that your device shows.</p>
${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">${hidden({ formToken, act: 'enter' })}
<label for="user_code">Code</label>
<input class="typed" id="user_code" name="user_code" value="${userCode}" placeholder="XXXX-XXXX" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" required${error !== undefined && html` aria-describedby="error"`}>
<div class="row"><button class="primary">Continue</button></div></form>
${whoAmI(user, formToken)}`),
  }
}

export function deviceConsentPage(
  site: Site,
  view: Omit<ConsentView, 'destination'> & { userCode: string },
): Page {
  const { app, user, formToken, userCode } = view
  return {
    title: `Allow ${app.name}?`,
    body: card(html`<h1>Allow <span class="name">${app.name}</span> on your device?</h1>
<p class="code mono">${userCode}</p>
<p>Go on only if your own device shows this code, and you have just asked it to connect. Nobody else has a reason to send you one.</p>
${describeScopes(site, view)}
<form method="post">${hidden({ formToken, user_code: userCode })}
<div class="row"><button name="act" value="allow" class="primary">Allow</button><button name="act" value="deny">Cancel</button></div></form>
${whoAmI(user, formToken)}`),
  }
}

export function messagePage(title: string, text: string | Html, status = 200): Page {
  return { title, status, body: card(html`<h1>${title}</h1><p>${text}</p>`) }
}

function card(content: Html): Html {
  return html`<div class="card">${content}</div>`
}

function hidden(values: Record<string, string>): Html[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
}

function describeScopes(site: Site, { scopes, terms }: Pick<ConsentView, 'scopes' | 'terms'>): Html {
  const { scopes: grammar, consent } = terms
  if (consent !== undefined) return html`<p>${consent}</p>`
  if (!grammar) return html`<p>It will be able to do what you can do in ${site.title}.</p>`
  if (scopes.length === 0) return html`<p>It will see who you are, and what everybody can see.</p>`
  return html`<p>It will be able to:</p><ul>${scopes.map((scope) => html`<li>${grammar.descriptions[scope]} <span class="quiet small mono">${scope}</span></li>`)}</ul>`
}

function whoAmI({ login }: User, formToken: string): Html {
  return html`<form method="post" class="small quiet">${hidden({ formToken })}Signed in as <span class="name">${login}</span>. <button name="act" value="sign-out" class="plain">Not you?</button></form>`
}
