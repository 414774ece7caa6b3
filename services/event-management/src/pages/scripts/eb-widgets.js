// Shows the checkout of an event on another site: in a dialog, or in an element of that site.
//
//   EBWidgets.createWidget({ widgetType: 'checkout', eventId: '…', modal: true, modalTriggerElementId: '…' })
//   EBWidgets.createWidget({ widgetType: 'checkout', eventId: '…', iframeContainerId: '…' })
;(() => {
  const here = document.currentScript
  if (window.EBWidgets) return
  if (!here) return complain('load this script with a <script src="…"> element, which names the server.')
  const checkout = new URL('../../checkout-external', here.src)
  const minHeight = 425
  const forget = new WeakMap()

  window.EBWidgets = { createWidget }

  function createWidget(given) {
    const settings = readSettings(given)
    const { widgettype, eventid, modal, modaltriggerelementid, iframecontainerid } = settings
    if (widgettype !== 'checkout') return complain(`there is no widget of the type "${widgettype}".`)
    if (!/^\d{1,15}$/.test(eventid)) return complain(`"${eventid}" is not an event ID.`)
    whenThere(modal ? modaltriggerelementid : iframecontainerid, (element) =>
      modal ? openFrom(element, settings) : fill(element, settings),
    )
  }

  /** Sites write their names with different capitals. */
  function readSettings(given = {}) {
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]))
  }

  /** Snippets stand ahead of what they are about now and then. */
  function whenThere(id, act) {
    const element = document.getElementById(id)
    if (element) act(element)
    else if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => whenThere(id, act), { once: true })
    else complain(`there is no element with the id "${id}".`)
  }

  /** Frames without a configured height have the height of their content. */
  function fill(container, settings) {
    const { iframecontainerheight: heightPx, iframeautoadapt: percent } = settings
    const frame = createFrame(settings, {
      onHeight: (wantedPx) => heightPx || percent || style(frame, { height: `${wantedPx}px` }),
    })
    style(frame, {
      width: '100%',
      minHeight: `${minHeight}px`,
      height: percent ? `${Math.min(100, Math.max(75, percent))}vh` : `${heightPx || minHeight}px`,
    })
    container.replaceChildren(frame)
  }

  function openFrom(trigger, settings) {
    forget.get(trigger)?.()
    let dialog
    trigger.setAttribute('aria-haspopup', 'dialog')
    trigger.addEventListener('click', open)
    forget.set(trigger, () => {
      trigger.removeEventListener('click', open)
      dialog?.remove()
    })

    function open(click) {
      click.preventDefault()
      if (!window.HTMLDialogElement) return window.open(addressFor(settings), '_blank', 'noopener')
      if (!dialog?.isConnected) dialog = createDialog(trigger, settings)
      document.documentElement.style.overflow = 'hidden'
      dialog.showModal()
    }
  }

  /** The browser itself keeps the focus in it and closes it on Escape. */
  function createDialog(trigger, settings) {
    let isDone = false
    const { onordercomplete: tell } = settings
    const onOrder = (order) => {
      isDone = true
      if (tell) tell(order)
    }
    const dialog = document.createElement('dialog')
    const close = document.createElement('button')
    const column = document.createElement('div')
    const frame = createFrame({ ...settings, onordercomplete: onOrder }, { onEscape: () => dialog.close() })
    dialog.setAttribute('aria-label', frame.title)
    close.type = 'button'
    close.textContent = '×'
    close.setAttribute('aria-label', 'Close')
    close.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      document.documentElement.style.overflow = ''
      trigger.focus()
      // The next click starts another order.
      if (isDone) dialog.remove()
    })
    style(dialog, {
      ...bare,
      ...{ width: 'min(100vw, 60rem)', height: 'min(100vh, 46rem)', maxWidth: '100vw', maxHeight: '100vh' },
      ...{ margin: 'auto', borderRadius: '3px', boxShadow: '0 0 0 100vmax rgb(0 0 0 / .6)' },
    })
    style(column, { display: 'flex', flexDirection: 'column', height: '100%' })
    style(close, { ...bare, width: '44px', height: '44px', font: '28px/1 system-ui', cursor: 'pointer' })
    style(close, { alignSelf: 'flex-end' })
    style(frame, { flex: '1', width: '100%', minHeight: '0' })
    column.append(close, frame)
    dialog.append(column)
    document.body.append(dialog)
    return dialog
  }

  function createFrame(settings, { onHeight, onEscape }) {
    const eventId = String(settings.eventid)
    const frame = document.createElement('iframe')
    const told = new Set()
    let isFirst = true
    frame.src = addressFor(settings)
    frame.title = 'Tickets and checkout'
    style(frame, { ...bare, display: 'block' })
    frame.addEventListener('load', () => {
      frame.contentWindow.postMessage({ type: 'checkout-greeting', eventId }, checkout.origin)
      if (!isFirst && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
      isFirst = false
    })
    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin !== checkout.origin || source !== frame.contentWindow) return
      if (data?.type !== 'checkout-frame' || data.eventId !== eventId) return
      const { height, orderId, isRefused, isEscaped } = data
      if (height && onHeight) onHeight(height)
      if (isEscaped && onEscape) onEscape()
      if (isRefused)
        complain(
          `The checkout of ${checkout.origin} cannot be embedded on ${location.origin}. Add this origin to the \`embedOrigins\` setting.`,
        )
      if (!orderId || told.has(orderId)) return
      told.add(orderId)
      if (settings.onordercomplete) settings.onordercomplete({ orderId })
    })
    return frame
  }

  function addressFor({ eventid, promocode, affiliatecode }) {
    const address = new URL(checkout)
    const parts = { eid: eventid, parent: location.origin, discount: promocode, aff: affiliatecode }
    for (const [name, value] of Object.entries(parts)) if (value) address.searchParams.set(name, value)
    return address.href
  }

  const bare = { border: 0, padding: 0, background: 'Canvas', color: 'CanvasText', colorScheme: 'light dark' }

  /** One by one, as policies of sites forbid styles in the markup. */
  function style(element, rules) {
    Object.assign(element.style, rules)
  }

  function complain(text) {
    console.error(`EBWidgets: ${text}`)
  }
})()
