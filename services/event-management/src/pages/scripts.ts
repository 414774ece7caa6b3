/** The addresses of the scripts. Every page also works without them. */
export const scriptPaths = {
  /** For other sites, at the path that Eventbrite uses. */
  widgets: '/static/widgets/eb_widgets.js',
  frame: '/static/widgets/checkout_frame.js',
  yourTime: '/static/your_time.js',
}
