import type { ErrorDefinitions } from '@octavo/platform/errors.ts'

/** Every constant by which clients know what went wrong. */
export const errorTable = {
  // Of every request
  ACTION_NOT_PROCESSED: { status: 400, message: 'The action was not carried out.' },
  ARGUMENTS_ERROR: { status: 400, message: 'There are errors with your arguments.' },
  BAD_CONTINUATION_TOKEN: {
    status: 400,
    message: 'The continuation token is not one that was given out here.',
  },
  BAD_PAGE: { status: 400, message: 'There is no such page.' },
  BAD_REQUEST: { status: 400, message: 'The request cannot be carried out as it is.' },
  INVALID_AUTH_HEADER: { status: 400, message: 'The Authorization header cannot be read.' },
  INVALID_BATCH: { status: 400, message: 'The batch is missing or is not a list of requests.' },
  INVALID_BODY: { status: 400, message: 'The body is not the JSON object that it should be.' },
  UNSUPPORTED_OPERATION: { status: 400, message: 'This operation is not supported.' },
  INVALID_AUTH: { status: 401, message: 'The OAuth token you provided was invalid.' },
  NO_AUTH: { status: 401, message: 'An OAuth token is required for all requests' },
  NOT_AUTHORIZED: { status: 403, message: 'You do not have permission to perform this action.' },
  NOT_FOUND: { status: 404, message: 'The path you requested does not exist.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Method not allowed.' },
  REQUEST_CONFLICT: { status: 409, message: 'The request contradicts itself or another one under way.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'This Idempotency-Key came with another request before.' },
  HIT_RATE_LIMIT: { status: 429, message: 'The rate limit of this token is used up.' },
  EXPANSION_FAILED: {
    status: 500,
    message: 'What was to be expanded could not be read. Try without expansions.',
  },
  INTERNAL_ERROR: { status: 500, message: 'Something went wrong here.' },

  // Events
  CANNOT_UPDATE_CURRENCY: { status: 400, message: 'The currency stays as it is once there are orders.' },
  CANNOT_UPDATE_SOURCE: { status: 400, message: 'The source of an event cannot be changed.' },
  DATE_CONFLICT: { status: 400, message: 'The event would end before it starts.' },
  DIFFERENT_TIMEZONES: { status: 400, message: 'Start and end have to be in the same timezone.' },
  INVALID_DATE: { status: 400, message: 'A date is not one that this can have.' },
  INVITE_CONFLICT: { status: 400, message: 'Only an event that is not listed can be by invitation.' },
  NO_DEFAULT_ORGANIZER: { status: 400, message: 'The organization has no organizer: name one.' },
  NO_VENUE: { status: 400, message: 'There is no such venue.' },
  PASSWORD_CONFLICT: { status: 400, message: 'Only an event that is not listed can have a password.' },
  SHARE_INVITE_CONFLICT: { status: 400, message: 'An event by invitation cannot be shareable.' },
  SUMMARY_DESCRIPTION_CONFLICT: { status: 400, message: 'Give a summary or a description, not both.' },
  UNSUPPORTED_TIMEZONE: { status: 400, message: 'There is no such timezone.' },
  VENUE_AND_ONLINE: { status: 400, message: 'An online event has no venue.' },
  ALREADY_PUBLISHED_OR_DELETED: { status: 400, message: 'The event is published already, or deleted.' },
  NO_PAYMENT_OPTIONS: { status: 400, message: 'Tickets that cost something need a way to be paid.' },
  NOT_PUBLISHED: { status: 400, message: 'The event is not published.' },
  CANNOT_UNPUBLISH: { status: 400, message: 'An event with orders stays published.' },
  ALREADY_CANCELED: { status: 400, message: 'The event is canceled already.' },
  CANNOT_CANCEL: {
    status: 400,
    message: 'An event with orders cannot be canceled unless they are refunded.',
  },
  ALREADY_DELETED: { status: 400, message: 'The event is deleted already.' },
  CANNOT_DELETE: { status: 400, message: 'An event with orders cannot be deleted.' },
  INVALID_START_DATE: { status: 400, message: 'An event starts between now and ten years from now.' },
  INVALID_END_DATE: { status: 400, message: 'An event lasts between a minute and 365 days.' },

  // Series
  ERROR_CANNOT_PUBLISH_SERIES_WITH_NO_DATES: {
    status: 400,
    message: 'A series needs a date to be published.',
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
    message: 'A date of a series stays one of its dates.',
  },
  IS_SERIES_UPDATE_NOT_ALLOWED_ON_TICKETED_EVENTS: {
    status: 400,
    message: 'An event with tickets cannot become a series.',
  },
  OCCURRENCE_DURATION_TOO_LONG: { status: 400, message: 'A date of a series lasts seven days at most.' },
  OCCURRENCE_TIMEZONE_UPDATE_NOT_ALLOWED: {
    status: 400,
    message: 'A date of a series keeps the timezone of its series.',
  },
  SERIES_PARENT_START_END_DATE_EDIT: { status: 400, message: 'A series starts and ends with its dates.' },
  DTSTART_MISSING: { status: 400, message: 'The recurrence rule needs a DTSTART.' },
  DTSTART_OUTSIDE_PERMITTED_RANGE: { status: 400, message: 'DTSTART lies more than two years from now.' },
  EXCEEDS_MAX_OCCURRENCES: { status: 400, message: 'A series has 120 dates at most.' },
  LAST_OCCURRENCE_START_EXCEEDS_LIMIT: {
    status: 400,
    message: 'The last date lies more than four years from now.',
  },
  RECURRENCE_RULE_DATES_NOT_IN_UTC: { status: 400, message: 'Dates of a recurrence rule have to be in UTC.' },

  // Tickets
  AUTO_HIDE_NOT_SET: { status: 400, message: 'Times to hide a ticket need auto_hide.' },
  BAD_QUANTITIES: { status: 400, message: 'The smallest quantity is larger than the largest one.' },
  CANNOT_UPDATE_COST: { status: 400, message: 'The cost of a ticket that was sold cannot be changed.' },
  CIRCULAR_SALES_START_AFTER: { status: 400, message: 'Tickets cannot wait for each other to sell out.' },
  COST_GREATER_THAN_FEE: { status: 400, message: 'The cost does not cover the fees that it is to include.' },
  CURRENCY_MISMATCH: { status: 400, message: 'The cost is not in the currency of the event.' },
  DONATION_AND_COST: { status: 400, message: 'A donation has no cost of its own.' },
  DONATION_AND_FREE: { status: 400, message: 'A ticket is a donation or free, not both.' },
  DONATION_AND_MIN_QUANTITY: { status: 400, message: 'A donation has no smallest quantity.' },
  FREE_AND_COST: { status: 400, message: 'A free ticket has no cost.' },
  HAS_ATTENDEES: { status: 400, message: 'A ticket that somebody holds cannot be deleted.' },
  INVALID_EVENT: { status: 400, message: 'This event cannot have such tickets.' },
  INVALID_DELIVERY_METHOD: { status: 400, message: 'Tickets cannot be delivered in this way.' },
  INVALID_INVENTORY_TIER_ID: { status: 400, message: 'The event has no such inventory tier.' },
  IS_STARTED_AFTER: { status: 400, message: 'Another ticket waits for this one to sell out.' },
  LAST_TICKET: { status: 400, message: 'A published event keeps at least one ticket.' },
  NOT_ALLOWED: { status: 400, message: 'Name and email address are always asked.' },
  NO_COST: { status: 400, message: 'A ticket has a cost, or is free, or is a donation.' },
  NO_QUANTITY_TOTAL: { status: 400, message: 'Say how many tickets there are.' },
  SALES_END_RELATIVE_TOO_FAR_IN_PAST: {
    status: 400,
    message: 'The sale would have ended before the year 2000.',
  },
  SPLIT_AND_INCLUDE: { status: 400, message: 'Fees are included or split, not both.' },
  EXCEED_MAXIMUM_INVENTORY_TIERS: { status: 400, message: 'An event has 100 inventory tiers at most.' },
  CAPACITY_TOTAL_TOO_SMALL: { status: 400, message: 'More than that is sold or being bought already.' },
  HOLD_QUANTITIES_EXCEEDS_CAPACITY_TOTAL: { status: 400, message: 'The holds are larger than the capacity.' },
  HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY: {
    status: 400,
    message: 'The holds are larger than what is left of the capacity.',
  },
  EXCEEDS_LIMIT: { status: 400, message: 'There are 300 ticket groups at most.' },

  // Seats
  EXCEEDS_MAXIMUM_SEATS: {
    status: 400,
    message: 'A seat map has 50,000 seats at most, and a section 2,000.',
  },
  HAS_SEATS: { status: 400, message: 'The seat map of the event says how many of these tickets there are.' },
  SEATMAP_EXISTS: { status: 400, message: 'The event has a seat map already.' },
  SEATS_TAKEN: { status: 400, message: 'Somebody else has these seats.' },

  // Discounts and prices
  AMOUNT_AND_PERCENT_OFF_PROVIDED: {
    status: 400,
    message: 'A discount is an amount or a percentage, not both.',
  },
  CODE_AND_CODE_FILTER_PROVIDED: { status: 400, message: 'Ask for a code or filter by codes, not both.' },
  DISCOUNT_CANNOT_BE_DELETED: { status: 400, message: 'A discount that was used cannot be deleted.' },
  EXCEED_MAXIMUM_DISCOUNTS_PER_HOLD: { status: 400, message: 'A hold has 100 discounts at most.' },
  END_DATE_AND_END_DATE_RELATIVE_PROVIDED: {
    status: 400,
    message: 'A discount ends at a date or relative to the event, not both.',
  },
  START_DATE_AND_START_DATE_RELATIVE_PROVIDED: {
    status: 400,
    message: 'A discount starts at a date or relative to the event, not both.',
  },
  INVALID_USAGE_FOR_EVENT_ID: { status: 400, message: 'An event_id does not go with this scope.' },
  MULTI_EVENT_DISCOUNT_NOT_SUPPORTED: { status: 400, message: 'A public discount belongs to one event.' },
  ORDER_BY_NOT_SUPPORTED: { status: 400, message: 'This cannot be ordered like that.' },
  BASE_PRICE_TOO_LOW_TO_ABSORB: { status: 400, message: 'The price is too low to include the fees.' },
  PRICING_MODEL_NOT_SUPPORTED: { status: 400, message: 'Prices of this plan cannot be calculated here.' },
  INVALID_CURRENCY_COUNTRY_COMBINATION: {
    status: 400,
    message: 'There are no fees for this currency in this country.',
  },

  // Orders and attendance
  ALREADY_CHECKED_IN: { status: 400, message: 'The attendee is checked in already.' },
  INVALID_ORDER_STATE: { status: 400, message: 'An order in this state does not allow that.' },
  NOT_YET_ON_SALE: { status: 400, message: 'The tickets are not on sale yet.' },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    message: 'The payment provider cannot be reached. Try again in a moment.',
  },
  ORDER_EXPIRED: { status: 400, message: 'The time to complete this order is over.' },
  SALES_ENDED: { status: 400, message: 'The tickets are not on sale any more.' },
  ALREADY_INVITED: { status: 400, message: 'This address has an invitation to the event already.' },
  NOT_PRIVATE: {
    status: 400,
    message: 'Only an event with a password or by invitation has invitations. Everybody may see this one.',
  },
  TOO_MANY_INVITATIONS: { status: 400, message: 'An event has 1,000 invitations at most.' },
  NOT_SOLD_OUT: { status: 400, message: 'There are tickets to be had.' },
  NOT_CHECKED_IN: { status: 400, message: 'The attendee is not checked in.' },
  SOLD_OUT: { status: 400, message: 'There are not that many tickets left.' },
  TOO_MANY_UNPAID: { status: 400, message: 'Too many unpaid tickets of this event are held already.' },
  TOO_MANY_WAITING: { status: 429, message: 'Too many waiting list entries come from this address.' },
  TICKET_NOT_VALID: { status: 400, message: 'The ticket lets nobody in.' },
  TRANSFER_NOT_POSSIBLE: { status: 400, message: 'The ticket cannot be given to somebody else any more.' },

  // Content and media
  MODULES_LIMIT_REACHED: { status: 400, message: 'A page has 100 modules at most.' },
  PAGE_VERSION_DISCONTINUITY: {
    status: 400,
    message: 'The version has to be the one that follows the last.',
  },
  PAGE_VERSION_LIMIT_REACHED: { status: 400, message: 'A page has 5,000 versions at most.' },
  BAD_FILE: { status: 400, message: 'The file cannot be read.' },
  BAD_FORMAT: { status: 400, message: 'A picture of this format is not supported.' },
  BAD_UPLOAD_TOKEN: { status: 400, message: 'There is no upload with this token.' },
  S3_ERROR: { status: 400, message: 'Nothing was uploaded yet.' },
} as const satisfies ErrorDefinitions

export type ErrorConstant = keyof typeof errorTable
