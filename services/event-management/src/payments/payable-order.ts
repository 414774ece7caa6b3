export interface PayableOrder {
  id: number
  organization_id: number
  email: string
  currency: string
  gross: number
}

/** The pages to which the provider redirects the buyer. */
export interface PaymentAddresses {
  successUrl: string
  cancelUrl: string
}
