// Runs before anything is painted, so that a chosen theme never flashes.
const theme = localStorage.getItem('octavo-theme')
if (theme) document.documentElement.dataset.theme = theme
