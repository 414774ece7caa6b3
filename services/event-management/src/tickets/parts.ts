import type { Context } from '../context.ts'
import type { Part } from '../part.ts'
import { cannedQuestionRoutes } from '../routes/canned-questions.ts'
import { capacityTierRoutes } from '../routes/capacity-tiers.ts'
import { discountRoutes } from '../routes/discounts.ts'
import { eventDiscountRoutes } from '../routes/event-discounts.ts'
import { inventoryTierRoutes } from '../routes/inventory-tiers.ts'
import { pricingRoutes } from '../routes/pricing.ts'
import { questionRoutes } from '../routes/questions.ts'
import { textOverrideRoutes } from '../routes/text-overrides.ts'
import { ticketClassListRoutes } from '../routes/ticket-class-lists.ts'
import { ticketClassRoutes } from '../routes/ticket-classes.ts'
import { ticketGroupRoutes } from '../routes/ticket-groups.ts'
import { ticketSettingRoutes } from '../routes/ticket-settings.ts'

export function openTickets(context: Context): Part {
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
