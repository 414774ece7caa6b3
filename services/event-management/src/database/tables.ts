import type { UserTables } from '@octavo/platform/auth/user-table.ts'
import type { WebhookTables } from '@octavo/platform/webhooks/tables.ts'
import type { AccountsTables } from './accounts-tables.ts'
import type { EventTables } from './event-tables.ts'
import type { InventoryTables } from './inventory-tables.ts'
import type { InvitationTables } from './invitation-tables.ts'
import type { ListingTables } from './listing-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { OrderTables } from './order-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { PlaceTables } from './place-tables.ts'
import type { SeatTables } from './seat-tables.ts'
import type { TicketTables } from './ticket-tables.ts'

export type Tables = UserTables &
  WebhookTables &
  AccountsTables &
  PlaceTables &
  EventTables &
  TicketTables &
  InventoryTables &
  InvitationTables &
  OrderTables &
  ListingTables &
  MailTables &
  PaymentTables &
  SeatTables
