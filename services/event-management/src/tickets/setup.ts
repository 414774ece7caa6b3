import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { discountRoutes } from './offers/routes/discounts.ts'
import { eventDiscountRoutes } from './offers/routes/event-discounts.ts'
import { ticketClassListRoutes } from './offers/routes/ticket-class-lists.ts'
import { cannedQuestionRoutes } from './questions/routes/canned-questions.ts'
import { questionRoutes } from './questions/routes/questions.ts'
import { capacityTierRoutes } from './routes/capacity-tiers.ts'
import { inventoryTierRoutes } from './routes/inventory-tiers.ts'
import { pricingRoutes } from './routes/pricing.ts'
import { textOverrideRoutes } from './routes/text-overrides.ts'
import { ticketClassRoutes } from './routes/ticket-classes.ts'
import { ticketGroupRoutes } from './routes/ticket-groups.ts'
import { ticketSettingRoutes } from './routes/ticket-settings.ts'

export function setUpTickets(context: Context): Subject {
  return {
    routes: [
      ticketClassListRoutes(context),
      ticketClassRoutes(context),
      inventoryTierRoutes(context),
      capacityTierRoutes(context),
      discountRoutes(context),
      eventDiscountRoutes(context),
      ticketGroupRoutes(context),
      questionRoutes(context),
      cannedQuestionRoutes(context),
      ticketSettingRoutes(context),
      textOverrideRoutes(context),
      pricingRoutes(context),
    ],
  }
}
