/** Where the few scripts of the pages are loaded from; every page is complete without. */
export const scriptPaths = {
  /** For other sites, at the address that their pages already know. */
  widgets: '/static/widgets/eb_widgets.js',
  frame: '/static/widgets/checkout_frame.js',
  yourTime: '/static/your_time.js',
}
