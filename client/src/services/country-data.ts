// Generated from services/country-data/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/all": {
        /** All countries */
        get: operations["listCountries"];
    };
    "/alpha": {
        /** Several countries by their codes */
        get: operations["listCountriesByCodes"];
    };
    "/alpha/{code}": {
        /** One country by its code */
        get: operations["getCountry"];
    };
    "/at": {
        /**
         * The country at a place
         * @description Land and coastal waters, by generalised outlines. At sea there is no country: 404.
         */
        get: operations["findCountryAt"];
    };
    "/borders/all.topojson": {
        /**
         * The outlines of all countries, as TopoJSON
         * @description One object, `countries`, with the alpha-3 code of each as its `id`.
         */
        get: operations["getAllBorders"];
    };
    "/borders/{code}.geojson": {
        /**
         * The outline of a country, as GeoJSON
         * @description A country that is too small for a map comes from the nearest one that draws it.
         */
        get: operations["getBorders"];
    };
    "/capital/{query}": {
        /** Countries by capital */
        get: operations["listCountriesByCapital"];
    };
    "/currency/{query}": {
        /** Countries by the code or name of a currency */
        get: operations["listCountriesByCurrency"];
    };
    "/dataset": {
        /** Version, files, sources and licence of the data */
        get: operations["getDataset"];
    };
    "/dataset/{file}": {
        /** One file of the data set */
        get: operations["getDatasetFile"];
    };
    "/demonym/{query}": {
        /** Countries by what their inhabitants are called */
        get: operations["listCountriesByDemonym"];
    };
    "/flags/{code}.svg": {
        /** The flag of a country, as SVG */
        get: operations["getFlagDrawing"];
    };
    "/flags/{size}/{code}.png": {
        /** The flag of a country, as PNG */
        get: operations["getFlagPicture"];
    };
    "/historical": {
        /** The countries whose codes ISO 3166-1 has withdrawn */
        get: operations["listHistoricalCountries"];
    };
    "/historical/{code}": {
        /**
         * A country by a code that has been withdrawn
         * @description Of two countries that had the same code, the one that had it last.
         */
        get: operations["getHistoricalCountry"];
    };
    "/independent": {
        /** Independent countries, or those that are not */
        get: operations["listCountriesByIndependence"];
    };
    "/lang/{query}": {
        /** Countries by the code or name of a language */
        get: operations["listCountriesByLang"];
    };
    "/name/{query}": {
        /** Countries by common name, official name or other spelling */
        get: operations["listCountriesByName"];
    };
    "/nearest": {
        /**
         * The countries that are nearest to a place
         * @description By the great-circle distance to the `latlng` of each, which is a point near its middle.
         */
        get: operations["listNearestCountries"];
    };
    "/neighbours/{code}": {
        /**
         * The countries that a country borders on land
         * @description Empty for an island.
         */
        get: operations["listNeighbours"];
    };
    "/provenance/{code}": {
        /**
         * Where the values of a country come from
         * @description For each field its source with version and licence, and what is different about this country.
         */
        get: operations["getProvenance"];
    };
    "/region/{query}": {
        /** Countries by region, or by the whole name of a subregion */
        get: operations["listCountriesByRegion"];
    };
    "/subdivisions/{code}": {
        /**
         * The subdivisions of a country, or one of them
         * @description All levels by the code of the country, `CH`; one by its own code of ISO 3166-2, `CH-ZH`.
         */
        get: operations["getSubdivisions"];
    };
    "/subregion/{query}": {
        /** Countries by subregion */
        get: operations["listCountriesBySubregion"];
    };
    "/translation/{query}": {
        /** Countries by their names in other languages */
        get: operations["listCountriesByTranslation"];
    };
    "/v3.1/all": {
        /** All countries */
        get: operations["listCountriesV31"];
    };
    "/v3.1/alpha": {
        /** Several countries by their codes */
        get: operations["listCountriesByCodesV31"];
    };
    "/v3.1/alpha/{code}": {
        /** One country by its code */
        get: operations["getCountryV31"];
    };
    "/v3.1/capital/{query}": {
        /** Countries by capital */
        get: operations["listCountriesByCapitalV31"];
    };
    "/v3.1/currency/{query}": {
        /** Countries by the code or name of a currency */
        get: operations["listCountriesByCurrencyV31"];
    };
    "/v3.1/demonym/{query}": {
        /** Countries by what their inhabitants are called */
        get: operations["listCountriesByDemonymV31"];
    };
    "/v3.1/independent": {
        /** Independent countries, or those that are not */
        get: operations["listCountriesByIndependenceV31"];
    };
    "/v3.1/lang/{query}": {
        /** Countries by the code or name of a language */
        get: operations["listCountriesByLangV31"];
    };
    "/v3.1/name/{query}": {
        /** Countries by common name, official name or other spelling */
        get: operations["listCountriesByNameV31"];
    };
    "/v3.1/region/{query}": {
        /** Countries by region, or by the whole name of a subregion */
        get: operations["listCountriesByRegionV31"];
    };
    "/v3.1/subregion/{query}": {
        /** Countries by subregion */
        get: operations["listCountriesBySubregionV31"];
    };
    "/v3.1/translation/{query}": {
        /** Countries by their names in other languages */
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
    responses: {
        /** @description Answer. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Answer. */
        CountryAt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CountryAt"];
            };
        };
        /** @description Answer. */
        HistoricalCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["HistoricalCountry"];
            };
        };
        /** @description Answer. */
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
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getCountry: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
                /** @description The scale: 1 to so many millions. */
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
                /** @description The scale: 1 to so many millions. */
                resolution?: "110m" | "50m" | "10m";
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
        };
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
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCurrency: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
                /** @description dataset.json, countries.json, subdivisions.json, historical.json, borders-110m.topojson, borders-50m.topojson, borders-10m.topojson, provenance.json, LICENSE, ATTRIBUTION.md, CHANGES.md */
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
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getFlagDrawing: {
        parameters: {
            query?: never;
            path: {
                /** @description ISO 3166-1 alpha-2. */
                code: string;
            };
        };
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
            path: {
                /** @description w and a width in pixels: 20, 40, 80, 160, 320, 640, 1280, 2560. */
                size: string;
                /** @description ISO 3166-1 alpha-2. */
                code: string;
            };
        };
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
            path: {
                /** @description ISO 3166-3, or the former alpha-2, alpha-3 or numeric code. */
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
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                status?: boolean;
            };
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByLang: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
            path?: never;
        };
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
            400: components["responses"]["Error"];
        };
    };
    listNeighbours: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getProvenance: {
        parameters: {
            query?: {
                /** @description Only this field. */
                field?: "name" | "tld" | "cca2" | "cca3" | "ccn3" | "cioc" | "fifa" | "independent" | "status" | "unMember" | "currencies" | "idd" | "capital" | "capitalInfo" | "altSpellings" | "region" | "subregion" | "continents" | "languages" | "translations" | "latlng" | "landlocked" | "borders" | "area" | "flag" | "demonyms" | "flags" | "coatOfArms" | "population" | "maps" | "gini" | "car" | "postalCode" | "startOfWeek" | "timezones";
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
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
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            /** @description Answer. */
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
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByTranslation: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    getCountryV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                /** @description ISO 3166-1 alpha-2, alpha-3 or numeric, or the Olympic code. */
                code: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCapitalV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByCurrencyV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByDemonymV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByIndependenceV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
                status?: boolean;
            };
            path?: never;
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByLangV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
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
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByRegionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesBySubregionV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
    listCountriesByTranslationV31: {
        parameters: {
            query?: {
                /** @description Comma-separated names of the fields to send; `name.common` takes a part of one. */
                fields?: string | string[];
            };
            path: {
                query: string;
            };
        };
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
            400: components["responses"]["Error"];
            404: components["responses"]["Error"];
        };
    };
}
