// Tells the site around the checkout how high it is and which order was made, and nothing else.
;(() => {
  const read = (name) => {
    const meta = document.querySelector(`meta[name="${name}"]`)
    return meta ? JSON.parse(meta.content) : {}
  }
  const { origin: site, eventId } = read('checkout-frame')
  if (!site || window.parent === window) return

  window.addEventListener('message', hear)

  /** Answers only the site that the frame was made for, and only about the same event. */
  function hear({ origin, source, data }) {
    if (origin !== site || source !== window.parent) return
    if (data?.type !== 'checkout-greeting' || data.eventId !== eventId) return
    window.removeEventListener('message', hear)
    tell(read('checkout-news'))
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ isEscaped: true }))
    const body = document.body
    new ResizeObserver(() => tell({ height: Math.ceil(body.getBoundingClientRect().height) })).observe(body)
  }

  function tell(news) {
    window.parent.postMessage({ ...news, type: 'checkout-frame', eventId }, site)
  }
})()
