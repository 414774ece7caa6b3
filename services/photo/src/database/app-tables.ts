/** An app that a user registered, on the page of applications or through a parent app. */
export interface AppTables {
  registered_app: {
    app_id: number
    user_id: number
    /** The app whose token registered it; null for apps that the user registered on the page. */
    parent_id: number | null
    description: string
    created_at_ms: number
  }
}
