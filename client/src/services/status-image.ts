// Generated from services/status-image/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/as/{name}": {
        /**
         * Get an image with its own status
         * @description Statuses that do not allow a body are sent with 200.
         */
        get: operations["getImageWithStatus"];
    };
    "/random.jpg": {
        /** Redirect to a random image */
        get: operations["getRandomImage"];
    };
    "/{name}": {
        /** Get the image of a status code */
        get: operations["getImage"];
    };
}
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    getImageWithStatus: {
        parameters: {
            query?: {
                /** @description Width in pixels: 150, 300, 375, 750, 1500. */
                w?: 750 | 150 | 300 | 375 | 1500;
            };
            path: {
                /** @description Status code with an optional suffix: `.jpg` (default), `.webp`, `.avif` or `.png`. */
                name: string;
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
    getRandomImage: {
        responses: {
            /** @description Redirects to an image. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description Width in pixels: 150, 300, 375, 750, 1500. */
                w?: 750 | 150 | 300 | 375 | 1500;
            };
            path: {
                /** @description Status code with an optional suffix: `.jpg` (default), `.webp`, `.avif` or `.png`. */
                name: string;
            };
        };
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The image. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The image. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The image. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The image. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
