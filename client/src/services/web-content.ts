// Generated from services/web-content/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/api/blogs": {
        /**
         * Search blogs
         * @description Only posts of blogs.
         */
        get: operations["search/blogs"];
    };
    "/api/forums": {
        /**
         * Search forums
         * @description Only posts of discussions.
         */
        get: operations["search/forums"];
    };
    "/api/news": {
        /**
         * Search news
         * @description Only posts of news sites.
         */
        get: operations["search/news"];
    };
    "/filterWebContent": {
        /**
         * Search posts
         * @description Returns the posts that match a query, in the order in which they were crawled. Follow `next` to page, also when a page is empty: it neither repeats nor misses a post.
         */
        get: operations["search/posts"];
    };
    "/filterWebData": {
        /**
         * Search posts (older address)
         * @description The same as `/filterWebContent`, for older clients.
         */
        get: operations["search/posts-web-data"];
    };
    "/newsApiLite": {
        /**
         * Search news (lite)
         * @description At most 10 posts of news sites, the most relevant first.
         */
        get: operations["search/news-lite"];
    };
    "/search": {
        /**
         * Search posts (legacy parameters)
         * @description The same as `/filterWebContent`, with conditions as parameters, for older clients.
         */
        get: operations["search/posts-older"];
    };
    "/v1/articles": {
        /**
         * Search articles
         * @description Posts of news sites and blogs, the newest first.
         */
        get: operations["articles/list"];
    };
    "/v1/clusters/{id}": {
        /**
         * Get a cluster of copies
         * @description Posts with almost the same text as a post, by its `syndicate_id`.
         */
        get: operations["clusters/get"];
    };
    "/v1/filters": {
        /**
         * List filters and their counts
         * @description Returns the most frequent languages, categories, countries, site types and sites of the matching posts.
         */
        get: operations["filters/list"];
    };
    "/v1/hub": {
        /**
         * Subscribe to a feed (WebSub)
         * @description Subscribes or unsubscribes a callback URL after the callback confirms the request.
         */
        post: operations["hub/request"];
    };
    "/v1/posts/{uuid}": {
        /**
         * Delete a post
         * @description Removes the post, its index, its cluster memberships, and copies in deliveries and caches. The crawler does not bring it back.
         */
        delete: operations["posts/delete"];
    };
    "/v1/queries": {
        /**
         * List saved queries
         * @description Returns your saved queries, the oldest first.
         */
        get: operations["queries/list"];
        /** Save a query */
        post: operations["queries/create"];
    };
    "/v1/queries/explain": {
        /**
         * Explain a query
         * @description Returns the syntax tree, fields and cost of the query.
         */
        get: operations["queries/explain"];
    };
    "/v1/queries/validate": {
        /**
         * Validate a query
         * @description Returns the first error with its position, instead of failing.
         */
        get: operations["queries/validate"];
    };
    "/v1/queries/{id}": {
        /** Get a saved query */
        get: operations["queries/get"];
        /**
         * Delete a saved query
         * @description Also deletes its webhooks, their deliveries, and the subscriptions to its feeds.
         */
        delete: operations["queries/delete"];
        /** Update a saved query */
        patch: operations["queries/update"];
    };
    "/v1/queries/{id}.atom": {
        /**
         * Read a saved query as Atom
         * @description The newest matches, for feed readers. Costs the owner of the query one request.
         */
        get: operations["queries/feed-atom"];
    };
    "/v1/queries/{id}.json": {
        /**
         * Read a saved query as JSON Feed
         * @description The newest matches, for feed readers. Costs the owner of the query one request.
         */
        get: operations["queries/feed-json"];
    };
    "/v1/queries/{id}.rss": {
        /**
         * Read a saved query as RSS
         * @description The newest matches, for feed readers. Costs the owner of the query one request.
         */
        get: operations["queries/feed-rss"];
    };
    "/v1/queries/{id}/deliveries": {
        /**
         * List deliveries
         * @description Returns finished deliveries of all webhooks of the query, the newest first. Each attempt is a delivery.
         */
        get: operations["queries/list-deliveries"];
    };
    "/v1/queries/{id}/deliveries/{deliveryId}": {
        /**
         * Get a delivery
         * @description Returns the delivery with its request and response.
         */
        get: operations["queries/get-delivery"];
    };
    "/v1/queries/{id}/deliveries/{deliveryId}/redeliver": {
        /**
         * Redeliver a delivery
         * @description Sends the same message once more.
         */
        post: operations["queries/redeliver"];
    };
    "/v1/queries/{id}/webhooks": {
        /** List webhooks of a saved query */
        get: operations["queries/list-webhooks"];
        /**
         * Create a webhook
         * @description Sends new and changed posts that match the query, as your plan shows them.
         */
        post: operations["queries/create-webhook"];
    };
    "/v1/queries/{id}/webhooks/{webhookId}": {
        /** Get a webhook */
        get: operations["queries/get-webhook"];
        /**
         * Delete a webhook
         * @description Deletes the webhook and its deliveries.
         */
        delete: operations["queries/delete-webhook"];
        /** Update a webhook */
        patch: operations["queries/update-webhook"];
    };
    "/v1/social": {
        /**
         * Search social posts
         * @description Posts of discussions and social networks, the newest first.
         */
        get: operations["social/list"];
    };
    "/v1/sources": {
        /** List sources */
        get: operations["sources/list"];
        /** Create a source */
        post: operations["sources/create"];
    };
    "/v1/sources.opml": {
        /** Export sources as OPML */
        get: operations["sources/export"];
    };
    "/v1/sources/import": {
        /** Import sources from OPML */
        post: operations["sources/import"];
    };
    "/v1/sources/{id}": {
        /** Get a source */
        get: operations["sources/get"];
        /** Delete a source */
        delete: operations["sources/delete"];
        /** Update a source */
        patch: operations["sources/update"];
    };
    "/v1/sources/{id}/refresh": {
        /** Refresh a source */
        post: operations["sources/refresh"];
    };
    "/v1/stream": {
        /**
         * Stream new posts
         * @description Server-sent events with each new post that matches `q` or the saved query `query`. `Last-Event-ID` resumes without gaps and repetitions. Opening a stream costs one request, and so does each further hundred posts.
         */
        get: operations["queries/stream"];
    };
}
export interface components {
    schemas: {
        /** Cluster */
        Cluster: {
            id: string;
            /** @description All copies that this server has. */
            size: number;
            /** @description In the order of crawling: the first is the original. */
            posts: components["schemas"]["Post"][];
            next: string | null;
        };
        /** Error */
        Error: {
            /** @description A description of the error. */
            detail: string;
            /** @description A stable name of the error. */
            code: string;
            /** @description The position of the error in the query, in UTF-16 code units. */
            position?: number;
            request_id?: string;
        };
        /** FilterResults */
        FilterResults: {
            posts: components["schemas"]["Post"][];
            /** @description All matches after `ts`. */
            total: number;
            totalResults: number;
            total_results: number;
            /** @description Matches after this page. */
            moreResultsAvailable: number;
            more_results_available: number;
            /** @description The path of the next page, even if that page is empty so far. */
            next: string;
            requestsLeft: number;
            requests_left: number;
            warnings: {
                message: string;
                type: string;
                level: string;
            }[] | null;
            date: {
                from: string | null;
                to: string | null;
            };
            filters: {
                languages?: {
                    value: string;
                    count: number;
                }[];
                categories?: {
                    value: string;
                    count: number;
                }[];
                countries?: {
                    value: string;
                    count: number;
                }[];
                site_types?: {
                    value: string;
                    count: number;
                }[];
                sites?: {
                    value: string;
                    count: number;
                }[];
                sentiments?: {
                    value: string;
                    count: number;
                }[];
            };
        };
        /** NewQueryWebhook */
        NewQueryWebhook: {
            id: number;
            query_id: number;
            url: string;
            /** @description A response with status 410 makes it inactive. */
            active: boolean;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            last_response: {
                status_code: number | null;
                status: string;
                message: string | null;
            } | null;
            /** @description Returned only here. */
            secret: string;
        };
        /** Post */
        Post: {
            uuid: string;
            url: string;
            parent_url: string | null;
            /** @description 0 is the article. */
            ord_in_thread: number;
            author: string | null;
            /** @description UTC. */
            published: string;
            crawled: string;
            updated: string;
            title: string;
            text: string;
            summary: string;
            /** @description The English name in lower case. */
            language: string;
            sentiment: string | null;
            categories: string[];
            topics: string[];
            ai_allow: boolean;
            has_canonical: boolean;
            webz_reporter: boolean;
            breaking: boolean;
            external_links: string[];
            external_images: {
                url: string;
                meta_info: string;
                uuid: string;
                label: string[];
            }[];
            internal_images: {
                url: string;
                meta_info: string;
                uuid: string;
                label: string[];
            }[];
            /** @description On paid plans; otherwise empty. */
            entities: {
                persons: {
                    name: string;
                    sentiment: "none" | "positive" | "neutral" | "negative";
                }[];
                organizations: {
                    name: string;
                    sentiment: "none" | "positive" | "neutral" | "negative";
                    tickers: string[];
                }[];
                locations: {
                    name: string;
                    sentiment: "none" | "positive" | "neutral" | "negative";
                }[];
            };
            syndication: {
                syndicated: boolean;
                syndicate_id: string | null;
                first_syndicated: boolean;
            };
            trust: Record<string, never> | null;
            rating: number | null;
            network?: string;
            account?: string;
            thread: {
                uuid: string;
                url: string;
                site_full: string;
                site: string;
                site_section: string | null;
                site_categories: string[];
                section_title: string | null;
                site_title: string | null;
                title: string;
                title_full: string;
                published: string;
                replies_count: number;
                participants_count: number;
                site_type: string;
                country: string | null;
                main_image: string | null;
                performance_score: number;
                domain_rank: number | null;
                domain_rank_updated: string | null;
                licensing_agency: null;
                spam_score: number;
                social: {
                    updated: string | null;
                    facebook: {
                        likes: number;
                        comments: number;
                        shares: number;
                    };
                    vk: {
                        shares: number;
                    };
                    fediverse: {
                        likes: number;
                        comments: number;
                        shares: number;
                    };
                };
            };
            highlightText?: string;
            highlightTitle?: string;
            highlightThreadTitle?: string;
            highlight_text?: string;
            highlight_title?: string;
            highlight_thread_title?: string;
        };
        /** QueryDelivery */
        QueryDelivery: {
            id: number;
            webhook_id: number;
            /** @description The same for all attempts: the header `webhook-id`. */
            message_id: string;
            type: string;
            post_uuid: string | null;
            attempt: number;
            /** Format: date-time */
            delivered: string;
            duration_ms: number;
            status_code: number | null;
            status: string;
        };
        /** QueryDeliveryDetails */
        QueryDeliveryDetails: {
            id: number;
            webhook_id: number;
            /** @description The same for all attempts: the header `webhook-id`. */
            message_id: string;
            type: string;
            post_uuid: string | null;
            attempt: number;
            /** Format: date-time */
            delivered: string;
            duration_ms: number;
            status_code: number | null;
            status: string;
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
        /** QueryExplanation */
        QueryExplanation: {
            query: string;
            /** @description The query as a sentence. */
            reading: string;
            /** @description The syntax tree. */
            ast: {
                type: string;
                start: number;
                end: number;
            };
            fields: string[];
            features: string[];
            cost: "low" | "medium" | "high";
            clauses: number;
            depends_on_time: boolean;
            warnings: {
                message: string;
                start: number;
                end: number;
            }[];
        };
        /** QueryValidation */
        QueryValidation: {
            valid: boolean;
            /** @description The canonical form. */
            query: string | null;
            errors: {
                message: string;
                code: string;
                position: number;
            }[];
            warnings: {
                message: string;
                start: number;
                end: number;
            }[];
            /** @description The features that the plan must include. */
            features: string[];
        };
        /** QueryWebhook */
        QueryWebhook: {
            id: number;
            query_id: number;
            url: string;
            /** @description A response with status 410 makes it inactive. */
            active: boolean;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            last_response: {
                status_code: number | null;
                status: string;
                message: string | null;
            } | null;
        };
        /** Results */
        Results: {
            posts: components["schemas"]["Post"][];
            /** @description All matches after `ts`. */
            total: number;
            totalResults: number;
            total_results: number;
            /** @description Matches after this page. */
            moreResultsAvailable: number;
            more_results_available: number;
            /** @description The path of the next page, even if that page is empty so far. */
            next: string;
            requestsLeft: number;
            requests_left: number;
            warnings: {
                message: string;
                type: string;
                level: string;
            }[] | null;
        };
        /** SavedQuery */
        SavedQuery: {
            id: number;
            name: string;
            q: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            updated: string;
            /** @description URLs that need no key. Anyone with such a URL can read the feed. */
            feeds: {
                rss: string;
                atom: string;
                json: string;
            };
        };
    };
    responses: {
        /** @description Response. */
        Results: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Results"];
            };
        };
        /** @description Response */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Response. */
        Cluster: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Cluster"];
            };
        };
        /** @description Response. */
        FilterResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FilterResults"];
            };
        };
        /** @description Response. */
        SavedQuery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedQuery"];
            };
        };
        /** @description Response. */
        QueryExplanation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryExplanation"];
            };
        };
        /** @description Response. */
        QueryValidation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryValidation"];
            };
        };
        /** @description Response. */
        QueryDeliveryDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryDeliveryDetails"];
            };
        };
        /** @description Response. */
        NewQueryWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewQueryWebhook"];
            };
        };
        /** @description Response. */
        QueryWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["QueryWebhook"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "search/blogs": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/forums": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/news": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/posts": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/posts-web-data": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/news-lite": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
                /** @description Languages, separated by commas. */
                language?: string;
                /** @description Types of site, separated by commas. */
                site_type?: string;
                /** @description Sites, separated by commas. */
                site?: string;
                /** @description Sites to leave out, separated by commas. */
                exclude?: string;
                /** @description Categories, separated by commas. */
                category?: string;
                /** @description Sentiments, separated by commas. Needs a paid plan. */
                sentiment?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "search/posts-older": {
        parameters: {
            query?: {
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description Only posts crawled after this Unix time in milliseconds. Default: three days ago. */
                ts?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The number of posts to skip. Not supported with `sort=crawled`. */
                from?: number;
                /** @description The number of posts per page. */
                size?: number;
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description `true` or `false`. Returns the newest 100 matches, the newest first. */
                latest?: string;
                /** @description `true` or `false`. Adds warnings, for instance of unknown parameters. */
                warning?: string;
                /** @description `high` excludes posts whose text may be incomplete. */
                accuracy_confidence?: "high";
                /** @description `true` or `false`. Has no effect: your plan decides how far back you can read. */
                allowNewsHistory?: string;
                /** @description `true` or `false`. `false` excludes copies of older posts. */
                includeSyndicated?: string;
                /** @description `true` or `false`. Accepted and ignored. */
                webz_reporter?: string;
                /** @description The last post of the previous page. Part of `next`. */
                ni?: number;
                /** @description Languages, separated by commas. */
                language?: string;
                /** @description Types of site, separated by commas. */
                site_type?: string;
                /** @description Sites, separated by commas. */
                site?: string;
                /** @description Sites to leave out, separated by commas. */
                exclude?: string;
                /** @description Categories, separated by commas. */
                category?: string;
                /** @description Sentiments, separated by commas. Needs a paid plan. */
                sentiment?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "articles/list": {
        parameters: {
            query?: {
                /** @description Search terms, all of which must occur. Supports `"phrases"`, `-exclusions` and `OR`. */
                keywords?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description Languages, separated by commas. */
                language?: string;
                /** @description Categories, separated by commas. */
                categories?: string;
                /** @description Categories, separated by commas. */
                category?: string;
                /** @description Countries, as ISO codes or names, separated by commas. */
                country?: string;
                /** @description Sites, separated by commas. */
                source?: string;
                /** @description A day (`2026-01-31`), a range (`2026-01-01..2026-01-31`), or `today`, `yesterday`, `last_24h`, `last_week`, `last_month`, `last_year`. In UTC. */
                date?: string;
                /** @description The first day, if there is no `date`. */
                from?: string;
                /** @description The last day, if there is no `date`. */
                to?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description The cursor from `next`. */
                cursor?: string;
                /** @description The number of posts per page. */
                size?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "clusters/get": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
                /** @description Posts per page. Default: 100. */
                size?: number;
                /** @description The cursor from `next`. */
                cursor?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            200: components["responses"]["Cluster"];
            default: components["responses"]["Error"];
        };
    };
    "filters/list": {
        parameters: {
            query?: {
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description Languages, separated by commas. */
                language?: string;
                /** @description Categories, separated by commas. */
                categories?: string;
                /** @description Categories, separated by commas. */
                category?: string;
                /** @description Countries, as ISO codes or names, separated by commas. */
                country?: string;
                /** @description Sites, separated by commas. */
                source?: string;
                /** @description A day (`2026-01-31`), a range (`2026-01-01..2026-01-31`), or `today`, `yesterday`, `last_24h`, `last_week`, `last_month`, `last_year`. In UTC. */
                date?: string;
                /** @description The first day, if there is no `date`. */
                from?: string;
                /** @description The last day, if there is no `date`. */
                to?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description The cursor from `next`. */
                cursor?: string;
                /** @description Facets to count, separated by commas: languages, categories, countries, site_types, sites, sentiments. Default: all. */
                facets?: string;
                /** @description The number of posts to return. Default: 20. */
                size?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["FilterResults"];
            default: components["responses"]["Error"];
        };
    };
    "hub/request": {
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    "hub.mode": "subscribe" | "unsubscribe";
                    /** @description The URL of a feed of this service. */
                    "hub.topic": string;
                    "hub.callback": string;
                    "hub.lease_seconds"?: string;
                    "hub.secret"?: string;
                };
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "posts/delete": {
        parameters: {
            query?: never;
            path: {
                uuid: string;
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
            default: components["responses"]["Error"];
        };
    };
    "queries/list": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
                size?: number;
                /** @description The cursor from `next_cursor`. */
                cursor?: string;
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
                        queries: components["schemas"]["SavedQuery"][];
                        next_cursor: string | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "queries/create": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description The query. */
                    q: string;
                };
            };
        };
        responses: {
            201: components["responses"]["SavedQuery"];
            default: components["responses"]["Error"];
        };
    };
    "queries/explain": {
        parameters: {
            query?: {
                /** @description The query. */
                q?: string;
                /** @description An API key. */
                token?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["QueryExplanation"];
            default: components["responses"]["Error"];
        };
    };
    "queries/validate": {
        parameters: {
            query?: {
                /** @description The query. */
                q?: string;
                /** @description An API key. */
                token?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["QueryValidation"];
            default: components["responses"]["Error"];
        };
    };
    "queries/get": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
            };
        };
        responses: {
            200: components["responses"]["SavedQuery"];
            default: components["responses"]["Error"];
        };
    };
    "queries/delete": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
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
            default: components["responses"]["Error"];
        };
    };
    "queries/update": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The query. */
                    q?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["SavedQuery"];
            default: components["responses"]["Error"];
        };
    };
    "queries/feed-atom": {
        parameters: {
            query: {
                /** @description The key of the feed, from the saved query. */
                feed_key: string;
                /** @description The cursor from the link to the next page. */
                before?: number;
            };
            path: {
                id: number;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": components["schemas"]["Error"];
                };
            };
        };
    };
    "queries/feed-json": {
        parameters: {
            query: {
                /** @description The key of the feed, from the saved query. */
                feed_key: string;
                /** @description The cursor from the link to the next page. */
                before?: number;
            };
            path: {
                id: number;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "queries/feed-rss": {
        parameters: {
            query: {
                /** @description The key of the feed, from the saved query. */
                feed_key: string;
                /** @description The cursor from the link to the next page. */
                before?: number;
            };
            path: {
                id: number;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": components["schemas"]["Error"];
                };
            };
        };
    };
    "queries/list-deliveries": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
                size?: number;
                /** @description The cursor from `next_cursor`. */
                cursor?: string;
            };
            path: {
                id: number;
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
                        deliveries: components["schemas"]["QueryDelivery"][];
                        next_cursor: string | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "queries/get-delivery": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
                deliveryId: number;
            };
        };
        responses: {
            200: components["responses"]["QueryDeliveryDetails"];
            default: components["responses"]["Error"];
        };
    };
    "queries/redeliver": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
                deliveryId: number;
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "queries/list-webhooks": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
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
                        webhooks: components["schemas"]["QueryWebhook"][];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "queries/create-webhook": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An HTTP or HTTPS URL. */
                    url: string;
                    /** @description The key of the signatures. After `whsec_` it is base64. Default: a random one. */
                    secret?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["NewQueryWebhook"];
            default: components["responses"]["Error"];
        };
    };
    "queries/get-webhook": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
                webhookId: number;
            };
        };
        responses: {
            200: components["responses"]["QueryWebhook"];
            default: components["responses"]["Error"];
        };
    };
    "queries/delete-webhook": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
                webhookId: number;
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
            default: components["responses"]["Error"];
        };
    };
    "queries/update-webhook": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
            };
            path: {
                id: number;
                webhookId: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An HTTP or HTTPS URL. */
                    url?: string;
                    /** @description The key of the signatures. After `whsec_` it is base64. Default: a random one. */
                    secret?: string;
                    active?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["QueryWebhook"];
            default: components["responses"]["Error"];
        };
    };
    "social/list": {
        parameters: {
            query?: {
                /** @description Search terms, all of which must occur. Supports `"phrases"`, `-exclusions` and `OR`. */
                keywords?: string;
                /** @description An API key, instead of the header `Authorization: Bearer KEY`. */
                token?: string;
                /** @description The query, at most 4,000 characters; `*` matches all posts. */
                q?: string;
                /** @description Languages, separated by commas. */
                language?: string;
                /** @description Categories, separated by commas. */
                categories?: string;
                /** @description Categories, separated by commas. */
                category?: string;
                /** @description Countries, as ISO codes or names, separated by commas. */
                country?: string;
                /** @description Sites, separated by commas. */
                source?: string;
                /** @description A day (`2026-01-31`), a range (`2026-01-01..2026-01-31`), or `today`, `yesterday`, `last_24h`, `last_week`, `last_month`, `last_year`. In UTC. */
                date?: string;
                /** @description The first day, if there is no `date`. */
                from?: string;
                /** @description The last day, if there is no `date`. */
                to?: string;
                /** @description The field to sort by. Counts of social networks that no source reports are 0. */
                sort?: "crawled" | "relevancy" | "published" | "thread.published" | "updated" | "domain_rank" | "performance_score" | "replies_count" | "participants_count" | "ord_in_thread" | "rating" | "social.likes" | "social.shares" | "social.comments" | "social.facebook.likes" | "social.facebook.shares" | "social.facebook.comments" | "social.vk.shares" | "social.gplus.shares" | "social.pinterest.shares" | "social.linkedin.shares" | "social.stumbledupon.shares";
                /** @description The direction of the order. */
                order?: "asc" | "desc";
                /** @description The format of the response. Default: `json`. */
                format?: "json" | "xml" | "rss" | "atom" | "jsonfeed" | "ndjson" | "csv" | "excel";
                /** @description `true` or `false`. Returns fragments with the matched words in `<em>`. */
                highlight?: string;
                /** @description The cursor from `next`. */
                cursor?: string;
                /** @description The number of posts per page. */
                size?: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Results"];
            default: components["responses"]["Error"];
        };
    };
    "sources/list": {
        parameters: {
            query?: {
                state?: "active" | "paused" | "disabled";
                /** @description A name that groups sources, as in OPML. */
                folder?: string;
                size?: number;
                /** @description The cursor from `next_cursor`. */
                cursor?: string;
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
                        sources: {
                            id: number;
                            url: string;
                            /** @description The feed or sitemap that is fetched, after discovery and redirects. */
                            target_url: string;
                            /** @description `unknown` until the first successful request. */
                            kind: string;
                            title: string;
                            folder: string;
                            /** @description `active`, `paused` or `disabled`. */
                            state: string;
                            state_reason: string | null;
                            settings: {
                                /** @description The language of its posts, as a BCP 47 tag. */
                                language?: string;
                                /** @description ISO 3166-1 alpha-2 code. */
                                country?: string;
                                /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                                site_type?: "news" | "blogs" | "discussions";
                                /** @description Categories of all its posts. */
                                categories?: string[];
                                /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                                full_text?: "auto" | "feed" | "page";
                                /** @description Store the first 300 characters of the text only. */
                                snippet_only?: boolean;
                                /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                                ignore_robots?: boolean;
                                licensing_agency?: string;
                                /** @description Facts about the source that its posts repeat in `trust`. */
                                trust?: {
                                    categories?: string[];
                                    top_news?: boolean;
                                    bias?: string;
                                };
                            };
                            /** Format: date-time */
                            created: string;
                            health: {
                                last_fetch: string | null;
                                last_success: string | null;
                                next_fetch: string | null;
                                last_status: number | null;
                                last_error: string | null;
                                /** @description Failed requests in a row. */
                                failures: number;
                                fetches: number;
                                /** @description The share of responses with status 304. */
                                not_modified_ratio: number;
                                posts: number;
                                posts_per_day: number;
                            };
                        }[];
                        next_cursor: string | null;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/create": {
        requestBody: {
            content: {
                "application/json": {
                    /** @description The URL of a feed, sitemap or site. */
                    url: string;
                    /** @description Default: the title of the feed. */
                    title?: string;
                    /** @description A name that groups sources, as in OPML. */
                    folder?: string;
                    settings?: {
                        /** @description The language of its posts, as a BCP 47 tag. */
                        language?: string;
                        /** @description ISO 3166-1 alpha-2 code. */
                        country?: string;
                        /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                        site_type?: "news" | "blogs" | "discussions";
                        /** @description Categories of all its posts. */
                        categories?: string[];
                        /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                        full_text?: "auto" | "feed" | "page";
                        /** @description Store the first 300 characters of the text only. */
                        snippet_only?: boolean;
                        /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                        ignore_robots?: boolean;
                        licensing_agency?: string;
                        /** @description Facts about the source that its posts repeat in `trust`. */
                        trust?: {
                            categories?: string[];
                            top_news?: boolean;
                            bias?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Response. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        /** @description The feed or sitemap that is fetched, after discovery and redirects. */
                        target_url: string;
                        /** @description `unknown` until the first successful request. */
                        kind: string;
                        title: string;
                        folder: string;
                        /** @description `active`, `paused` or `disabled`. */
                        state: string;
                        state_reason: string | null;
                        settings: {
                            /** @description The language of its posts, as a BCP 47 tag. */
                            language?: string;
                            /** @description ISO 3166-1 alpha-2 code. */
                            country?: string;
                            /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                            site_type?: "news" | "blogs" | "discussions";
                            /** @description Categories of all its posts. */
                            categories?: string[];
                            /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                            full_text?: "auto" | "feed" | "page";
                            /** @description Store the first 300 characters of the text only. */
                            snippet_only?: boolean;
                            /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                            ignore_robots?: boolean;
                            licensing_agency?: string;
                            /** @description Facts about the source that its posts repeat in `trust`. */
                            trust?: {
                                categories?: string[];
                                top_news?: boolean;
                                bias?: string;
                            };
                        };
                        /** Format: date-time */
                        created: string;
                        health: {
                            last_fetch: string | null;
                            last_success: string | null;
                            next_fetch: string | null;
                            last_status: number | null;
                            last_error: string | null;
                            /** @description Failed requests in a row. */
                            failures: number;
                            fetches: number;
                            /** @description The share of responses with status 304. */
                            not_modified_ratio: number;
                            posts: number;
                            posts_per_day: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/export": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/x-opml": string;
                };
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/x-opml": components["schemas"]["Error"];
                };
            };
        };
    };
    "sources/import": {
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        created: number;
                        known: number;
                        skipped: {
                            url: string;
                            reason: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/get": {
        parameters: {
            query?: never;
            path: {
                id: number;
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
                        id: number;
                        url: string;
                        /** @description The feed or sitemap that is fetched, after discovery and redirects. */
                        target_url: string;
                        /** @description `unknown` until the first successful request. */
                        kind: string;
                        title: string;
                        folder: string;
                        /** @description `active`, `paused` or `disabled`. */
                        state: string;
                        state_reason: string | null;
                        settings: {
                            /** @description The language of its posts, as a BCP 47 tag. */
                            language?: string;
                            /** @description ISO 3166-1 alpha-2 code. */
                            country?: string;
                            /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                            site_type?: "news" | "blogs" | "discussions";
                            /** @description Categories of all its posts. */
                            categories?: string[];
                            /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                            full_text?: "auto" | "feed" | "page";
                            /** @description Store the first 300 characters of the text only. */
                            snippet_only?: boolean;
                            /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                            ignore_robots?: boolean;
                            licensing_agency?: string;
                            /** @description Facts about the source that its posts repeat in `trust`. */
                            trust?: {
                                categories?: string[];
                                top_news?: boolean;
                                bias?: string;
                            };
                        };
                        /** Format: date-time */
                        created: string;
                        health: {
                            last_fetch: string | null;
                            last_success: string | null;
                            next_fetch: string | null;
                            last_status: number | null;
                            last_error: string | null;
                            /** @description Failed requests in a row. */
                            failures: number;
                            fetches: number;
                            /** @description The share of responses with status 304. */
                            not_modified_ratio: number;
                            posts: number;
                            posts_per_day: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/delete": {
        parameters: {
            query?: never;
            path: {
                id: number;
            };
        };
        responses: {
            /** @description Deleted. Its posts stay. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/update": {
        parameters: {
            query?: never;
            path: {
                id: number;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Default: the title of the feed. */
                    title?: string;
                    /** @description A name that groups sources, as in OPML. */
                    folder?: string;
                    state?: "active" | "paused";
                    settings?: {
                        /** @description The language of its posts, as a BCP 47 tag. */
                        language?: string;
                        /** @description ISO 3166-1 alpha-2 code. */
                        country?: string;
                        /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                        site_type?: "news" | "blogs" | "discussions";
                        /** @description Categories of all its posts. */
                        categories?: string[];
                        /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                        full_text?: "auto" | "feed" | "page";
                        /** @description Store the first 300 characters of the text only. */
                        snippet_only?: boolean;
                        /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                        ignore_robots?: boolean;
                        licensing_agency?: string;
                        /** @description Facts about the source that its posts repeat in `trust`. */
                        trust?: {
                            categories?: string[];
                            top_news?: boolean;
                            bias?: string;
                        };
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
                        id: number;
                        url: string;
                        /** @description The feed or sitemap that is fetched, after discovery and redirects. */
                        target_url: string;
                        /** @description `unknown` until the first successful request. */
                        kind: string;
                        title: string;
                        folder: string;
                        /** @description `active`, `paused` or `disabled`. */
                        state: string;
                        state_reason: string | null;
                        settings: {
                            /** @description The language of its posts, as a BCP 47 tag. */
                            language?: string;
                            /** @description ISO 3166-1 alpha-2 code. */
                            country?: string;
                            /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                            site_type?: "news" | "blogs" | "discussions";
                            /** @description Categories of all its posts. */
                            categories?: string[];
                            /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                            full_text?: "auto" | "feed" | "page";
                            /** @description Store the first 300 characters of the text only. */
                            snippet_only?: boolean;
                            /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                            ignore_robots?: boolean;
                            licensing_agency?: string;
                            /** @description Facts about the source that its posts repeat in `trust`. */
                            trust?: {
                                categories?: string[];
                                top_news?: boolean;
                                bias?: string;
                            };
                        };
                        /** Format: date-time */
                        created: string;
                        health: {
                            last_fetch: string | null;
                            last_success: string | null;
                            next_fetch: string | null;
                            last_status: number | null;
                            last_error: string | null;
                            /** @description Failed requests in a row. */
                            failures: number;
                            fetches: number;
                            /** @description The share of responses with status 304. */
                            not_modified_ratio: number;
                            posts: number;
                            posts_per_day: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "sources/refresh": {
        parameters: {
            query?: never;
            path: {
                id: number;
            };
        };
        responses: {
            /** @description Response. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        /** @description The feed or sitemap that is fetched, after discovery and redirects. */
                        target_url: string;
                        /** @description `unknown` until the first successful request. */
                        kind: string;
                        title: string;
                        folder: string;
                        /** @description `active`, `paused` or `disabled`. */
                        state: string;
                        state_reason: string | null;
                        settings: {
                            /** @description The language of its posts, as a BCP 47 tag. */
                            language?: string;
                            /** @description ISO 3166-1 alpha-2 code. */
                            country?: string;
                            /** @description The kind of site. Default: `discussions` for ActivityPub accounts, `news` for all others. */
                            site_type?: "news" | "blogs" | "discussions";
                            /** @description Categories of all its posts. */
                            categories?: string[];
                            /** @description The source of the text of a post. `auto` fetches the page if the feed has a summary only; `feed` never fetches pages; `page` always does. */
                            full_text?: "auto" | "feed" | "page";
                            /** @description Store the first 300 characters of the text only. */
                            snippet_only?: boolean;
                            /** @description Fetch the source although robots.txt disallows it, or the account opts out of searches. */
                            ignore_robots?: boolean;
                            licensing_agency?: string;
                            /** @description Facts about the source that its posts repeat in `trust`. */
                            trust?: {
                                categories?: string[];
                                top_news?: boolean;
                                bias?: string;
                            };
                        };
                        /** Format: date-time */
                        created: string;
                        health: {
                            last_fetch: string | null;
                            last_success: string | null;
                            next_fetch: string | null;
                            last_status: number | null;
                            last_error: string | null;
                            /** @description Failed requests in a row. */
                            failures: number;
                            fetches: number;
                            /** @description The share of responses with status 304. */
                            not_modified_ratio: number;
                            posts: number;
                            posts_per_day: number;
                        };
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "queries/stream": {
        parameters: {
            query?: {
                /** @description An API key. */
                token?: string;
                /** @description The query. */
                q?: string;
                query?: number;
                /** @description Instead of the header `Last-Event-ID`, which browsers send only when they reconnect. */
                last_event_id?: string;
            };
            path?: never;
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Error"];
                };
            };
        };
    };
}
