import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Manifest } from '../apps/read-manifest.ts'

interface FormView {
  login: string
  formToken: string
  issue?: string | undefined
}

/** The confirmation of a new app. */
export function renderManifest({
  manifest,
  owner,
  ...form
}: FormView & { manifest: Manifest; owner: string }): Html {
  return html`<h1>Create the app ${manifest.name}</h1>
${showIssue(form)}
<p><b>${manifest.name}</b> (<a href="${manifest.url}" rel="nofollow noreferrer">${manifest.url}</a>) will belong to <b>${owner}</b>.</p>
${showAccess(manifest)}
<form method="post"><input type="hidden" name="formToken" value="${form.formToken}"><div class="row"><button class="primary" name="act" value="create">Create app for ${owner}</button></div></form>
${showAccount(form)}`
}

/** The choice of the account and the repositories. */
export function renderInstallation({
  name,
  accounts,
  permissions,
  events,
  ...form
}: FormView & AppAccess & { name: string; accounts: readonly string[] }): Html {
  return html`<h1>Install ${name}</h1>
${showIssue(form)}
${showAccess({ permissions, events })}
<form method="post"><input type="hidden" name="formToken" value="${form.formToken}">
<p><label for="account">Account</label> <select id="account" name="account">${accounts.map((account) => html`<option>${account}</option>`)}</select></p>
<fieldset><legend>Repositories</legend>
<p><label><input type="radio" name="selection" value="all" checked> All repositories, also future ones</label></p>
<p><label><input type="radio" name="selection" value="selected"> Only these:</label> <input name="repositories" aria-label="Names of repositories, separated by commas"></p></fieldset>
<div class="row"><button class="primary" name="act" value="install">Install</button></div></form>
${showAccount(form)}`
}

interface InstalledView extends FormView, AppAccess {
  name: string
  slug: string
  account: string
  coversAll: boolean
  isSuspended: boolean
}

/** An installation, with the button to uninstall it. */
export function renderInstalled({
  name,
  slug,
  account,
  coversAll,
  isSuspended,
  permissions,
  events,
  ...form
}: InstalledView): Html {
  return html`<h1>${name} on ${account}</h1>
<p><a href="/apps/${slug}">${name}</a> can access ${coversAll ? 'all repositories' : 'selected repositories'} of <b>${account}</b>.${isSuspended && ' It is suspended.'}</p>
${showAccess({ permissions, events })}
<form method="post"><input type="hidden" name="formToken" value="${form.formToken}"><div class="row"><button name="act" value="uninstall">Uninstall ${name}</button></div></form>
${showAccount(form)}`
}

const showIssue = ({ issue }: FormView) =>
  issue !== undefined && html`<p class="error" role="alert">${issue}</p>`

export interface AppAccess {
  permissions: Readonly<Record<string, string>>
  /** The webhook events that the app receives. */
  events: readonly string[]
}

export function showAccess({ permissions, events }: AppAccess): Html {
  const levels = Object.entries(permissions)
  return html`<h2>Permissions</h2>
${levels.length === 0 ? html`<p>None beyond metadata.</p>` : html`<ul>${levels.map(([name, level]) => html`<li>${name.replaceAll('_', ' ')}: ${level}</li>`)}</ul>`}
${events.length > 0 && html`<h2>Events</h2><ul>${events.map((event) => html`<li>${event.replaceAll('_', ' ')}</li>`)}</ul>`}`
}

const showAccount = ({ login, formToken }: FormView) =>
  html`<form method="post" class="small quiet"><input type="hidden" name="formToken" value="${formToken}">Signed in as <b>${login}</b>. <button name="act" value="sign-out">Sign out</button></form>`
