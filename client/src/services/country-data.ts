// Generated from services/country-data/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/all": {
        /** List all countries */
        get: operations["listCountries"];
    };
    "/alpha": {
        /** List countries by codes */
        get: operations["listCountriesByCodes"];
    };
    "/alpha/{code}": {
        /** Get a country by code */
        get: operations["getCountry"];
    };
    "/at": {
        /**
         * Get the country at a point
         * @description Covers land and coastal waters, by simplified outlines. Returns 404 for points at sea.
         */
        get: operations["findCountryAt"];
    };
    "/borders/all.topojson": {
        /**
         * Get the borders of all countries as TopoJSON
         * @description The topology has one object, `countries`, whose geometries have alpha-3 codes as `id`.
         */
        get: operations["getAllBorders"];
    };
    "/borders/{code}.geojson": {
        /**
         * Get the borders of a country as GeoJSON
         * @description A country that is too small for the requested map is taken from the nearest resolution that has it.
         */
        get: operations["getBorders"];
    };
    "/capital/{query}": {
        /** List countries by capital */
        get: operations["listCountriesByCapital"];
    };
    "/currency/{query}": {
        /** List countries by currency code or name */
        get: operations["listCountriesByCurrency"];
    };
    "/dataset": {
        /** Get version, files, sources and license of the data set */
        get: operations["getDataset"];
    };
    "/dataset/{file}": {
        /** Download a file of the data set */
        get: operations["getDatasetFile"];
    };
    "/demonym/{query}": {
        /** List countries by demonym */
        get: operations["listCountriesByDemonym"];
    };
    "/flags/{code}.svg": {
        /** Get a flag as SVG */
        get: operations["getFlagDrawing"];
    };
    "/flags/{size}/{code}.png": {
        /** Get a flag as PNG */
        get: operations["getFlagImage"];
    };
    "/historical": {
        /** List countries with withdrawn ISO 3166-1 codes */
        get: operations["listHistoricalCountries"];
    };
    "/historical/{code}": {
        /**
         * Get a country by a withdrawn code
         * @description A code that was assigned twice returns its last holder.
         */
        get: operations["getHistoricalCountry"];
    };
    "/independent": {
        /** List countries by independence */
        get: operations["listCountriesByIndependence"];
    };
    "/lang/{query}": {
        /** List countries by language code or name */
        get: operations["listCountriesByLang"];
    };
    "/name/{query}": {
        /** List countries by name */
        get: operations["listCountriesByName"];
    };
    "/nearest": {
        /**
         * List the nearest countries
         * @description Sorted by great-circle distance to the `latlng` of each country, a point near its center. The country that contains the point comes first with distance 0.
         */
        get: operations["listNearestCountries"];
    };
    "/neighbours/{code}": {
        /**
         * List neighboring countries
         * @description Countries that share a land border. Empty for an island.
         */
        get: operations["listNeighbours"];
    };
    "/provenance/{code}": {
        /**
         * Get the sources of the values of a country
         * @description Source, version and license of each field, and corrections that apply to this country.
         */
        get: operations["getProvenance"];
    };
    "/region/{query}": {
        /** List countries by region */
        get: operations["listCountriesByRegion"];
    };
    "/subdivisions/{code}": {
        /**
         * List the subdivisions of a country, or get one
         * @description A country code (`CH`) returns all levels; an ISO 3166-2 code (`CH-ZH`) returns one subdivision.
         */
        get: operations["getSubdivisions"];
    };
    "/subregion/{query}": {
        /** List countries by subregion */
        get: operations["listCountriesBySubregion"];
    };
    "/translation/{query}": {
        /** List countries by translated name */
        get: operations["listCountriesByTranslation"];
    };
    "/v3.1/all": {
        /** List all countries */
        get: operations["listCountriesV31"];
    };
    "/v3.1/alpha": {
        /** List countries by codes */
        get: operations["listCountriesByCodesV31"];
    };
    "/v3.1/alpha/{code}": {
        /** Get a country by code */
        get: operations["getCountryV31"];
    };
    "/v3.1/capital/{query}": {
        /** List countries by capital */
        get: operations["listCountriesByCapitalV31"];
    };
    "/v3.1/currency/{query}": {
        /** List countries by currency code or name */
        get: operations["listCountriesByCurrencyV31"];
    };
    "/v3.1/demonym/{query}": {
        /** List countries by demonym */
        get: operations["listCountriesByDemonymV31"];
    };
    "/v3.1/independent": {
        /** List countries by independence */
        get: operations["listCountriesByIndependenceV31"];
    };
    "/v3.1/lang/{query}": {
        /** List countries by language code or name */
        get: operations["listCountriesByLangV31"];
    };
    "/v3.1/name/{query}": {
        /** List countries by name */
        get: operations["listCountriesByNameV31"];
    };
    "/v3.1/region/{query}": {
        /** List countries by region */
        get: operations["listCountriesByRegionV31"];
    };
    "/v3.1/subregion/{query}": {
        /** List countries by subregion */
        get: operations["listCountriesBySubregionV31"];
    };
    "/v3.1/translation/{query}": {
        /** List countries by translated name */
        get: operations["listCountriesByTranslationV31"];
    };
}
export interface components {
    schemas: {
        /** Country */
        Country: {
            name?: {
                common?: string;
                official?: string;
                /** @description Keyed by ISO 639-3 code. */
                nativeName?: {
                    [key: string]: {
                        official?: string;
                        common?: string;
                    };
                };
            };
            tld?: string[];
            /** @description ISO 3166-1 alpha-2 code. */
            cca2?: string;
            /** @description ISO 3166-1 alpha-3 code. */
            cca3?: string;
            /** @description ISO 3166-1 numeric code. */
            ccn3?: string;
            /** @description International Olympic Committee code. */
            cioc?: string;
            /** @description FIFA code. */
            fifa?: string;
            independent?: boolean;
            /** @description ISO 3166-1 assignment status. */
            status?: string;
            unMember?: boolean;
            /** @description Keyed by ISO 4217 code. */
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
            /** @description Keyed by ISO 639-3 code. */
            languages?: {
                [key: string]: string;
            };
            /** @description Keyed by language. */
            translations?: {
                [key: string]: {
                    official?: string;
                    common?: string;
                };
            };
            /** @description Latitude and longitude. */
            latlng?: number[];
            landlocked?: boolean;
            /** @description Alpha-3 codes. */
            borders?: string[];
            /** @description Area in km². */
            area?: number;
            /** @description Flag emoji. */
            flag?: string;
            /** @description Keyed by language. */
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
            /** @description Keyed by year. */
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
            /** @description The territory that contains the point, if it has its own record. */
            territory: components["schemas"]["Country"] | null;
        };
        /** CountryFeature */
        CountryFeature: {
            /** @enum {unknown} */
            type: "Feature";
            /** @description Alpha-3 code. */
            id: string;
            properties: {
                cca2: string;
                cca3: string;
                ccn3: string;
                name: string;
                /**
                 * @description Resolution of the map that the shape comes from.
                 * @enum {unknown}
                 */
                resolution: "110m" | "50m" | "10m";
            };
            geometry: {
                /** @enum {unknown} */
                type: "MultiPolygon";
                /** @description Positions as longitude and latitude. */
                coordinates: number[][][][];
            };
        };
        /** Error */
        Error: {
            message: string;
            status?: number;
            /** @description Alpha-3 codes of the successors of a withdrawn code. */
            successors?: string[];
            /** @description URL of the withdrawn country. */
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
            /** @description ISO 3166-3 code. */
            alpha4: string;
            alpha2: string;
            alpha3: string;
            numeric: string;
            name: string;
            /** @enum {unknown} */
            change: "renamed" | "merged" | "split";
            /** @description When the codes were assigned: a year or a date. */
            assigned: string;
            /** @description When the codes were withdrawn: a year or a date. */
            withdrawn: string;
            /** @description Alpha-3 codes that replaced it at that time. */
            into: string[];
            /** @description Alpha-3 codes of its present-day successors. */
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
            /** @description Version of the data set. */
            version: string;
            asOf: string;
            /** @description Keyed by field name. */
            fields: {
                [key: string]: {
                    source: {
                        id: string;
                        title: string;
                        version: string;
                        /** @description Release date of that version. */
                        released: string;
                        licence: string;
                        url: string;
                    };
                    /** @description The date that the value refers to. */
                    asOf: string;
                    /** @description How the value was derived from the source. */
                    method: string;
                    /** @description Additional sources of the field. */
                    also: {
                        id: string;
                        title: string;
                        version: string;
                        /** @description Release date of that version. */
                        released: string;
                        licence: string;
                        url: string;
                    }[];
                    /** @description Corrections and remarks for this country. */
                    exceptions: {
                        /** @description Path inside the value, if the exception concerns only a part of it. */
                        path?: string;
                        source?: {
                            id: string;
                            title: string;
                            version: string;
                            /** @description Release date of that version. */
                            released: string;
                            licence: string;
                            url: string;
                        };
                        asOf?: string;
                        reason?: string;
                        reference?: string;
                        /** @description Remark about a value that was not changed. */
                        note?: string;
                    }[];
                };
            };
        };
        /** Subdivision */
        Subdivision: {
            /** @description ISO 3166-2 code. */
            code: string;
            /** @description Alpha-3 code. */
            country: string;
            name: string;
            /** @description Local type of subdivision in English, such as canton or province. */
            type: string;
            /** @description Code of the parent subdivision. */
            parent: string | null;
        };
    };
    responses: {
        /** @description Response. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Response. */
        CountryAt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CountryAt"];
            };
        };
        /** @description Response. */
        HistoricalCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HistoricalCountry"];
            };
        };
        /** @description Response. */
        Provenance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Provenance"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listCountries: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCodes: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Comma-separated codes, at most 300. Unknown codes are ignored. */
                codes: string | string[];
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getCountry: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code. */
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"] | components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    findCountryAt: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Latitude in degrees, north positive. */
                lat: number;
                /** @description Longitude in degrees, east positive. */
                lng: number;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["CountryAt"];
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getAllBorders: {
        parameters: {
            query?: {
                /** @description Map scale: 1:10 million, 1:50 million or 1:110 million. */
                resolution?: "110m" | "50m" | "10m";
            };
            path?: never;
        };
        responses: {
            /** @description The topology. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
        };
    };
    getBorders: {
        parameters: {
            query?: {
                /** @description Map scale: 1:10 million, 1:50 million or 1:110 million. */
                resolution?: "110m" | "50m" | "10m";
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code. */
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["CountryFeature"];
                    "application/json": components["schemas"]["CountryFeature"];
                };
            };
            /** @description Response. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": components["schemas"]["Error"];
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Response. */
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
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCurrency: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getDataset: {
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
            path: {
                /** @description One of dataset.json, countries.json, subdivisions.json, historical.json, borders-110m.topojson, borders-50m.topojson, borders-10m.topojson, provenance.json, LICENSE, ATTRIBUTION.md, CHANGES.md. */
                file: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["Error"];
        };
    };
    listCountriesByDemonym: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getFlagDrawing: {
        parameters: {
            query?: never;
            path: {
                /** @description ISO 3166-1 alpha-2 code. */
                code: string;
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
            /** @description Response. */
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
    getFlagImage: {
        parameters: {
            query?: never;
            path: {
                /** @description `w` and a width in pixels: 20, 40, 80, 160, 320, 640, 1280, 2560. */
                size: string;
                /** @description ISO 3166-1 alpha-2 code. */
                code: string;
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
            /** @description Response. */
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
        responses: {
            /** @description Response. */
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
            path: {
                /** @description ISO 3166-3 code, or the former alpha-2, alpha-3 or numeric code. */
                code: string;
            };
        };
        responses: {
            200: components["responses"]["HistoricalCountry"];
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByIndependence: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                status?: boolean;
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByLang: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByName: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Match full common or official names only. */
                fullText?: boolean;
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listNearestCountries: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Latitude in degrees, north positive. */
                lat: number;
                /** @description Longitude in degrees, east positive. */
                lng: number;
                limit?: number;
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
                    "application/json": components["schemas"]["NearCountry"][];
                };
            };
            400: components["responses"]["Error"];
        };
    };
    listNeighbours: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code. */
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getProvenance: {
        parameters: {
            query?: {
                /** @description Return only this field. */
                field?: "name" | "tld" | "cca2" | "cca3" | "ccn3" | "cioc" | "fifa" | "independent" | "status" | "unMember" | "currencies" | "idd" | "capital" | "capitalInfo" | "altSpellings" | "region" | "subregion" | "continents" | "languages" | "translations" | "latlng" | "landlocked" | "borders" | "area" | "flag" | "demonyms" | "flags" | "coatOfArms" | "population" | "maps" | "gini" | "car" | "postalCode" | "startOfWeek" | "timezones";
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code. */
                code: string;
            };
        };
        responses: {
            200: components["responses"]["Provenance"];
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByRegion: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getSubdivisions: {
        parameters: {
            query?: never;
            path: {
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subdivision"][] | components["schemas"]["Subdivision"];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesBySubregion: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByTranslation: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCodesV31: {
        parameters: {
            query: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Comma-separated codes, at most 300. Unknown codes are ignored. */
                codes: string | string[];
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getCountryV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric code, or Olympic code. */
                code: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"] | components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCapitalV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCurrencyV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByDemonymV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByIndependenceV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                status?: boolean;
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
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByLangV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByNameV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
                /** @description Match full common or official names only. */
                fullText?: boolean;
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByRegionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesBySubregionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByTranslationV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to include; `name.common` selects a nested value. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
}
