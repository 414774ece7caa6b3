// Reports only the height of the checkout and the completed order to the embedding site.
;(() => {
  const read = (name) => {
    const meta = document.querySelector(`meta[name="${name}"]`)
    return meta ? JSON.parse(meta.content) : {}
  }
  const { origin: site, eventId } = read('checkout-frame')
  if (!site || window.parent === window) return

  window.addEventListener('message', onGreeting)

  /** Accepts a greeting only from the embedding site, and only for the same event. */
  function onGreeting({ origin, source, data }) {
    if (origin !== site || source !== window.parent) return
    if (data?.type !== 'checkout-greeting' || data.eventId !== eventId) return
    window.removeEventListener('message', onGreeting)
    post(read('checkout-message'))
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && post({ isEscaped: true }))
    const body = document.body
    new ResizeObserver(() => post({ height: Math.ceil(body.getBoundingClientRect().height) })).observe(body)
  }

  function post(message) {
    window.parent.postMessage({ ...message, type: 'checkout-frame', eventId }, site)
  }
})()
