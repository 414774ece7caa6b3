// Generated from services/photo/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/.well-known/oauth-authorization-server": {
        /** Get the authorization server metadata */
        get: operations["oauth/get-server-metadata"];
    };
    "/category/{category}": {
        /** Get a random image of a category */
        get: operations["placeholders/get-random-of-category"];
    };
    "/clients": {
        /**
         * Register a client application
         * @description Registers an application for the signed-in user as a child of the application that the token belongs to. It gets the plan `demo`.
         */
        post: operations["clients/create"];
    };
    "/collection/{id}": {
        /** Get a random image of a collection */
        get: operations["placeholders/get-random-of-collection"];
    };
    "/collection/{id}/daily": {
        /** Get a collection's image of the day */
        get: operations["placeholders/get-daily-of-collection"];
    };
    "/collections": {
        /** List collections */
        get: operations["collections/list"];
        /** Create a collection */
        post: operations["collections/create"];
    };
    "/collections/curated": {
        /** List curated collections */
        get: operations["collections/list-curated"];
    };
    "/collections/featured": {
        /** List featured collections */
        get: operations["collections/list-featured"];
    };
    "/collections/{id}": {
        /** Get a collection */
        get: operations["collections/get"];
        /**
         * Update a collection
         * @description Owners update their collections. Editors decide which are curated and featured.
         */
        put: operations["collections/update"];
        /** Delete a collection */
        delete: operations["collections/delete"];
    };
    "/collections/{id}/add": {
        /** Add a photo to a collection */
        post: operations["collections/add-photo"];
    };
    "/collections/{id}/photos": {
        /** List photos of a collection */
        get: operations["collections/list-photos"];
    };
    "/collections/{id}/related": {
        /** List related collections */
        get: operations["collections/list-related"];
    };
    "/collections/{id}/remove": {
        /**
         * Remove a photo from a collection
         * @description `photo_id` can be in the query, in a form or in a JSON body.
         */
        delete: operations["collections/remove-photo"];
    };
    "/daily": {
        /** Get the image of the day */
        get: operations["placeholders/get-daily"];
    };
    "/featured": {
        /** Get a random editorial image */
        get: operations["placeholders/get-random-editorial"];
    };
    "/id/{id}/info": {
        /** Get the source of an image by id */
        get: operations["placeholders/get-info-by-id"];
    };
    "/id/{id}/{size}": {
        /**
         * Get a square image by id
         * @description Accepts `?grayscale`, and `?blur` from 1 to 10. The path may end in `.jpg` or `.webp`.
         */
        get: operations["placeholders/get-square-by-id"];
    };
    "/id/{id}/{width}/{height}": {
        /**
         * Get an image by id
         * @description Accepts `?grayscale`, and `?blur` from 1 to 10. The path may end in `.jpg` or `.webp`.
         */
        get: operations["placeholders/get-by-id"];
    };
    "/me": {
        /** Get your profile */
        get: operations["users/get-own"];
        /** Update your profile */
        put: operations["users/update-own"];
    };
    "/oauth/revoke": {
        /** Revoke a token */
        post: operations["oauth/revoke-token"];
    };
    "/oauth/token": {
        /** Create an access token */
        post: operations["oauth/exchange-token"];
    };
    "/oembed": {
        /**
         * Get the oEmbed of a photo page
         * @description https://oembed.com
         */
        get: operations["photos/get-embed"];
    };
    "/photo-{name}": {
        /**
         * Get a photo image
         * @description Accepts the rendering parameters of imgix: w, h, dpr, fit, crop, ar, rect, fm, auto, q, and many more. Unknown parameters are ignored, and values out of range are limited.
         */
        get: operations["images/get-photo"];
    };
    "/photos": {
        /** List photos */
        get: operations["photos/list"];
        /**
         * Upload a photo
         * @description Publishes the file `photo` of a form, with the fields `description`, `alt_description`, `tags`, `license`, `content_rating`, `location`, `show_location`. The same file of the same user is published once: the response is then 200.
         */
        post: operations["photos/upload"];
    };
    "/photos/curated": {
        /**
         * List curated photos
         * @description Photos of the editorial feed, the latest first.
         */
        get: operations["photos/list-curated"];
    };
    "/photos/random": {
        /**
         * Get a random photo
         * @description Returns a photo, or an array of photos if `count` is greater than 1. With `count=1`, SDKs of this ecosystem get an array, because they expect one.
         */
        get: operations["photos/get-random"];
    };
    "/photos/search": {
        /**
         * Search photos as a list
         * @description For older clients.
         */
        get: operations["search/photos-as-list"];
    };
    "/photos/{id}": {
        /** Get a photo */
        get: operations["photos/get"];
        /** Update a photo */
        put: operations["photos/update"];
        /** Delete a photo */
        delete: operations["photos/delete"];
    };
    "/photos/{id}/attribution": {
        /** Get a photo's attribution */
        get: operations["photos/get-attribution"];
    };
    "/photos/{id}/download": {
        /**
         * Track a photo download
         * @description Counts a download. The count is durable when the response arrives.
         */
        get: operations["photos/track-download"];
    };
    "/photos/{id}/like": {
        /**
         * Like a photo
         * @description Has no effect if you like it already.
         */
        post: operations["photos/like"];
        /**
         * Unlike a photo
         * @description Has no effect if you do not like it.
         */
        delete: operations["photos/unlike"];
    };
    "/photos/{id}/statistics": {
        /**
         * Get a photo's statistics
         * @description Returns one value for each of the last `quantity` days, in UTC.
         */
        get: operations["photos/get-statistics"];
    };
    "/photos/{id}/stats": {
        /**
         * Get a photo's total counts
         * @description For older clients.
         */
        get: operations["photos/get-stats"];
    };
    "/profile-{name}": {
        /**
         * Get a profile image
         * @description Accepts the rendering parameters of imgix: w, h, dpr, fit, crop, ar, rect, fm, auto, q, and many more. Unknown parameters are ignored, and values out of range are limited.
         */
        get: operations["images/get-profile"];
    };
    "/random": {
        /** Get a random image */
        get: operations["placeholders/get-random"];
    };
    "/search/collections": {
        /** Search collections */
        get: operations["search/collections"];
    };
    "/search/photos": {
        /**
         * Search photos
         * @description Broad queries report a total of 10000.
         */
        get: operations["search/photos"];
    };
    "/search/users": {
        /** Search users */
        get: operations["search/users"];
    };
    "/seed/{seed}/info": {
        /** Get the source of an image by seed */
        get: operations["placeholders/get-info-by-seed"];
    };
    "/seed/{seed}/{size}": {
        /**
         * Get a square image by seed
         * @description Accepts `?grayscale`, and `?blur` from 1 to 10. The path may end in `.jpg` or `.webp`.
         */
        get: operations["placeholders/get-square-by-seed"];
    };
    "/seed/{seed}/{width}/{height}": {
        /**
         * Get an image by seed
         * @description Accepts `?grayscale`, and `?blur` from 1 to 10. The path may end in `.jpg` or `.webp`.
         */
        get: operations["placeholders/get-by-seed"];
    };
    "/stats/month": {
        /** Get the totals of the last 30 days */
        get: operations["stats/get-month"];
    };
    "/stats/total": {
        /** Get the totals of the service */
        get: operations["stats/get-totals"];
    };
    "/topics": {
        /** List topics */
        get: operations["topics/list"];
    };
    "/topics/{id}": {
        /** Get a topic */
        get: operations["topics/get"];
    };
    "/topics/{id}/photos": {
        /** List photos of a topic */
        get: operations["topics/list-photos"];
    };
    "/uploads": {
        /**
         * Create a resumable upload
         * @description See https://tus.io. `Upload-Metadata` takes the fields of “Upload a photo”.
         */
        post: operations["uploads/create"];
        /** Get the supported features of tus */
        options: operations["uploads/options"];
    };
    "/uploads/{id}": {
        /** Get a resumable upload */
        get: operations["uploads/get"];
        /** Cancel a resumable upload */
        delete: operations["uploads/delete"];
        /**
         * Append to a resumable upload
         * @description After the last byte the photo is published, and `Content-Location` has its address.
         */
        patch: operations["uploads/append"];
    };
    "/user/{username}": {
        /** Get a random image of a user */
        get: operations["placeholders/get-random-by-user"];
    };
    "/user/{username}/daily": {
        /** Get a user's image of the day */
        get: operations["placeholders/get-daily-by-user"];
    };
    "/user/{username}/likes": {
        /** Get a random image that a user likes */
        get: operations["placeholders/get-random-liked-by-user"];
    };
    "/user/{username}/weekly": {
        /** Get a user's image of the week */
        get: operations["placeholders/get-weekly-by-user"];
    };
    "/users/{username}": {
        /** Get a user */
        get: operations["users/get"];
    };
    "/users/{username}/collections": {
        /** List collections of a user */
        get: operations["users/list-collections"];
    };
    "/users/{username}/followers": {
        /** List followers of a user */
        get: operations["users/list-followers"];
    };
    "/users/{username}/following": {
        /** List users that a user follows */
        get: operations["users/list-following"];
    };
    "/users/{username}/likes": {
        /** List photos that a user likes */
        get: operations["users/list-likes"];
    };
    "/users/{username}/photos": {
        /** List photos of a user */
        get: operations["users/list-photos"];
    };
    "/users/{username}/portfolio": {
        /** Get the portfolio link of a user */
        get: operations["users/get-portfolio"];
    };
    "/users/{username}/statistics": {
        /** Get the statistics of a user */
        get: operations["users/get-statistics"];
    };
    "/v": {
        /**
         * Track photo views
         * @description Counts a view of each photo, at most 20, for apps that do not hotlink images.
         */
        get: operations["photos/track-views"];
    };
    "/v2/list": {
        /** List images */
        get: operations["placeholders/list"];
    };
    "/weekly": {
        /** Get the image of the week */
        get: operations["placeholders/get-weekly"];
    };
    "/{start}": {
        /** Get a random image of a size, or an image by id */
        get: operations["placeholders/get-by-size"];
    };
    "/{start}/{size}": {
        /** Get a random image of a width and height, or an image by id */
        get: operations["placeholders/get-by-width-and-height"];
    };
}
export interface components {
    schemas: {
        /** Attribution */
        Attribution: {
            text: string;
            html: string;
            markdown: string;
            bbcode: string;
            photographer: {
                name: string;
                url: string;
            };
            service: {
                name: string;
                url: string;
            };
            photo: {
                url: string;
            };
            license: {
                code: string;
                name: string;
                url: string;
                attribution_required: boolean;
            };
        };
        /** Client */
        Client: {
            /** @description The access key of the new application. */
            client_id: string;
            name: string;
            description: string;
            /** Format: date-time */
            created_at: string;
        };
        /** CollectedPhoto */
        CollectedPhoto: {
            photo: components["schemas"]["PhotoBasic"];
            collection: components["schemas"]["Collection"];
            user: components["schemas"]["UserBasic"];
            /** Format: date-time */
            created_at: string;
        };
        /** Collection */
        Collection: {
            id: string;
            title: string;
            description: string | null;
            /** Format: date-time */
            published_at: string;
            /** @description When a photo was added last. */
            last_collected_at: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @description Chosen by an editor. */
            curated: boolean;
            featured: boolean;
            total_photos: number;
            private: boolean;
            /** @description Gives access to a private collection, as the parameter `share_key`. */
            share_key: string;
            tags: {
                /** @constant */
                type: "search";
                title: string;
            }[];
            links: {
                self: string;
                html: string;
                photos: string;
                related: string;
                download: string;
            };
            user: components["schemas"]["UserBasic"];
            cover_photo: components["schemas"]["PhotoBasic"] | null;
            preview_photos: components["schemas"]["PhotoPreview"][];
        };
        /** CollectionResults */
        CollectionResults: {
            total: number;
            total_pages: number;
            results: components["schemas"]["Collection"][];
        };
        /** CurrentUserCollection */
        CurrentUserCollection: {
            id: string;
            title: string;
            description: string | null;
            /** Format: date-time */
            published_at: string;
            last_collected_at: string | null;
            /** Format: date-time */
            updated_at: string;
            featured: boolean;
            total_photos: number;
            private: boolean;
            share_key: string;
            links: {
                self: string;
                html: string;
                photos: string;
                related: string;
            };
            cover_photo: null;
            user: null;
        };
        /** Embed */
        Embed: {
            /** @constant */
            version: "1.0";
            /** @constant */
            type: "photo";
            title: string;
            author_name: string;
            author_url: string;
            provider_name: string;
            provider_url: string;
            url: string;
            width: number;
            height: number;
            thumbnail_url: string;
            thumbnail_width: number;
            thumbnail_height: number;
            license: string;
            license_url: string;
        };
        /** Errors */
        Errors: {
            errors: string[];
        };
        /** ImageUrls */
        ImageUrls: {
            /** @description Append image parameters, such as `&w=1600&fm=webp`. */
            raw: string;
            /** @description JPEG in full size. */
            full: string;
            /** @description 1080 pixels wide. */
            regular: string;
            /** @description 400 pixels wide. */
            small: string;
            /** @description 200 pixels wide. */
            thumb: string;
            /** @description 400 pixels wide. */
            small_s3: string;
            /** @description The size in the parameters `w` and `h`. */
            custom?: string;
        };
        /** Like */
        Like: {
            photo: components["schemas"]["PhotoBasic"];
            user: components["schemas"]["UserBasic"];
        };
        /** Me */
        Me: {
            id: string;
            /** Format: date-time */
            updated_at: string;
            username: string;
            name: string;
            first_name: string;
            last_name: string | null;
            twitter_username: string | null;
            portfolio_url: string | null;
            bio: string | null;
            location: string | null;
            links: {
                self: string;
                html: string;
                photos: string;
                likes: string;
                portfolio: string;
                following: string;
                followers: string;
            };
            profile_image: {
                /** @description 32×32 pixels. */
                small: string;
                /** @description 64×64 pixels. */
                medium: string;
                /** @description 128×128 pixels. */
                large: string;
                /** @description The size in the parameters `w` and `h`. */
                custom?: string;
            };
            instagram_username: string | null;
            total_collections: number;
            total_likes: number;
            total_photos: number;
            total_promoted_photos: number;
            accepted_tos: boolean;
            for_hire: boolean;
            social: {
                instagram_username: string | null;
                portfolio_url: string | null;
                twitter_username: string | null;
                paypal_email: null;
            };
            badge: null;
            followed_by_user: boolean;
            followers_count: number;
            following_count: number;
            /** @description Downloads of all photos of the user. */
            downloads: number;
            meta: {
                index: boolean;
            };
            /** @description The newest photos. */
            photos: components["schemas"]["PhotoPreview"][];
            email: string;
            uploads_remaining: number;
        };
        /** MonthTotals */
        MonthTotals: {
            downloads: number;
            views: number;
            likes: number;
            new_photos: number;
            new_photographers: number;
            new_pixels: number;
            new_developers: number;
            new_applications: number;
            new_requests: number;
        };
        /** PhotoBasic */
        PhotoBasic: {
            id: string;
            slug: string;
            alternative_slugs: {
                [key: string]: string;
            };
            /** @constant */
            asset_type: "photo";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            promoted_at: string | null;
            width: number;
            height: number;
            color: string | null;
            blur_hash: string | null;
            description: string | null;
            alt_description: string | null;
            breadcrumbs: unknown[];
            urls: components["schemas"]["ImageUrls"];
            links: components["schemas"]["PhotoLinks"];
            likes: number;
            liked_by_user: boolean;
            bookmarked: boolean;
            current_user_collections: components["schemas"]["CurrentUserCollection"][];
            sponsorship: null;
            topic_submissions: {
                [key: string]: {
                    status: "approved" | "rejected" | "unevaluated";
                    /** Format: date-time */
                    approved_on?: string;
                };
            };
            license: {
                code: string;
                name: string;
                url: string;
                attribution_required: boolean;
            };
            /** @description Whether a file was uploaded, or a program rendered the photo. */
            source: {
                type: "uploaded" | "generated";
            };
            user: components["schemas"]["UserBasic"];
            statistics?: components["schemas"]["PhotoCounts"];
        };
        /** PhotoCounts */
        PhotoCounts: {
            views: components["schemas"]["Statistic"];
            downloads: components["schemas"]["Statistic"];
        };
        /** PhotoFull */
        PhotoFull: {
            id: string;
            slug: string;
            alternative_slugs: {
                [key: string]: string;
            };
            /** @constant */
            asset_type: "photo";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            promoted_at: string | null;
            width: number;
            height: number;
            color: string | null;
            blur_hash: string | null;
            description: string | null;
            alt_description: string | null;
            breadcrumbs: unknown[];
            urls: components["schemas"]["ImageUrls"];
            links: components["schemas"]["PhotoLinks"];
            likes: number;
            liked_by_user: boolean;
            bookmarked: boolean;
            current_user_collections: components["schemas"]["CurrentUserCollection"][];
            sponsorship: null;
            topic_submissions: {
                [key: string]: {
                    status: "approved" | "rejected" | "unevaluated";
                    /** Format: date-time */
                    approved_on?: string;
                };
            };
            license: {
                code: string;
                name: string;
                url: string;
                attribution_required: boolean;
            };
            /** @description Whether a file was uploaded, or a program rendered the photo. */
            source: {
                type: "uploaded" | "generated";
            };
            user: components["schemas"]["UserBasic"];
            exif: {
                make: string | null;
                model: string | null;
                name: string | null;
                exposure_time: string | null;
                aperture: string | null;
                focal_length: string | null;
                iso: number | null;
            };
            location: {
                name: string | null;
                city: string | null;
                country: string | null;
                position: {
                    latitude: number | null;
                    longitude: number | null;
                };
            };
            views: number;
            downloads: number;
            public_domain: boolean;
            tags: {
                /** @constant */
                type: "search";
                title: string;
            }[];
            tags_preview: {
                /** @constant */
                type: "search";
                title: string;
            }[];
            meta: {
                index: boolean;
            };
            related_collections: {
                total: number;
                /** @constant */
                type: "collected";
                /** @description Collections as in a list of collections. */
                results: unknown[];
            };
            topics: {
                id: string;
                title: string;
                slug: string;
                visibility: string;
            }[];
        };
        /** PhotoLinks */
        PhotoLinks: {
            self: string;
            html: string;
            /** @description The original file; needs no key. */
            download: string;
            /** @description Call this address when a user downloads the photo. */
            download_location: string;
        };
        /** PhotoPreview */
        PhotoPreview: {
            id: string;
            slug: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            blur_hash: string | null;
            /** @constant */
            asset_type: "photo";
            urls: {
                [key: string]: string;
            };
        };
        /** PhotoRandom */
        PhotoRandom: {
            id: string;
            slug: string;
            alternative_slugs: {
                [key: string]: string;
            };
            /** @constant */
            asset_type: "photo";
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            promoted_at: string | null;
            width: number;
            height: number;
            color: string | null;
            blur_hash: string | null;
            description: string | null;
            alt_description: string | null;
            breadcrumbs: unknown[];
            urls: components["schemas"]["ImageUrls"];
            links: components["schemas"]["PhotoLinks"];
            likes: number;
            liked_by_user: boolean;
            bookmarked: boolean;
            current_user_collections: components["schemas"]["CurrentUserCollection"][];
            sponsorship: null;
            topic_submissions: {
                [key: string]: {
                    status: "approved" | "rejected" | "unevaluated";
                    /** Format: date-time */
                    approved_on?: string;
                };
            };
            license: {
                code: string;
                name: string;
                url: string;
                attribution_required: boolean;
            };
            /** @description Whether a file was uploaded, or a program rendered the photo. */
            source: {
                type: "uploaded" | "generated";
            };
            user: components["schemas"]["UserBasic"];
            exif: {
                make: string | null;
                model: string | null;
                name: string | null;
                exposure_time: string | null;
                aperture: string | null;
                focal_length: string | null;
                iso: number | null;
            };
            location: {
                name: string | null;
                city: string | null;
                country: string | null;
                position: {
                    latitude: number | null;
                    longitude: number | null;
                };
            };
            views: number;
            downloads: number;
        };
        /** PhotoResults */
        PhotoResults: {
            total: number;
            total_pages: number;
            results: components["schemas"]["PhotoBasic"][];
        };
        /** PhotoStatistics */
        PhotoStatistics: {
            id: string;
            slug: string;
            downloads: components["schemas"]["Statistic"];
            views: components["schemas"]["Statistic"];
            likes: components["schemas"]["Statistic"];
        };
        /** Statistic */
        Statistic: {
            total: number;
            historical: {
                /** @description The sum of the values. */
                change: number;
                average: number;
                /** @constant */
                resolution: "days";
                quantity: number;
                values: {
                    /** Format: date */
                    date: string;
                    value: number;
                }[];
            };
        };
        /** TopicBasic */
        TopicBasic: {
            id: string;
            slug: string;
            title: string;
            description: string;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            starts_at: string;
            ends_at: string | null;
            only_submissions_after: string | null;
            visibility: "featured" | "visible" | "hidden";
            featured: boolean;
            status: "open" | "closed";
            total_photos: number;
            links: {
                self: string;
                html: string;
                photos: string;
            };
            owners: components["schemas"]["UserBasic"][];
            current_user_contributions: components["schemas"]["PhotoPreview"][];
            total_current_user_submissions: Record<string, never>;
            cover_photo: components["schemas"]["PhotoBasic"] | null;
            preview_photos: components["schemas"]["PhotoPreview"][];
        };
        /** TopicFull */
        TopicFull: {
            id: string;
            slug: string;
            title: string;
            description: string;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            starts_at: string;
            ends_at: string | null;
            only_submissions_after: string | null;
            visibility: "featured" | "visible" | "hidden";
            featured: boolean;
            status: "open" | "closed";
            total_photos: number;
            links: {
                self: string;
                html: string;
                photos: string;
            };
            owners: components["schemas"]["UserBasic"][];
            current_user_contributions: components["schemas"]["PhotoPreview"][];
            total_current_user_submissions: Record<string, never>;
            cover_photo: components["schemas"]["PhotoBasic"] | null;
            preview_photos: components["schemas"]["PhotoPreview"][];
            top_contributors: components["schemas"]["UserBasic"][];
        };
        /** Totals */
        Totals: {
            photos: number;
            downloads: number;
            views: number;
            /** @description Users who have published photos. */
            photographers: number;
            pixels: number;
            /** @description The average of the last 30 days. */
            downloads_per_second: number;
            /** @description The average of the last 30 days. */
            views_per_second: number;
            developers: number;
            applications: number;
            requests: number;
            likes: number;
            /** @description As `photos`, for older clients. */
            total_photos: number;
            /** @description As `downloads`, for older clients. */
            photo_downloads: number;
        };
        /** Upload */
        Upload: {
            id: string;
            state: "receiving" | "received" | "publishing" | "published" | "rejected";
            /** @description The number of received bytes. */
            offset: number;
            length: number;
            photo_id: string | null;
            error: string | null;
            /** Format: date-time */
            expires_at: string;
        };
        /** UploadedPhoto */
        UploadedPhoto: components["schemas"]["PhotoFull"] & {
            /** @description Ids of photos that look alike. */
            possible_duplicate_of: string[];
        };
        /** UserBasic */
        UserBasic: {
            id: string;
            /** Format: date-time */
            updated_at: string;
            username: string;
            name: string;
            first_name: string;
            last_name: string | null;
            twitter_username: string | null;
            portfolio_url: string | null;
            bio: string | null;
            location: string | null;
            links: {
                self: string;
                html: string;
                photos: string;
                likes: string;
                portfolio: string;
                following: string;
                followers: string;
            };
            profile_image: {
                /** @description 32×32 pixels. */
                small: string;
                /** @description 64×64 pixels. */
                medium: string;
                /** @description 128×128 pixels. */
                large: string;
                /** @description The size in the parameters `w` and `h`. */
                custom?: string;
            };
            instagram_username: string | null;
            total_collections: number;
            total_likes: number;
            total_photos: number;
            total_promoted_photos: number;
            accepted_tos: boolean;
            for_hire: boolean;
            social: {
                instagram_username: string | null;
                portfolio_url: string | null;
                twitter_username: string | null;
                paypal_email: null;
            };
        };
        /** UserFull */
        UserFull: {
            id: string;
            /** Format: date-time */
            updated_at: string;
            username: string;
            name: string;
            first_name: string;
            last_name: string | null;
            twitter_username: string | null;
            portfolio_url: string | null;
            bio: string | null;
            location: string | null;
            links: {
                self: string;
                html: string;
                photos: string;
                likes: string;
                portfolio: string;
                following: string;
                followers: string;
            };
            profile_image: {
                /** @description 32×32 pixels. */
                small: string;
                /** @description 64×64 pixels. */
                medium: string;
                /** @description 128×128 pixels. */
                large: string;
                /** @description The size in the parameters `w` and `h`. */
                custom?: string;
            };
            instagram_username: string | null;
            total_collections: number;
            total_likes: number;
            total_photos: number;
            total_promoted_photos: number;
            accepted_tos: boolean;
            for_hire: boolean;
            social: {
                instagram_username: string | null;
                portfolio_url: string | null;
                twitter_username: string | null;
                paypal_email: null;
            };
            badge: null;
            followed_by_user: boolean;
            followers_count: number;
            following_count: number;
            /** @description Downloads of all photos of the user. */
            downloads: number;
            meta: {
                index: boolean;
            };
            /** @description The newest photos. */
            photos: components["schemas"]["PhotoPreview"][];
        };
        /** UserResults */
        UserResults: {
            total: number;
            total_pages: number;
            results: components["schemas"]["UserBasic"][];
        };
        /** UserStatistics */
        UserStatistics: {
            id: string;
            username: string;
            downloads: components["schemas"]["Statistic"];
            views: components["schemas"]["Statistic"];
            likes: components["schemas"]["Statistic"];
        };
    };
    responses: {
        /** @description Response. */
        Client: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Client"];
            };
        };
        /** @description Response */
        Errors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Errors"];
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
        CollectedPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectedPhoto"];
            };
        };
        /** @description Response. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Me"];
            };
        };
        /** @description Response. */
        Embed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Embed"];
            };
        };
        /** @description Response. */
        UploadedPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadedPhoto"];
            };
        };
        /** @description Response. */
        PhotoFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PhotoFull"];
            };
        };
        /** @description Response. */
        Like: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Like"];
            };
        };
        /** @description Response. */
        PhotoStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PhotoStatistics"];
            };
        };
        /** @description Response. */
        CollectionResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResults"];
            };
        };
        /** @description Response. */
        PhotoResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PhotoResults"];
            };
        };
        /** @description Response. */
        UserResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResults"];
            };
        };
        /** @description Response. */
        MonthTotals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MonthTotals"];
            };
        };
        /** @description Response. */
        Totals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Totals"];
            };
        };
        /** @description Response. */
        TopicFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TopicFull"];
            };
        };
        /** @description Response. */
        Upload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Upload"];
            };
        };
        /** @description Response. */
        UserFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserFull"];
            };
        };
        /** @description Response. */
        UserStatistics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserStatistics"];
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
    "placeholders/get-random-of-category": {
        parameters: {
            query?: never;
            path: {
                category: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "clients/create": {
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    description?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Client"];
            default: components["responses"]["Errors"];
        };
    };
    "placeholders/get-random-of-collection": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-daily-of-collection": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "collections/list": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
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
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "collections/create": {
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 100 characters. */
                    title: string;
                    description?: string | null;
                    private?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description At most 100 characters. */
                    title: string;
                    description?: string | null;
                    private?: boolean;
                };
            };
        };
        responses: {
            201: components["responses"]["Collection"];
            default: components["responses"]["Errors"];
        };
    };
    "collections/list-curated": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
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
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "collections/list-featured": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
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
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "collections/get": {
        parameters: {
            query?: {
                /** @description The key that gives access to a private collection. */
                share_key?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Collection"];
            default: components["responses"]["Errors"];
        };
    };
    "collections/update": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 100 characters. */
                    title?: string;
                    description?: string | null;
                    private?: boolean;
                    /** @description Only editors can set it. */
                    curated?: boolean;
                    /** @description Only editors can set it. */
                    featured?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    /** @description At most 100 characters. */
                    title?: string;
                    description?: string | null;
                    private?: boolean;
                    /** @description Only editors can set it. */
                    curated?: boolean;
                    /** @description Only editors can set it. */
                    featured?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Collection"];
            default: components["responses"]["Errors"];
        };
    };
    "collections/delete": {
        parameters: {
            query?: never;
            path: {
                id: string;
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
            default: components["responses"]["Errors"];
        };
    };
    "collections/add-photo": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    photo_id: string;
                };
                "application/x-www-form-urlencoded": {
                    photo_id: string;
                };
            };
        };
        responses: {
            201: components["responses"]["CollectedPhoto"];
            default: components["responses"]["Errors"];
        };
    };
    "collections/list-photos": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                orientation?: "landscape" | "portrait" | "squarish";
                /** @description The key that gives access to a private collection. */
                share_key?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "collections/list-related": {
        parameters: {
            query?: {
                /** @description The key that gives access to a private collection. */
                share_key?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "collections/remove-photo": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    photo_id: string;
                };
                "application/x-www-form-urlencoded": {
                    photo_id: string;
                };
            };
        };
        responses: {
            200: components["responses"]["CollectedPhoto"];
            default: components["responses"]["Errors"];
        };
    };
    "placeholders/get-daily": {
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-random-editorial": {
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-info-by-id": {
        parameters: {
            query?: never;
            path: {
                id: string;
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
                        author: string;
                        width: number;
                        height: number;
                        url: string;
                        download_url: string;
                    };
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-square-by-id": {
        parameters: {
            query?: never;
            path: {
                id: string;
                size: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-by-id": {
        parameters: {
            query?: never;
            path: {
                id: string;
                width: string;
                height: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "users/get-own": {
        responses: {
            200: components["responses"]["Me"];
            default: components["responses"]["Errors"];
        };
    };
    "users/update-own": {
        requestBody: {
            content: {
                "application/json": {
                    username?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    email?: string | null;
                    /** @description The portfolio, an `http` or `https` URL. */
                    url?: string | null;
                    location?: string | null;
                    bio?: string | null;
                    instagram_username?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    username?: string | null;
                    first_name?: string | null;
                    last_name?: string | null;
                    email?: string | null;
                    /** @description The portfolio, an `http` or `https` URL. */
                    url?: string | null;
                    location?: string | null;
                    bio?: string | null;
                    instagram_username?: string | null;
                };
            };
        };
        responses: {
            200: components["responses"]["Me"];
            default: components["responses"]["Errors"];
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
    "photos/get-embed": {
        parameters: {
            query?: {
                /** @description The address of the page of a photo. */
                url?: string;
                maxwidth?: number;
                maxheight?: number;
                /** @description `json` */
                format?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Embed"];
            default: components["responses"]["Errors"];
        };
    };
    "images/get-photo": {
        parameters: {
            query?: never;
            path: {
                /** @description The rest of the file name. */
                name: string;
            };
        };
        responses: {
            /** @description The image, or a description of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part of the image. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": {
                        errors: string[];
                    };
                    "image/png": {
                        errors: string[];
                    };
                    "image/webp": {
                        errors: string[];
                    };
                    "image/avif": {
                        errors: string[];
                    };
                    "image/gif": {
                        errors: string[];
                    };
                    "application/json": {
                        errors: string[];
                    };
                    "text/css": {
                        errors: string[];
                    };
                    "text/plain": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "photos/list": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                /** @description The order of the photos. */
                order_by?: "latest" | "oldest" | "popular";
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
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "photos/upload": {
        responses: {
            200: components["responses"]["UploadedPhoto"];
            201: components["responses"]["UploadedPhoto"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/list-curated": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
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
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "photos/get-random": {
        parameters: {
            query?: {
                /** @description The number of photos. With it, the response is an array if it is greater than 1. */
                count?: number;
                /** @description Ids of collections to choose from. */
                collections?: string[];
                /** @description Ids or slugs of topics to choose from. */
                topics?: string[];
                /** @description Only photos of this user. */
                username?: string;
                /** @description Only photos that match these words. */
                query?: string;
                /** @description Only photos of this orientation. */
                orientation?: "landscape" | "portrait" | "squarish";
                /** @description `high` leaves out sensitive content. */
                content_filter?: "low" | "high";
                /** @description Only photos of the editorial feed. */
                featured?: boolean;
                /** @description The same seed gives the same photos, until photos are added or deleted. */
                seed?: string;
                /** @description Width of `urls.custom`, in pixels. */
                w?: number;
                /** @description Height of `urls.custom`, in pixels. */
                h?: number;
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
                    "application/json": components["schemas"]["PhotoRandom"] | components["schemas"]["PhotoRandom"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "search/photos-as-list": {
        parameters: {
            query: {
                /** @description The words to search for. */
                query: string;
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                /** @description `editorial` puts photos of the editorial feed first. */
                order_by?: "relevant" | "latest" | "editorial";
                /** @description Only photos in one of these collections, by id. */
                collections?: string[];
                /** @description `high` leaves out sensitive content. */
                content_filter?: "low" | "high";
                /** @description Only photos in which this color is prominent. */
                color?: "black_and_white" | "black" | "white" | "yellow" | "orange" | "red" | "purple" | "magenta" | "green" | "teal" | "blue";
                /** @description Only photos of this orientation. */
                orientation?: "landscape" | "portrait" | "squarish";
                /** @description The language of the query, as an ISO 639-1 code. */
                lang?: string;
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
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "photos/get": {
        parameters: {
            query?: {
                /** @description Width of `urls.custom`, in pixels. */
                w?: number;
                /** @description Height of `urls.custom`, in pixels. */
                h?: number;
            };
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["PhotoFull"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/update": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    alt_description?: string | null;
                    /** @description Whether the profile of the user shows it. */
                    show_on_profile?: boolean;
                    /** @description Whether `content_filter=high` leaves it out. */
                    content_rating?: "safe" | "sensitive";
                    /** @description Replaces all tags. */
                    tags?: string[];
                    location?: {
                        latitude?: number | null;
                        longitude?: number | null;
                        name?: string | null;
                        city?: string | null;
                        country?: string | null;
                    };
                    exif?: {
                        make?: string | null;
                        model?: string | null;
                        exposure_time?: string | null;
                        aperture_value?: string | null;
                        focal_length?: string | null;
                        iso_speed_ratings?: number | null;
                    };
                };
                "application/x-www-form-urlencoded": {
                    description?: string | null;
                    alt_description?: string | null;
                    /** @description Whether the profile of the user shows it. */
                    show_on_profile?: boolean;
                    /** @description Whether `content_filter=high` leaves it out. */
                    content_rating?: "safe" | "sensitive";
                    /** @description Replaces all tags. */
                    tags?: string[];
                    location?: {
                        latitude?: number | null;
                        longitude?: number | null;
                        name?: string | null;
                        city?: string | null;
                        country?: string | null;
                    };
                    exif?: {
                        make?: string | null;
                        model?: string | null;
                        exposure_time?: string | null;
                        aperture_value?: string | null;
                        focal_length?: string | null;
                        iso_speed_ratings?: number | null;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["PhotoFull"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/delete": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
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
            default: components["responses"]["Errors"];
        };
    };
    "photos/get-attribution": {
        parameters: {
            query?: {
                /** @description The format of the credit line. */
                format?: "json" | "html" | "markdown" | "text" | "bbcode";
                /** @description The name of your app, for the links. */
                utm_source?: string;
            };
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribution"] | string;
                    "text/html": components["schemas"]["Attribution"] | string;
                    "text/markdown": components["schemas"]["Attribution"] | string;
                    "text/plain": components["schemas"]["Attribution"] | string;
                };
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                    "text/html": components["schemas"]["Errors"];
                    "text/markdown": components["schemas"]["Errors"];
                    "text/plain": components["schemas"]["Errors"];
                };
            };
        };
    };
    "photos/track-download": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
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
                        url: string;
                    };
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "photos/like": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        responses: {
            201: components["responses"]["Like"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/unlike": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Like"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/get-statistics": {
        parameters: {
            query?: {
                /** @description The frequency of the values. */
                resolution?: "days";
                /** @description The number of values. */
                quantity?: number;
            };
            path: {
                /** @description The id or slug of the photo. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["PhotoStatistics"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/get-stats": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or slug of the photo. */
                id: string;
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
                        downloads: number;
                        likes: number;
                        views: number;
                        links: components["schemas"]["PhotoLinks"];
                    };
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "images/get-profile": {
        parameters: {
            query?: never;
            path: {
                /** @description The rest of the file name. */
                name: string;
            };
        };
        responses: {
            /** @description The image, or a description of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A part of the image. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not modified. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": {
                        errors: string[];
                    };
                    "image/png": {
                        errors: string[];
                    };
                    "image/webp": {
                        errors: string[];
                    };
                    "image/avif": {
                        errors: string[];
                    };
                    "image/gif": {
                        errors: string[];
                    };
                    "application/json": {
                        errors: string[];
                    };
                    "text/css": {
                        errors: string[];
                    };
                    "text/plain": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-random": {
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "search/collections": {
        parameters: {
            query: {
                /** @description The words to search for. */
                query: string;
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["CollectionResults"];
            default: components["responses"]["Errors"];
        };
    };
    "search/photos": {
        parameters: {
            query: {
                /** @description The words to search for. */
                query: string;
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                /** @description `editorial` puts photos of the editorial feed first. */
                order_by?: "relevant" | "latest" | "editorial";
                /** @description Only photos in one of these collections, by id. */
                collections?: string[];
                /** @description `high` leaves out sensitive content. */
                content_filter?: "low" | "high";
                /** @description Only photos in which this color is prominent. */
                color?: "black_and_white" | "black" | "white" | "yellow" | "orange" | "red" | "purple" | "magenta" | "green" | "teal" | "blue";
                /** @description Only photos of this orientation. */
                orientation?: "landscape" | "portrait" | "squarish";
                /** @description The language of the query, as an ISO 639-1 code. */
                lang?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["PhotoResults"];
            default: components["responses"]["Errors"];
        };
    };
    "search/users": {
        parameters: {
            query: {
                /** @description The words to search for. */
                query: string;
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["UserResults"];
            default: components["responses"]["Errors"];
        };
    };
    "placeholders/get-info-by-seed": {
        parameters: {
            query?: never;
            path: {
                seed: string;
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
                        author: string;
                        width: number;
                        height: number;
                        url: string;
                        download_url: string;
                    };
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-square-by-seed": {
        parameters: {
            query?: never;
            path: {
                seed: string;
                size: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-by-seed": {
        parameters: {
            query?: never;
            path: {
                seed: string;
                width: string;
                height: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "stats/get-month": {
        responses: {
            200: components["responses"]["MonthTotals"];
            default: components["responses"]["Errors"];
        };
    };
    "stats/get-totals": {
        responses: {
            200: components["responses"]["Totals"];
            default: components["responses"]["Errors"];
        };
    };
    "topics/list": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                order_by?: "position" | "featured" | "latest" | "oldest" | "updated" | "temporary";
                /** @description Ids or slugs. */
                ids?: string[];
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
                    "application/json": components["schemas"]["TopicBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "topics/get": {
        parameters: {
            query?: never;
            path: {
                /** @description The id or the slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["TopicFull"];
            default: components["responses"]["Errors"];
        };
    };
    "topics/list-photos": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                orientation?: "landscape" | "portrait" | "squarish";
                order_by?: "latest" | "oldest" | "popular";
            };
            path: {
                /** @description The id or the slug. */
                id: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "uploads/create": {
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Errors"];
        };
    };
    "uploads/options": {
        responses: {
            /** @description Response. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "uploads/get": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Upload"];
            default: components["responses"]["Errors"];
        };
    };
    "uploads/delete": {
        parameters: {
            query?: never;
            path: {
                id: string;
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
            default: components["responses"]["Errors"];
        };
    };
    "uploads/append": {
        parameters: {
            query?: never;
            path: {
                id: string;
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
            default: components["responses"]["Errors"];
        };
    };
    "placeholders/get-random-by-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-daily-by-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-random-liked-by-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-weekly-by-user": {
        parameters: {
            query?: never;
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "users/get": {
        parameters: {
            query?: {
                /** @description Width of `profile_image.custom`. */
                w?: number;
                /** @description Height of `profile_image.custom`. */
                h?: number;
            };
            path: {
                username: string;
            };
        };
        responses: {
            200: components["responses"]["UserFull"];
            default: components["responses"]["Errors"];
        };
    };
    "users/list-collections": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/list-followers": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/list-following": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/list-likes": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                /** @description Only photos of this orientation. */
                orientation?: "landscape" | "portrait" | "squarish";
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/list-photos": {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number;
                /** @description Items per page. */
                per_page?: number;
                /** @description The frequency of the values. */
                resolution?: "days";
                /** @description The number of values. */
                quantity?: number;
                order_by?: "latest" | "oldest" | "popular" | "views" | "downloads";
                /** @description Only photos of this orientation. */
                orientation?: "landscape" | "portrait" | "squarish";
                /** @description Adds views and downloads to each photo. */
                stats?: boolean;
            };
            path: {
                username: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoBasic"][];
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/get-portfolio": {
        parameters: {
            query?: never;
            path: {
                username: string;
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
                        url: string | null;
                    };
                };
            };
            default: components["responses"]["Errors"];
        };
    };
    "users/get-statistics": {
        parameters: {
            query?: {
                /** @description The frequency of the values. */
                resolution?: "days";
                /** @description The number of values. */
                quantity?: number;
            };
            path: {
                username: string;
            };
        };
        responses: {
            200: components["responses"]["UserStatistics"];
            default: components["responses"]["Errors"];
        };
    };
    "photos/track-views": {
        parameters: {
            query?: {
                /** @description Ids of photos. */
                photo_id?: string[];
                /** @description The access key of the app. */
                app_id?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Errors"];
        };
    };
    "placeholders/list": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        author: string;
                        width: number;
                        height: number;
                        url: string;
                        download_url: string;
                    }[];
                };
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-weekly": {
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-by-size": {
        parameters: {
            query?: never;
            path: {
                start: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
    "placeholders/get-by-width-and-height": {
        parameters: {
            query?: never;
            path: {
                start: string;
                size: string;
            };
        };
        responses: {
            /** @description Response. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Client error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: string[];
                    };
                };
            };
        };
    };
}
