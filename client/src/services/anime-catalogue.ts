// Generated from services/anime-catalogue/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: as the generator writes it
// biome-ignore-all lint: as the generator writes it

export interface paths {
    "/about/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the facts are from, and under which licences */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series, films and everything else that is animated. */
        get: operations["listAnime"];
        put?: never;
        /** A new one of anime */
        post: operations["createAnime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-castings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who speaks a character of an anime, as older clients look for it. */
        get: operations["listAnimeCastings"];
        put?: never;
        /** A new one of anime-castings */
        post: operations["createAnimeCastings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-castings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of anime-castings */
        get: operations["getAnimeCastings"];
        put?: never;
        post?: never;
        /** Delete one of anime-castings */
        delete: operations["deleteAnimeCastings"];
        options?: never;
        head?: never;
        /** Change one of anime-castings */
        patch: operations["updateAnimeCastings"];
        trace?: never;
    };
    "/anime-castings/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of anime-castings leads, by type and id */
        get: operations["getRelationshipOfAnimeCastings"];
        put?: never;
        /** Add to a relationship of one of anime-castings */
        post: operations["addRelationshipOfAnimeCastings"];
        /** Take from a relationship of one of anime-castings */
        delete: operations["removeRelationshipOfAnimeCastings"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of anime-castings */
        patch: operations["replaceRelationshipOfAnimeCastings"];
        trace?: never;
    };
    "/anime-castings/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of anime-castings leads to */
        get: operations["getRelatedOfAnimeCastings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-characters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which character acts in which anime, as older clients look for it. */
        get: operations["listAnimeCharacters"];
        put?: never;
        /** A new one of anime-characters */
        post: operations["createAnimeCharacters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-characters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of anime-characters */
        get: operations["getAnimeCharacters"];
        put?: never;
        post?: never;
        /** Delete one of anime-characters */
        delete: operations["deleteAnimeCharacters"];
        options?: never;
        head?: never;
        /** Change one of anime-characters */
        patch: operations["updateAnimeCharacters"];
        trace?: never;
    };
    "/anime-characters/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of anime-characters leads, by type and id */
        get: operations["getRelationshipOfAnimeCharacters"];
        put?: never;
        /** Add to a relationship of one of anime-characters */
        post: operations["addRelationshipOfAnimeCharacters"];
        /** Take from a relationship of one of anime-characters */
        delete: operations["removeRelationshipOfAnimeCharacters"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of anime-characters */
        patch: operations["replaceRelationshipOfAnimeCharacters"];
        trace?: never;
    };
    "/anime-characters/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of anime-characters leads to */
        get: operations["getRelatedOfAnimeCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-productions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which company had which part in an anime, as older clients look for it. */
        get: operations["listAnimeProductions"];
        put?: never;
        /** A new one of anime-productions */
        post: operations["createAnimeProductions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-productions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of anime-productions */
        get: operations["getAnimeProductions"];
        put?: never;
        post?: never;
        /** Delete one of anime-productions */
        delete: operations["deleteAnimeProductions"];
        options?: never;
        head?: never;
        /** Change one of anime-productions */
        patch: operations["updateAnimeProductions"];
        trace?: never;
    };
    "/anime-productions/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of anime-productions leads, by type and id */
        get: operations["getRelationshipOfAnimeProductions"];
        put?: never;
        /** Add to a relationship of one of anime-productions */
        post: operations["addRelationshipOfAnimeProductions"];
        /** Take from a relationship of one of anime-productions */
        delete: operations["removeRelationshipOfAnimeProductions"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of anime-productions */
        patch: operations["replaceRelationshipOfAnimeProductions"];
        trace?: never;
    };
    "/anime-productions/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of anime-productions leads to */
        get: operations["getRelatedOfAnimeProductions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who made what of an anime, as older clients look for it. */
        get: operations["listAnimeStaff"];
        put?: never;
        /** A new one of anime-staff */
        post: operations["createAnimeStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime-staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of anime-staff */
        get: operations["getAnimeStaff"];
        put?: never;
        post?: never;
        /** Delete one of anime-staff */
        delete: operations["deleteAnimeStaff"];
        options?: never;
        head?: never;
        /** Change one of anime-staff */
        patch: operations["updateAnimeStaff"];
        trace?: never;
    };
    "/anime-staff/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of anime-staff leads, by type and id */
        get: operations["getRelationshipOfAnimeStaff"];
        put?: never;
        /** Add to a relationship of one of anime-staff */
        post: operations["addRelationshipOfAnimeStaff"];
        /** Take from a relationship of one of anime-staff */
        delete: operations["removeRelationshipOfAnimeStaff"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of anime-staff */
        patch: operations["replaceRelationshipOfAnimeStaff"];
        trace?: never;
    };
    "/anime-staff/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of anime-staff leads to */
        get: operations["getRelatedOfAnimeStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of anime */
        get: operations["getAnime"];
        put?: never;
        post?: never;
        /** Delete one of anime */
        delete: operations["deleteAnime"];
        options?: never;
        head?: never;
        /** Change one of anime */
        patch: operations["updateAnime"];
        trace?: never;
    };
    "/anime/{id}/_languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which languages its characters speak */
        get: operations["listLanguagesOfAnime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime/{id}/cover-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of anime */
        put: operations["uploadCoverImageOfanime"];
        post?: never;
        /** Draw the picture of one of anime again */
        delete: operations["removeCoverImageOfanime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime/{id}/poster-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of anime */
        put: operations["uploadPosterImageOfanime"];
        post?: never;
        /** Draw the picture of one of anime again */
        delete: operations["removePosterImageOfanime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anime/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of anime leads, by type and id */
        get: operations["getRelationshipOfAnime"];
        put?: never;
        /** Add to a relationship of one of anime */
        post: operations["addRelationshipOfAnime"];
        /** Take from a relationship of one of anime */
        delete: operations["removeRelationshipOfAnime"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of anime */
        patch: operations["replaceRelationshipOfAnime"];
        trace?: never;
    };
    "/anime/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of anime leads to */
        get: operations["getRelatedOfAnime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what an app was given into tokens */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                /** @description Answer. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/castings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Voices and staff together, as older clients look for them. */
        get: operations["listCastings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/castings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of castings */
        get: operations["getCastings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/castings/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of castings leads, by type and id */
        get: operations["getRelationshipOfCastings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/castings/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of castings leads to */
        get: operations["getRelatedOfCastings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What works are about: a tree. */
        get: operations["listCategories"];
        put?: never;
        /** A new one of categories */
        post: operations["createCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of categories */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        /** Delete one of categories */
        delete: operations["deleteCategories"];
        options?: never;
        head?: never;
        /** Change one of categories */
        patch: operations["updateCategories"];
        trace?: never;
    };
    "/categories/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of categories leads, by type and id */
        get: operations["getRelationshipOfCategories"];
        put?: never;
        /** Add to a relationship of one of categories */
        post: operations["addRelationshipOfCategories"];
        /** Take from a relationship of one of categories */
        delete: operations["removeRelationshipOfCategories"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of categories */
        patch: operations["replaceRelationshipOfCategories"];
        trace?: never;
    };
    "/categories/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of categories leads to */
        get: operations["getRelatedOfCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/character-voices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who speaks a character in a language. */
        get: operations["listCharacterVoices"];
        put?: never;
        /** A new one of character-voices */
        post: operations["createCharacterVoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/character-voices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of character-voices */
        get: operations["getCharacterVoices"];
        put?: never;
        post?: never;
        /** Delete one of character-voices */
        delete: operations["deleteCharacterVoices"];
        options?: never;
        head?: never;
        /** Change one of character-voices */
        patch: operations["updateCharacterVoices"];
        trace?: never;
    };
    "/character-voices/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of character-voices leads, by type and id */
        get: operations["getRelationshipOfCharacterVoices"];
        put?: never;
        /** Add to a relationship of one of character-voices */
        post: operations["addRelationshipOfCharacterVoices"];
        /** Take from a relationship of one of character-voices */
        delete: operations["removeRelationshipOfCharacterVoices"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of character-voices */
        patch: operations["replaceRelationshipOfCharacterVoices"];
        trace?: never;
    };
    "/character-voices/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of character-voices leads to */
        get: operations["getRelatedOfCharacterVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acts in anime and manga. */
        get: operations["listCharacters"];
        put?: never;
        /** A new one of characters */
        post: operations["createCharacters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of characters */
        get: operations["getCharacters"];
        put?: never;
        post?: never;
        /** Delete one of characters */
        delete: operations["deleteCharacters"];
        options?: never;
        head?: never;
        /** Change one of characters */
        patch: operations["updateCharacters"];
        trace?: never;
    };
    "/characters/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of characters */
        put: operations["uploadImageOfcharacters"];
        post?: never;
        /** Draw the picture of one of characters again */
        delete: operations["removeImageOfcharacters"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/characters/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of characters leads, by type and id */
        get: operations["getRelationshipOfCharacters"];
        put?: never;
        /** Add to a relationship of one of characters */
        post: operations["addRelationshipOfCharacters"];
        /** Take from a relationship of one of characters */
        delete: operations["removeRelationshipOfCharacters"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of characters */
        patch: operations["replaceRelationshipOfCharacters"];
        trace?: never;
    };
    "/characters/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of characters leads to */
        get: operations["getRelatedOfCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Episodes of anime. */
        get: operations["listEpisodes"];
        put?: never;
        /** A new one of episodes */
        post: operations["createEpisodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of episodes */
        get: operations["getEpisodes"];
        put?: never;
        post?: never;
        /** Delete one of episodes */
        delete: operations["deleteEpisodes"];
        options?: never;
        head?: never;
        /** Change one of episodes */
        patch: operations["updateEpisodes"];
        trace?: never;
    };
    "/episodes/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of episodes leads, by type and id */
        get: operations["getRelationshipOfEpisodes"];
        put?: never;
        /** Add to a relationship of one of episodes */
        post: operations["addRelationshipOfEpisodes"];
        /** Take from a relationship of one of episodes */
        delete: operations["removeRelationshipOfEpisodes"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of episodes */
        patch: operations["replaceRelationshipOfEpisodes"];
        trace?: never;
    };
    "/episodes/{id}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of episodes */
        put: operations["uploadThumbnailOfepisodes"];
        post?: never;
        /** Draw the picture of one of episodes again */
        delete: operations["removeThumbnailOfepisodes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/episodes/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of episodes leads to */
        get: operations["getRelatedOfEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/franchises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Works that tell of the same world. */
        get: operations["listFranchises"];
        put?: never;
        /** A new one of franchises */
        post: operations["createFranchises"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/franchises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of franchises */
        get: operations["getFranchises"];
        put?: never;
        post?: never;
        /** Delete one of franchises */
        delete: operations["deleteFranchises"];
        options?: never;
        head?: never;
        /** Change one of franchises */
        patch: operations["updateFranchises"];
        trace?: never;
    };
    "/franchises/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of franchises leads, by type and id */
        get: operations["getRelationshipOfFranchises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/franchises/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of franchises leads to */
        get: operations["getRelatedOfFranchises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Genres, as they were before there were categories. */
        get: operations["listGenres"];
        put?: never;
        /** A new one of genres */
        post: operations["createGenres"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/genres/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of genres */
        get: operations["getGenres"];
        put?: never;
        post?: never;
        /** Delete one of genres */
        delete: operations["deleteGenres"];
        options?: never;
        head?: never;
        /** Change one of genres */
        patch: operations["updateGenres"];
        trace?: never;
    };
    "/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where works stand in their franchise. */
        get: operations["listInstallments"];
        put?: never;
        /** A new one of installments */
        post: operations["createInstallments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of installments */
        get: operations["getInstallments"];
        put?: never;
        post?: never;
        /** Delete one of installments */
        delete: operations["deleteInstallments"];
        options?: never;
        head?: never;
        /** Change one of installments */
        patch: operations["updateInstallments"];
        trace?: never;
    };
    "/installments/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of installments leads, by type and id */
        get: operations["getRelationshipOfInstallments"];
        put?: never;
        /** Add to a relationship of one of installments */
        post: operations["addRelationshipOfInstallments"];
        /** Take from a relationship of one of installments */
        delete: operations["removeRelationshipOfInstallments"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of installments */
        patch: operations["replaceRelationshipOfInstallments"];
        trace?: never;
    };
    "/installments/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of installments leads to */
        get: operations["getRelatedOfInstallments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manga": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comics and novels. */
        get: operations["listManga"];
        put?: never;
        /** A new one of manga */
        post: operations["createManga"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manga/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of manga */
        get: operations["getManga"];
        put?: never;
        post?: never;
        /** Delete one of manga */
        delete: operations["deleteManga"];
        options?: never;
        head?: never;
        /** Change one of manga */
        patch: operations["updateManga"];
        trace?: never;
    };
    "/manga/{id}/_languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which languages its characters speak */
        get: operations["listLanguagesOfManga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manga/{id}/cover-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of manga */
        put: operations["uploadCoverImageOfmanga"];
        post?: never;
        /** Draw the picture of one of manga again */
        delete: operations["removeCoverImageOfmanga"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manga/{id}/poster-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of manga */
        put: operations["uploadPosterImageOfmanga"];
        post?: never;
        /** Draw the picture of one of manga again */
        delete: operations["removePosterImageOfmanga"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manga/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of manga leads, by type and id */
        get: operations["getRelationshipOfManga"];
        put?: never;
        /** Add to a relationship of one of manga */
        post: operations["addRelationshipOfManga"];
        /** Take from a relationship of one of manga */
        delete: operations["removeRelationshipOfManga"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of manga */
        patch: operations["replaceRelationshipOfManga"];
        trace?: never;
    };
    "/manga/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of manga leads to */
        get: operations["getRelatedOfManga"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of works, characters, people and companies elsewhere. */
        get: operations["listMappings"];
        put?: never;
        /** A new one of mappings */
        post: operations["createMappings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mappings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of mappings */
        get: operations["getMappings"];
        put?: never;
        post?: never;
        /** Delete one of mappings */
        delete: operations["deleteMappings"];
        options?: never;
        head?: never;
        /** Change one of mappings */
        patch: operations["updateMappings"];
        trace?: never;
    };
    "/mappings/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of mappings leads, by type and id */
        get: operations["getRelationshipOfMappings"];
        put?: never;
        /** Add to a relationship of one of mappings */
        post: operations["addRelationshipOfMappings"];
        /** Take from a relationship of one of mappings */
        delete: operations["removeRelationshipOfMappings"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of mappings */
        patch: operations["replaceRelationshipOfMappings"];
        trace?: never;
    };
    "/mappings/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of mappings leads to */
        get: operations["getRelatedOfMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-characters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which character acts where. */
        get: operations["listMediaCharacters"];
        put?: never;
        /** A new one of media-characters */
        post: operations["createMediaCharacters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-characters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-characters */
        get: operations["getMediaCharacters"];
        put?: never;
        post?: never;
        /** Delete one of media-characters */
        delete: operations["deleteMediaCharacters"];
        options?: never;
        head?: never;
        /** Change one of media-characters */
        patch: operations["updateMediaCharacters"];
        trace?: never;
    };
    "/media-characters/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-characters leads, by type and id */
        get: operations["getRelationshipOfMediaCharacters"];
        put?: never;
        /** Add to a relationship of one of media-characters */
        post: operations["addRelationshipOfMediaCharacters"];
        /** Take from a relationship of one of media-characters */
        delete: operations["removeRelationshipOfMediaCharacters"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of media-characters */
        patch: operations["replaceRelationshipOfMediaCharacters"];
        trace?: never;
    };
    "/media-characters/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-characters leads to */
        get: operations["getRelatedOfMediaCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-productions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which company had which part in a work. */
        get: operations["listMediaProductions"];
        put?: never;
        /** A new one of media-productions */
        post: operations["createMediaProductions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-productions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-productions */
        get: operations["getMediaProductions"];
        put?: never;
        post?: never;
        /** Delete one of media-productions */
        delete: operations["deleteMediaProductions"];
        options?: never;
        head?: never;
        /** Change one of media-productions */
        patch: operations["updateMediaProductions"];
        trace?: never;
    };
    "/media-productions/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-productions leads, by type and id */
        get: operations["getRelationshipOfMediaProductions"];
        put?: never;
        /** Add to a relationship of one of media-productions */
        post: operations["addRelationshipOfMediaProductions"];
        /** Take from a relationship of one of media-productions */
        delete: operations["removeRelationshipOfMediaProductions"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of media-productions */
        patch: operations["replaceRelationshipOfMediaProductions"];
        trace?: never;
    };
    "/media-productions/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-productions leads to */
        get: operations["getRelatedOfMediaProductions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reaction-votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who agrees with which reaction. */
        get: operations["listMediaReactionVotes"];
        put?: never;
        /** A new one of media-reaction-votes */
        post: operations["createMediaReactionVotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reaction-votes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-reaction-votes */
        get: operations["getMediaReactionVotes"];
        put?: never;
        post?: never;
        /** Delete one of media-reaction-votes */
        delete: operations["deleteMediaReactionVotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reaction-votes/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-reaction-votes leads, by type and id */
        get: operations["getRelationshipOfMediaReactionVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reaction-votes/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-reaction-votes leads to */
        get: operations["getRelatedOfMediaReactionVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people say of works in a sentence. */
        get: operations["listMediaReactions"];
        put?: never;
        /** A new one of media-reactions */
        post: operations["createMediaReactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-reactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-reactions */
        get: operations["getMediaReactions"];
        put?: never;
        post?: never;
        /** Delete one of media-reactions */
        delete: operations["deleteMediaReactions"];
        options?: never;
        head?: never;
        /** Change one of media-reactions */
        patch: operations["updateMediaReactions"];
        trace?: never;
    };
    "/media-reactions/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-reactions leads, by type and id */
        get: operations["getRelationshipOfMediaReactions"];
        put?: never;
        /** Add to a relationship of one of media-reactions */
        post: operations["addRelationshipOfMediaReactions"];
        /** Take from a relationship of one of media-reactions */
        delete: operations["removeRelationshipOfMediaReactions"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of media-reactions */
        patch: operations["replaceRelationshipOfMediaReactions"];
        trace?: never;
    };
    "/media-reactions/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-reactions leads to */
        get: operations["getRelatedOfMediaReactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How works belong together. */
        get: operations["listMediaRelationships"];
        put?: never;
        /** A new one of media-relationships */
        post: operations["createMediaRelationships"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-relationships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-relationships */
        get: operations["getMediaRelationships"];
        put?: never;
        post?: never;
        /** Delete one of media-relationships */
        delete: operations["deleteMediaRelationships"];
        options?: never;
        head?: never;
        /** Change one of media-relationships */
        patch: operations["updateMediaRelationships"];
        trace?: never;
    };
    "/media-relationships/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-relationships leads, by type and id */
        get: operations["getRelationshipOfMediaRelationships"];
        put?: never;
        /** Add to a relationship of one of media-relationships */
        post: operations["addRelationshipOfMediaRelationships"];
        /** Take from a relationship of one of media-relationships */
        delete: operations["removeRelationshipOfMediaRelationships"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of media-relationships */
        patch: operations["replaceRelationshipOfMediaRelationships"];
        trace?: never;
    };
    "/media-relationships/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-relationships leads to */
        get: operations["getRelatedOfMediaRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who made what of a work. */
        get: operations["listMediaStaff"];
        put?: never;
        /** A new one of media-staff */
        post: operations["createMediaStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media-staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of media-staff */
        get: operations["getMediaStaff"];
        put?: never;
        post?: never;
        /** Delete one of media-staff */
        delete: operations["deleteMediaStaff"];
        options?: never;
        head?: never;
        /** Change one of media-staff */
        patch: operations["updateMediaStaff"];
        trace?: never;
    };
    "/media-staff/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of media-staff leads, by type and id */
        get: operations["getRelationshipOfMediaStaff"];
        put?: never;
        /** Add to a relationship of one of media-staff */
        post: operations["addRelationshipOfMediaStaff"];
        /** Take from a relationship of one of media-staff */
        delete: operations["removeRelationshipOfMediaStaff"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of media-staff */
        patch: operations["replaceRelationshipOfMediaStaff"];
        trace?: never;
    };
    "/media-staff/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of media-staff leads to */
        get: operations["getRelatedOfMediaStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{type}/{folder}/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A poster, cover, thumbnail or portrait */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change what an app was given into tokens */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
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
                /** @description Answer. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who makes anime and gives characters a voice. */
        get: operations["listPeople"];
        put?: never;
        /** A new one of people */
        post: operations["createPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of people */
        get: operations["getPeople"];
        put?: never;
        post?: never;
        /** Delete one of people */
        delete: operations["deletePeople"];
        options?: never;
        head?: never;
        /** Change one of people */
        patch: operations["updatePeople"];
        trace?: never;
    };
    "/people/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a picture to one of people */
        put: operations["uploadImageOfpeople"];
        post?: never;
        /** Draw the picture of one of people again */
        delete: operations["removeImageOfpeople"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of people leads, by type and id */
        get: operations["getRelationshipOfPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of people leads to */
        get: operations["getRelatedOfPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Studios, producers, licensors and publishers. */
        get: operations["listProducers"];
        put?: never;
        /** A new one of producers */
        post: operations["createProducers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of producers */
        get: operations["getProducers"];
        put?: never;
        post?: never;
        /** Delete one of producers */
        delete: operations["deleteProducers"];
        options?: never;
        head?: never;
        /** Change one of producers */
        patch: operations["updateProducers"];
        trace?: never;
    };
    "/producers/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of producers leads, by type and id */
        get: operations["getRelationshipOfProducers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/producers/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of producers leads to */
        get: operations["getRelatedOfProducers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What characters say. */
        get: operations["listQuotes"];
        put?: never;
        /** A new one of quotes */
        post: operations["createQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of quotes */
        get: operations["getQuotes"];
        put?: never;
        post?: never;
        /** Delete one of quotes */
        delete: operations["deleteQuotes"];
        options?: never;
        head?: never;
        /** Change one of quotes */
        patch: operations["updateQuotes"];
        trace?: never;
    };
    "/quotes/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of quotes leads, by type and id */
        get: operations["getRelationshipOfQuotes"];
        put?: never;
        /** Add to a relationship of one of quotes */
        post: operations["addRelationshipOfQuotes"];
        /** Take from a relationship of one of quotes */
        delete: operations["removeRelationshipOfQuotes"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of quotes */
        patch: operations["replaceRelationshipOfQuotes"];
        trace?: never;
    };
    "/quotes/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of quotes leads to */
        get: operations["getRelatedOfQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who likes which review. */
        get: operations["listReviewLikes"];
        put?: never;
        /** A new one of review-likes */
        post: operations["createReviewLikes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-likes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of review-likes */
        get: operations["getReviewLikes"];
        put?: never;
        post?: never;
        /** Delete one of review-likes */
        delete: operations["deleteReviewLikes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-likes/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of review-likes leads, by type and id */
        get: operations["getRelationshipOfReviewLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review-likes/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of review-likes leads to */
        get: operations["getRelatedOfReviewLikes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people think of works. */
        get: operations["listReviews"];
        put?: never;
        /** A new one of reviews */
        post: operations["createReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of reviews */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        /** Delete one of reviews */
        delete: operations["deleteReviews"];
        options?: never;
        head?: never;
        /** Change one of reviews */
        patch: operations["updateReviews"];
        trace?: never;
    };
    "/reviews/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of reviews leads, by type and id */
        get: operations["getRelationshipOfReviews"];
        put?: never;
        /** Add to a relationship of one of reviews */
        post: operations["addRelationshipOfReviews"];
        /** Take from a relationship of one of reviews */
        delete: operations["removeRelationshipOfReviews"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of reviews */
        patch: operations["replaceRelationshipOfReviews"];
        trace?: never;
    };
    "/reviews/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of reviews leads to */
        get: operations["getRelatedOfReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streamers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sites on which anime can be watched. */
        get: operations["listStreamers"];
        put?: never;
        /** A new one of streamers */
        post: operations["createStreamers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streamers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of streamers */
        get: operations["getStreamers"];
        put?: never;
        post?: never;
        /** Delete one of streamers */
        delete: operations["deleteStreamers"];
        options?: never;
        head?: never;
        /** Change one of streamers */
        patch: operations["updateStreamers"];
        trace?: never;
    };
    "/streamers/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of streamers leads, by type and id */
        get: operations["getRelationshipOfStreamers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streamers/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of streamers leads to */
        get: operations["getRelatedOfStreamers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where works can be watched. */
        get: operations["listStreamingLinks"];
        put?: never;
        /** A new one of streaming-links */
        post: operations["createStreamingLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streaming-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of streaming-links */
        get: operations["getStreamingLinks"];
        put?: never;
        post?: never;
        /** Delete one of streaming-links */
        delete: operations["deleteStreamingLinks"];
        options?: never;
        head?: never;
        /** Change one of streaming-links */
        patch: operations["updateStreamingLinks"];
        trace?: never;
    };
    "/streaming-links/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of streaming-links leads, by type and id */
        get: operations["getRelationshipOfStreamingLinks"];
        put?: never;
        /** Add to a relationship of one of streaming-links */
        post: operations["addRelationshipOfStreamingLinks"];
        /** Take from a relationship of one of streaming-links */
        delete: operations["removeRelationshipOfStreamingLinks"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of streaming-links */
        patch: operations["replaceRelationshipOfStreamingLinks"];
        trace?: never;
    };
    "/streaming-links/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of streaming-links leads to */
        get: operations["getRelatedOfStreamingLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trending/{namespace}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What most is made of at present */
        get: operations["listTrending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What everybody may know of those who have an account. */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of users */
        get: operations["getUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one of users */
        patch: operations["updateUsers"];
        trace?: never;
    };
    "/users/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of users leads, by type and id */
        get: operations["getRelationshipOfUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of users leads to */
        get: operations["getRelatedOfUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where single episodes can be watched. */
        get: operations["listVideos"];
        put?: never;
        /** A new one of videos */
        post: operations["createVideos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of videos */
        get: operations["getVideos"];
        put?: never;
        post?: never;
        /** Delete one of videos */
        delete: operations["deleteVideos"];
        options?: never;
        head?: never;
        /** Change one of videos */
        patch: operations["updateVideos"];
        trace?: never;
    };
    "/videos/{id}/relationships/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a relationship of one of videos leads, by type and id */
        get: operations["getRelationshipOfVideos"];
        put?: never;
        /** Add to a relationship of one of videos */
        post: operations["addRelationshipOfVideos"];
        /** Take from a relationship of one of videos */
        delete: operations["removeRelationshipOfVideos"];
        options?: never;
        head?: never;
        /** Replace a relationship of one of videos */
        patch: operations["replaceRelationshipOfVideos"];
        trace?: never;
    };
    "/videos/{id}/{relationship}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a relationship of one of videos leads to */
        get: operations["getRelatedOfVideos"];
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
        /** Anime */
        Anime: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "anime";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                slug?: string | null;
                synopsis?: string | null;
                description?: string | null;
                coverImageTopOffset?: number | null;
                titles?: {
                    [key: string]: string | null;
                } | null;
                canonicalTitle?: string | null;
                abbreviatedTitles?: string[] | null;
                averageRating?: string | null;
                ratingFrequencies?: {
                    [key: string]: string;
                } | null;
                userCount?: number | null;
                favoritesCount?: number | null;
                startDate?: string | null;
                endDate?: string | null;
                nextRelease?: string | null;
                popularityRank?: number | null;
                ratingRank?: number | null;
                ageRating?: ("G" | "PG" | "R" | "R18") | null;
                ageRatingGuide?: string | null;
                subtype?: ("TV" | "special" | "OVA" | "ONA" | "movie" | "music") | null;
                status?: ("tba" | "unreleased" | "upcoming" | "current" | "finished") | null;
                tba?: string | null;
                posterImage?: components["schemas"]["Picture"] | null;
                coverImage?: components["schemas"]["Picture"] | null;
                episodeCount?: number | null;
                episodeLength?: number | null;
                totalLength?: number | null;
                youtubeVideoId?: string | null;
                showType?: ("TV" | "special" | "OVA" | "ONA" | "movie" | "music") | null;
                nsfw?: boolean | null;
            };
        };
        /** AnimeCastings */
        AnimeCastings: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "animeCastings";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                locale?: string | null;
                notes?: string | null;
            };
        };
        /** AnimeCastingsDocument */
        AnimeCastingsDocument: {
            data: components["schemas"]["AnimeCastings"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeCastingsList */
        AnimeCastingsList: {
            data: components["schemas"]["AnimeCastings"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeCharacters */
        AnimeCharacters: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "animeCharacters";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: ("main" | "supporting" | "recurring" | "cameo") | null;
            };
        };
        /** AnimeCharactersDocument */
        AnimeCharactersDocument: {
            data: components["schemas"]["AnimeCharacters"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeCharactersList */
        AnimeCharactersList: {
            data: components["schemas"]["AnimeCharacters"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeDocument */
        AnimeDocument: {
            data: components["schemas"]["Anime"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeList */
        AnimeList: {
            data: components["schemas"]["Anime"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeProductions */
        AnimeProductions: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "animeProductions";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: ("producer" | "licensor" | "studio") | null;
            };
        };
        /** AnimeProductionsDocument */
        AnimeProductionsDocument: {
            data: components["schemas"]["AnimeProductions"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeProductionsList */
        AnimeProductionsList: {
            data: components["schemas"]["AnimeProductions"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeStaff */
        AnimeStaff: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "animeStaff";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: string | null;
            };
        };
        /** AnimeStaffDocument */
        AnimeStaffDocument: {
            data: components["schemas"]["AnimeStaff"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** AnimeStaffList */
        AnimeStaffList: {
            data: components["schemas"]["AnimeStaff"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Castings */
        Castings: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "castings";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: string | null;
                voiceActor?: boolean | null;
                featured?: boolean | null;
                language?: string | null;
            };
        };
        /** CastingsDocument */
        CastingsDocument: {
            data: components["schemas"]["Castings"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** CastingsList */
        CastingsList: {
            data: components["schemas"]["Castings"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Categories */
        Categories: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "categories";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                title?: string | null;
                description?: string | null;
                totalMediaCount?: number | null;
                slug?: string | null;
                nsfw?: boolean | null;
                childCount?: number | null;
            };
        };
        /** CategoriesDocument */
        CategoriesDocument: {
            data: components["schemas"]["Categories"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** CategoriesList */
        CategoriesList: {
            data: components["schemas"]["Categories"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** CharacterVoices */
        CharacterVoices: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "characterVoices";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                locale?: string | null;
            };
        };
        /** CharacterVoicesDocument */
        CharacterVoicesDocument: {
            data: components["schemas"]["CharacterVoices"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** CharacterVoicesList */
        CharacterVoicesList: {
            data: components["schemas"]["CharacterVoices"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Characters */
        Characters: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "characters";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                slug?: string | null;
                names?: {
                    [key: string]: string | null;
                } | null;
                canonicalName?: string | null;
                otherNames?: string[] | null;
                name?: string | null;
                malId?: number | null;
                description?: string | null;
                image?: components["schemas"]["Picture"] | null;
            };
        };
        /** CharactersDocument */
        CharactersDocument: {
            data: components["schemas"]["Characters"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** CharactersList */
        CharactersList: {
            data: components["schemas"]["Characters"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Episodes */
        Episodes: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "episodes";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                synopsis?: string | null;
                description?: string | null;
                titles?: {
                    [key: string]: string | null;
                } | null;
                canonicalTitle?: string | null;
                seasonNumber?: number | null;
                number?: number | null;
                relativeNumber?: number | null;
                airdate?: string | null;
                length?: number | null;
                thumbnail?: components["schemas"]["Picture"] | null;
            };
        };
        /** EpisodesDocument */
        EpisodesDocument: {
            data: components["schemas"]["Episodes"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** EpisodesList */
        EpisodesList: {
            data: components["schemas"]["Episodes"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Errors */
        Errors: {
            errors: {
                title: string;
                detail: string;
                code?: string;
                status: string;
                source?: {
                    [key: string]: string;
                };
                meta?: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** Franchises */
        Franchises: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "franchises";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                titles?: {
                    [key: string]: string | null;
                } | null;
                canonicalTitle?: string | null;
            };
        };
        /** FranchisesDocument */
        FranchisesDocument: {
            data: components["schemas"]["Franchises"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** FranchisesList */
        FranchisesList: {
            data: components["schemas"]["Franchises"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Genres */
        Genres: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "genres";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                name?: string | null;
                slug?: string | null;
                description?: string | null;
            };
        };
        /** GenresDocument */
        GenresDocument: {
            data: components["schemas"]["Genres"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** GenresList */
        GenresList: {
            data: components["schemas"]["Genres"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Identifier */
        Identifier: {
            type: string;
            id: string;
        };
        /** Installments */
        Installments: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "installments";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                tag?: ("main_story" | "side_story" | "spinoff" | "crossover" | "alternate_setting" | "alternate_version") | null;
                position?: number | null;
            };
        };
        /** InstallmentsDocument */
        InstallmentsDocument: {
            data: components["schemas"]["Installments"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** InstallmentsList */
        InstallmentsList: {
            data: components["schemas"]["Installments"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** LinkageDocument */
        LinkageDocument: {
            links: {
                [key: string]: string;
            };
            data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
            jsonapi?: {
                version: string;
            };
        };
        /** Manga */
        Manga: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "manga";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                slug?: string | null;
                synopsis?: string | null;
                description?: string | null;
                coverImageTopOffset?: number | null;
                titles?: {
                    [key: string]: string | null;
                } | null;
                canonicalTitle?: string | null;
                abbreviatedTitles?: string[] | null;
                averageRating?: string | null;
                ratingFrequencies?: {
                    [key: string]: string;
                } | null;
                userCount?: number | null;
                favoritesCount?: number | null;
                startDate?: string | null;
                endDate?: string | null;
                nextRelease?: string | null;
                popularityRank?: number | null;
                ratingRank?: number | null;
                ageRating?: ("G" | "PG" | "R" | "R18") | null;
                ageRatingGuide?: string | null;
                subtype?: ("manga" | "novel" | "manhua" | "oneshot" | "doujin" | "manhwa" | "oel") | null;
                status?: ("tba" | "unreleased" | "upcoming" | "current" | "finished") | null;
                tba?: string | null;
                posterImage?: components["schemas"]["Picture"] | null;
                coverImage?: components["schemas"]["Picture"] | null;
                chapterCount?: number | null;
                volumeCount?: number | null;
                serialization?: string | null;
                mangaType?: ("manga" | "novel" | "manhua" | "oneshot" | "doujin" | "manhwa" | "oel") | null;
            };
        };
        /** MangaDocument */
        MangaDocument: {
            data: components["schemas"]["Manga"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MangaList */
        MangaList: {
            data: components["schemas"]["Manga"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Mappings */
        Mappings: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mappings";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                externalSite?: string | null;
                externalId?: string | null;
            };
        };
        /** MappingsDocument */
        MappingsDocument: {
            data: components["schemas"]["Mappings"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MappingsList */
        MappingsList: {
            data: components["schemas"]["Mappings"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaCharacters */
        MediaCharacters: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaCharacters";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: ("main" | "supporting" | "recurring" | "cameo") | null;
            };
        };
        /** MediaCharactersDocument */
        MediaCharactersDocument: {
            data: components["schemas"]["MediaCharacters"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaCharactersList */
        MediaCharactersList: {
            data: components["schemas"]["MediaCharacters"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaProductions */
        MediaProductions: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaProductions";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: ("producer" | "licensor" | "studio" | "serialization") | null;
            };
        };
        /** MediaProductionsDocument */
        MediaProductionsDocument: {
            data: components["schemas"]["MediaProductions"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaProductionsList */
        MediaProductionsList: {
            data: components["schemas"]["MediaProductions"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaReactionVotes */
        MediaReactionVotes: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaReactionVotes";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
            };
        };
        /** MediaReactionVotesDocument */
        MediaReactionVotesDocument: {
            data: components["schemas"]["MediaReactionVotes"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaReactionVotesList */
        MediaReactionVotesList: {
            data: components["schemas"]["MediaReactionVotes"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaReactions */
        MediaReactions: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaReactions";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                reaction?: string | null;
                upVotesCount?: number | null;
            };
        };
        /** MediaReactionsDocument */
        MediaReactionsDocument: {
            data: components["schemas"]["MediaReactions"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaReactionsList */
        MediaReactionsList: {
            data: components["schemas"]["MediaReactions"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaRelationships */
        MediaRelationships: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaRelationships";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: ("sequel" | "prequel" | "alternative_setting" | "alternative_version" | "side_story" | "parent_story" | "summary" | "full_story" | "spinoff" | "adaptation" | "character" | "other") | null;
            };
        };
        /** MediaRelationshipsDocument */
        MediaRelationshipsDocument: {
            data: components["schemas"]["MediaRelationships"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaRelationshipsList */
        MediaRelationshipsList: {
            data: components["schemas"]["MediaRelationships"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaStaff */
        MediaStaff: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "mediaStaff";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                role?: string | null;
            };
        };
        /** MediaStaffDocument */
        MediaStaffDocument: {
            data: components["schemas"]["MediaStaff"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** MediaStaffList */
        MediaStaffList: {
            data: components["schemas"]["MediaStaff"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** People */
        People: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "people";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                name?: string | null;
                malId?: number | null;
                description?: string | null;
                image?: components["schemas"]["Picture"] | null;
            };
        };
        /** PeopleDocument */
        PeopleDocument: {
            data: components["schemas"]["People"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** PeopleList */
        PeopleList: {
            data: components["schemas"]["People"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Picture */
        Picture: {
            tiny?: string;
            small?: string;
            medium?: string;
            large?: string;
            original?: string;
            meta?: {
                dimensions: {
                    [key: string]: {
                        width: number;
                        height: number;
                    };
                };
            };
        };
        /** Producers */
        Producers: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "producers";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                slug?: string | null;
                name?: string | null;
            };
        };
        /** ProducersDocument */
        ProducersDocument: {
            data: components["schemas"]["Producers"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** ProducersList */
        ProducersList: {
            data: components["schemas"]["Producers"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Quotes */
        Quotes: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "quotes";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                content?: string | null;
            };
        };
        /** QuotesDocument */
        QuotesDocument: {
            data: components["schemas"]["Quotes"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** QuotesList */
        QuotesList: {
            data: components["schemas"]["Quotes"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** RelatedDocument */
        RelatedDocument: {
            data: components["schemas"]["Resource"][] | components["schemas"]["Resource"] | null;
            meta?: {
                count: number;
            };
            links?: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Relationship */
        Relationship: {
            links?: {
                [key: string]: string;
            };
            data?: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
        };
        /** Resource */
        Resource: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            type: string;
            attributes?: {
                [key: string]: unknown;
            };
        };
        /** ReviewLikes */
        ReviewLikes: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "reviewLikes";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
            };
        };
        /** ReviewLikesDocument */
        ReviewLikesDocument: {
            data: components["schemas"]["ReviewLikes"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** ReviewLikesList */
        ReviewLikesList: {
            data: components["schemas"]["ReviewLikes"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Reviews */
        Reviews: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "reviews";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                content?: string | null;
                contentFormatted?: string | null;
                likesCount?: number | null;
                progress?: number | null;
                rating?: number | null;
                source?: string | null;
                spoiler?: boolean | null;
            };
        };
        /** ReviewsDocument */
        ReviewsDocument: {
            data: components["schemas"]["Reviews"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** ReviewsList */
        ReviewsList: {
            data: components["schemas"]["Reviews"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Streamers */
        Streamers: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "streamers";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                siteName?: string | null;
                streamingLinksCount?: number | null;
            };
        };
        /** StreamersDocument */
        StreamersDocument: {
            data: components["schemas"]["Streamers"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** StreamersList */
        StreamersList: {
            data: components["schemas"]["Streamers"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** StreamingLinks */
        StreamingLinks: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "streamingLinks";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                url?: string | null;
                subs?: string[] | null;
                dubs?: string[] | null;
            };
        };
        /** StreamingLinksDocument */
        StreamingLinksDocument: {
            data: components["schemas"]["StreamingLinks"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** StreamingLinksList */
        StreamingLinksList: {
            data: components["schemas"]["StreamingLinks"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Users */
        Users: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "users";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                name?: string | null;
                pastNames?: string[] | null;
                slug?: string | null;
                about?: string | null;
                likesGivenCount?: number | null;
                likesReceivedCount?: number | null;
                ratingsCount?: number | null;
                reviewsCount?: number | null;
                mediaReactionsCount?: number | null;
                avatar?: components["schemas"]["Picture"] | null;
                coverImage?: components["schemas"]["Picture"] | null;
            };
        };
        /** UsersDocument */
        UsersDocument: {
            data: components["schemas"]["Users"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** UsersList */
        UsersList: {
            data: components["schemas"]["Users"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** Videos */
        Videos: {
            id: string;
            links?: {
                [key: string]: string;
            };
            relationships?: {
                [key: string]: components["schemas"]["Relationship"];
            };
            /** @constant */
            type: "videos";
            attributes?: {
                createdAt?: string | null;
                updatedAt?: string | null;
                url?: string | null;
                subLang?: string | null;
                dubLang?: string | null;
                embedData?: {
                    [key: string]: unknown;
                } | null;
                subs?: string[] | null;
                dubs?: string[] | null;
                regions?: string[] | null;
                availableRegions?: string[] | null;
            };
        };
        /** VideosDocument */
        VideosDocument: {
            data: components["schemas"]["Videos"];
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
        /** VideosList */
        VideosList: {
            data: components["schemas"]["Videos"][];
            meta: {
                count: number;
            };
            links: {
                [key: string]: string;
            };
            included?: components["schemas"]["Resource"][];
            jsonapi?: {
                version: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listSources: {
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
                    "application/vnd.api+json": {
                        data: {
                            id: string;
                            /** @constant */
                            type: "sources";
                            attributes: {
                                title: string;
                                url: string | null;
                                licence: string;
                                notice: string;
                                worksCount: number;
                                /** Format: date-time */
                                lastTakenAt: string;
                            };
                        }[];
                        meta: {
                            count: number;
                        };
                    };
                };
            };
        };
    };
    listAnime: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Looks for this text, best matches first. */
                "filter[text]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[year]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[averageRating]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[userCount]"?: string;
                /** @description Any of tba, unreleased, upcoming, current, finished. */
                "filter[status]"?: string;
                /** @description Any of these values. */
                "filter[subtype]"?: string;
                /** @description Any of these values. */
                "filter[ageRating]"?: string;
                /** @description All of these, by their slugs. */
                "filter[genres]"?: string;
                /** @description All of these, by their slugs. */
                "filter[categories]"?: string;
                /** @description Where it can be watched: any of these sites. */
                "filter[streamers]"?: string;
                /** @description The word that stands for it in addresses, or one that did. */
                "filter[slug]"?: string;
                /** @description What has changed since this time. */
                "filter[since]"?: string;
                /** @description Any of these values. */
                "filter[season]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[seasonYear]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[episodeCount]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[episodeLength]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[anime]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createAnime: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[anime]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "anime";
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            coverImageTopOffset?: number | null;
                            titles: {
                                [key: string]: string | null;
                            };
                            canonicalTitle?: string | null;
                            abbreviatedTitles?: string[] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            nextRelease?: string | null;
                            ageRating?: ("G" | "PG" | "R" | "R18") | null;
                            ageRatingGuide?: string | null;
                            subtype?: ("TV" | "special" | "OVA" | "ONA" | "movie" | "music") | null;
                            posterImage?: (string | Record<string, never>) | null;
                            coverImage?: (string | Record<string, never>) | null;
                            episodeCount?: number | null;
                            episodeLength?: number | null;
                            totalLength?: number | null;
                            youtubeVideoId?: string | null;
                        };
                        relationships?: {
                            genres?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            categories?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listAnimeCastings: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCastings]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeCastingsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createAnimeCastings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCastings]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeCastings";
                        attributes?: {
                            locale: string;
                        };
                        relationships?: {
                            animeCharacter: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            licensor?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeCastingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getAnimeCastings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCastings]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeCastingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateAnimeCastings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCastings]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeCastings";
                        id: string;
                        attributes?: {
                            locale?: string | null;
                        };
                        relationships?: {
                            animeCharacter?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            licensor?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeCastingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfAnimeCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listAnimeCharacters: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[animeId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCharacters]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeCharactersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createAnimeCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCharacters]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeCharacters";
                        attributes?: {
                            /** @enum {unknown} */
                            role: "main" | "supporting" | "recurring" | "cameo";
                        };
                        relationships?: {
                            anime: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getAnimeCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCharacters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateAnimeCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeCharacters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeCharacters";
                        id: string;
                        attributes?: {
                            role?: ("main" | "supporting" | "recurring" | "cameo") | null;
                        };
                        relationships?: {
                            anime?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character, castings. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfAnimeCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character, castings. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listAnimeProductions: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[role]"?: string;
                /** @description Any of these numbers. */
                "filter[animeId]"?: string;
                /** @description Any of these numbers. */
                "filter[producerId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeProductions]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeProductionsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createAnimeProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeProductions]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeProductions";
                        attributes?: {
                            /** @enum {unknown} */
                            role: "producer" | "licensor" | "studio";
                        };
                        relationships?: {
                            anime: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            producer: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getAnimeProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeProductions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateAnimeProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeProductions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeProductions";
                        id: string;
                        attributes?: {
                            role?: ("producer" | "licensor" | "studio") | null;
                        };
                        relationships?: {
                            anime?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            producer?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfAnimeProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listAnimeStaff: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeStaff]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeStaffList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createAnimeStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeStaff]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeStaff";
                        attributes?: {
                            role: string;
                        };
                        relationships?: {
                            anime: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getAnimeStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeStaff]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateAnimeStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[animeStaff]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "animeStaff";
                        id: string;
                        attributes?: {
                            role?: string | null;
                        };
                        relationships?: {
                            anime?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfAnimeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getAnime: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[anime]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["AnimeDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateAnime: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[anime]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "anime";
                        id: string;
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            coverImageTopOffset?: number | null;
                            titles?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalTitle?: string | null;
                            abbreviatedTitles?: string[] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            nextRelease?: string | null;
                            ageRating?: ("G" | "PG" | "R" | "R18") | null;
                            ageRatingGuide?: string | null;
                            subtype?: ("TV" | "special" | "OVA" | "ONA" | "movie" | "music") | null;
                            posterImage?: (string | Record<string, never>) | null;
                            coverImage?: (string | Record<string, never>) | null;
                            episodeCount?: number | null;
                            episodeLength?: number | null;
                            totalLength?: number | null;
                            youtubeVideoId?: string | null;
                        };
                        relationships?: {
                            genres?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            categories?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["AnimeDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listLanguagesOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": string[];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadCoverImageOfanime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeCoverImageOfanime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadPosterImageOfanime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removePosterImageOfanime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, episodes, streaming-links, anime-productions, anime-characters, anime-staff. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfAnime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, episodes, streaming-links, anime-productions, anime-characters, anime-staff. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listCastings: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description `true` or `false`. */
                "filter[featured]"?: string;
                /** @description Whether it is about a character. */
                "filter[isCharacter]"?: string;
                /** @description A language by its name or locale: `Japanese`, `ja_jp`. */
                "filter[language]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[castings]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["CastingsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getCastings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[castings]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["CastingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfCastings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[slug]"?: string;
                /** @description `true` or `false`. */
                "filter[nsfw]"?: string;
                /** @description Any of these numbers. */
                "filter[parentId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[categories]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["CategoriesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createCategories: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[categories]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "categories";
                        attributes?: {
                            title: string;
                            description?: string | null;
                            nsfw?: boolean | null;
                        };
                        relationships?: {
                            parent?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CategoriesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getCategories: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[categories]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["CategoriesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateCategories: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[categories]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "categories";
                        id: string;
                        attributes?: {
                            title?: string | null;
                            description?: string | null;
                            nsfw?: boolean | null;
                        };
                        relationships?: {
                            parent?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CategoriesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of parent, anime, drama, manga. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of parent, anime, drama, manga. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listCharacterVoices: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characterVoices]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["CharacterVoicesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createCharacterVoices: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characterVoices]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "characterVoices";
                        attributes?: {
                            locale: string;
                        };
                        relationships?: {
                            mediaCharacter: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            licensor?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CharacterVoicesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getCharacterVoices: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characterVoices]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["CharacterVoicesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateCharacterVoices: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characterVoices]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "characterVoices";
                        id: string;
                        attributes?: {
                            locale?: string | null;
                        };
                        relationships?: {
                            mediaCharacter?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            licensor?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CharacterVoicesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfCharacterVoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listCharacters: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[slug]"?: string;
                /** @description Whose name has all of these words. */
                "filter[name]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characters]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["CharactersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characters]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "characters";
                        attributes?: {
                            names: {
                                [key: string]: string | null;
                            };
                            canonicalName?: string | null;
                            otherNames?: string[] | null;
                            malId?: number | null;
                            description?: string | null;
                            image?: (string | Record<string, never>) | null;
                        };
                        relationships?: {
                            primaryMedia?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["CharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "characters";
                        id: string;
                        attributes?: {
                            names?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalName?: string | null;
                            otherNames?: string[] | null;
                            malId?: number | null;
                            description?: string | null;
                            image?: (string | Record<string, never>) | null;
                        };
                        relationships?: {
                            primaryMedia?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["CharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadImageOfcharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeImageOfcharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of primary-media, castings, media-characters, quotes. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of primary-media, castings, media-characters, quotes. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listEpisodes: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description Any of these numbers. */
                "filter[number]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[episodes]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["EpisodesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createEpisodes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[episodes]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "episodes";
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            titles?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalTitle?: string | null;
                            seasonNumber?: number | null;
                            number: number;
                            relativeNumber?: number | null;
                            airdate?: string | null;
                            length?: number | null;
                            thumbnail?: (string | Record<string, never>) | null;
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["EpisodesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getEpisodes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[episodes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["EpisodesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateEpisodes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[episodes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "episodes";
                        id: string;
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            titles?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalTitle?: string | null;
                            seasonNumber?: number | null;
                            number?: number | null;
                            relativeNumber?: number | null;
                            airdate?: string | null;
                            length?: number | null;
                            thumbnail?: (string | Record<string, never>) | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["EpisodesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, videos. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadThumbnailOfepisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeThumbnailOfepisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfEpisodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, videos. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listFranchises: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[franchises]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["FranchisesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createFranchises: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[franchises]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "franchises";
                        attributes?: {
                            titles: {
                                [key: string]: string | null;
                            };
                            canonicalTitle?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["FranchisesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getFranchises: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[franchises]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["FranchisesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteFranchises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateFranchises: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[franchises]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "franchises";
                        id: string;
                        attributes?: {
                            titles?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalTitle?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["FranchisesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfFranchises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of installments. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfFranchises: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of installments. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listGenres: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[slug]"?: string;
                /** @description Any of these values. */
                "filter[name]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[genres]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["GenresList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createGenres: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[genres]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "genres";
                        attributes?: {
                            name: string;
                            description?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["GenresDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getGenres: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[genres]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["GenresDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteGenres: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateGenres: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[genres]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "genres";
                        id: string;
                        attributes?: {
                            name?: string | null;
                            description?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["GenresDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listInstallments: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[installments]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["InstallmentsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createInstallments: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[installments]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "installments";
                        attributes?: {
                            /** @enum {unknown} */
                            tag: "main_story" | "side_story" | "spinoff" | "crossover" | "alternate_setting" | "alternate_version";
                            position?: number | null;
                        };
                        relationships?: {
                            franchise: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["InstallmentsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getInstallments: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[installments]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["InstallmentsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateInstallments: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[installments]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "installments";
                        id: string;
                        attributes?: {
                            tag?: ("main_story" | "side_story" | "spinoff" | "crossover" | "alternate_setting" | "alternate_version") | null;
                            position?: number | null;
                        };
                        relationships?: {
                            franchise?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["InstallmentsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfInstallments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listManga: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Looks for this text, best matches first. */
                "filter[text]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[year]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[averageRating]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[userCount]"?: string;
                /** @description Any of tba, unreleased, upcoming, current, finished. */
                "filter[status]"?: string;
                /** @description Any of these values. */
                "filter[subtype]"?: string;
                /** @description Any of these values. */
                "filter[ageRating]"?: string;
                /** @description All of these, by their slugs. */
                "filter[genres]"?: string;
                /** @description All of these, by their slugs. */
                "filter[categories]"?: string;
                /** @description Where it can be watched: any of these sites. */
                "filter[streamers]"?: string;
                /** @description The word that stands for it in addresses, or one that did. */
                "filter[slug]"?: string;
                /** @description What has changed since this time. */
                "filter[since]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80`, `50..80`; three dots leave the end out. */
                "filter[chapterCount]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[manga]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MangaList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createManga: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[manga]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "manga";
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            coverImageTopOffset?: number | null;
                            titles: {
                                [key: string]: string | null;
                            };
                            canonicalTitle?: string | null;
                            abbreviatedTitles?: string[] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            nextRelease?: string | null;
                            ageRating?: ("G" | "PG" | "R" | "R18") | null;
                            ageRatingGuide?: string | null;
                            subtype?: ("manga" | "novel" | "manhua" | "oneshot" | "doujin" | "manhwa" | "oel") | null;
                            posterImage?: (string | Record<string, never>) | null;
                            coverImage?: (string | Record<string, never>) | null;
                            chapterCount?: number | null;
                            volumeCount?: number | null;
                            serialization?: string | null;
                        };
                        relationships?: {
                            genres?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            categories?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MangaDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getManga: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[manga]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MangaDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateManga: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[manga]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "manga";
                        id: string;
                        attributes?: {
                            synopsis?: string | null;
                            description?: string | null;
                            coverImageTopOffset?: number | null;
                            titles?: {
                                [key: string]: string | null;
                            } | null;
                            canonicalTitle?: string | null;
                            abbreviatedTitles?: string[] | null;
                            startDate?: string | null;
                            endDate?: string | null;
                            nextRelease?: string | null;
                            ageRating?: ("G" | "PG" | "R" | "R18") | null;
                            ageRatingGuide?: string | null;
                            subtype?: ("manga" | "novel" | "manhua" | "oneshot" | "doujin" | "manhwa" | "oel") | null;
                            posterImage?: (string | Record<string, never>) | null;
                            coverImage?: (string | Record<string, never>) | null;
                            chapterCount?: number | null;
                            volumeCount?: number | null;
                            serialization?: string | null;
                        };
                        relationships?: {
                            genres?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            categories?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MangaDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listLanguagesOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
                    "application/json": string[];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadCoverImageOfmanga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeCoverImageOfmanga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadPosterImageOfmanga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removePosterImageOfmanga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, chapters, manga-characters, manga-staff. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfManga: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, chapters, manga-characters, manga-staff. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMappings: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[externalSite]"?: string;
                /** @description Any of these values. */
                "filter[externalId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mappings]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MappingsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMappings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mappings]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mappings";
                        attributes?: {
                            externalSite: string;
                            externalId: string;
                        };
                        relationships?: {
                            item: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MappingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMappings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mappings]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MappingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMappings: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mappings]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mappings";
                        id: string;
                        attributes?: {
                            externalSite?: string | null;
                            externalId?: string | null;
                        };
                        relationships?: {
                            item?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MappingsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMappings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaCharacters: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[role]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaCharacters]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaCharactersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaCharacters]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaCharacters";
                        attributes?: {
                            /** @enum {unknown} */
                            role: "main" | "supporting" | "recurring" | "cameo";
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaCharacters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMediaCharacters: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaCharacters]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaCharacters";
                        id: string;
                        attributes?: {
                            role?: ("main" | "supporting" | "recurring" | "cameo") | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaCharactersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, voices. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, voices. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaProductions: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[role]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaProductions]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaProductionsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaProductions]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaProductions";
                        attributes?: {
                            /** @enum {unknown} */
                            role: "producer" | "licensor" | "studio" | "serialization";
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            company: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaProductions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMediaProductions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaProductions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaProductions";
                        id: string;
                        attributes?: {
                            role?: ("producer" | "licensor" | "studio" | "serialization") | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            company?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaProductionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaProductions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaReactionVotes: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaReactionId]"?: string;
                /** @description Any of these numbers. */
                "filter[userId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactionVotes]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaReactionVotesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaReactionVotes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactionVotes]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaReactionVotes";
                        attributes?: Record<string, never>;
                        relationships?: {
                            mediaReaction: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaReactionVotesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaReactionVotes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactionVotes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaReactionVotesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaReactionVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaReactionVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-reaction, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaReactionVotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-reaction, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaReactions: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Written at any of these times. */
                "filter[createdAt]"?: string;
                /** @description Any of these numbers. */
                "filter[upVotesCount]"?: string;
                /** @description Any of these numbers. */
                "filter[userId]"?: string;
                /** @description Any of these numbers. */
                "filter[animeId]"?: string;
                /** @description Any of these numbers. */
                "filter[mangaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactions]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaReactionsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaReactions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactions]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaReactions";
                        attributes?: {
                            reaction: string;
                        };
                        relationships?: {
                            anime?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            manga?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaReactionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaReactions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaReactionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMediaReactions: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaReactions]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaReactions";
                        id: string;
                        attributes?: {
                            reaction?: string | null;
                        };
                        relationships?: {
                            anime?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            manga?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaReactionsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, drama, manga, user, library-entry, votes. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaReactions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, drama, manga, user, library-entry, votes. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaRelationships: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[role]"?: string;
                /** @description Any of these values. */
                "filter[sourceType]"?: string;
                /** @description Any of these numbers. */
                "filter[sourceId]"?: string;
                /** @description Any of these numbers. */
                "filter[destinationId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaRelationships]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaRelationshipsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaRelationships: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaRelationships]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaRelationships";
                        attributes?: {
                            /** @enum {unknown} */
                            role: "sequel" | "prequel" | "alternative_setting" | "alternative_version" | "side_story" | "parent_story" | "summary" | "full_story" | "spinoff" | "adaptation" | "character" | "other";
                        };
                        relationships?: {
                            source: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            destination: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaRelationshipsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaRelationships: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaRelationships]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaRelationshipsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMediaRelationships: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaRelationships]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaRelationships";
                        id: string;
                        attributes?: {
                            role?: ("sequel" | "prequel" | "alternative_setting" | "alternative_version" | "side_story" | "parent_story" | "summary" | "full_story" | "spinoff" | "adaptation" | "character" | "other") | null;
                        };
                        relationships?: {
                            source?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            destination?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaRelationshipsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listMediaStaff: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaStaff]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaStaffList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createMediaStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaStaff]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaStaff";
                        attributes?: {
                            role: string;
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getMediaStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaStaff]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["MediaStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateMediaStaff: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[mediaStaff]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "mediaStaff";
                        id: string;
                        attributes?: {
                            role?: string | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            person?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["MediaStaffDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfMediaStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description anime, manga, episodes, characters or people. */
                type: string;
                /** @description poster_images, cover_images, thumbnails or images. */
                folder: string;
                id: string;
                /** @description A size, perhaps a version, and .jpg or .webp: small.jpg. */
                file: string;
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
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            /** @description Answer. */
            304: {
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
                    "image/jpeg": components["schemas"]["Errors"];
                    "image/webp": components["schemas"]["Errors"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[people]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["PeopleList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createPeople: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[people]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "people";
                        attributes?: {
                            name: string;
                            malId?: number | null;
                            description?: string | null;
                            image?: (string | Record<string, never>) | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PeopleDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getPeople: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[people]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["PeopleDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deletePeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updatePeople: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[people]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "people";
                        id: string;
                        attributes?: {
                            name?: string | null;
                            malId?: number | null;
                            description?: string | null;
                            image?: (string | Record<string, never>) | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["PeopleDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    uploadImageOfpeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeImageOfpeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of castings, staff, voices. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of castings, staff, voices. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listProducers: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[slug]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[producers]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["ProducersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createProducers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[producers]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "producers";
                        attributes?: {
                            name: string;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ProducersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getProducers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[producers]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["ProducersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteProducers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateProducers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[producers]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "producers";
                        id: string;
                        attributes?: {
                            name?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ProducersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfProducers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of anime-productions, productions. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfProducers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of anime-productions, productions. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[quotes]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["QuotesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createQuotes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[quotes]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "quotes";
                        attributes?: {
                            content: string;
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["QuotesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getQuotes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[quotes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["QuotesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateQuotes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[quotes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "quotes";
                        id: string;
                        attributes?: {
                            content?: string | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            character?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["QuotesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listReviewLikes: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[reviewId]"?: string;
                /** @description Any of these numbers. */
                "filter[userId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviewLikes]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["ReviewLikesList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createReviewLikes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviewLikes]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "reviewLikes";
                        attributes?: Record<string, never>;
                        relationships?: {
                            review: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ReviewLikesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getReviewLikes: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviewLikes]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["ReviewLikesDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteReviewLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfReviewLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of review, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfReviewLikes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of review, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[mediaId]"?: string;
                /** @description Any of these values. */
                "filter[mediaType]"?: string;
                /** @description Any of these numbers. */
                "filter[userId]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviews]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["ReviewsList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createReviews: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviews]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "reviews";
                        attributes?: {
                            content: string;
                            progress?: number | null;
                            rating?: number | null;
                            source?: string | null;
                            spoiler?: boolean | null;
                        };
                        relationships?: {
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ReviewsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getReviews: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviews]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["ReviewsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateReviews: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[reviews]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "reviews";
                        id: string;
                        attributes?: {
                            content?: string | null;
                            progress?: number | null;
                            rating?: number | null;
                            source?: string | null;
                            spoiler?: boolean | null;
                        };
                        relationships?: {
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            user?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["ReviewsDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of library-entry, media, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of library-entry, media, user. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listStreamers: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamers]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["StreamersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createStreamers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamers]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "streamers";
                        attributes?: {
                            siteName: string;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["StreamersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getStreamers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamers]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["StreamersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteStreamers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateStreamers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamers]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "streamers";
                        id: string;
                        attributes?: {
                            siteName?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["StreamersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfStreamers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streaming-links, videos. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfStreamers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streaming-links, videos. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listStreamingLinks: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamingLinks]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["StreamingLinksList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createStreamingLinks: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamingLinks]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "streamingLinks";
                        attributes?: {
                            url: string;
                            subs?: string[] | null;
                            dubs?: string[] | null;
                        };
                        relationships?: {
                            streamer: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            media: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["StreamingLinksDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getStreamingLinks: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamingLinks]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["StreamingLinksDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateStreamingLinks: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[streamingLinks]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "streamingLinks";
                        id: string;
                        attributes?: {
                            url?: string | null;
                            subs?: string[] | null;
                            dubs?: string[] | null;
                        };
                        relationships?: {
                            streamer?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            media?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["StreamingLinksDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfStreamingLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listTrending: {
        parameters: {
            query?: {
                limit?: number;
                /** @description Whether to stay in `category`. */
                in_category?: boolean;
                /** @description Its id or slug. */
                category?: string;
                /** @description Only what those make of it whom the caller follows. */
                in_network?: boolean;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
            };
            header?: never;
            path: {
                /** @description anime or manga. */
                namespace: string;
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
                    "application/vnd.api+json": {
                        data: components["schemas"]["Resource"][];
                        included?: components["schemas"]["Resource"][];
                    };
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these values. */
                "filter[slug]"?: string;
                /** @description Any of these values. */
                "filter[name]"?: string;
                /** @description Whoever asks. */
                "filter[self]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[users]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["UsersList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getUsers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[users]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["UsersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateUsers: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[users]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "users";
                        id: string;
                        attributes?: {
                            name?: string | null;
                            about?: string | null;
                        };
                        relationships?: Record<string, never>;
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["UsersDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of reviews, media-reactions. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of reviews, media-reactions. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description Rows of the page. */
                "page[limit]"?: number;
                /** @description Rows before it. */
                "page[offset]"?: number;
                /** @description Any of these ids. */
                "filter[id]"?: string;
                /** @description Any of these numbers. */
                "filter[episodeId]"?: string;
                /** @description Any of these values. */
                "filter[subLang]"?: string;
                /** @description Any of these values. */
                "filter[dubLang]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[videos]"?: string;
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
                    "application/vnd.api+json": components["schemas"]["VideosList"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    createVideos: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[videos]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "videos";
                        attributes?: {
                            url: string;
                            subLang?: string | null;
                            dubLang?: string | null;
                            embedData?: {
                                [key: string]: unknown;
                            } | null;
                        };
                        relationships?: {
                            episode: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            streamer: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["VideosDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getVideos: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[videos]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
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
                    "application/vnd.api+json": components["schemas"]["VideosDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    deleteVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    updateVideos: {
        parameters: {
            query?: {
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[videos]"?: string;
            };
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @constant */
                        type: "videos";
                        id: string;
                        attributes?: {
                            url?: string | null;
                            subLang?: string | null;
                            dubLang?: string | null;
                            embedData?: {
                                [key: string]: unknown;
                            } | null;
                        };
                        relationships?: {
                            episode?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                            streamer?: {
                                data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["VideosDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelationshipOfVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["LinkageDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    addRelationshipOfVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    removeRelationshipOfVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    replaceRelationshipOfVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["Identifier"][] | components["schemas"]["Identifier"] | null;
                };
            };
        };
        responses: {
            /** @description It is done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
    getRelatedOfVideos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
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
                    "application/vnd.api+json": components["schemas"]["RelatedDocument"];
                };
            };
            /** @description Answer. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.api+json": components["schemas"]["Errors"];
                };
            };
        };
    };
}
