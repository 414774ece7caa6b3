// Generated from services/event-management/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/.well-known/oauth-authorization-server": {
        /** Get the authorization server metadata */
        get: operations["oauth/get-server-metadata"];
    };
    "/batch/": {
        /**
         * Send a batch of requests
         * @description Runs up to 50 requests in order.
         */
        post: operations["batch"];
    };
    "/categories/": {
        /** List categories */
        get: operations["categories/list"];
    };
    "/categories/{id}/": {
        /** Get a category */
        get: operations["categories/get"];
    };
    "/collections/{collection_id}/": {
        /** Get a collection */
        get: operations["collections/get"];
    };
    "/collections/{collection_id}/events/": {
        /** List events by collection */
        get: operations["collections/list-events"];
    };
    "/destination/events/": {
        /** List destination events by ID */
        get: operations["destination/list-events"];
    };
    "/destination/search/": {
        /** Search events by destination */
        post: operations["destination/search"];
    };
    "/discounts/{discount_id}/": {
        /** Get a discount */
        get: operations["discounts/get"];
        /** Update a discount */
        post: operations["discounts/update"];
        /**
         * Delete a discount
         * @description A discount that has been used cannot be deleted.
         */
        delete: operations["discounts/delete"];
    };
    "/e/{address}.ics": {
        /** Download an event as an iCalendar file */
        get: operations["calendars/event"];
    };
    "/events/": {
        /** List events by ID */
        get: operations["events/list-by-ids"];
        /** Create an event in your default organization */
        post: operations["events/create-own"];
    };
    "/events/search/": {
        /** Search events */
        get: operations["events/search"];
    };
    "/events/{event_id}/": {
        /** Get an event */
        get: operations["events/get"];
        /** Update an event */
        post: operations["events/update"];
        /**
         * Delete an event
         * @description An event with orders cannot be deleted.
         */
        delete: operations["events/delete"];
    };
    "/events/{event_id}/access_codes/": {
        /** List the access codes of an event */
        get: operations["access-codes/list-by-event"];
        /** Create the access code of an event */
        post: operations["access-codes/create-by-event"];
    };
    "/events/{event_id}/access_codes/{discount_id}/": {
        /** Get the access code of an event */
        get: operations["access-codes/get-by-event"];
        /** Update the access code of an event */
        post: operations["access-codes/update-by-event"];
        /** Delete the access code of an event */
        delete: operations["access-codes/delete-by-event"];
    };
    "/events/{event_id}/attendees/": {
        /** List attendees by event */
        get: operations["attendees/list-by-event"];
    };
    "/events/{event_id}/attendees/{attendee_id}/": {
        /** Get an attendee of an event */
        get: operations["attendees/get"];
    };
    "/events/{event_id}/attendees/{attendee_id}/check_in/": {
        /** Check in an attendee */
        post: operations["attendees/check-in"];
    };
    "/events/{event_id}/attendees/{attendee_id}/check_out/": {
        /** Check out an attendee */
        post: operations["attendees/check-out"];
    };
    "/events/{event_id}/attendees/{attendee_id}/move/": {
        /** Move an attendee to another seat */
        post: operations["attendees/move"];
    };
    "/events/{event_id}/attendees/{attendee_id}/qr.png": {
        /** Get the QR code of a ticket as PNG */
        get: operations["tickets/qr-png"];
    };
    "/events/{event_id}/attendees/{attendee_id}/qr.svg": {
        /** Get the QR code of a ticket as SVG */
        get: operations["tickets/qr-svg"];
    };
    "/events/{event_id}/attendees/{attendee_id}/ticket.pdf": {
        /** Download the ticket of an attendee as PDF */
        get: operations["tickets/ticket-pdf"];
    };
    "/events/{event_id}/attendees/{attendee_id}/transfer/": {
        /**
         * Transfer a ticket to another attendee
         * @description The old barcode becomes invalid. The buyer may also transfer the ticket, with the secret of the order link, and cannot see the new barcode or transfer it again, unless the new attendee has the email address of the order.
         */
        post: operations["attendees/transfer"];
    };
    "/events/{event_id}/attendees/{attendee_id}/wallet.json": {
        /** Get the wallet pass data of a ticket */
        get: operations["tickets/wallet-json"];
    };
    "/events/{event_id}/cancel/": {
        /**
         * Cancel an event
         * @description With `refund_all`, all orders are refunded. Otherwise an event with orders cannot be canceled.
         */
        post: operations["events/cancel"];
    };
    "/events/{event_id}/canned_questions/": {
        /** List canned questions by event */
        get: operations["canned-questions/list"];
        /** Create a canned question */
        post: operations["canned-questions/create"];
    };
    "/events/{event_id}/canned_questions/{question_id}/": {
        /** Get a canned question */
        get: operations["canned-questions/get"];
        /** Update a canned question */
        post: operations["canned-questions/update"];
        /** Deactivate a canned question */
        delete: operations["canned-questions/delete"];
    };
    "/events/{event_id}/capacity_tier/": {
        /** Get the capacity tier of an event */
        get: operations["capacity-tiers/get"];
        /** Update the capacity tier of an event */
        post: operations["capacity-tiers/update"];
    };
    "/events/{event_id}/checkout_settings/": {
        /** Get the checkout settings of an event */
        get: operations["checkout-settings/get"];
        /** Update the checkout settings of an event */
        post: operations["checkout-settings/update"];
    };
    "/events/{event_id}/collections/public/": {
        /** List collections by event */
        get: operations["collections/list-by-event"];
    };
    "/events/{event_id}/copy/": {
        /**
         * Copy an event
         * @description The copy is a draft with the same ticket classes, questions and settings. Orders and discounts are not copied.
         */
        post: operations["events/copy"];
    };
    "/events/{event_id}/description/": {
        /** Get the full HTML description of an event */
        get: operations["events/get-description"];
    };
    "/events/{event_id}/discounts/": {
        /** List the coded discounts of an event */
        get: operations["discounts/list-by-event"];
        /** Create the coded discount of an event */
        post: operations["discounts/create-by-event"];
    };
    "/events/{event_id}/discounts/{discount_id}/": {
        /** Get the coded discount of an event */
        get: operations["discounts/get-by-event"];
        /** Update the coded discount of an event */
        post: operations["discounts/update-by-event"];
        /** Delete the coded discount of an event */
        delete: operations["discounts/delete-by-event"];
    };
    "/events/{event_id}/display_settings/": {
        /** Get the display settings of an event */
        get: operations["display-settings/get"];
        /** Update the display settings of an event */
        post: operations["display-settings/update"];
    };
    "/events/{event_id}/inventory/": {
        /**
         * Get the inventory balance of an event
         * @description Compares the inventory counters, the sums of the ledger, and the quantities in orders. Inventory is consistent when all three are equal.
         */
        get: operations["inventory/get"];
    };
    "/events/{event_id}/inventory_tiers/": {
        /** List inventory tiers by event */
        get: operations["inventory-tiers/list"];
        /**
         * Create or update inventory tiers
         * @description Tiers with an `id` are updated, tiers without one are created.
         */
        post: operations["inventory-tiers/create"];
    };
    "/events/{event_id}/inventory_tiers/{inventory_tier_id}/": {
        /** Get an inventory tier */
        get: operations["inventory-tiers/get"];
        /** Update an inventory tier */
        post: operations["inventory-tiers/update"];
        /**
         * Delete an inventory tier
         * @description Also deletes the ticket classes of the tier.
         */
        delete: operations["inventory-tiers/delete"];
    };
    "/events/{event_id}/invitations/": {
        /** List invitations by event */
        get: operations["invitations/list"];
        /** Create an invitation */
        post: operations["invitations/create"];
    };
    "/events/{event_id}/invitations/{invitation_id}/": {
        /** Get an invitation */
        get: operations["invitations/get"];
        /** Revoke an invitation */
        delete: operations["invitations/revoke"];
    };
    "/events/{event_id}/order_settings/": {
        /** Get the order settings of an event */
        get: operations["order-settings/get"];
        /** Update the order settings of an event */
        post: operations["order-settings/update"];
    };
    "/events/{event_id}/orders/": {
        /** List orders by event */
        get: operations["orders/list-by-event"];
        /**
         * Create an order
         * @description Reserves the tickets until the time limit of the event.
         */
        post: operations["orders/create"];
    };
    "/events/{event_id}/public_discounts/": {
        /** List the public discounts of an event */
        get: operations["public-discounts/list-by-event"];
        /** Create the public discount of an event */
        post: operations["public-discounts/create-by-event"];
    };
    "/events/{event_id}/public_discounts/{discount_id}/": {
        /** Get the public discount of an event */
        get: operations["public-discounts/get-by-event"];
        /** Update the public discount of an event */
        post: operations["public-discounts/update-by-event"];
        /** Delete the public discount of an event */
        delete: operations["public-discounts/delete-by-event"];
    };
    "/events/{event_id}/publish/": {
        /**
         * Publish an event
         * @description With `publish_at`, the event is published at that time.
         */
        post: operations["events/publish"];
    };
    "/events/{event_id}/questions/": {
        /** List custom questions by event */
        get: operations["questions/list"];
        /** Create a custom question */
        post: operations["questions/create"];
    };
    "/events/{event_id}/questions/{question_id}/": {
        /** Get a custom question */
        get: operations["questions/get"];
        /**
         * Update a custom question
         * @description `choices` replaces the whole ordered list. A choice with an ID is updated, one without an ID is created, and missing choices are deleted unless an answer uses them.
         */
        post: operations["questions/update"];
        /** Deactivate a custom question */
        delete: operations["questions/delete"];
    };
    "/events/{event_id}/redeem/": {
        /**
         * Redeem a ticket by its barcode
         * @description A refused ticket also returns 200. `outcome` is the result of the scan.
         */
        post: operations["events/redeem"];
    };
    "/events/{event_id}/scanner_bundle/": {
        /** Get the offline scanning data of an event */
        get: operations["events/scanner-bundle"];
    };
    "/events/{event_id}/schedules/": {
        /** Create a schedule for an event series */
        post: operations["series/add-schedule"];
    };
    "/events/{event_id}/seatmaps/": {
        /** List seat maps by event */
        get: operations["seatmaps/list-by-event"];
        /**
         * Create a seat map for an event
         * @description The quantity of each ticket class of a section becomes the number of its seats that are not blocked.
         */
        post: operations["seatmaps/create"];
    };
    "/events/{event_id}/structured_content/": {
        /** Get the published structured content of an event */
        get: operations["structured-content/get-published"];
    };
    "/events/{event_id}/structured_content/edit/": {
        /** Get the latest structured content of an event */
        get: operations["structured-content/get-working"];
    };
    "/events/{event_id}/structured_content/{version}/": {
        /**
         * Set the structured content of an event
         * @description Creates a new version of the content.
         */
        post: operations["structured-content/add-version"];
    };
    "/events/{event_id}/tax/": {
        /** Get the tax settings of an event (Octavo extension) */
        get: operations["tax/get"];
        /** Update the tax settings of an event (Octavo extension) */
        post: operations["tax/update"];
    };
    "/events/{event_id}/ticket_buyer_settings/": {
        /** Get the ticket buyer settings of an event */
        get: operations["ticket-buyer-settings/get"];
        /** Update the ticket buyer settings of an event */
        post: operations["ticket-buyer-settings/update"];
    };
    "/events/{event_id}/ticket_classes/": {
        /** List ticket classes by event */
        get: operations["ticket-classes/list"];
        /** Create a ticket class */
        post: operations["ticket-classes/create"];
    };
    "/events/{event_id}/ticket_classes/for_sale/": {
        /** List ticket classes available for sale by event */
        get: operations["ticket-classes/for-sale"];
    };
    "/events/{event_id}/ticket_classes/{ticket_class_id}/": {
        /** Get a ticket class */
        get: operations["ticket-classes/get"];
        /** Update a ticket class */
        post: operations["ticket-classes/update"];
        /**
         * Delete a ticket class
         * @description A ticket class with attendees cannot be deleted.
         */
        delete: operations["ticket-classes/delete"];
    };
    "/events/{event_id}/unpublish/": {
        /** Unpublish an event */
        post: operations["events/unpublish"];
    };
    "/events/{event_id}/waitlist/": {
        /** List the waitlist of an event */
        get: operations["waitlist/list"];
        /** Join the waitlist of a sold-out event */
        post: operations["waitlist/join"];
    };
    "/events/{event_id}/waitlist/{entry_id}/": {
        /** Leave the waitlist */
        delete: operations["waitlist/leave"];
    };
    "/formats/": {
        /** List formats */
        get: operations["formats/list"];
    };
    "/formats/{id}/": {
        /** Get a format */
        get: operations["formats/get"];
    };
    "/mails/{mail_id}/": {
        /** Get an email */
        get: operations["mails/get"];
    };
    "/media/upload/": {
        /**
         * Get media upload instructions
         * @description The first step of an upload. Send the file next.
         */
        get: operations["media/begin-upload"];
        /**
         * Finish a media upload
         * @description The last step of an upload. `crop_mask` selects a part of the image.
         */
        post: operations["media/finish-upload"];
    };
    "/media/uploads/{token}/": {
        /**
         * Upload a media file
         * @description The second step of an upload. Send the file as a form or as raw bytes.
         */
        post: operations["media/send-file"];
    };
    "/media/{id}/": {
        /** Get media */
        get: operations["media/get"];
    };
    "/media/{id}/{file}": {
        /** Get an image file */
        get: operations["media/get-file"];
    };
    "/o/{address}.ics": {
        /** Get the iCalendar feed of an organizer */
        get: operations["calendars/organizer"];
    };
    "/oauth/device_authorization": {
        /** Start the device authorization flow */
        post: operations["oauth/start-device-authorization"];
    };
    "/oauth/introspect": {
        /** Introspect a token */
        post: operations["oauth/introspect-token"];
    };
    "/oauth/revoke": {
        /** Revoke a token */
        post: operations["oauth/revoke-token"];
    };
    "/oauth/token": {
        /** Create an access token */
        post: operations["oauth/exchange-token"];
    };
    "/orders/{order_id}/": {
        /** Get an order */
        get: operations["orders/get"];
        /** Update an order */
        post: operations["orders/update"];
    };
    "/orders/{order_id}/abandon/": {
        /** Abandon an order */
        post: operations["orders/abandon"];
    };
    "/orders/{order_id}/attendees/{attendee_id}/": {
        /** Get an attendee */
        get: operations["attendees/get-by-order"];
    };
    "/orders/{order_id}/extend/": {
        /** Extend the time limit of an order */
        post: operations["orders/extend"];
    };
    "/orders/{order_id}/place/": {
        /** Place an order */
        post: operations["orders/place"];
    };
    "/orders/{order_id}/record_payment/": {
        /** Record a cash, check or invoice payment */
        post: operations["orders/record-payment"];
    };
    "/orders/{order_id}/refund/": {
        /** Refund an order, or request a refund */
        post: operations["orders/refund"];
    };
    "/orders/{order_id}/resend/": {
        /** Resend the order confirmation */
        post: operations["orders/resend"];
    };
    "/orders/{order_id}/tickets.pdf": {
        /** Download the tickets of an order as PDF */
        get: operations["tickets/order-pdf"];
    };
    "/organizations/": {
        /** Create an organization */
        post: operations["organizations/create"];
    };
    "/organizations/{organization_id}/": {
        /** Get an organization */
        get: operations["organizations/get"];
        /** Update an organization */
        post: operations["organizations/update"];
    };
    "/organizations/{organization_id}/attendees/": {
        /** List attendees by organization */
        get: operations["attendees/list-by-organization"];
    };
    "/organizations/{organization_id}/discounts/": {
        /** List discounts by organization */
        get: operations["discounts/list"];
        /** Create a discount */
        post: operations["discounts/create"];
    };
    "/organizations/{organization_id}/events.ics": {
        /** Get the iCalendar feed of an organization */
        get: operations["calendars/organization"];
    };
    "/organizations/{organization_id}/events/": {
        /** List events by organization */
        get: operations["events/list-by-organization"];
        /**
         * Create an event
         * @description With `is_series`, creates the parent of an event series.
         */
        post: operations["events/create"];
    };
    "/organizations/{organization_id}/events/{event_id}/ticket_classes/{ticket_class_id}/ticket_groups/": {
        /** Set the ticket groups of a ticket class */
        post: operations["ticket-groups/add-ticket-class"];
    };
    "/organizations/{organization_id}/mails/": {
        /** List the emails of an organization */
        get: operations["mails/list"];
    };
    "/organizations/{organization_id}/members/": {
        /** List organization members */
        get: operations["organizations/members"];
        /**
         * Invite or update an organization member
         * @description A new member is pending until the user accepts the invitation, which is also sent by email. An organization can invite at most 100 users per day.
         */
        post: operations["organizations/put-member"];
    };
    "/organizations/{organization_id}/members/{user_id}/": {
        /** Remove an organization member */
        delete: operations["organizations/remove-member"];
    };
    "/organizations/{organization_id}/orders/": {
        /** List orders by organization */
        get: operations["orders/list-by-organization"];
    };
    "/organizations/{organization_id}/organizers/": {
        /** List organizers by organization */
        get: operations["organizers/list"];
        /** Create an organizer */
        post: operations["organizers/create"];
    };
    "/organizations/{organization_id}/payment_options/": {
        /** List payment options */
        get: operations["payment-options/list"];
        /** Update a payment option */
        post: operations["payment-options/update"];
    };
    "/organizations/{organization_id}/reports/attendees/": {
        /** Get an attendee report */
        get: operations["reports/attendees-by-organization"];
    };
    "/organizations/{organization_id}/reports/sales/": {
        /** Get a sales report */
        get: operations["reports/sales-by-organization"];
    };
    "/organizations/{organization_id}/roles/": {
        /** List organization roles */
        get: operations["organizations/roles"];
    };
    "/organizations/{organization_id}/seatmaps/": {
        /** List seat maps by organization */
        get: operations["seatmaps/list-by-organization"];
    };
    "/organizations/{organization_id}/text_overrides/": {
        /** List text overrides */
        get: operations["text-overrides/list"];
        /** Create text overrides */
        post: operations["text-overrides/create"];
    };
    "/organizations/{organization_id}/ticket_groups/": {
        /** List ticket groups by organization */
        get: operations["ticket-groups/list"];
        /** Create a ticket group */
        post: operations["ticket-groups/create"];
    };
    "/organizations/{organization_id}/venues/": {
        /** List venues by organization */
        get: operations["venues/list"];
        /** Create a venue */
        post: operations["venues/create"];
    };
    "/organizations/{organization_id}/webhooks/": {
        /** List webhooks by organization */
        get: operations["webhooks/list"];
        /**
         * Create a webhook
         * @description The signing secret is only returned in this response.
         */
        post: operations["webhooks/create"];
    };
    "/organizers/": {
        /** Create an organizer in your default organization */
        post: operations["organizers/create-own"];
    };
    "/organizers/{id}/": {
        /** Get an organizer */
        get: operations["organizers/get"];
        /** Update an organizer */
        post: operations["organizers/update"];
    };
    "/organizers/{organizer_id}/events/": {
        /** List events by organizer */
        get: operations["events/list-by-organizer"];
    };
    "/payments/stripe/webhook/": {
        /** Receive a Stripe webhook */
        post: operations["payments/stripe-webhook"];
    };
    "/pricing/calculate_price_for_item/": {
        /** Calculate the price of an item */
        post: operations["pricing/calculate-price-for-item"];
    };
    "/pricing/fee_rates/": {
        /** List fee rates */
        get: operations["pricing/list-fee-rates"];
    };
    "/refund_requests/{refund_request_id}/approve/": {
        /** Approve a refund request */
        post: operations["refund-requests/approve"];
    };
    "/refund_requests/{refund_request_id}/deny/": {
        /** Deny a refund request */
        post: operations["refund-requests/deny"];
    };
    "/reports/attendees/": {
        /** Get an attendee report */
        get: operations["reports/attendees"];
    };
    "/reports/sales/": {
        /** Get a sales report */
        get: operations["reports/sales"];
    };
    "/seatmaps/{seatmap_id}/": {
        /** Get a seat map */
        get: operations["seatmaps/get"];
        /** Update a seat map */
        post: operations["seatmaps/update"];
        /**
         * Delete a seat map
         * @description A seat map with sold or reserved seats cannot be deleted.
         */
        delete: operations["seatmaps/delete"];
    };
    "/seatmaps/{seatmap_id}/seats/": {
        /** List the seats of a seat map */
        get: operations["seatmaps/list-seats"];
    };
    "/seatmaps/{seatmap_id}/seats/block/": {
        /** Block seats */
        post: operations["seatmaps/block-seats"];
    };
    "/seatmaps/{seatmap_id}/seats/unblock/": {
        /** Unblock seats */
        post: operations["seatmaps/unblock-seats"];
    };
    "/series/{event_series_id}/": {
        /** Get an event series */
        get: operations["series/get"];
    };
    "/series/{event_series_id}/events/": {
        /** List events by series */
        get: operations["series/list-events"];
    };
    "/subcategories/": {
        /** List subcategories */
        get: operations["subcategories/list"];
    };
    "/subcategories/{id}/": {
        /** Get a subcategory */
        get: operations["subcategories/get"];
    };
    "/system/countries/": {
        /** List countries */
        get: operations["system/countries"];
    };
    "/system/regions/": {
        /** List regions */
        get: operations["system/regions"];
    };
    "/system/timezones/": {
        /** List timezones */
        get: operations["system/timezones"];
    };
    "/ticket_groups/{ticket_group_id}/": {
        /** Get a ticket group */
        get: operations["ticket-groups/get"];
        /** Update a ticket group */
        post: operations["ticket-groups/update"];
        /** Delete a ticket group */
        delete: operations["ticket-groups/delete"];
    };
    "/users/me/": {
        /** Update your user profile */
        post: operations["users/update-own"];
    };
    "/users/me/organization_invitations/": {
        /** List your organization invitations */
        get: operations["organizations/invitations"];
    };
    "/users/me/organization_invitations/{organization_id}/": {
        /** Decline an organization invitation */
        delete: operations["organizations/decline-invitation"];
    };
    "/users/me/organization_invitations/{organization_id}/accept/": {
        /** Accept an organization invitation */
        post: operations["organizations/accept-invitation"];
    };
    "/users/me/tokens/": {
        /** List your tokens */
        get: operations["tokens/list"];
        /**
         * Create a token
         * @description The token is only returned in this response.
         */
        post: operations["tokens/create"];
    };
    "/users/me/tokens/{token_id}/": {
        /** Revoke a token */
        delete: operations["tokens/delete"];
    };
    "/users/{user_id}/": {
        /** Get a user */
        get: operations["users/get"];
    };
    "/users/{user_id}/data_export/": {
        /**
         * Export your personal data
         * @description One export of a user runs at a time.
         */
        get: operations["users/export-data"];
    };
    "/users/{user_id}/erase/": {
        /**
         * Erase your personal data
         * @description Erasure cannot be undone.
         */
        post: operations["users/erase"];
    };
    "/users/{user_id}/events/": {
        /** List events by user */
        get: operations["events/list-by-user"];
    };
    "/users/{user_id}/orders/": {
        /** List orders by user */
        get: operations["orders/list-own"];
    };
    "/users/{user_id}/organizations/": {
        /** List your organizations */
        get: operations["organizations/list"];
    };
    "/users/{user_id}/organizers/": {
        /** List organizers by user */
        get: operations["organizers/list-own"];
    };
    "/users/{user_id}/owned_event_attendees/": {
        /** List attendees by user */
        get: operations["attendees/list-of-own-organizations"];
    };
    "/users/{user_id}/owned_event_orders/": {
        /** List orders of all your organizations */
        get: operations["orders/list-of-own-organizations"];
    };
    "/users/{user_id}/owned_events/": {
        /** List events owned by a user */
        get: operations["events/list-owned"];
    };
    "/users/{user_id}/venues/": {
        /** List venues by user */
        get: operations["venues/list-own"];
    };
    "/venues/": {
        /** Create a venue in your default organization */
        post: operations["venues/create-own"];
    };
    "/venues/{id}/": {
        /** Get a venue */
        get: operations["venues/get"];
        /** Update a venue */
        post: operations["venues/update"];
    };
    "/venues/{venue_id}/events/": {
        /** List events by venue */
        get: operations["events/list-by-venue"];
    };
    "/webhooks/": {
        /** List webhooks of all your organizations */
        get: operations["webhooks/list-own"];
        /** Create a webhook in your default organization */
        post: operations["webhooks/create-own"];
    };
    "/webhooks/{webhook_id}/": {
        /** Get a webhook */
        get: operations["webhooks/get"];
        /** Delete a webhook */
        delete: operations["webhooks/delete"];
    };
    "/webhooks/{webhook_id}/deliveries/": {
        /** List the deliveries of a webhook */
        get: operations["webhooks/list-deliveries"];
    };
    "/webhooks/{webhook_id}/deliveries/{delivery_id}/": {
        /** Get a webhook delivery */
        get: operations["webhooks/get-delivery"];
    };
    "/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver/": {
        /** Redeliver a webhook delivery */
        post: operations["webhooks/redeliver"];
    };
    "/webhooks/{webhook_id}/test/": {
        /** Send a test delivery to a webhook */
        post: operations["webhooks/test"];
    };
}
export interface components {
    schemas: {
        /** Address */
        Address: {
            address_1: string | null;
            address_2: string | null;
            city: string | null;
            region: string | null;
            postal_code: string | null;
            country: string | null;
            latitude: string | null;
            longitude: string | null;
            localized_address_display: string;
            localized_area_display: string;
            localized_multi_line_address_display: string[];
        };
        /** Answer */
        Answer: {
            question_id: string;
            attendee_id?: string;
            question: string;
            type: string;
            answer: string;
        };
        /** Attendee */
        Attendee: {
            id: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            ticket_class_id: string;
            variant_id: string;
            ticket_class_name: string;
            quantity: number;
            costs: components["schemas"]["AttendeeCosts"];
            profile: {
                [key: string]: unknown;
            };
            answers: components["schemas"]["Answer"][];
            barcodes: components["schemas"]["Barcode"][];
            team: null;
            affiliate: string | null;
            checked_in: boolean;
            cancelled: boolean;
            refunded: boolean;
            /** @enum {unknown} */
            status: "Attending" | "Checked In" | "Not Attending" | "Deleted" | "Unpaid" | "Transferred";
            event_id: string;
            order_id: string;
            guestlist_id: string | null;
            invited_by: string | null;
            delivery_method: string | null;
            resource_uri: string;
            event?: unknown;
            order?: unknown;
            promotional_code?: unknown;
            assigned_number?: unknown;
            survey?: unknown;
            survey_responses?: unknown;
            assigned_unit?: unknown;
            contact_list_preferences?: unknown;
        };
        /** AttendeeCosts */
        AttendeeCosts: {
            base_price: components["schemas"]["Money"];
            eventbrite_fee: components["schemas"]["Money"];
            gross: components["schemas"]["Money"];
            payment_fee: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
        };
        /** AttendeeReport */
        AttendeeReport: {
            timezone: string;
            event_ids: string[];
            data: {
                date?: string;
                date_localized?: string;
                topics: string[];
                totals: {
                    num_attendees: number;
                    num_orders: number;
                };
            }[];
        };
        /** Barcode */
        Barcode: {
            barcode: string;
            /** @enum {unknown} */
            status: "unused" | "used" | "refunded";
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            checkin_type: number;
            checkin_method: string;
            is_printed: boolean;
        };
        /** CannedQuestion */
        CannedQuestion: {
            id: string;
            resource_uri: string;
            question: components["schemas"]["MultipartText"];
            /** @enum {unknown} */
            type: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
            required: boolean;
            choices: {
                id: string;
                answer: components["schemas"]["MultipartText"];
                quantity_available: number | null;
                quantity_sold: number;
                subquestion_ids: string[];
            }[];
            ticket_classes: {
                id: string;
                name: string;
            }[];
            /** @enum {unknown} */
            respondent: "ticket_buyer" | "attendee";
            waiver: string | null;
            sorting: number | null;
            include: boolean;
            editable: boolean;
            group_id: string;
            group_display_header: string;
            default_value: string | null;
        };
        /** CapacityTier */
        CapacityTier: {
            event_id: string;
            quantity_total: number | null;
            quantity_sold: number;
            quantity_pending: number;
            capacity_total: number | null;
            capacity_sold: number;
            capacity_pending: number;
            capacity_is_custom: boolean;
            holds: components["schemas"]["Hold"][];
        };
        /** Category */
        Category: {
            id: string;
            /** Format: uri */
            resource_uri: string;
            name: string;
            name_localized: string;
            short_name: string;
            short_name_localized: string;
            subcategories?: {
                id: string;
                /** Format: uri */
                resource_uri: string;
                name: string;
                name_localized: string;
            }[];
        };
        /** CheckoutSettings */
        CheckoutSettings: {
            country_code: string | null;
            currency_code: string;
            /** @enum {unknown} */
            checkout_method: "eventbrite" | "offline";
            offline_settings: {
                payment_method: string;
                instructions: string;
            }[];
            /** @description Whether buyers of this event can pay by invoice. */
            invoice_enabled: boolean;
        };
        /** Collection */
        Collection: {
            id: string;
            organization_id: string;
            name: string;
            summary: string | null;
            resource_uri: string;
        };
        /** ContentModule */
        ContentModule: {
            type: string;
        };
        /** ContentPage */
        ContentPage: {
            page_version_number: string;
            purpose: string;
            access_type: string;
            modules: unknown[];
            widgets: unknown[];
            resource_uris: {
                self: string;
                add_module: string;
                preview_module: string;
                publish: string;
            };
            pagination: components["schemas"]["Pagination"];
        };
        /** CostComponent */
        CostComponent: {
            name: string;
            internal_name: string;
            group_name: string;
            value: number;
            discount: null;
            rule: {
                id: string;
            } | null;
            base: string;
            /** @enum {unknown} */
            bucket: "item" | "fee" | "shipping" | "tax";
            recipient: string;
            /** @enum {unknown} */
            payer: "attendee" | "organizer";
            intermediate: boolean;
        };
        /** Country */
        Country: {
            code: string;
            label: string;
        };
        /** DataExport */
        DataExport: {
            /** Format: date-time */
            exported: string;
            user: components["schemas"]["User"];
            organizations: components["schemas"]["Organization"][];
            memberships: {
                organization_id: string;
                role: string;
            }[];
            orders: {
                [key: string]: unknown;
            }[];
            tickets: {
                [key: string]: unknown;
            }[];
            tokens: {
                kind: string;
                prefix: string;
                /** Format: date-time */
                created: string;
            }[];
        };
        /** DatetimeTz */
        DatetimeTz: {
            timezone: string;
            local: string;
            /** Format: date-time */
            utc: string;
        };
        /** Deleted */
        Deleted: {
            /** @constant */
            deleted: true;
        };
        /** DestinationEvent */
        DestinationEvent: {
            id: string;
            eventbrite_event_id: string;
            name: string;
            summary: string | null;
            url: string;
            tickets_url: string;
            start_date: string;
            start_time: string;
            end_date: string;
            end_time: string;
            timezone: string;
            status: string;
            is_online_event: boolean;
            series_id: string | null;
            primary_venue_id: string | null;
            primary_organizer_id: string;
            image_id: string | null;
            tags: {
                prefix: string;
                tag: string;
                display_name: string;
            }[];
            published: string | null;
            /** @constant */
            _type: "destination_event";
            primary_venue?: unknown;
            primary_organizer?: unknown;
            image?: unknown;
            ticket_availability?: unknown;
        };
        /** Discount */
        Discount: {
            id: string;
            resource_uri: string;
            /** @enum {unknown} */
            type: "access" | "coded" | "public" | "hold";
            code: string;
            amount_off: string | null;
            percent_off: string | null;
            /** @enum {unknown} */
            applies_to: "ticket" | "order";
            event_id: string | null;
            ticket_class_ids: string[];
            ticket_group_id: string | null;
            hold_ids: string[] | null;
            /** @description The total number of uses; 0 for unlimited. */
            quantity_available: number;
            quantity_sold: number;
            start_date: string | null;
            start_date_relative: number | null;
            end_date: string | null;
            end_date_relative: number | null;
            event?: unknown;
            ticket_group?: unknown;
            reserved_seating?: unknown;
        };
        /** DisplaySettings */
        DisplaySettings: {
            show_start_date: boolean;
            show_end_date: boolean;
            show_start_end_time: boolean;
            show_timezone: boolean;
            show_map: boolean;
            show_remaining: boolean;
            show_organizer_facebook: boolean;
            show_organizer_twitter: boolean;
            show_facebook_friends_going: boolean;
            /** @enum {unknown} */
            terminology: "tickets_vertical" | "endurance_vertical";
        };
        /** Error */
        Error: {
            status_code: number;
            error: string;
            error_description: string;
            error_detail?: {
                ARGUMENTS_ERROR: {
                    [key: string]: string[];
                };
            };
        };
        /** Event */
        Event: {
            id: string;
            name: components["schemas"]["MultipartText"];
            summary: string | null;
            description: components["schemas"]["MultipartText"] | null;
            url: string;
            vanity_url?: string;
            start: components["schemas"]["DatetimeTz"];
            end: components["schemas"]["DatetimeTz"];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            published: string | null;
            /** @enum {unknown} */
            status: "draft" | "live" | "started" | "ended" | "completed" | "canceled";
            currency: string;
            online_event: boolean;
            organization_id: string;
            organizer_id: string;
            logo_id: string | null;
            logo: unknown;
            venue_id: string | null;
            format_id: string | null;
            category_id: string | null;
            subcategory_id: string | null;
            listed?: boolean;
            shareable?: boolean;
            invite_only?: boolean;
            show_remaining?: boolean;
            password?: string | null;
            capacity?: number | null;
            capacity_is_custom?: boolean;
            /** Format: date-time */
            publish_at?: string;
            tx_time_limit: number;
            hide_start_date: boolean;
            hide_end_date: boolean;
            locale: string;
            is_locked: boolean;
            privacy_setting: string;
            is_externally_ticketed: boolean;
            is_series: boolean;
            is_series_parent: boolean;
            series_id?: string;
            is_reserved_seating: boolean;
            show_pick_a_seat: boolean;
            show_seatmap_thumbnail: boolean;
            show_colors_in_seatmap_thumbnail: boolean;
            is_free: boolean;
            is_adult: boolean;
            source: string | null;
            version: null;
            inventory_type: string;
            resource_uri: string;
            venue?: unknown;
            organizer?: unknown;
            format?: unknown;
            category?: unknown;
            subcategory?: unknown;
            bookmark_info?: unknown;
            refund_policy?: unknown;
            ticket_availability?: unknown;
            ticket_classes?: unknown;
            external_ticketing?: unknown;
            music_properties?: unknown;
            publish_settings?: unknown;
            basic_inventory_info?: unknown;
            event_sales_status?: unknown;
            checkout_settings?: unknown;
            listing_properties?: unknown;
            has_digital_content?: unknown;
            series?: unknown;
            series_dates?: unknown;
        };
        /** FeeRate */
        FeeRate: {
            /** @enum {unknown} */
            fee_name: "payment_fee" | "service_fee";
            country: string;
            currency: string;
            fixed: components["schemas"]["Money"];
            percent: string;
            minimum: components["schemas"]["Money"] | null;
            maximum: components["schemas"]["Money"] | null;
            plan: string;
            payment_type: string;
            channel: string;
            item_type: string;
        };
        /** Format */
        Format: {
            id: string;
            /** Format: uri */
            resource_uri: string;
            name: string;
            name_localized: string;
            short_name: string;
            short_name_localized: string;
        };
        /** Hold */
        Hold: {
            id: string;
            event_id: string;
            name: string;
            abbreviation: string | null;
            sort_order: number;
            color: string | null;
            quantity_sold: number;
            quantity_total: number;
            quantity_pending: number;
        };
        /** Image */
        Image: {
            id: string;
            /** Format: uri */
            url: string;
            crop_mask: {
                top_left: {
                    x: number;
                    y: number;
                };
                width: number;
                height: number;
            } | null;
            original: {
                /** Format: uri */
                url: string;
                width: number;
                height: number;
            };
            aspect_ratio: string;
            edge_color: string | null;
            edge_color_set: boolean;
        };
        /** Inventory */
        Inventory: {
            event_id: string;
            is_balanced: boolean;
            pools: components["schemas"]["InventoryPool"][];
            seats: components["schemas"]["InventorySeats"][];
        };
        /** InventoryCounts */
        InventoryCounts: {
            sold: number;
            pending: number;
        };
        /** InventoryPool */
        InventoryPool: {
            id: string;
            kind: string;
            name: string | null;
            ticket_class_id: string | null;
            inventory_tier_id: string | null;
            hold_id: string | null;
            discount_id: string | null;
            question_id: string | null;
            choice_id: string | null;
            capacity: number | null;
            counters: components["schemas"]["InventoryCounts"];
            ledger: components["schemas"]["InventoryCounts"];
            orders: components["schemas"]["InventoryCounts"];
            is_balanced: boolean;
        };
        /** InventorySeats */
        InventorySeats: {
            ticket_class_id: string;
            capacity: number;
            sold: number;
            pending: number;
            is_balanced: boolean;
        };
        /** InventoryTier */
        InventoryTier: {
            id: string;
            event_id: string;
            name: string;
            tier: number;
            seatmap_number: number;
            sort_order: number;
            color: string | null;
            quantity_total: number;
            quantity_sold: number;
            quantity_pending: number;
            capacity_total: number;
            count_against_event_capacity: boolean;
            image_id: string | null;
            ticket_class_ids: string[];
            holds: components["schemas"]["Hold"][] | null;
            image?: unknown;
        };
        /** Invitation */
        Invitation: {
            id: string;
            event_id: string;
            name: string;
            email: string;
            /** @enum {unknown} */
            status: "open" | "used" | "expired" | "revoked";
            /** @description The number of tickets that the invitation allows. */
            quantity_total: number;
            quantity_sold: number;
            quantity_pending: number;
            /** Format: date-time */
            created: string;
            expires: string | null;
            /** @description The link in the invitation email. Only returned when the invitation is created. */
            url?: string;
            resource_uri: string;
        };
        /** ItemPricing */
        ItemPricing: {
            organizer_share: components["schemas"]["Money"];
            total_fees: components["schemas"]["Money"];
            total_taxes: components["schemas"]["Money"];
            total_price: components["schemas"]["Money"];
        };
        /** Mail */
        Mail: {
            id: string;
            kind: string;
            /** Format: date-time */
            created: string;
            sent: string | null;
            /** @enum {unknown} */
            status: "queued" | "sent" | "kept" | "failed";
            error: string | null;
            to: {
                address: string;
                name: string | null;
            };
            subject: string | null;
            event_id: string | null;
            order_id: string | null;
            resource_uri: string;
            text: string | null;
            html: string | null;
            attachments: {
                filename: string;
                content_type: string;
                resource_uri: string;
            }[];
        };
        /** MailSummary */
        MailSummary: {
            id: string;
            kind: string;
            /** Format: date-time */
            created: string;
            sent: string | null;
            /** @enum {unknown} */
            status: "queued" | "sent" | "kept" | "failed";
            error: string | null;
            to: {
                address: string;
                name: string | null;
            };
            subject: string | null;
            event_id: string | null;
            order_id: string | null;
            resource_uri: string;
        };
        /** MediaUpload */
        MediaUpload: {
            /** @constant */
            upload_method: "POST";
            /** Format: uri */
            upload_url: string;
            upload_data: {
                upload_token: string;
            };
            /** @constant */
            file_parameter_name: "file";
            upload_token: string;
        };
        /** MediaUploaded */
        MediaUploaded: {
            /** @constant */
            uploaded: true;
        };
        /** Member */
        Member: {
            /** @constant */
            _type: "member";
            user_id: string;
            /** @description Empty for pending members without a public profile. */
            name: string;
            role_id: string;
            role_summary: string;
            immutable: boolean;
            /** @description Whether the user has not accepted the invitation yet. */
            pending: boolean;
            /** Format: date-time */
            created: string;
        };
        /** Money */
        Money: {
            currency: string;
            value: number;
            major_value: string;
            display: string;
        };
        /** MultipartText */
        MultipartText: {
            text: string | null;
            html: string | null;
        };
        /** Order */
        Order: {
            id: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            name: string;
            first_name: string;
            last_name: string;
            email: string;
            costs: components["schemas"]["OrderCosts"];
            event_id: string;
            time_remaining: number | null;
            /** @enum {unknown} */
            status: "started" | "pending" | "placed" | "abandoned" | "refunded" | "deleted";
            promo_code: string | null;
            affiliate: string | null;
            payment_method: string | null;
            invitation_id: string | null;
            answers: components["schemas"]["Answer"][];
            tickets?: components["schemas"]["OrderTicket"][];
            payment_url?: string;
            payment_instructions?: string;
            resource_uri: string;
            event?: unknown;
            attendees?: unknown;
            merchandise?: unknown;
            concierge?: unknown;
            refund_requests?: unknown;
            survey?: unknown;
            survey_responses?: unknown;
            ticket_buyer_settings?: unknown;
            contact_list_preferences?: unknown;
        };
        /** OrderCosts */
        OrderCosts: {
            base_price: components["schemas"]["Money"];
            display_price: components["schemas"]["Money"];
            display_fee: components["schemas"]["Money"];
            gross: components["schemas"]["Money"];
            eventbrite_fee: components["schemas"]["Money"];
            payment_fee: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            display_tax: {
                name: string;
                tax: components["schemas"]["Money"];
            };
            price_before_discount: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            discount_type?: string;
            fee_components: components["schemas"]["CostComponent"][];
            tax_components: components["schemas"]["CostComponent"][];
            shipping_components: components["schemas"]["CostComponent"][];
            has_gts_tax: boolean;
            tax_name: string | null;
        };
        /** OrderSettings */
        OrderSettings: {
            maximum_per_buyer: number | null;
        };
        /** OrderTicket */
        OrderTicket: {
            ticket_class_id: string;
            variant_id: string;
            ticket_class_name: string;
            quantity: number;
            seats: components["schemas"]["Seat"][];
        };
        /** Organization */
        Organization: {
            /** @constant */
            _type: "organization";
            id: string;
            name: string;
            vertical: string;
            image_id: string | null;
            locale: string;
            /** @description In UTC, without a timezone suffix: `2026-12-01T18:00:00`. */
            created: string;
        };
        /** OrganizationInvitation */
        OrganizationInvitation: {
            /** @constant */
            _type: "organization_invitation";
            organization: components["schemas"]["Organization"];
            role_id: string;
            role_summary: string;
            /** Format: date-time */
            created: string;
        };
        /** Organizer */
        Organizer: {
            id: string;
            /** Format: uri */
            resource_uri: string;
            /** Format: uri */
            url: string;
            organization_id: string;
            name: string;
            description: components["schemas"]["MultipartText"];
            long_description: components["schemas"]["MultipartText"];
            logo_id: string | null;
            logo: components["schemas"]["Image"] | null;
            website: string | null;
            twitter: string | null;
            facebook: string | null;
            num_past_events: number;
            num_future_events: number;
        };
        /** Pagination */
        Pagination: {
            object_count: number;
            page_number: number;
            page_size: number;
            page_count: number;
            continuation?: string;
            has_more_items: boolean;
        };
        /** PaymentOption */
        PaymentOption: {
            /** @enum {unknown} */
            payment_method: "CASH" | "CHECK" | "INVOICE" | "STRIPE";
            title: string;
            offered: boolean;
            instructions: string;
        };
        /** Question */
        Question: {
            id: string;
            resource_uri: string;
            question: components["schemas"]["MultipartText"];
            /** @enum {unknown} */
            type: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
            required: boolean;
            choices: {
                id: string;
                answer: components["schemas"]["MultipartText"];
                quantity_available: number | null;
                quantity_sold: number;
                subquestion_ids: string[];
            }[];
            ticket_classes: {
                id: string;
                name: string;
            }[];
            /** @enum {unknown} */
            respondent: "ticket_buyer" | "attendee";
            waiver: string | null;
            sorting: number | null;
            parent_id: string | null;
            parent_choice_id: string | null;
            display_answer_on_order: boolean;
        };
        /** Redemption */
        Redemption: {
            /** @enum {unknown} */
            outcome: "admitted" | "left" | "already_redeemed" | "not_inside" | "unpaid" | "canceled" | "revoked" | "invalid";
            is_allowed: boolean;
            seat: string | null;
            attendee: components["schemas"]["Attendee"] | null;
        };
        /** RefundRequest */
        RefundRequest: {
            id: string;
            from_email: string;
            from_name: string;
            /** @enum {unknown} */
            status: "pending" | "completed" | "denied" | "disputed" | "outside_policy";
            message: string;
            reason: string;
            last_message: string;
            last_reason: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            items: {
                [key: string]: unknown;
            }[];
            resource_uri: string;
        };
        /** Region */
        Region: {
            country_code: string;
            code: string;
            label: string;
        };
        /** Role */
        Role: {
            /** @constant */
            _type: "role";
            id: string;
            name: string;
            description: string;
            organization_id: string;
            permissions: string[];
            immutable: boolean;
            grantable: boolean;
            deletable: boolean;
            /** @enum {unknown} */
            permission_type: "event" | "user";
        };
        /** SalesReport */
        SalesReport: {
            timezone: string;
            event_ids: string[];
            data: {
                date?: string;
                date_localized?: string;
                topics: string[];
                totals: {
                    currency: string;
                    gross: number;
                    net: number;
                    fees: number;
                    royalty: number;
                    quantity: number;
                };
            }[];
        };
        /** ScannerBundle */
        ScannerBundle: {
            event_id: string;
            /** @description The Ed25519 public key that verifies the codes, in base64url. */
            public_key: string;
            /** Format: date-time */
            generated: string;
            tickets: {
                attendee_id: string;
                barcode: string;
                name: string;
                ticket_class_id: string;
                seat: string | null;
                /** @enum {unknown} */
                status: "valid" | "used" | "void";
            }[];
            continuation: string | null;
        };
        /** Schedule */
        Schedule: {
            id: string;
            occurrence_duration: number;
            recurrence_rule: string;
            created_event_ids: string[];
        };
        /** Seat */
        Seat: {
            id: string;
            section_id: string;
            section: string;
            row: string;
            name: string;
            /** @description The seat description printed on tickets. */
            description: string;
            ticket_class_id: string;
            /** @enum {unknown} */
            status: "free" | "held" | "sold" | "blocked";
        };
        /** SeatCounts */
        SeatCounts: {
            free: number;
            held: number;
            sold: number;
            blocked: number;
        };
        /** SeatMap */
        SeatMap: {
            id: string;
            name: string;
            event_id: string;
            venue_id: string | null;
            /** @description The number of seats that are sold or available. */
            capacity: number;
            thumbnail_url: null;
            seats: components["schemas"]["SeatCounts"];
            sections: components["schemas"]["SeatSection"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            changed: string;
            resource_uri: string;
            event?: unknown;
            venue?: unknown;
            basic_inventory_info?: unknown;
        };
        /** SeatSection */
        SeatSection: {
            id: string;
            name: string;
            ticket_class_id: string;
            free: number;
            held: number;
            sold: number;
            blocked: number;
        };
        /** Subcategory */
        Subcategory: {
            id: string;
            /** Format: uri */
            resource_uri: string;
            name: string;
            name_localized: string;
            parent_category: {
                id: string;
                /** Format: uri */
                resource_uri: string;
                name: string;
                name_localized: string;
                short_name: string;
                short_name_localized: string;
            };
        };
        /** TextOverride */
        TextOverride: {
            /** @enum {unknown} */
            text_code: "tickets_not_yet_on_sale" | "tickets_with_sales_ended" | "tickets_sold_out" | "tickets_unavailable" | "tickets_at_the_door" | "event_cancelled" | "event_postponed" | "checkout_title_tickets" | "checkout_title_add_ons" | "checkout_title_donations";
            message: string | null;
            message_code: ("tickets_not_yet_on_sale" | "tickets_with_sales_ended" | "tickets_sold_out" | "tickets_unavailable" | "tickets_at_the_door" | "event_cancelled" | "event_postponed" | "checkout_title_tickets" | "checkout_title_add_ons" | "checkout_title_donations") | null;
            default_message: string;
            /** @enum {unknown} */
            message_type: "default" | "canonical" | "custom";
        };
        /** TicketBuyerSettings */
        TicketBuyerSettings: {
            confirmation_message: components["schemas"]["MultipartText"];
            instructions: components["schemas"]["MultipartText"];
            sales_ended_message: components["schemas"]["MultipartText"];
            survey_info: components["schemas"]["MultipartText"];
            event_id: string;
            survey_name: string;
            survey_time_limit: number;
            /** @enum {unknown} */
            survey_respondent: "ticket_buyer" | "attendee";
            survey_ticket_classes: string[];
            refund_request_enabled: boolean;
            allow_attendee_update: boolean;
            redirect_url: string | null;
        };
        /** TicketClass */
        TicketClass: {
            description: string | null;
            free: boolean;
            cost: components["schemas"]["Money"] | null;
            fee: components["schemas"]["Money"] | null;
            tax: components["schemas"]["Money"] | null;
            /** @enum {unknown} */
            on_sale_status: "UNKNOWN" | "NOT_YET_ON_SALE" | "AVAILABLE" | "HIDDEN" | "SOLD_OUT" | "UNAVAILABLE";
            image_id: string | null;
            /** @enum {unknown} */
            category: "admission" | "add_on" | "donation";
            id: string;
            event_id: string;
            resource_uri: string;
            name: string;
            display_name: string;
            sorting: number;
            donation: boolean;
            minimum_quantity: number;
            maximum_quantity: number | null;
            maximum_quantity_per_order: number;
            delivery_methods: ("electronic" | "will_call" | "standard_shipping" | "third_party_shipping")[];
            has_pdf_ticket: boolean;
            variants: components["schemas"]["TicketVariant"][];
            actual_cost?: components["schemas"]["Money"] | null;
            actual_fee?: components["schemas"]["Money"] | null;
            capacity?: number | null;
            quantity_total?: number | null;
            quantity_sold?: number;
            hidden?: boolean;
            sales_start?: string | null;
            sales_end?: string | null;
            sales_end_relative?: {
                /** @enum {unknown} */
                relative_to_event: "start_time" | "end_time";
                /** @description The offset in seconds before the event. */
                offset: number;
            } | null;
            sales_start_after?: string | null;
            include_fee?: boolean;
            split_fee?: boolean;
            hide_description?: boolean;
            hide_sale_dates?: boolean;
            auto_hide?: boolean;
            auto_hide_before?: string | null;
            auto_hide_after?: string | null;
            order_confirmation_message?: string | null;
            sales_channels?: ("online" | "atd")[];
            inventory_tier_id?: string | null;
            secondary_assignment_enabled?: boolean;
            /** @description The holds that this ticket class can draw from. Only returned with `include_holds`. */
            hold_ids?: string[];
            event?: unknown;
            image?: unknown;
        };
        /** TicketClassForSale */
        TicketClassForSale: {
            description: string | null;
            free: boolean;
            cost: components["schemas"]["Money"] | null;
            fee: components["schemas"]["Money"] | null;
            tax: components["schemas"]["Money"] | null;
            /** @enum {unknown} */
            on_sale_status: "UNKNOWN" | "NOT_YET_ON_SALE" | "AVAILABLE" | "HIDDEN" | "SOLD_OUT" | "UNAVAILABLE";
            image_id: string | null;
            /** @enum {unknown} */
            category: "admission" | "add_on" | "donation";
            id: string;
            event_id: string;
            resource_uri: string;
            name: string;
            display_name: string;
            sorting: number;
            donation: boolean;
            minimum_quantity: number;
            maximum_quantity: number | null;
            maximum_quantity_per_order: number;
            delivery_methods: ("electronic" | "will_call" | "standard_shipping" | "third_party_shipping")[];
            has_pdf_ticket: boolean;
            variants: components["schemas"]["TicketVariant"][];
            sales_start: string | null;
            sales_end: string | null;
            include_fee: boolean;
            order_confirmation_message: string | null;
        };
        /** TicketGroup */
        TicketGroup: {
            id: string;
            name: string;
            /** @enum {unknown} */
            status: "transfer" | "live" | "deleted" | "archived";
            event_ticket_ids: {
                [key: string]: string[];
            };
            tickets: {
                id: string;
                event_id: string;
                name: string;
                sales_channels: string[];
                variants: {
                    id: string;
                }[];
            }[];
        };
        /** TicketVariant */
        TicketVariant: {
            description: string | null;
            free: boolean;
            cost: components["schemas"]["Money"] | null;
            fee: components["schemas"]["Money"] | null;
            tax: components["schemas"]["Money"] | null;
            /** @enum {unknown} */
            on_sale_status: "UNKNOWN" | "NOT_YET_ON_SALE" | "AVAILABLE" | "HIDDEN" | "SOLD_OUT" | "UNAVAILABLE";
            image_id: string | null;
            /** @enum {unknown} */
            category: "admission" | "add_on" | "donation";
            /** @description `T` and the ticket class ID, followed by `-D` and the discount ID for a discounted variant. */
            id: string;
            primary: boolean;
            code: string | null;
            name?: string;
            display_name: string;
            total_cost: components["schemas"]["Money"] | null;
            tax_and_fee: components["schemas"]["Money"] | null;
            original_cost: components["schemas"]["Money"] | null;
            original_total_cost: components["schemas"]["Money"] | null;
            original_fee: components["schemas"]["Money"] | null;
            original_tax: components["schemas"]["Money"] | null;
            amount_off: components["schemas"]["Money"] | null;
            percent_off: string | null;
            color: string | null;
        };
        /** Timezone */
        Timezone: {
            timezone: string;
            label: string;
        };
        /** Token */
        Token: {
            id: string;
            /** @description `private`, `public`, or `app` for a token issued to an app. */
            kind: string;
            label: string;
            /** @description The first characters of the token. */
            beginning: string;
            /** Format: date-time */
            created: string;
            last_used: string | null;
        };
        /** User */
        User: {
            id: string;
            name: string;
            first_name: string;
            last_name: string;
            is_public: boolean;
            image_id: string | null;
            emails: {
                email: string;
                verified: boolean;
                primary: boolean;
            }[];
            assortment?: {
                plan: string;
            };
        };
        /** Venue */
        Venue: {
            id: string;
            /** Format: uri */
            resource_uri: string;
            name: string;
            age_restriction: string | null;
            capacity: number | null;
            latitude: string | null;
            longitude: string | null;
            organizer_id: string | null;
            address: components["schemas"]["Address"];
        };
        /** WaitlistEntry */
        WaitlistEntry: {
            id: string;
            event_id: string;
            ticket_class_id: string | null;
            name: string;
            email: string;
            quantity: number;
            /** @enum {unknown} */
            status: "waiting" | "offered" | "accepted" | "lapsed" | "left";
            /** Format: date-time */
            created: string;
            offer_expires: string | null;
            order_id: string | null;
        };
        /** WalletPasses */
        WalletPasses: {
            apple: {
                [key: string]: unknown;
            };
            google: {
                [key: string]: unknown;
            };
        };
        /** Webhook */
        Webhook: {
            id: string;
            endpoint_url: string;
            actions: string[];
            /** @description The ID of the organization that owns the webhook. */
            user_id: string;
            event_id: string | null;
            /** Format: date-time */
            created: string;
            /** @description Whether deliveries are sent. A 410 response deactivates the webhook. */
            is_active: boolean;
            resource_uri: string;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            id: string;
            /** @description The delivery ID, the same for every attempt. */
            delivery: string;
            action: string;
            attempt: number;
            status_code: number | null;
            status: string;
            duration_ms: number;
            /** Format: date-time */
            created: string;
            resource_uri: string;
        };
    };
    responses: {
        /** @description The error. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Response. */
        Category: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Category"];
            };
        };
        /** @description Response. */
        Collection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Collection"];
            };
        };
        /** @description Response. */
        Discount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Discount"];
            };
        };
        /** @description Response. */
        Event: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        /** @description Response. */
        Deleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        /** @description Response. */
        Attendee: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Attendee"];
            };
        };
        /** @description Response. */
        WalletPasses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WalletPasses"];
            };
        };
        /** @description Response. */
        CannedQuestion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CannedQuestion"];
            };
        };
        /** @description Response. */
        CapacityTier: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CapacityTier"];
            };
        };
        /** @description Response. */
        CheckoutSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CheckoutSettings"];
            };
        };
        /** @description Response. */
        DisplaySettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisplaySettings"];
            };
        };
        /** @description Response. */
        Inventory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Inventory"];
            };
        };
        /** @description Response. */
        Invitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        /** @description Response. */
        OrderSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderSettings"];
            };
        };
        /** @description Response. */
        Order: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        /** @description Response. */
        Question: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Question"];
            };
        };
        /** @description Response. */
        Redemption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Redemption"];
            };
        };
        /** @description Response. */
        ScannerBundle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ScannerBundle"];
            };
        };
        /** @description Response. */
        Schedule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Schedule"];
            };
        };
        /** @description Response. */
        SeatMap: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SeatMap"];
            };
        };
        /** @description Response. */
        ContentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContentPage"];
            };
        };
        /** @description Response. */
        TicketBuyerSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TicketBuyerSettings"];
            };
        };
        /** @description Response. */
        TicketClass: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TicketClass"];
            };
        };
        /** @description Response. */
        Format: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Format"];
            };
        };
        /** @description Response. */
        Mail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Mail"];
            };
        };
        /** @description Response. */
        MediaUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MediaUpload"];
            };
        };
        /** @description Response. */
        Image: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Image"];
            };
        };
        /** @description Response. */
        MediaUploaded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MediaUploaded"];
            };
        };
        /** @description Response. */
        Organization: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Organization"];
            };
        };
        /** @description Response. */
        Member: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Member"];
            };
        };
        /** @description Response. */
        Organizer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Organizer"];
            };
        };
        /** @description Response. */
        PaymentOption: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentOption"];
            };
        };
        /** @description Response. */
        AttendeeReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AttendeeReport"];
            };
        };
        /** @description Response. */
        SalesReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesReport"];
            };
        };
        /** @description Response. */
        TicketGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TicketGroup"];
            };
        };
        /** @description Response. */
        Venue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Venue"];
            };
        };
        /** @description Response. */
        RefundRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        /** @description Response. */
        Subcategory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Subcategory"];
            };
        };
        /** @description Response. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description Response. */
        DataExport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DataExport"];
            };
        };
        /** @description Response. */
        Webhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Webhook"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "oauth/get-server-metadata": {
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    batch: {
        parameters: {
            query?: {
                batch?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch?: unknown;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        headers: {
                            [key: string]: string;
                        };
                        /** @description The response body as text. */
                        body: string;
                    }[];
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "categories/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        categories: components["schemas"]["Category"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "categories/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Category"];
            "4XX": components["responses"]["Error"];
        };
    };
    "collections/get": {
        parameters: {
            query?: never;
            path: {
                collection_id: string;
            };
        };
        responses: {
            200: components["responses"]["Collection"];
            "4XX": components["responses"]["Error"];
        };
    };
    "collections/list-events": {
        parameters: {
            query?: {
                time_filter?: "" | "all" | "past" | "current_future";
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                collection_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "destination/list-events": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs. */
                event_ids?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                        events: components["schemas"]["DestinationEvent"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "destination/search": {
        requestBody: {
            content: {
                "application/json": {
                    event_search: {
                        /** @description Search terms. */
                        q?: string;
                        /** @description Cities, by GeoNames ID. */
                        places?: string[];
                        dates?: ("current_future" | "today" | "tomorrow" | "this_week" | "this_weekend" | "next_week" | "next_weekend" | "this_month" | "next_month")[];
                        date_range?: {
                            /** @description A date, or a date and time. */
                            from?: string;
                            /** @description A date, or a date and time. */
                            to?: string;
                        };
                        /** @description Such as `EventbriteCategory/103`, `EventbriteSubCategory/3002` and `EventbriteFormat/6`. */
                        tags?: string[];
                        /** @enum {unknown} */
                        price?: "free" | "paid";
                        online_events_only?: boolean;
                        /** @description Whether to return only the next occurrence of each series. Defaults to true. */
                        dedup?: boolean;
                        page?: number;
                        page_size?: number;
                        continuation?: string;
                        /** @description Accepted and ignored. */
                        aggs?: string[];
                    };
                    expand?: {
                        destination_event?: string[] | string;
                    };
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: {
                            pagination: components["schemas"]["Pagination"];
                            results: components["schemas"]["DestinationEvent"][];
                        };
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                discount_id: string;
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/update": {
        parameters: {
            query?: never;
            path: {
                discount_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    discount: {
                        /** @enum {unknown} */
                        type?: "access" | "coded" | "public" | "hold";
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        event_id?: string | null;
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/delete": {
        parameters: {
            query?: never;
            path: {
                discount_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "calendars/event": {
        parameters: {
            query?: {
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description A slug that ends with a dash and the ID. */
                address: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["Error"];
                };
            };
        };
    };
    "events/list-by-ids": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs. */
                event_ids?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/create-own": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    event: {
                        name: {
                            html: string;
                            text?: unknown;
                        };
                        start: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        end: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        currency: string;
                        summary?: string | null;
                        description?: {
                            html: string;
                            text?: unknown;
                        } | null;
                        hide_start_date?: boolean;
                        hide_end_date?: boolean;
                        online_event?: boolean;
                        organizer_id?: string;
                        logo_id?: string | null;
                        venue_id?: string | null;
                        format_id?: string | null;
                        category_id?: string | null;
                        subcategory_id?: string | null;
                        listed?: boolean;
                        shareable?: boolean;
                        invite_only?: boolean;
                        show_remaining?: boolean;
                        password?: string | null;
                        capacity?: number | null;
                        is_reserved_seating?: boolean;
                        is_series?: boolean;
                        show_pick_a_seat?: boolean;
                        show_seatmap_thumbnail?: boolean;
                        show_colors_in_seatmap_thumbnail?: boolean;
                        source?: string | null;
                        /** @enum {unknown} */
                        locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                        tx_time_limit?: number;
                        vanity_url?: string | null;
                        refund_policy?: string | null;
                        external_ticketing?: {
                            external_url: string;
                            ticketing_provider_name?: string | null;
                            is_free?: boolean;
                            minimum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            maximum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            sales_start?: string | null;
                            sales_end?: string | null;
                        } | null;
                        music_properties?: {
                            age_restriction?: ("all_ages" | "12+" | "13+" | "14+" | "15+" | "16+" | "17+" | "18+" | "19+" | "21+" | "under_14_with_guardian" | "under_16_with_guardian" | "under_18_with_guardian" | "under_21_with_guardian") | null;
                            presented_by?: string | null;
                            door_time?: string | null;
                        } | null;
                        is_adult?: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/search": {
        parameters: {
            query?: {
                /** @description Search terms. Use quotation marks for phrases, and `-` to exclude a term. */
                q?: string;
                /** @description The sort order. A leading `-` reverses it. */
                sort_by?: "" | "date" | "distance" | "best" | "-date" | "-distance" | "-best";
                /** @description A city, optionally with its region or country, a country, a postal code, or coordinates. */
                "location.address"?: string;
                /** @description The search radius, such as `15km`. Defaults to `10mi`. */
                "location.within"?: string;
                /** @description A latitude in degrees. */
                "location.latitude"?: string;
                /** @description A longitude in degrees. */
                "location.longitude"?: string;
                /** @description A latitude in degrees. */
                "location.viewport.northeast.latitude"?: string;
                /** @description A longitude in degrees. */
                "location.viewport.northeast.longitude"?: string;
                /** @description A latitude in degrees. */
                "location.viewport.southwest.latitude"?: string;
                /** @description A longitude in degrees. */
                "location.viewport.southwest.longitude"?: string;
                /** @description A comma-separated list of organizer IDs. */
                "organizer.id"?: string;
                /** @description A comma-separated list of user IDs. Returns events of the organizations that these users own. */
                "user.id"?: string;
                /** @description A comma-separated list of category IDs. */
                categories?: string;
                /** @description A comma-separated list of subcategory IDs. */
                subcategories?: string;
                /** @description A comma-separated list of format IDs. */
                formats?: string;
                /** @description Returns only free or only paid events. */
                price?: "" | "free" | "paid";
                /** @description A date, or a date and time. Without an offset, it is in the local time of the searched location. */
                "start_date.range_start"?: string;
                /** @description A date, or a date and time. Without an offset, it is in the local time of the searched location. */
                "start_date.range_end"?: string;
                /** @description The start date, relative to today. */
                "start_date.keyword"?: "" | "today" | "tomorrow" | "this_week" | "this_weekend" | "next_week" | "next_weekend" | "this_month" | "next_month";
                /** @description A date, or a date and time. Without an offset, it is in the local time of the searched location. */
                "date_modified.range_start"?: string;
                /** @description A date, or a date and time. Without an offset, it is in the local time of the searched location. */
                "date_modified.range_end"?: string;
                /** @description The date of the last change, relative to today. */
                "date_modified.keyword"?: "" | "today" | "tomorrow" | "this_week" | "this_weekend" | "next_week" | "next_weekend" | "this_month" | "next_month";
                /** @description Accepted and ignored, because there are no promoted events. */
                search_type?: "" | "promoted";
                /** @description Whether to return all occurrences of a series instead of the next one. */
                include_all_series_instances?: string;
                /** @description Whether to include events without tickets on sale. */
                include_unavailable_events?: string;
                /** @description Whether to include events for adults only. */
                include_adult_events?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    }) & {
                        location?: {
                            latitude: string;
                            longitude: string;
                            within?: string;
                            address?: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/update": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    event: {
                        name?: {
                            html: string;
                            text?: unknown;
                        };
                        start?: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        end?: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        currency?: string;
                        summary?: string | null;
                        description?: {
                            html: string;
                            text?: unknown;
                        } | null;
                        hide_start_date?: boolean;
                        hide_end_date?: boolean;
                        online_event?: boolean;
                        organizer_id?: string;
                        logo_id?: string | null;
                        venue_id?: string | null;
                        format_id?: string | null;
                        category_id?: string | null;
                        subcategory_id?: string | null;
                        listed?: boolean;
                        shareable?: boolean;
                        invite_only?: boolean;
                        show_remaining?: boolean;
                        password?: string | null;
                        capacity?: number | null;
                        is_reserved_seating?: boolean;
                        is_series?: boolean;
                        show_pick_a_seat?: boolean;
                        show_seatmap_thumbnail?: boolean;
                        show_colors_in_seatmap_thumbnail?: boolean;
                        source?: string | null;
                        /** @enum {unknown} */
                        locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                        tx_time_limit?: number;
                        vanity_url?: string | null;
                        refund_policy?: string | null;
                        external_ticketing?: {
                            external_url: string;
                            ticketing_provider_name?: string | null;
                            is_free?: boolean;
                            minimum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            maximum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            sales_start?: string | null;
                            sales_end?: string | null;
                        } | null;
                        music_properties?: {
                            age_restriction?: ("all_ages" | "12+" | "13+" | "14+" | "15+" | "16+" | "17+" | "18+" | "19+" | "21+" | "under_14_with_guardian" | "under_16_with_guardian" | "under_18_with_guardian" | "under_21_with_guardian") | null;
                            presented_by?: string | null;
                            door_time?: string | null;
                        } | null;
                        is_adult?: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/delete": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "access-codes/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        access_codes: components["schemas"]["Discount"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "access-codes/create-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_code: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "access-codes/get-by-event": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "access-codes/update-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_code: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "access-codes/delete-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: string;
                changed_since?: string;
                last_item_seen?: string;
                attendee_ids?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        attendees: components["schemas"]["Attendee"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/check-in": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    gate?: string;
                    nonce?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/check-out": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    gate?: string;
                    nonce?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/move": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    attendee: {
                        seat_id: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "tickets/qr-png": {
        parameters: {
            query?: {
                /** @description The secret of the order link. */
                access?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["Error"];
                };
            };
        };
    };
    "tickets/qr-svg": {
        parameters: {
            query?: {
                /** @description The secret of the order link. */
                access?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Error"];
                };
            };
        };
    };
    "tickets/ticket-pdf": {
        parameters: {
            query?: {
                /** @description The secret of the order link. */
                access?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Error"];
                };
            };
        };
    };
    "attendees/transfer": {
        parameters: {
            query?: {
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    attendee: {
                        name?: string;
                        first_name?: string;
                        last_name?: string;
                        email: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "tickets/wallet-json": {
        parameters: {
            query?: {
                /** @description The secret of the order link. */
                access?: string;
            };
            path: {
                event_id: string;
                attendee_id: string;
            };
        };
        responses: {
            200: components["responses"]["WalletPasses"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/cancel": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refund_all?: boolean;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        canceled: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "canned-questions/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description Whether to include inactive questions. */
                include_all?: boolean;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        questions: components["schemas"]["CannedQuestion"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "canned-questions/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    question: {
                        question?: {
                            html: string;
                            text?: string | null;
                        };
                        required?: boolean;
                        /** @enum {unknown} */
                        type?: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
                        /** @enum {unknown} */
                        respondent?: "ticket_buyer" | "attendee";
                        waiver?: string | null;
                        choices?: {
                            id?: string;
                            answer: {
                                html: string;
                                text?: string | null;
                            };
                            quantity_available?: number | null;
                            quantity_sold?: number;
                            subquestion_ids?: string[];
                        }[];
                        ticket_classes?: {
                            id: string;
                            name?: string;
                        }[];
                        parent_choice_id?: string | null;
                        sorting?: number | null;
                        canned_type: string;
                        include?: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["CannedQuestion"];
            "4XX": components["responses"]["Error"];
        };
    };
    "canned-questions/get": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        question: components["schemas"]["CannedQuestion"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "canned-questions/update": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    question: {
                        question?: {
                            html: string;
                            text?: string | null;
                        };
                        required?: boolean;
                        /** @enum {unknown} */
                        type?: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
                        /** @enum {unknown} */
                        respondent?: "ticket_buyer" | "attendee";
                        waiver?: string | null;
                        choices?: {
                            id?: string;
                            answer: {
                                html: string;
                                text?: string | null;
                            };
                            quantity_available?: number | null;
                            quantity_sold?: number;
                            subquestion_ids?: string[];
                        }[];
                        ticket_classes?: {
                            id: string;
                            name?: string;
                        }[];
                        parent_choice_id?: string | null;
                        sorting?: number | null;
                        canned_type?: string;
                        include?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        question: components["schemas"]["CannedQuestion"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "canned-questions/delete": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "capacity-tiers/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["CapacityTier"];
            "4XX": components["responses"]["Error"];
        };
    };
    "capacity-tiers/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    capacity_tier: {
                        capacity_total?: number | null;
                        holds?: {
                            id?: string | null;
                            event_id?: string;
                            name?: string;
                            abbreviation?: string | null;
                            sort_order?: number;
                            color?: string | null;
                            quantity_total?: number;
                            is_deleted?: boolean;
                        }[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["CapacityTier"];
            "4XX": components["responses"]["Error"];
        };
    };
    "checkout-settings/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["CheckoutSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "checkout-settings/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    checkout_settings: {
                        /** @description Whether buyers of this event can pay by invoice. */
                        invoice_enabled: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["CheckoutSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "collections/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        collections: components["schemas"]["Collection"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/copy": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    start_date?: string;
                    end_date?: string;
                    timezone?: string;
                    summary?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/get-description": {
        parameters: {
            query?: {
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        description: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        discounts: components["schemas"]["Discount"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/create-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    discount: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/get-by-event": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/update-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    discount: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/delete-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "display-settings/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["DisplaySettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "display-settings/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    display_settings: {
                        show_start_date?: boolean;
                        show_end_date?: boolean;
                        show_start_end_time?: boolean;
                        show_timezone?: boolean;
                        show_map?: boolean;
                        show_remaining?: boolean;
                        show_organizer_facebook?: boolean;
                        show_organizer_twitter?: boolean;
                        show_facebook_friends_going?: boolean;
                        /** @enum {unknown} */
                        terminology?: "tickets_vertical" | "endurance_vertical";
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["DisplaySettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["Inventory"];
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory-tiers/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                seatmap_number?: number;
                count_against_event_capacity?: boolean;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        inventory_tiers: components["schemas"]["InventoryTier"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory-tiers/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    inventory_tier?: {
                        name?: string;
                        tier?: number;
                        /** @description Always 0: seats belong to ticket classes. */
                        seatmap_number?: number;
                        sort_order?: number;
                        color?: string | null;
                        quantity_total?: number;
                        capacity_total?: number;
                        count_against_event_capacity?: boolean;
                        image_id?: string | null;
                        holds?: {
                            id?: string | null;
                            event_id?: string;
                            name?: string;
                            abbreviation?: string | null;
                            sort_order?: number;
                            color?: string | null;
                            quantity_total?: number;
                            is_deleted?: boolean;
                        }[] | null;
                        id?: string;
                    };
                    inventory_tiers?: {
                        name?: string;
                        tier?: number;
                        /** @description Always 0: seats belong to ticket classes. */
                        seatmap_number?: number;
                        sort_order?: number;
                        color?: string | null;
                        quantity_total?: number;
                        capacity_total?: number;
                        count_against_event_capacity?: boolean;
                        image_id?: string | null;
                        holds?: {
                            id?: string | null;
                            event_id?: string;
                            name?: string;
                            abbreviation?: string | null;
                            sort_order?: number;
                            color?: string | null;
                            quantity_total?: number;
                            is_deleted?: boolean;
                        }[] | null;
                        id?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        inventory_tier?: components["schemas"]["InventoryTier"];
                        inventory_tiers?: components["schemas"]["InventoryTier"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory-tiers/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                event_id: string;
                inventory_tier_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        inventory_tier: components["schemas"]["InventoryTier"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory-tiers/update": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                inventory_tier_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    inventory_tier: {
                        name?: string;
                        tier?: number;
                        /** @description Always 0: seats belong to ticket classes. */
                        seatmap_number?: number;
                        sort_order?: number;
                        color?: string | null;
                        quantity_total?: number;
                        capacity_total?: number;
                        count_against_event_capacity?: boolean;
                        image_id?: string | null;
                        holds?: {
                            id?: string | null;
                            event_id?: string;
                            name?: string;
                            abbreviation?: string | null;
                            sort_order?: number;
                            color?: string | null;
                            quantity_total?: number;
                            is_deleted?: boolean;
                        }[] | null;
                        id?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        inventory_tier?: components["schemas"]["InventoryTier"];
                        inventory_tiers?: components["schemas"]["InventoryTier"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "inventory-tiers/delete": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                inventory_tier_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "invitations/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        invitations: components["schemas"]["Invitation"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "invitations/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation: {
                        email: string;
                        name?: string;
                        /** @default 1 */
                        quantity?: number;
                        expires?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Invitation"];
            "4XX": components["responses"]["Error"];
        };
    };
    "invitations/get": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                invitation_id: string;
            };
        };
        responses: {
            200: components["responses"]["Invitation"];
            "4XX": components["responses"]["Error"];
        };
    };
    "invitations/revoke": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                invitation_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "order-settings/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["OrderSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "order-settings/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    order_settings: {
                        maximum_per_buyer: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["OrderSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: "active" | "inactive" | "both" | "all_not_deleted";
                changed_since?: string;
                last_item_seen?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
                only_emails?: string;
                exclude_emails?: string;
                refund_request_statuses?: string;
                time_filter?: "all" | "past" | "current_future";
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/create": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    order: {
                        tickets: {
                            ticket_class_id?: string;
                            variant_id?: string;
                            quantity?: number;
                            /** @description The seat IDs. Without them, the best available seats are chosen. */
                            seats?: string[];
                            /** @description An amount in the smallest unit of the currency. */
                            donation?: number;
                        }[];
                        code?: string;
                        hold_id?: string;
                        affiliate?: string;
                        email?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "public-discounts/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        public_discounts: components["schemas"]["Discount"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "public-discounts/create-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    public_discount: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "public-discounts/get-by-event": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "public-discounts/update-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    public_discount: {
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                        ticket_ids?: string[] | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "public-discounts/delete-by-event": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
                discount_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/publish": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    publish_at?: string;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        published: boolean;
                        /** Format: date-time */
                        publish_at?: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "questions/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        questions: components["schemas"]["Question"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "questions/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    question: {
                        question: {
                            html: string;
                            text?: string | null;
                        };
                        required?: boolean;
                        /** @enum {unknown} */
                        type: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
                        /** @enum {unknown} */
                        respondent?: "ticket_buyer" | "attendee";
                        waiver?: string | null;
                        choices?: {
                            id?: string;
                            answer: {
                                html: string;
                                text?: string | null;
                            };
                            quantity_available?: number | null;
                            quantity_sold?: number;
                            subquestion_ids?: string[];
                        }[];
                        ticket_classes?: {
                            id: string;
                            name?: string;
                        }[];
                        parent_id?: string | null;
                        parent_choice_id?: string | null;
                        display_answer_on_order?: boolean;
                        sorting?: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Question"];
            "4XX": components["responses"]["Error"];
        };
    };
    "questions/get": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        responses: {
            200: components["responses"]["Question"];
            "4XX": components["responses"]["Error"];
        };
    };
    "questions/update": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    question: {
                        question?: {
                            html: string;
                            text?: string | null;
                        };
                        required?: boolean;
                        /** @enum {unknown} */
                        type?: "checkbox" | "dropdown" | "text" | "paragraph" | "radio" | "waiver";
                        /** @enum {unknown} */
                        respondent?: "ticket_buyer" | "attendee";
                        waiver?: string | null;
                        choices?: {
                            id?: string;
                            answer: {
                                html: string;
                                text?: string | null;
                            };
                            quantity_available?: number | null;
                            quantity_sold?: number;
                            subquestion_ids?: string[];
                        }[];
                        ticket_classes?: {
                            id: string;
                            name?: string;
                        }[];
                        parent_id?: string | null;
                        parent_choice_id?: string | null;
                        display_answer_on_order?: boolean;
                        sorting?: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Question"];
            "4XX": components["responses"]["Error"];
        };
    };
    "questions/delete": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                question_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/redeem": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The content of the QR code, or the digits below it. */
                    barcode: string;
                    /** @enum {unknown} */
                    kind?: "entry" | "exit";
                    gate?: string;
                    /** @description An idempotency key: a scan that is sent again with the same ID counts once. */
                    nonce?: string;
                    /** @description The time of the scan, for scans that are uploaded later. */
                    scanned?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Redemption"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/scanner-bundle": {
        parameters: {
            query?: {
                changed_since?: string;
                /** @description The continuation of the previous part. */
                after?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["ScannerBundle"];
            "4XX": components["responses"]["Error"];
        };
    };
    "series/add-schedule": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    schedule: {
                        occurrence_duration: number;
                        recurrence_rule: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Schedule"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/list-by-event": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        seatmaps: components["schemas"]["SeatMap"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    seatmap?: {
                        name: string;
                        venue_id?: string | null;
                        sections: {
                            name: string;
                            ticket_class_id: string;
                            rows: {
                                name: string;
                                /** @description Either a count, which numbers the seats 1, 2, 3 …, or a list of names. */
                                seats: number | string[];
                            }[];
                        }[];
                    };
                    /** @description The seat map to copy, of an event whose ticket classes have the same names. */
                    source_seatmap_id?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SeatMap"];
            "4XX": components["responses"]["Error"];
        };
    };
    "structured-content/get-published": {
        parameters: {
            query?: {
                purpose?: "listing" | "digital_content";
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["ContentPage"];
            "4XX": components["responses"]["Error"];
        };
    };
    "structured-content/get-working": {
        parameters: {
            query?: {
                purpose?: "listing" | "digital_content";
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["ContentPage"];
            "4XX": components["responses"]["Error"];
        };
    };
    "structured-content/add-version": {
        parameters: {
            query?: {
                purpose?: "listing" | "digital_content";
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
                version: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    modules?: components["schemas"]["ContentModule"][];
                    widgets?: {
                        type: string;
                    }[];
                    publish?: boolean;
                    /** @enum {unknown} */
                    purpose?: "listing" | "digital_content";
                    /** @enum {unknown} */
                    access_type?: "public" | "private";
                };
            };
        };
        responses: {
            200: components["responses"]["ContentPage"];
            "4XX": components["responses"]["Error"];
        };
    };
    "tax/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tax: {
                            name: string;
                            /** @description A percentage, such as `19` or `8.25`. */
                            percent: string;
                            /** @description Whether prices include the tax. */
                            included: boolean;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "tax/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    tax: {
                        name: string;
                        /** @description A percentage, such as `19` or `8.25`. */
                        percent: string;
                        /** @description Whether prices include the tax. */
                        included: boolean;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tax: {
                            name: string;
                            /** @description A percentage, such as `19` or `8.25`. */
                            percent: string;
                            /** @description Whether prices include the tax. */
                            included: boolean;
                        } | null;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-buyer-settings/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            200: components["responses"]["TicketBuyerSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-buyer-settings/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_buyer_settings: {
                        confirmation_message?: {
                            html?: string | null;
                            text?: string | null;
                        } | null;
                        instructions?: {
                            html?: string | null;
                            text?: string | null;
                        } | null;
                        sales_ended_message?: {
                            html?: string | null;
                            text?: string | null;
                        } | null;
                        survey_info?: {
                            html?: string | null;
                            text?: string | null;
                        } | null;
                        event_id?: string;
                        survey_name?: string;
                        survey_time_limit?: number;
                        /** @enum {unknown} */
                        survey_respondent?: "ticket_buyer" | "attendee";
                        survey_ticket_classes?: string[];
                        refund_request_enabled?: boolean;
                        allow_attendee_update?: boolean;
                        redirect_url?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["TicketBuyerSettings"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                pos?: "online" | "at_the_door";
                category?: string;
                include_holds?: boolean;
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        ticket_classes: components["schemas"]["TicketClass"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_class: {
                        name?: string;
                        description?: string | null;
                        sorting?: number | null;
                        cost?: (string | {
                            currency: string;
                            value: number;
                            major_value?: unknown;
                            display?: unknown;
                        }) | null;
                        free?: boolean;
                        donation?: boolean;
                        capacity?: number | null;
                        quantity_total?: number | null;
                        minimum_quantity?: number | null;
                        maximum_quantity?: number | null;
                        sales_start?: string | null;
                        sales_end?: string | null;
                        sales_end_relative?: {
                            /** @enum {unknown} */
                            relative_to_event: "start_time" | "end_time";
                            /** @description The offset in seconds before the event. */
                            offset: number;
                        } | null;
                        sales_start_after?: string | null;
                        include_fee?: boolean;
                        split_fee?: boolean;
                        hidden?: boolean;
                        hide_description?: boolean;
                        hide_sale_dates?: boolean;
                        auto_hide?: boolean;
                        auto_hide_before?: string | null;
                        auto_hide_after?: string | null;
                        has_pdf_ticket?: boolean;
                        order_confirmation_message?: string | null;
                        sales_channels?: ("online" | "atd")[];
                        delivery_methods?: ("electronic" | "will_call" | "standard_shipping" | "third_party_shipping")[];
                        inventory_tier_id?: string | null;
                        image_id?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["TicketClass"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/for-sale": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                pos?: "online" | "at_the_door";
                code?: string;
                hold_id?: string;
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        ticket_classes: components["schemas"]["TicketClassForSale"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                event_id: string;
                ticket_class_id: string;
            };
        };
        responses: {
            200: components["responses"]["TicketClass"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/update": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                ticket_class_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_class: {
                        name?: string;
                        description?: string | null;
                        sorting?: number | null;
                        cost?: (string | {
                            currency: string;
                            value: number;
                            major_value?: unknown;
                            display?: unknown;
                        }) | null;
                        free?: boolean;
                        donation?: boolean;
                        capacity?: number | null;
                        quantity_total?: number | null;
                        minimum_quantity?: number | null;
                        maximum_quantity?: number | null;
                        sales_start?: string | null;
                        sales_end?: string | null;
                        sales_end_relative?: {
                            /** @enum {unknown} */
                            relative_to_event: "start_time" | "end_time";
                            /** @description The offset in seconds before the event. */
                            offset: number;
                        } | null;
                        sales_start_after?: string | null;
                        include_fee?: boolean;
                        split_fee?: boolean;
                        hidden?: boolean;
                        hide_description?: boolean;
                        hide_sale_dates?: boolean;
                        auto_hide?: boolean;
                        auto_hide_before?: string | null;
                        auto_hide_after?: string | null;
                        has_pdf_ticket?: boolean;
                        order_confirmation_message?: string | null;
                        sales_channels?: ("online" | "atd")[];
                        delivery_methods?: ("electronic" | "will_call" | "standard_shipping" | "third_party_shipping")[];
                        inventory_tier_id?: string | null;
                        image_id?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["TicketClass"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-classes/delete": {
        parameters: {
            query?: never;
            path: {
                event_id: string;
                ticket_class_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/unpublish": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unpublished: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "waitlist/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        waitlist_entries: components["schemas"]["WaitlistEntry"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "waitlist/join": {
        parameters: {
            query?: {
                /** @description The password of the event. It can also be sent in the `Event-Password` header. */
                password?: string;
                /** @description The secret of the invitation link. It can also be sent in the `Event-Invite-Token` header. */
                invite_token?: string;
            };
            path: {
                /** @description The ID of the event. */
                event_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    waitlist_entry: {
                        name: string;
                        email: string;
                        quantity?: number;
                        ticket_class_id?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitlistEntry"] & {
                        /** @description The secret that allows the entry to be deleted. */
                        secret: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "waitlist/leave": {
        parameters: {
            query?: {
                secret?: string;
            };
            path: {
                event_id: string;
                entry_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "formats/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        formats: components["schemas"]["Format"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "formats/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Format"];
            "4XX": components["responses"]["Error"];
        };
    };
    "mails/get": {
        parameters: {
            query?: never;
            path: {
                mail_id: string;
            };
        };
        responses: {
            200: components["responses"]["Mail"];
            "4XX": components["responses"]["Error"];
        };
    };
    "media/begin-upload": {
        parameters: {
            query: {
                type: "image-event-logo" | "image-event-logo-preserve-quality" | "image-event-view-from-seat" | "image-organizer-logo" | "image-user-photo" | "image-structured-content";
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaUpload"];
            "4XX": components["responses"]["Error"];
        };
    };
    "media/finish-upload": {
        requestBody: {
            content: {
                "application/json": {
                    upload_token: string;
                    crop_mask?: {
                        top_left?: {
                            x?: number;
                            y?: number;
                        };
                        width: number;
                        height: number;
                    } | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Image"];
            "4XX": components["responses"]["Error"];
        };
    };
    "media/send-file": {
        parameters: {
            query?: never;
            path: {
                token: string;
            };
        };
        responses: {
            200: components["responses"]["MediaUploaded"];
            "4XX": components["responses"]["Error"];
        };
    };
    "media/get": {
        parameters: {
            query?: {
                /** @description The maximum width in pixels. */
                width?: number;
                /** @description The maximum height in pixels. */
                height?: number;
            };
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Image"];
            "4XX": components["responses"]["Error"];
        };
    };
    "media/get-file": {
        parameters: {
            query?: never;
            path: {
                id: string;
                file: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            /** @description Response. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": components["schemas"]["Error"];
                    "image/png": components["schemas"]["Error"];
                };
            };
        };
    };
    "calendars/organizer": {
        parameters: {
            query?: never;
            path: {
                /** @description A slug that ends with a dash and the ID. */
                address: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["Error"];
                };
            };
        };
    };
    "oauth/start-device-authorization": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth/introspect-token": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth/revoke-token": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "oauth/exchange-token": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "orders/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/update": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    order: {
                        name?: string;
                        first_name?: string;
                        last_name?: string;
                        email?: string;
                        profile?: {
                            prefix?: string;
                            suffix?: string;
                            age?: number;
                            job_title?: string;
                            company?: string;
                            website?: string;
                            blog?: string;
                            gender?: string;
                            birth_date?: string;
                            cell_phone?: string;
                            work_phone?: string;
                            home_phone?: string;
                            addresses?: {
                                home?: {
                                    address_1?: string;
                                    address_2?: string;
                                    city?: string;
                                    region?: string;
                                    postal_code?: string;
                                    country?: string;
                                    latitude?: string;
                                    longitude?: string;
                                };
                                ship?: {
                                    address_1?: string;
                                    address_2?: string;
                                    city?: string;
                                    region?: string;
                                    postal_code?: string;
                                    country?: string;
                                    latitude?: string;
                                    longitude?: string;
                                };
                                work?: {
                                    address_1?: string;
                                    address_2?: string;
                                    city?: string;
                                    region?: string;
                                    postal_code?: string;
                                    country?: string;
                                    latitude?: string;
                                    longitude?: string;
                                };
                                bill?: {
                                    address_1?: string;
                                    address_2?: string;
                                    city?: string;
                                    region?: string;
                                    postal_code?: string;
                                    country?: string;
                                    latitude?: string;
                                    longitude?: string;
                                };
                            };
                        };
                        answers?: {
                            question_id: string;
                            answer: string | string[];
                        }[];
                        attendees?: {
                            name?: string;
                            first_name?: string;
                            last_name?: string;
                            email?: string;
                            profile?: {
                                prefix?: string;
                                suffix?: string;
                                age?: number;
                                job_title?: string;
                                company?: string;
                                website?: string;
                                blog?: string;
                                gender?: string;
                                birth_date?: string;
                                cell_phone?: string;
                                work_phone?: string;
                                home_phone?: string;
                                addresses?: {
                                    home?: {
                                        address_1?: string;
                                        address_2?: string;
                                        city?: string;
                                        region?: string;
                                        postal_code?: string;
                                        country?: string;
                                        latitude?: string;
                                        longitude?: string;
                                    };
                                    ship?: {
                                        address_1?: string;
                                        address_2?: string;
                                        city?: string;
                                        region?: string;
                                        postal_code?: string;
                                        country?: string;
                                        latitude?: string;
                                        longitude?: string;
                                    };
                                    work?: {
                                        address_1?: string;
                                        address_2?: string;
                                        city?: string;
                                        region?: string;
                                        postal_code?: string;
                                        country?: string;
                                        latitude?: string;
                                        longitude?: string;
                                    };
                                    bill?: {
                                        address_1?: string;
                                        address_2?: string;
                                        city?: string;
                                        region?: string;
                                        postal_code?: string;
                                        country?: string;
                                        latitude?: string;
                                        longitude?: string;
                                    };
                                };
                            };
                            answers?: {
                                question_id: string;
                                answer: string | string[];
                            }[];
                        }[];
                        tickets?: {
                            ticket_class_id?: string;
                            variant_id?: string;
                            quantity?: number;
                            /** @description The seat IDs. Without them, the best available seats are chosen. */
                            seats?: string[];
                            /** @description An amount in the smallest unit of the currency. */
                            donation?: number;
                        }[];
                        code?: string;
                        affiliate?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/abandon": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/get-by-order": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            path: {
                order_id: string;
                attendee_id: string;
            };
        };
        responses: {
            200: components["responses"]["Attendee"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/extend": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/place": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    order?: {
                        payment_method?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/record-payment": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    payment: {
                        /** @description The amount received, such as "EUR,1250". It must be the total of the order. */
                        amount: string | {
                            currency: string;
                            value: number;
                            major_value?: unknown;
                            display?: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/refund": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refund?: {
                        attendee_ids?: string[];
                        reason?: string;
                        message?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/resend": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description The secret of the order link, for buyers without an account. */
                access?: string;
            };
            header?: {
                /** @description A unique string chosen by the client. A repeated request with the same key within 24 hours returns the stored response and has no second effect. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description The ID of the order. */
                order_id: string;
            };
        };
        responses: {
            200: components["responses"]["Order"];
            "4XX": components["responses"]["Error"];
        };
    };
    "tickets/order-pdf": {
        parameters: {
            query?: {
                /** @description The secret of the order link. */
                access?: string;
            };
            path: {
                order_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["Error"];
                };
            };
        };
    };
    "organizations/create": {
        requestBody: {
            content: {
                "application/json": {
                    organization: {
                        name: string;
                        /** @enum {unknown} */
                        vertical?: "default" | "music";
                        image_id?: string | null;
                        /** @enum {unknown} */
                        locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    organization: {
                        name?: string;
                        /** @enum {unknown} */
                        vertical?: "default" | "music";
                        image_id?: string | null;
                        /** @enum {unknown} */
                        locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/list-by-organization": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: string;
                changed_since?: string;
                last_item_seen?: string;
                attendee_ids?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        attendees: components["schemas"]["Attendee"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                scope?: "event" | "multi_events" | "user";
                code?: string;
                code_filter?: string;
                type?: "access" | "coded" | "public" | "hold";
                event_id?: string;
                ticket_group_id?: string;
                hold_ids?: string;
                order_by?: "code_asc" | "code_desc" | "discount_type_asc" | "discount_type_desc" | "start_asc" | "start_desc";
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        discounts: components["schemas"]["Discount"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "discounts/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    discount: {
                        /** @enum {unknown} */
                        type?: "access" | "coded" | "public" | "hold";
                        code?: string;
                        amount_off?: string | null;
                        percent_off?: string | null;
                        /** @enum {unknown} */
                        applies_to?: "ticket" | "order";
                        event_id?: string | null;
                        ticket_class_ids?: string[] | null;
                        ticket_group_id?: string | null;
                        hold_ids?: string[] | null;
                        quantity_available?: number | null;
                        start_date?: string | null;
                        start_date_relative?: number | null;
                        end_date?: string | null;
                        end_date_relative?: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Discount"];
            "4XX": components["responses"]["Error"];
        };
    };
    "calendars/organization": {
        parameters: {
            query?: never;
            path: {
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The error. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": components["schemas"]["Error"];
                };
            };
        };
    };
    "events/list-by-organization": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description Part of the event name. */
                name_filter?: string;
                /** @description An ISO 4217 currency code. */
                currency_filter?: string;
                /** @description A comma-separated list of `children`, `parents`, `nonseries`, `allseries` and `allevents`. */
                series_filter?: string;
                /** @description A comma-separated list of venue IDs. */
                venue_filter?: string;
                /** @description A comma-separated list of organizer IDs. */
                organizer_filter?: string;
                /** @description A comma-separated list of `limited`, `reserved` and `externally_ticketed`. */
                inventory_type_filter?: string;
                /** @description A comma-separated list of event IDs. */
                event_ids?: string;
                /** @description A comma-separated list of event IDs to exclude. */
                event_ids_to_exclude?: string;
                /** @description The ID of an event series. */
                event_group_id?: string;
                /** @description The ID of a collection. */
                collection_id?: string;
                /** @description A comma-separated list of collection IDs to exclude. */
                collection_ids_to_exclude?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/create": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    event: {
                        name: {
                            html: string;
                            text?: unknown;
                        };
                        start: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        end: {
                            timezone: string;
                            utc: string;
                            local?: unknown;
                        };
                        currency: string;
                        summary?: string | null;
                        description?: {
                            html: string;
                            text?: unknown;
                        } | null;
                        hide_start_date?: boolean;
                        hide_end_date?: boolean;
                        online_event?: boolean;
                        organizer_id?: string;
                        logo_id?: string | null;
                        venue_id?: string | null;
                        format_id?: string | null;
                        category_id?: string | null;
                        subcategory_id?: string | null;
                        listed?: boolean;
                        shareable?: boolean;
                        invite_only?: boolean;
                        show_remaining?: boolean;
                        password?: string | null;
                        capacity?: number | null;
                        is_reserved_seating?: boolean;
                        is_series?: boolean;
                        show_pick_a_seat?: boolean;
                        show_seatmap_thumbnail?: boolean;
                        show_colors_in_seatmap_thumbnail?: boolean;
                        source?: string | null;
                        /** @enum {unknown} */
                        locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                        tx_time_limit?: number;
                        vanity_url?: string | null;
                        refund_policy?: string | null;
                        external_ticketing?: {
                            external_url: string;
                            ticketing_provider_name?: string | null;
                            is_free?: boolean;
                            minimum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            maximum_ticket_price?: (string | {
                                currency: string;
                                value: number;
                                major_value?: unknown;
                                display?: unknown;
                            }) | null;
                            sales_start?: string | null;
                            sales_end?: string | null;
                        } | null;
                        music_properties?: {
                            age_restriction?: ("all_ages" | "12+" | "13+" | "14+" | "15+" | "16+" | "17+" | "18+" | "19+" | "21+" | "under_14_with_guardian" | "under_16_with_guardian" | "under_18_with_guardian" | "under_21_with_guardian") | null;
                            presented_by?: string | null;
                            door_time?: string | null;
                        } | null;
                        is_adult?: boolean;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/add-ticket-class": {
        parameters: {
            query?: never;
            path: {
                organization_id: string;
                event_id: string;
                ticket_class_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An empty list removes the ticket class from all groups. */
                    ticket_group_ids?: string[];
                };
            };
        };
        responses: {
            /** @description Response. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "mails/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        mails: components["schemas"]["MailSummary"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/members": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        members: components["schemas"]["Member"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/put-member": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    member: {
                        user_id?: string;
                        login?: string;
                        /** @enum {unknown} */
                        role: "admin" | "manager" | "finance" | "door";
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Member"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/remove-member": {
        parameters: {
            query?: never;
            path: {
                organization_id: string;
                user_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/list-by-organization": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: "active" | "inactive" | "both" | "all_not_deleted";
                changed_since?: string;
                last_item_seen?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
                only_emails?: string;
                exclude_emails?: string;
                refund_request_statuses?: string;
                time_filter?: "all" | "past" | "current_future";
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        organizers: components["schemas"]["Organizer"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    organizer: {
                        name: string;
                        organization_id?: string;
                        description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        long_description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        logo_id?: string | null;
                        logo?: {
                            id: string | null;
                        };
                        website?: string | null;
                        twitter?: string | null;
                        facebook?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organizer"];
            "4XX": components["responses"]["Error"];
        };
    };
    "payment-options/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        payment_options: components["schemas"]["PaymentOption"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "payment-options/update": {
        parameters: {
            query?: never;
            path: {
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    payment_option: {
                        /** @enum {unknown} */
                        payment_method: "CASH" | "CHECK" | "INVOICE" | "STRIPE";
                        offered?: boolean;
                        instructions?: string;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["PaymentOption"];
            "4XX": components["responses"]["Error"];
        };
    };
    "reports/attendees-by-organization": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs of one organization. */
                event_ids?: string;
                event_status?: "all" | "live" | "ended";
                start_date?: string;
                end_date?: string;
                group_by?: "event" | "ticket" | "event_ticket" | "currency" | "event_currency" | "payment_method";
                date_facet?: "fifteen" | "hour" | "day" | "event_day" | "week" | "month" | "year" | "none";
                timezone?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            200: components["responses"]["AttendeeReport"];
            "4XX": components["responses"]["Error"];
        };
    };
    "reports/sales-by-organization": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs of one organization. */
                event_ids?: string;
                event_status?: "all" | "live" | "ended";
                start_date?: string;
                end_date?: string;
                group_by?: "event" | "ticket" | "event_ticket" | "currency" | "event_currency" | "payment_method";
                date_facet?: "fifteen" | "hour" | "day" | "event_day" | "week" | "month" | "year" | "none";
                timezone?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            200: components["responses"]["SalesReport"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/roles": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        roles: components["schemas"]["Role"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/list-by-organization": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                venue_id?: string;
                venue_name_filter?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        seatmaps: components["schemas"]["SeatMap"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "text-overrides/list": {
        parameters: {
            query?: {
                locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                venue_id?: string;
                event_id?: string;
                text_codes?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                        strings: components["schemas"]["TextOverride"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "text-overrides/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                    venue_id?: string | null;
                    event_id?: string | null;
                    strings: {
                        /** @enum {unknown} */
                        text_code: "tickets_not_yet_on_sale" | "tickets_with_sales_ended" | "tickets_sold_out" | "tickets_unavailable" | "tickets_at_the_door" | "event_cancelled" | "event_postponed" | "checkout_title_tickets" | "checkout_title_add_ons" | "checkout_title_donations";
                        message?: string | null;
                        message_code?: ("tickets_not_yet_on_sale" | "tickets_with_sales_ended" | "tickets_sold_out" | "tickets_unavailable" | "tickets_at_the_door" | "event_cancelled" | "event_postponed" | "checkout_title_tickets" | "checkout_title_add_ons" | "checkout_title_donations") | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                        strings: components["schemas"]["TextOverride"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: "live" | "archived" | "deleted" | "transfer" | "all";
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        ticket_groups: components["schemas"]["TicketGroup"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_group: {
                        name?: string;
                        /** @enum {unknown} */
                        status?: "transfer" | "live" | "archived";
                        event_ticket_ids?: {
                            [key: string]: string[];
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["TicketGroup"];
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        venues: components["schemas"]["Venue"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/create": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    venue: {
                        name: string;
                        age_restriction?: ("AGE_RESTRICTION_ALL_AGES" | "AGE_RESTRICTION_MIN_TWELVE" | "AGE_RESTRICTION_MIN_THIRTEEN" | "AGE_RESTRICTION_MIN_FOURTEEN" | "AGE_RESTRICTION_MIN_FIFTEEN" | "AGE_RESTRICTION_MIN_SIXTEEN" | "AGE_RESTRICTION_MIN_SEVENTEEN" | "AGE_RESTRICTION_MIN_EIGHTEEN" | "AGE_RESTRICTION_MIN_NINETEEN" | "AGE_RESTRICTION_MIN_TWENTY_ONE" | "AGE_RESTRICTION_UNDER_TWENTY_ONE_WITH_GUARDIAN" | "AGE_RESTRICTION_UNDER_EIGHTEEN_WITH_GUARDIAN") | null;
                        capacity?: number | null;
                        google_place_id?: string | null;
                        organizer_id?: string | null;
                        organization_id?: string;
                        address?: {
                            address_1?: string | null;
                            address_2?: string | null;
                            city?: string | null;
                            region?: string | null;
                            postal_code?: string | null;
                            country?: string | null;
                            latitude?: (string | number) | null;
                            longitude?: (string | number) | null;
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                organization_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/create": {
        parameters: {
            query?: never;
            path: {
                organization_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint_url: string;
                    actions?: ("attendee.checked_in" | "attendee.checked_out" | "attendee.updated" | "barcode.checked_in" | "barcode.un_checked_in" | "event.created" | "event.published" | "event.unpublished" | "event.updated" | "order.placed" | "order.refunded" | "order.updated" | "organizer.updated" | "ticket_class.created" | "ticket_class.deleted" | "ticket_class.updated" | "venue.updated")[];
                    event_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"] & {
                        /** @description The secret of the Standard Webhooks signatures. */
                        secret: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/create-own": {
        requestBody: {
            content: {
                "application/json": {
                    organizer: {
                        name: string;
                        organization_id?: string;
                        description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        long_description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        logo_id?: string | null;
                        logo?: {
                            id: string | null;
                        };
                        website?: string | null;
                        twitter?: string | null;
                        facebook?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organizer"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Organizer"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    organizer: {
                        name?: string;
                        description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        long_description?: {
                            html?: string | null;
                            text?: string | null;
                        };
                        logo_id?: string | null;
                        logo?: {
                            id: string | null;
                        };
                        website?: string | null;
                        twitter?: string | null;
                        facebook?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Organizer"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/list-by-organizer": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the organizer. */
                organizer_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "payments/stripe-webhook": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "pricing/calculate-price-for-item": {
        requestBody: {
            content: {
                "application/json": {
                    base_price: string | {
                        currency: string;
                        value: number;
                        major_value?: unknown;
                        display?: unknown;
                    };
                    country: string;
                    scope: {
                        /** @enum {unknown} */
                        type: "organization" | "event" | "ticket_class" | "assortment_plan";
                        identifier: string;
                    };
                    absorb_fees?: boolean;
                    absorb_taxes?: boolean;
                    /** @enum {unknown} */
                    payment_type?: "eventbrite" | "authnet" | "paypal";
                    /** @enum {unknown} */
                    channel?: "web" | "atd";
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        item_pricing: components["schemas"]["ItemPricing"];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "pricing/list-fee-rates": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                country?: string;
                currency?: string;
                plan?: "any" | "package1" | "package2";
                payment_type?: "any" | "eventbrite" | "authnet" | "moneris" | "paypal" | "google" | "manual" | "free" | "offline" | "cash" | "check" | "invoice";
                channel?: "any" | "atd" | "web";
                item_type?: "any" | "ticket" | "product";
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        fee_rates: components["schemas"]["FeeRate"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "refund-requests/approve": {
        parameters: {
            query?: never;
            path: {
                refund_request_id: string;
            };
        };
        responses: {
            200: components["responses"]["RefundRequest"];
            "4XX": components["responses"]["Error"];
        };
    };
    "refund-requests/deny": {
        parameters: {
            query?: never;
            path: {
                refund_request_id: string;
            };
        };
        responses: {
            200: components["responses"]["RefundRequest"];
            "4XX": components["responses"]["Error"];
        };
    };
    "reports/attendees": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs of one organization. */
                event_ids?: string;
                event_status?: "all" | "live" | "ended";
                start_date?: string;
                end_date?: string;
                group_by?: "event" | "ticket" | "event_ticket" | "currency" | "event_currency" | "payment_method";
                date_facet?: "fifteen" | "hour" | "day" | "event_day" | "week" | "month" | "year" | "none";
                timezone?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["AttendeeReport"];
            "4XX": components["responses"]["Error"];
        };
    };
    "reports/sales": {
        parameters: {
            query?: {
                /** @description A comma-separated list of event IDs of one organization. */
                event_ids?: string;
                event_status?: "all" | "live" | "ended";
                start_date?: string;
                end_date?: string;
                group_by?: "event" | "ticket" | "event_ticket" | "currency" | "event_currency" | "payment_method";
                date_facet?: "fifteen" | "hour" | "day" | "event_day" | "week" | "month" | "year" | "none";
                timezone?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["SalesReport"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        responses: {
            200: components["responses"]["SeatMap"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    seatmap: {
                        name?: string;
                        venue_id?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["SeatMap"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/delete": {
        parameters: {
            query?: never;
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/list-seats": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                status?: "free" | "held" | "sold" | "blocked";
                section_id?: string;
                ticket_class_id?: string;
            };
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        seats: components["schemas"]["Seat"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/block-seats": {
        parameters: {
            query?: never;
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    seat_ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["SeatMap"];
            "4XX": components["responses"]["Error"];
        };
    };
    "seatmaps/unblock-seats": {
        parameters: {
            query?: never;
            path: {
                /** @description The seat map ID, such as `E100000000001-m1`. */
                seatmap_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    seat_ids: string[];
                };
            };
        };
        responses: {
            200: components["responses"]["SeatMap"];
            "4XX": components["responses"]["Error"];
        };
    };
    "series/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event series. */
                event_series_id: string;
            };
        };
        responses: {
            200: components["responses"]["Event"];
            "4XX": components["responses"]["Error"];
        };
    };
    "series/list-events": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the event series. */
                event_series_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "subcategories/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        subcategories: components["schemas"]["Subcategory"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "subcategories/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Subcategory"];
            "4XX": components["responses"]["Error"];
        };
    };
    "system/countries": {
        parameters: {
            query?: {
                locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        countries: components["schemas"]["Country"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "system/regions": {
        parameters: {
            query?: {
                country_code?: string;
                locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        regions: components["schemas"]["Region"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "system/timezones": {
        parameters: {
            query?: {
                locale?: "de_AT" | "de_CH" | "de_DE" | "en_AU" | "en_CA" | "en_DK" | "en_FI" | "en_GB" | "en_HK" | "en_IE" | "en_IN" | "en_NZ" | "en_SE" | "en_US" | "es_AR" | "es_CL" | "es_CO" | "es_ES" | "es_MX" | "fr_BE" | "fr_CA" | "fr_CH" | "fr_FR" | "hi_IN" | "it_IT" | "nl_BE" | "nl_NL" | "pt_BR" | "pt_PT" | "sv_SE";
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: string;
                    } & ({
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        timezones: components["schemas"]["Timezone"][];
                    });
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                ticket_group_id: string;
            };
        };
        responses: {
            200: components["responses"]["TicketGroup"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/update": {
        parameters: {
            query?: never;
            path: {
                ticket_group_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket_group: {
                        name?: string;
                        /** @enum {unknown} */
                        status?: "transfer" | "live" | "archived";
                        event_ticket_ids?: {
                            [key: string]: string[];
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["TicketGroup"];
            "4XX": components["responses"]["Error"];
        };
    };
    "ticket-groups/delete": {
        parameters: {
            query?: never;
            path: {
                ticket_group_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "users/update-own": {
        requestBody: {
            content: {
                "application/json": {
                    user: {
                        first_name?: string;
                        last_name?: string;
                        email?: string;
                        is_public?: boolean;
                        image_id?: string | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["User"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/invitations": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        organization_invitations: components["schemas"]["OrganizationInvitation"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/decline-invitation": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/accept-invitation": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the organization. */
                organization_id: string;
            };
        };
        responses: {
            200: components["responses"]["Organization"];
            "4XX": components["responses"]["Error"];
        };
    };
    "tokens/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        tokens: components["schemas"]["Token"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "tokens/create": {
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    kind: "private" | "public";
                    label?: string;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"] & {
                        token: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "tokens/delete": {
        parameters: {
            query?: never;
            path: {
                token_id: string;
            };
        };
        responses: {
            200: components["responses"]["Deleted"];
            "4XX": components["responses"]["Error"];
        };
    };
    "users/get": {
        parameters: {
            query?: {
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description `me`, or a user ID. */
                user_id: string;
            };
        };
        responses: {
            200: components["responses"]["User"];
            "4XX": components["responses"]["Error"];
        };
    };
    "users/export-data": {
        parameters: {
            query?: never;
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        responses: {
            200: components["responses"]["DataExport"];
            "4XX": components["responses"]["Error"];
        };
    };
    "users/erase": {
        parameters: {
            query?: never;
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    confirm: "erase";
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        erased: true;
                        orders: number;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/list-by-user": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description Part of the event name. */
                name_filter?: string;
                /** @description An ISO 4217 currency code. */
                currency_filter?: string;
                /** @description A comma-separated list of `children`, `parents`, `nonseries`, `allseries` and `allevents`. */
                series_filter?: string;
                /** @description A comma-separated list of venue IDs. */
                venue_filter?: string;
                /** @description A comma-separated list of organizer IDs. */
                organizer_filter?: string;
                /** @description A comma-separated list of `limited`, `reserved` and `externally_ticketed`. */
                inventory_type_filter?: string;
                /** @description A comma-separated list of event IDs. */
                event_ids?: string;
                /** @description A comma-separated list of event IDs to exclude. */
                event_ids_to_exclude?: string;
                /** @description The ID of an event series. */
                event_group_id?: string;
                /** @description The ID of a collection. */
                collection_id?: string;
                /** @description A comma-separated list of collection IDs to exclude. */
                collection_ids_to_exclude?: string;
            };
            path: {
                /** @description The ID of the user, or `me`. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/list-own": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: "active" | "inactive" | "both" | "all_not_deleted";
                changed_since?: string;
                last_item_seen?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
                only_emails?: string;
                exclude_emails?: string;
                refund_request_statuses?: string;
                time_filter?: "all" | "past" | "current_future";
            };
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizations/list": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        organizations: components["schemas"]["Organization"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "organizers/list-own": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the user, or `me`. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        organizers: components["schemas"]["Organizer"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "attendees/list-of-own-organizations": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: string;
                changed_since?: string;
                last_item_seen?: string;
                attendee_ids?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
            };
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        attendees: components["schemas"]["Attendee"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "orders/list-of-own-organizations": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                status?: "active" | "inactive" | "both" | "all_not_deleted";
                changed_since?: string;
                last_item_seen?: string;
                /** @description A prefix of the first or last name, or an email address. */
                q?: string;
                only_emails?: string;
                exclude_emails?: string;
                refund_request_statuses?: string;
                time_filter?: "all" | "past" | "current_future";
            };
            path: {
                /** @description `me`, or your own user ID. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "events/list-owned": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
                /** @description Part of the event name. */
                name_filter?: string;
                /** @description An ISO 4217 currency code. */
                currency_filter?: string;
                /** @description A comma-separated list of `children`, `parents`, `nonseries`, `allseries` and `allevents`. */
                series_filter?: string;
                /** @description A comma-separated list of venue IDs. */
                venue_filter?: string;
                /** @description A comma-separated list of organizer IDs. */
                organizer_filter?: string;
                /** @description A comma-separated list of `limited`, `reserved` and `externally_ticketed`. */
                inventory_type_filter?: string;
                /** @description A comma-separated list of event IDs. */
                event_ids?: string;
                /** @description A comma-separated list of event IDs to exclude. */
                event_ids_to_exclude?: string;
                /** @description The ID of an event series. */
                event_group_id?: string;
                /** @description The ID of a collection. */
                collection_id?: string;
                /** @description A comma-separated list of collection IDs to exclude. */
                collection_ids_to_exclude?: string;
            };
            path: {
                /** @description The ID of the user, or `me`. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/list-own": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                /** @description The ID of the user, or `me`. */
                user_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        venues: components["schemas"]["Venue"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/create-own": {
        requestBody: {
            content: {
                "application/json": {
                    venue: {
                        name: string;
                        age_restriction?: ("AGE_RESTRICTION_ALL_AGES" | "AGE_RESTRICTION_MIN_TWELVE" | "AGE_RESTRICTION_MIN_THIRTEEN" | "AGE_RESTRICTION_MIN_FOURTEEN" | "AGE_RESTRICTION_MIN_FIFTEEN" | "AGE_RESTRICTION_MIN_SIXTEEN" | "AGE_RESTRICTION_MIN_SEVENTEEN" | "AGE_RESTRICTION_MIN_EIGHTEEN" | "AGE_RESTRICTION_MIN_NINETEEN" | "AGE_RESTRICTION_MIN_TWENTY_ONE" | "AGE_RESTRICTION_UNDER_TWENTY_ONE_WITH_GUARDIAN" | "AGE_RESTRICTION_UNDER_EIGHTEEN_WITH_GUARDIAN") | null;
                        capacity?: number | null;
                        google_place_id?: string | null;
                        organizer_id?: string | null;
                        organization_id?: string;
                        address?: {
                            address_1?: string | null;
                            address_2?: string | null;
                            city?: string | null;
                            region?: string | null;
                            postal_code?: string | null;
                            country?: string | null;
                            latitude?: (string | number) | null;
                            longitude?: (string | number) | null;
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            "4XX": components["responses"]["Error"];
        };
    };
    "venues/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The ID of the object. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    venue: {
                        name?: string;
                        age_restriction?: ("AGE_RESTRICTION_ALL_AGES" | "AGE_RESTRICTION_MIN_TWELVE" | "AGE_RESTRICTION_MIN_THIRTEEN" | "AGE_RESTRICTION_MIN_FOURTEEN" | "AGE_RESTRICTION_MIN_FIFTEEN" | "AGE_RESTRICTION_MIN_SIXTEEN" | "AGE_RESTRICTION_MIN_SEVENTEEN" | "AGE_RESTRICTION_MIN_EIGHTEEN" | "AGE_RESTRICTION_MIN_NINETEEN" | "AGE_RESTRICTION_MIN_TWENTY_ONE" | "AGE_RESTRICTION_UNDER_TWENTY_ONE_WITH_GUARDIAN" | "AGE_RESTRICTION_UNDER_EIGHTEEN_WITH_GUARDIAN") | null;
                        capacity?: number | null;
                        google_place_id?: string | null;
                        organizer_id?: string | null;
                        address?: {
                            address_1?: string | null;
                            address_2?: string | null;
                            city?: string | null;
                            region?: string | null;
                            postal_code?: string | null;
                            country?: string | null;
                            latitude?: (string | number) | null;
                            longitude?: (string | number) | null;
                        };
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Venue"];
            "4XX": components["responses"]["Error"];
        };
    };
    "events/list-by-venue": {
        parameters: {
            query?: {
                /** @description A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`. */
                status?: string;
                /** @description The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`. */
                order_by?: string;
                /** @description `all`, `past` or `current_future`. */
                time_filter?: string;
                /** @description The earliest start. */
                "start_date.range_start"?: string;
                /** @description The latest start. */
                "start_date.range_end"?: string;
                start_date?: unknown;
                /** @description Whether to return public events only. */
                only_public?: string;
                /** @description Whether to return series instead of their occurrences. */
                show_series_parent?: string;
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
                /** @description A comma-separated list of expansions, such as `venue,organizer.logo`. */
                expand?: string;
            };
            path: {
                /** @description The ID of the venue. */
                venue_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        events: components["schemas"]["Event"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/list-own": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/create-own": {
        requestBody: {
            content: {
                "application/json": {
                    endpoint_url: string;
                    actions?: ("attendee.checked_in" | "attendee.checked_out" | "attendee.updated" | "barcode.checked_in" | "barcode.un_checked_in" | "event.created" | "event.published" | "event.unpublished" | "event.updated" | "order.placed" | "order.refunded" | "order.updated" | "organizer.updated" | "ticket_class.created" | "ticket_class.deleted" | "ticket_class.updated" | "venue.updated")[];
                    event_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"] & {
                        /** @description The secret of the Standard Webhooks signatures. */
                        secret: string;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/get": {
        parameters: {
            query?: never;
            path: {
                webhook_id: string;
            };
        };
        responses: {
            200: components["responses"]["Webhook"];
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/delete": {
        parameters: {
            query?: never;
            path: {
                webhook_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        success: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/list-deliveries": {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: string;
                /** @description The number of objects per page, at most 200. */
                page_size?: string;
                /** @description The continuation token of the previous page. */
                continuation?: string;
            };
            path: {
                webhook_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                    } & {
                        deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/get-delivery": {
        parameters: {
            query?: never;
            path: {
                webhook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"] & {
                        request: {
                            headers: {
                                [key: string]: string;
                            };
                            body: string;
                        };
                        response: {
                            headers: {
                                [key: string]: string;
                            };
                            body: string;
                        };
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/redeliver": {
        parameters: {
            query?: never;
            path: {
                webhook_id: string;
                delivery_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requested: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
    "webhooks/test": {
        parameters: {
            query?: never;
            path: {
                webhook_id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requested: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Error"];
        };
    };
}
