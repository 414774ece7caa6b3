import type { OAuthApp } from '@octavo/platform/auth/oauth/apps.ts'
import type { Parameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface CreatedView {
  name: string
  key: string
  clientSecret: string | null
}

export interface ApplicationsView {
  login: string
  formToken: string
  apps: readonly OAuthApp[]
  created?: CreatedView
  issues?: readonly string[]
  /** The rejected form, so that users need not type it again. */
  form?: Parameters
}

export function renderApplications({
  login,
  formToken,
  apps,
  created,
  issues = [],
  form = {},
}: ApplicationsView): Html {
  const token = html`<input type="hidden" name="formToken" value="${formToken}">`
  const hasIssues = issues.length > 0
  return html`<h1>Your applications</h1>
<p>Each application has an access key for the API. Requests per hour are counted per application.</p>
${created && renderCreated(created)}
${hasIssues && html`<div class="error" role="alert" id="issues"><ul>${issues.map((issue) => html`<li>${issue}</li>`)}</ul></div>`}
<h2>Registered</h2>
${apps.length === 0 && html`<p class="quiet">You have no applications.</p>`}
<ul class="list">${apps.map(renderApp)}</ul>
<h2>New application</h2>
<form method="post">${token}<input type="hidden" name="act" value="create">
<label for="name">Name</label>
<input id="name" name="name" value="${form.name}" maxlength="100" required${hasIssues && html` aria-describedby="issues"`}>
<label for="description">Description</label>
<input id="description" name="description" value="${form.description}" maxlength="1000">
<label for="redirect_uris">Redirect URIs, one per line</label>
<textarea id="redirect_uris" name="redirect_uris" rows="3" spellcheck="false" aria-describedby="redirect-hint">${form.redirect_uris}</textarea>
<p class="small quiet" id="redirect-hint">Needed only to sign in users. <code>urn:ietf:wg:oauth:2.0:oob</code> shows the code on a page instead of redirecting.</p>
<p><label><input type="checkbox" name="is_public"${form.is_public !== undefined && html` checked`}> It runs on users’ devices or in browsers, so it gets no secret and uses PKCE</label></p>
<div class="row"><button class="primary">Create application</button></div></form>
<form method="post" class="small quiet">${token}Signed in as <b>${login}</b>. <button name="act" value="sign-out">Sign out</button></form>`
}

function renderCreated({ name, key, clientSecret }: CreatedView): Html {
  return html`<section role="status"><h2>${name} is registered</h2>
<p>Access key: <code>${key}</code></p>
${
  clientSecret === null
    ? html`<p>A public application has no secret key.</p>`
    : html`<p>Secret key: <code>${clientSecret}</code></p><p><b>Copy the secret key now. It is not shown again.</b></p>`
}</section>`
}

function renderApp({ name, clientId, plan, redirectUris, isPublic }: OAuthApp): Html {
  return html`<li><h3>${name}</h3>
<p>Access key: <code>${clientId}</code></p>
<p>Plan: ${plan}${isPublic && ', public'}</p>
${redirectUris.length > 0 && html`<p>Redirect URIs: ${redirectUris.map((uri) => html`<code>${uri}</code> `)}</p>`}</li>`
}
