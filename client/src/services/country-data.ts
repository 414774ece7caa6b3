// Generated from services/country-data/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: as the generator writes it
// biome-ignore-all lint: as the generator writes it

export interface paths {
    "/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alpha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several countries by their codes */
        get: operations["listCountriesByCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alpha/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country by its code */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The country at a place
         * @description Land and coastal waters, by generalised outlines. At sea there is no country: 404.
         */
        get: operations["findCountryAt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/borders/all.topojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outlines of all countries, as TopoJSON
         * @description One object, `countries`, with the alpha-3 code of each as its `id`.
         */
        get: operations["getAllBorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/borders/{code}.geojson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outline of a country, as GeoJSON
         * @description A country that is too small for a map comes from the nearest one that draws it.
         */
        get: operations["getBorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/capital/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by capital */
        get: operations["listCountriesByCapital"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by the code or name of a currency */
        get: operations["listCountriesByCurrency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version, files, sources and licence of the data */
        get: operations["getDataset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dataset/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of the data set */
        get: operations["getDatasetFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demonym/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by what their inhabitants are called */
        get: operations["listCountriesByDemonym"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags/{code}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The flag of a country, as SVG */
        get: operations["getFlagDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flags/{size}/{code}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The flag of a country, as PNG */
        get: operations["getFlagPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The countries whose codes ISO 3166-1 has withdrawn */
        get: operations["listHistoricalCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/historical/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A country by a code that has been withdrawn
         * @description Of two countries that had the same code, the one that had it last.
         */
        get: operations["getHistoricalCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/independent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Independent countries, or those that are not */
        get: operations["listCountriesByIndependence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lang/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by the code or name of a language */
        get: operations["listCountriesByLang"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/name/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by common name, official name or other spelling */
        get: operations["listCountriesByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries that are nearest to a place
         * @description By the great-circle distance to the `latlng` of each, which is a point near its middle.
         */
        get: operations["listNearestCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/neighbours/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries that a country borders on land
         * @description Empty for an island.
         */
        get: operations["listNeighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/provenance/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the values of a country come from
         * @description For each field its source with version and licence, and what is different about this country.
         */
        get: operations["getProvenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/region/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by region, or by the whole name of a subregion */
        get: operations["listCountriesByRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subdivisions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subdivisions of a country, or one of them
         * @description All levels by the code of the country, `CH`; one by its own code of ISO 3166-2, `CH-ZH`.
         */
        get: operations["getSubdivisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subregion/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by subregion */
        get: operations["listCountriesBySubregion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translation/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by their names in other languages */
        get: operations["listCountriesByTranslation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All countries */
        get: operations["listCountriesV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/alpha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Several countries by their codes */
        get: operations["listCountriesByCodesV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/alpha/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One country by its code */
        get: operations["getCountryV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/capital/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by capital */
        get: operations["listCountriesByCapitalV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/currency/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by the code or name of a currency */
        get: operations["listCountriesByCurrencyV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/demonym/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by what their inhabitants are called */
        get: operations["listCountriesByDemonymV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/independent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Independent countries, or those that are not */
        get: operations["listCountriesByIndependenceV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/lang/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by the code or name of a language */
        get: operations["listCountriesByLangV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/name/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by common name, official name or other spelling */
        get: operations["listCountriesByNameV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/region/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by region, or by the whole name of a subregion */
        get: operations["listCountriesByRegionV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/subregion/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by subregion */
        get: operations["listCountriesBySubregionV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3.1/translation/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries by their names in other languages */
        get: operations["listCountriesByTranslationV31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** Country */
        Country: {
            name?: {
                common?: string;
                official?: string;
                /** @description By ISO 639-3 code. */
                nativeName?: {
                    [key: string]: {
                        official?: string;
                        common?: string;
                    };
                };
            };
            tld?: string[];
            /** @description ISO 3166-1 alpha-2. */
            cca2?: string;
            /** @description ISO 3166-1 alpha-3. */
            cca3?: string;
            /** @description ISO 3166-1 numeric. */
            ccn3?: string;
            /** @description The code of the International Olympic Committee. */
            cioc?: string;
            /** @description The code of the football association. */
            fifa?: string;
            independent?: boolean;
            /** @description Whether ISO 3166-1 assigns the code. */
            status?: string;
            unMember?: boolean;
            /** @description By ISO 4217 code. */
            currencies?: {
                [key: string]: {
                    name?: string;
                    symbol?: string;
                };
            };
            idd?: {
                root?: string;
                suffixes?: string[];
            };
            capital?: string[];
            capitalInfo?: {
                /** @description Latitude and longitude. */
                latlng?: number[];
            };
            altSpellings?: string[];
            region?: string;
            subregion?: string;
            continents?: string[];
            /** @description By ISO 639-3 code. */
            languages?: {
                [key: string]: string;
            };
            /** @description By language. */
            translations?: {
                [key: string]: {
                    official?: string;
                    common?: string;
                };
            };
            /** @description Latitude and longitude. */
            latlng?: number[];
            landlocked?: boolean;
            /** @description By alpha-3 code. */
            borders?: string[];
            /** @description In square kilometres. */
            area?: number;
            /** @description The flag as an emoji. */
            flag?: string;
            /** @description By language. */
            demonyms?: {
                [key: string]: {
                    f?: string;
                    m?: string;
                };
            };
            flags?: {
                png?: string;
                svg?: string;
                alt?: string;
            };
            coatOfArms?: {
                png?: string;
                svg?: string;
            };
            population?: number;
            maps?: {
                googleMaps?: string;
                openStreetMaps?: string;
            };
            /** @description By year. */
            gini?: {
                [key: string]: number;
            };
            car?: {
                signs?: string[];
                side?: string;
            };
            postalCode?: {
                format?: string;
                regex?: string;
            };
            startOfWeek?: string;
            timezones?: string[];
        };
        /** CountryAt */
        CountryAt: {
            country: components["schemas"]["Country"];
            /** @description The territory of that country, where it has a record of its own. */
            territory: components["schemas"]["Country"] | null;
        };
        /** CountryFeature */
        CountryFeature: {
            /** @enum {unknown} */
            type: "Feature";
            /** @description The alpha-3 code. */
            id: string;
            properties: {
                cca2: string;
                cca3: string;
                ccn3: string;
                name: string;
                /**
                 * @description The one that the shape was found at.
                 * @enum {unknown}
                 */
                resolution: "110m" | "50m" | "10m";
            };
            geometry: {
                /** @enum {unknown} */
                type: "MultiPolygon";
                /** @description Longitude and latitude. */
                coordinates: number[][][][];
            };
        };
        /** Error */
        Error: {
            message: string;
            status?: number;
            /** @description What became of a withdrawn code, by alpha-3 code. */
            successors?: string[];
            /** @description The address that tells about a withdrawn code. */
            historical?: string;
            _links?: unknown;
            _embedded?: {
                errors: {
                    message: string;
                    path?: string;
                }[];
            };
        };
        /** HistoricalCountry */
        HistoricalCountry: {
            /** @description ISO 3166-3. */
            alpha4: string;
            alpha2: string;
            alpha3: string;
            numeric: string;
            name: string;
            /** @enum {unknown} */
            change: "renamed" | "merged" | "split";
            /** @description When its codes came into use: a year or a day. */
            assigned: string;
            /** @description When they were taken back: a year or a day. */
            withdrawn: string;
            /** @description The alpha-3 codes that took their place then. */
            into: string[];
            /** @description The alpha-3 codes of the countries that it leads to today. */
            successors: string[];
        };
        /** NearCountry */
        NearCountry: {
            distanceKm: number;
            country: components["schemas"]["Country"];
        };
        /** Provenance */
        Provenance: {
            cca3: string;
            name: string;
            /** @description Of the data set. */
            version: string;
            asOf: string;
            /** @description By the name of the field. */
            fields: {
                [key: string]: {
                    source: {
                        id: string;
                        title: string;
                        version: string;
                        /** @description The day on which that version came out. */
                        released: string;
                        licence: string;
                        url: string;
                    };
                    /** @description What time the value is of. */
                    asOf: string;
                    /** @description How it got from the source into the record. */
                    method: string;
                    /** @description Further sources of the same field. */
                    also: {
                        id: string;
                        title: string;
                        version: string;
                        /** @description The day on which that version came out. */
                        released: string;
                        licence: string;
                        url: string;
                    }[];
                    /** @description What is different about this country, and why. */
                    exceptions: {
                        /** @description Where inside the value, when not the whole of it. */
                        path?: string;
                        source?: {
                            id: string;
                            title: string;
                            version: string;
                            /** @description The day on which that version came out. */
                            released: string;
                            licence: string;
                            url: string;
                        };
                        asOf?: string;
                        reason?: string;
                        reference?: string;
                        /** @description Said about a value that was kept as it is. */
                        note?: string;
                    }[];
                };
            };
        };
        /** Subdivision */
        Subdivision: {
            /** @description ISO 3166-2. */
            code: string;
            /** @description The alpha-3 code. */
            country: string;
            name: string;
            /** @description What it is called in its country, in English. */
            type: string;
            /** @description The code of the subdivision that it is a part of. */
            parent: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listCountries: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCodes: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Comma-separated codes, 300 at most; unknown ones are passed over. */
                codes: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCountry: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"] | components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findCountryAt: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Degrees, positive in the north. */
                lat: number;
                /** @description Degrees, positive in the east. */
                lng: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryAt"];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAllBorders: {
        parameters: {
            query?: {
                /** @description The scale: 1 to so many millions. */
                resolution?: "110m" | "50m" | "10m";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topology. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBorders: {
        parameters: {
            query?: {
                /** @description The scale: 1 to so many millions. */
                resolution?: "110m" | "50m" | "10m";
            };
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["CountryFeature"];
                    "application/json": components["schemas"]["CountryFeature"];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["Error"];
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["Error"];
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCapital: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCurrency: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDataset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description of the data set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getDatasetFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description dataset.json, countries.json, subdivisions.json, historical.json, borders-110m.topojson, borders-50m.topojson, borders-10m.topojson, provenance.json, LICENSE, ATTRIBUTION.md, CHANGES.md */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByDemonym: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFlagDrawing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": components["schemas"]["Error"];
                };
            };
        };
    };
    getFlagPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description w and a width in pixels: 20, 40, 80, 160, 320, 640, 1280, 2560. */
                size: string;
                /** @description ISO 3166-1 alpha-2. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["Error"];
                };
            };
        };
    };
    listHistoricalCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalCountry"][];
                };
            };
        };
    };
    getHistoricalCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO 3166-3, or the former alpha-2, alpha-3 or numeric code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoricalCountry"];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByIndependence: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                status?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByLang: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByName: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Only the country with exactly this name. */
                fullText?: boolean;
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNearestCountries: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Degrees, positive in the north. */
                lat: number;
                /** @description Degrees, positive in the east. */
                lng: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearCountry"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNeighbours: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProvenance: {
        parameters: {
            query?: {
                /** @description Only this field. */
                field?: "name" | "tld" | "cca2" | "cca3" | "ccn3" | "cioc" | "fifa" | "independent" | "status" | "unMember" | "currencies" | "idd" | "capital" | "capitalInfo" | "altSpellings" | "region" | "subregion" | "continents" | "languages" | "translations" | "latlng" | "landlocked" | "borders" | "area" | "flag" | "demonyms" | "flags" | "coatOfArms" | "population" | "maps" | "gini" | "car" | "postalCode" | "startOfWeek" | "timezones";
            };
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provenance"];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByRegion: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSubdivisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subdivision"][] | components["schemas"]["Subdivision"];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesBySubregion: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByTranslation: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCodesV31: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Comma-separated codes, 300 at most; unknown ones are passed over. */
                codes: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCountryV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"] | components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCapitalV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByCurrencyV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByDemonymV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByIndependenceV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                status?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByLangV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByNameV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                /** @description Only the country with exactly this name. */
                fullText?: boolean;
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByRegionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesBySubregionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCountriesByTranslationV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            header?: never;
            path: {
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            /** @description Answer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Answer. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
