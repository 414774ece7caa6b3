// Shows the buttons that copy a text field, and makes them work.
;(() => {
  const status = document.getElementById('copied')
  for (const button of document.querySelectorAll('button[data-copies]')) {
    const field = document.getElementById(button.dataset.copies)
    if (!field || !status) continue
    button.hidden = false
    button.addEventListener('click', async () => {
      status.textContent = ''
      try {
        await navigator.clipboard.writeText(field.value)
      } catch {
        // Pages without TLS have no clipboard, so the text is selected for the user to copy.
        field.select()
        status.textContent = 'The text is selected. Copy it with your keyboard.'
        return
      }
      status.textContent = 'Copied.'
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 1600)
    })
  }
})()
