// Generated from services/status-image/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/as/{name}": {
        /** The dog with its own status, where a body may go with it */
        get: operations["getPictureWithStatus"];
    };
    "/random.jpg": {
        /** Leads to some dog */
        get: operations["getRandomPicture"];
    };
    "/{name}": {
        /** The dog of a status code */
        get: operations["getPicture"];
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
    getPictureWithStatus: {
        parameters: {
            query?: {
                /** @description The width in pixels: 150, 300, 375, 750, 1500. */
                w?: 750 | 150 | 300 | 375 | 1500;
            };
            path: {
                /** @description A status code with a suffix: 404.jpg, or .webp, .avif, .png; jpg without one. */
                name: string;
            };
        };
        responses: {
            /** @description Answer. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getRandomPicture: {
        responses: {
            /** @description The address of a picture. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description The width in pixels: 150, 300, 375, 750, 1500. */
                w?: 750 | 150 | 300 | 375 | 1500;
            };
            path: {
                /** @description A status code with a suffix: 404.jpg, or .webp, .avif, .png; jpg without one. */
                name: string;
            };
        };
        responses: {
            /** @description A picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A picture. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A picture. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A picture. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A picture. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
