import type { ErrorDefinitions } from '@octavo/platform/errors.ts'

/** Eventbrite's error constants. */
export const errorTable = {
  // General
  ACTION_NOT_PROCESSED: { status: 400, message: 'The action could not be processed.' },
  ARGUMENTS_ERROR: { status: 400, message: 'There are errors with your arguments.' },
  BAD_CONTINUATION_TOKEN: {
    status: 400,
    message: 'The continuation token is invalid.',
  },
  BAD_PAGE: { status: 400, message: 'The page you requested does not exist.' },
  BAD_REQUEST: { status: 400, message: 'The request is invalid.' },
  INVALID_AUTH_HEADER: { status: 400, message: 'The Authorization header is malformed.' },
  INVALID_BATCH: { status: 400, message: 'The `batch` parameter is missing or is not a list of requests.' },
  INVALID_BODY: { status: 400, message: 'The request body must be a JSON object.' },
  UNSUPPORTED_OPERATION: { status: 400, message: 'This operation is not supported.' },
  INVALID_AUTH: { status: 401, message: 'The OAuth token you provided was invalid.' },
  NO_AUTH: { status: 401, message: 'An OAuth token is required for all requests' },
  NOT_AUTHORIZED: { status: 403, message: 'You do not have permission to perform this action.' },
  NOT_FOUND: { status: 404, message: 'The path you requested does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed.' },
  REQUEST_CONFLICT: {
    status: 409,
    message: 'The request conflicts with itself or with another request in progress.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request.',
  },
  HIT_RATE_LIMIT: { status: 429, message: 'You have reached the rate limit of this token.' },
  EXPANSION_FAILED: {
    status: 500,
    message: 'The expansions could not be loaded. Try again without `expand`.',
  },
  INTERNAL_ERROR: { status: 500, message: 'An internal error occurred.' },

  // Events
  CANNOT_UPDATE_CURRENCY: {
    status: 400,
    message: 'The currency cannot be changed once the event has orders.',
  },
  CANNOT_UPDATE_SOURCE: { status: 400, message: 'The source of an event cannot be changed.' },
  DATE_CONFLICT: { status: 400, message: 'The event must end after it starts.' },
  DIFFERENT_TIMEZONES: { status: 400, message: 'The start and end must use the same timezone.' },
  INVALID_DATE: { status: 400, message: 'A date is invalid.' },
  INVITE_CONFLICT: { status: 400, message: 'Only an unlisted event can be invite-only.' },
  NO_DEFAULT_ORGANIZER: {
    status: 400,
    message: 'The organization has no default organizer. Set `organizer_id`.',
  },
  NO_VENUE: { status: 400, message: 'An event that is not online needs a venue. Set `venue_id`.' },
  PASSWORD_CONFLICT: { status: 400, message: 'Only an unlisted event can have a password.' },
  SHARE_INVITE_CONFLICT: { status: 400, message: 'An invite-only event cannot be shareable.' },
  SUMMARY_DESCRIPTION_CONFLICT: { status: 400, message: 'Set either `summary` or `description`, not both.' },
  UNSUPPORTED_TIMEZONE: { status: 400, message: 'The timezone is not supported.' },
  VENUE_AND_ONLINE: { status: 400, message: 'An online event cannot have a venue.' },
  ALREADY_PUBLISHED_OR_DELETED: { status: 400, message: 'The event is already published or deleted.' },
  NO_PAYMENT_OPTIONS: {
    status: 400,
    message: 'An event with paid tickets needs a payment option before it is published.',
  },
  NOT_PUBLISHED: { status: 400, message: 'The event is not published.' },
  CANNOT_UNPUBLISH: { status: 400, message: 'An event with orders cannot be unpublished.' },
  ALREADY_CANCELED: { status: 400, message: 'The event is already canceled.' },
  CANNOT_CANCEL: {
    status: 400,
    message: 'An event with orders cannot be canceled unless the orders are refunded.',
  },
  ALREADY_DELETED: { status: 400, message: 'The event is already deleted.' },
  CANNOT_DELETE: { status: 400, message: 'An event with orders cannot be deleted.' },
  INVALID_START_DATE: { status: 400, message: 'The start date must be between now and ten years from now.' },
  INVALID_END_DATE: {
    status: 400,
    message: 'The end date must be between one minute and 365 days after the start.',
  },

  // Series
  ERROR_CANNOT_PUBLISH_SERIES_WITH_NO_DATES: {
    status: 400,
    message: 'A series without dates cannot be published.',
  },
  IS_RESERVED_SEATING_UPDATE_NOT_ALLOWED_ON_SERIES_EVENTS: {
    status: 400,
    message: 'A series cannot have reserved seats.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_HAS_OCCURRENCES: {
    status: 400,
    message: 'A series with dates cannot become a single event.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_ON_PUBLISHED_EVENTS: {
    status: 400,
    message: 'A published event cannot become a series.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_ON_RESERVED_EVENTS: {
    status: 400,
    message: 'An event with reserved seats cannot become a series.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_ON_SERIES_OCCURRENCE: {
    status: 400,
    message: 'An occurrence of a series cannot become a series.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_ON_TICKETED_EVENTS: {
    status: 400,
    message: 'An event with tickets cannot become a series.',
  },
  OCCURRENCE_DURATION_TOO_LONG: {
    status: 400,
    message: 'An occurrence of a series can last at most seven days.',
  },
  OCCURRENCE_TIMEZONE_UPDATE_NOT_ALLOWED: {
    status: 400,
    message: 'An occurrence cannot have a different timezone than its series.',
  },
  SERIES_PARENT_START_END_DATE_EDIT: {
    status: 400,
    message: 'The start and end of a series follow from its dates and cannot be set.',
  },
  DTSTART_MISSING: { status: 400, message: 'The recurrence rule must contain a DTSTART.' },
  DTSTART_OUTSIDE_PERMITTED_RANGE: { status: 400, message: 'DTSTART must be within two years from now.' },
  EXCEEDS_MAX_OCCURRENCES: { status: 400, message: 'A series can have at most 120 dates.' },
  LAST_OCCURRENCE_START_EXCEEDS_LIMIT: {
    status: 400,
    message: 'The last date must be within four years from now.',
  },
  RECURRENCE_RULE_DATES_NOT_IN_UTC: {
    status: 400,
    message: 'The dates of a recurrence rule must be in UTC.',
  },

  // Tickets
  AUTO_HIDE_NOT_SET: {
    status: 400,
    message: '`auto_hide_before` and `auto_hide_after` require `auto_hide`.',
  },
  BAD_QUANTITIES: { status: 400, message: '`minimum_quantity` must not be greater than `maximum_quantity`.' },
  CANNOT_UPDATE_COST: {
    status: 400,
    message: 'The cost of a ticket class with sold tickets cannot be changed.',
  },
  CIRCULAR_SALES_START_AFTER: { status: 400, message: '`sales_start_after` must not form a cycle.' },
  COST_GREATER_THAN_FEE: { status: 400, message: 'The cost must be greater than the fees that it includes.' },
  CURRENCY_MISMATCH: { status: 400, message: 'The cost must be in the currency of the event.' },
  DONATION_AND_COST: { status: 400, message: 'A donation cannot have a cost.' },
  DONATION_AND_FREE: { status: 400, message: 'A ticket class cannot be both free and a donation.' },
  DONATION_AND_MIN_QUANTITY: { status: 400, message: 'A donation cannot have a minimum quantity.' },
  FREE_AND_COST: { status: 400, message: 'A free ticket cannot have a cost.' },
  HAS_ATTENDEES: { status: 400, message: 'A ticket class with attendees cannot be deleted.' },
  INVALID_EVENT: { status: 400, message: 'This event does not support this kind of ticket.' },
  INVALID_DELIVERY_METHOD: { status: 400, message: 'The delivery method is not supported.' },
  INVALID_INVENTORY_TIER_ID: { status: 400, message: 'The inventory tier does not belong to the event.' },
  IS_STARTED_AFTER: { status: 400, message: 'Sales of another ticket class start after this one sells out.' },
  LAST_TICKET: { status: 400, message: 'The last ticket class of a published event cannot be deleted.' },
  NOT_ALLOWED: { status: 400, message: 'The questions for name and email address are always active.' },
  NO_COST: { status: 400, message: 'A ticket class must have a cost, be free, or be a donation.' },
  NO_QUANTITY_TOTAL: { status: 400, message: '`quantity_total` is required.' },
  SALES_END_RELATIVE_TOO_FAR_IN_PAST: {
    status: 400,
    message: 'The relative end of sales is too far in the past.',
  },
  SPLIT_AND_INCLUDE: { status: 400, message: '`include_fee` and `split_fee` cannot both be set.' },
  EXCEED_MAXIMUM_INVENTORY_TIERS: { status: 400, message: 'An event can have at most 100 inventory tiers.' },
  CAPACITY_TOTAL_TOO_SMALL: {
    status: 400,
    message: 'The capacity is lower than the quantity that is sold or reserved.',
  },
  TOO_MANY_TICKET_CLASSES: { status: 400, message: 'An event can have at most 100 ticket classes.' },
  TOO_MANY_HOLDS: { status: 400, message: 'An event can have at most 200 holds.' },
  TOO_MANY_QUESTIONS: {
    status: 400,
    message: 'An event can have at most 100 custom questions with 1,000 choices in all.',
  },
  HOLD_QUANTITIES_EXCEEDS_CAPACITY_TOTAL: { status: 400, message: 'The holds exceed the total capacity.' },
  HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY: {
    status: 400,
    message: 'The holds exceed the remaining capacity.',
  },
  EXCEEDS_LIMIT: { status: 400, message: 'An organization can have at most 300 ticket groups.' },

  // Seats
  EXCEEDS_MAXIMUM_SEATS: {
    status: 400,
    message: 'A seat map can have at most 50,000 seats, and a section at most 2,000.',
  },
  HAS_SEATS: { status: 400, message: 'The seat map determines the quantity of this ticket class.' },
  SEATMAP_EXISTS: { status: 400, message: 'The event already has a seat map.' },
  SEATS_TAKEN: { status: 400, message: 'These seats are already taken.' },

  // Discounts and prices
  AMOUNT_AND_PERCENT_OFF_PROVIDED: {
    status: 400,
    message: 'Set either `amount_off` or `percent_off`, not both.',
  },
  CODE_AND_CODE_FILTER_PROVIDED: { status: 400, message: 'Use either `code` or `code_filter`, not both.' },
  DISCOUNT_CANNOT_BE_DELETED: { status: 400, message: 'A discount that has been used cannot be deleted.' },
  TOO_MANY_PUBLIC_DISCOUNTS: { status: 400, message: 'An event can have at most 20 public discounts.' },
  EXCEED_MAXIMUM_DISCOUNTS_PER_HOLD: { status: 400, message: 'A hold can have at most 100 discounts.' },
  END_DATE_AND_END_DATE_RELATIVE_PROVIDED: {
    status: 400,
    message: 'Set either `end_date` or `end_date_relative`, not both.',
  },
  START_DATE_AND_START_DATE_RELATIVE_PROVIDED: {
    status: 400,
    message: 'Set either `start_date` or `start_date_relative`, not both.',
  },
  INVALID_USAGE_FOR_EVENT_ID: { status: 400, message: '`event_id` cannot be used with this scope.' },
  MULTI_EVENT_DISCOUNT_NOT_SUPPORTED: {
    status: 400,
    message: 'A public discount must belong to exactly one event.',
  },
  ORDER_BY_NOT_SUPPORTED: { status: 400, message: 'This `order_by` is not supported.' },
  BASE_PRICE_TOO_LOW_TO_ABSORB: { status: 400, message: 'The base price is too low to absorb the fees.' },
  PRICING_MODEL_NOT_SUPPORTED: { status: 400, message: 'The pricing model is not supported.' },
  INVALID_CURRENCY_COUNTRY_COMBINATION: {
    status: 400,
    message: 'The combination of currency and country is invalid.',
  },

  // Orders and attendance
  ALREADY_CHECKED_IN: { status: 400, message: 'The attendee is already checked in.' },
  INVALID_ORDER_STATE: { status: 400, message: 'The state of the order does not allow this action.' },
  NOT_YET_ON_SALE: { status: 400, message: 'The tickets are not on sale yet.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider cannot be reached. Try again in a moment.',
  },
  ORDER_EXPIRED: { status: 400, message: 'The time limit of this order has passed.' },
  SALES_ENDED: { status: 400, message: 'Ticket sales have ended.' },
  ALREADY_INVITED: { status: 400, message: 'This email address already has an invitation to the event.' },
  NOT_PRIVATE: {
    status: 400,
    message: 'Invitations require an event that is invite-only or has a password. This event is public.',
  },
  TOO_MANY_INVITATIONS: { status: 400, message: 'An event can have at most 1,000 invitations.' },
  NOT_SOLD_OUT: { status: 400, message: 'Tickets are still available.' },
  NOT_CHECKED_IN: { status: 400, message: 'The attendee is not checked in.' },
  SOLD_OUT: { status: 400, message: 'Not enough tickets are available.' },
  UNSUPPORTED_AMOUNT: { status: 400, message: 'The payment method cannot charge this amount.' },
  TOO_MANY_HELD: {
    status: 429,
    message:
      'Too many tickets of this event are in unfinished or unpaid orders from your network. Complete those first, or try again later.',
  },
  TOO_MANY_UNPAID: { status: 400, message: 'Too many unpaid tickets of this event are held already.' },
  TOO_MANY_WAITING: { status: 429, message: 'Too many waitlist entries come from this address.' },
  TICKET_NOT_VALID: { status: 400, message: 'The ticket lets nobody in.' },
  TRANSFER_NOT_POSSIBLE: { status: 400, message: 'The ticket can no longer be transferred.' },

  // Accounts
  TOO_MANY_ORGANIZATIONS: { status: 400, message: 'The user is in too many organizations.' },
  TOO_MANY_TOKENS: { status: 400, message: 'The user has too many tokens. Revoke some of them.' },

  // Content and media
  TOO_MANY_IMAGES: { status: 400, message: 'The user has too many images.' },
  MODULES_LIMIT_REACHED: { status: 400, message: 'A page can have at most 100 modules.' },
  PAGE_VERSION_DISCONTINUITY: {
    status: 400,
    message: 'The page version must be the latest version plus one.',
  },
  PAGE_VERSION_LIMIT_REACHED: { status: 400, message: 'A page can have at most 5,000 versions.' },
  BAD_FILE: { status: 400, message: 'The file cannot be read.' },
  BAD_FORMAT: { status: 400, message: 'The image format is not supported.' },
  BAD_UPLOAD_TOKEN: { status: 400, message: 'The upload token is invalid or expired.' },
  S3_ERROR: { status: 400, message: 'No file has been uploaded yet.' },
} as const satisfies ErrorDefinitions

export type ErrorConstant = keyof typeof errorTable
