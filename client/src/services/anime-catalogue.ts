// Generated from services/anime-catalogue/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/about/sources": {
        /** Where the facts are from, and under which licences */
        get: operations["listSources"];
    };
    "/anime": {
        /** Series, films and everything else that is animated. */
        get: operations["listAnime"];
        /** A new one of anime */
        post: operations["createAnime"];
    };
    "/anime-castings": {
        /** Who speaks a character of an anime, as older clients look for it. */
        get: operations["listAnimeCastings"];
        /** A new one of anime-castings */
        post: operations["createAnimeCastings"];
    };
    "/anime-castings/{id}": {
        /** One of anime-castings */
        get: operations["getAnimeCastings"];
        /** Delete one of anime-castings */
        delete: operations["deleteAnimeCastings"];
        /** Change one of anime-castings */
        patch: operations["updateAnimeCastings"];
    };
    "/anime-castings/{id}/relationships/{relationship}": {
        /** Where a relationship of one of anime-castings leads, by type and id */
        get: operations["getRelationshipOfAnimeCastings"];
        /** Add to a relationship of one of anime-castings */
        post: operations["addRelationshipOfAnimeCastings"];
        /** Take from a relationship of one of anime-castings */
        delete: operations["removeRelationshipOfAnimeCastings"];
        /** Replace a relationship of one of anime-castings */
        patch: operations["replaceRelationshipOfAnimeCastings"];
    };
    "/anime-castings/{id}/{relationship}": {
        /** What a relationship of one of anime-castings leads to */
        get: operations["getRelatedOfAnimeCastings"];
    };
    "/anime-characters": {
        /** Which character acts in which anime, as older clients look for it. */
        get: operations["listAnimeCharacters"];
        /** A new one of anime-characters */
        post: operations["createAnimeCharacters"];
    };
    "/anime-characters/{id}": {
        /** One of anime-characters */
        get: operations["getAnimeCharacters"];
        /** Delete one of anime-characters */
        delete: operations["deleteAnimeCharacters"];
        /** Change one of anime-characters */
        patch: operations["updateAnimeCharacters"];
    };
    "/anime-characters/{id}/relationships/{relationship}": {
        /** Where a relationship of one of anime-characters leads, by type and id */
        get: operations["getRelationshipOfAnimeCharacters"];
        /** Add to a relationship of one of anime-characters */
        post: operations["addRelationshipOfAnimeCharacters"];
        /** Take from a relationship of one of anime-characters */
        delete: operations["removeRelationshipOfAnimeCharacters"];
        /** Replace a relationship of one of anime-characters */
        patch: operations["replaceRelationshipOfAnimeCharacters"];
    };
    "/anime-characters/{id}/{relationship}": {
        /** What a relationship of one of anime-characters leads to */
        get: operations["getRelatedOfAnimeCharacters"];
    };
    "/anime-productions": {
        /** Which company had which part in an anime, as older clients look for it. */
        get: operations["listAnimeProductions"];
        /** A new one of anime-productions */
        post: operations["createAnimeProductions"];
    };
    "/anime-productions/{id}": {
        /** One of anime-productions */
        get: operations["getAnimeProductions"];
        /** Delete one of anime-productions */
        delete: operations["deleteAnimeProductions"];
        /** Change one of anime-productions */
        patch: operations["updateAnimeProductions"];
    };
    "/anime-productions/{id}/relationships/{relationship}": {
        /** Where a relationship of one of anime-productions leads, by type and id */
        get: operations["getRelationshipOfAnimeProductions"];
        /** Add to a relationship of one of anime-productions */
        post: operations["addRelationshipOfAnimeProductions"];
        /** Take from a relationship of one of anime-productions */
        delete: operations["removeRelationshipOfAnimeProductions"];
        /** Replace a relationship of one of anime-productions */
        patch: operations["replaceRelationshipOfAnimeProductions"];
    };
    "/anime-productions/{id}/{relationship}": {
        /** What a relationship of one of anime-productions leads to */
        get: operations["getRelatedOfAnimeProductions"];
    };
    "/anime-staff": {
        /** Who made what of an anime, as older clients look for it. */
        get: operations["listAnimeStaff"];
        /** A new one of anime-staff */
        post: operations["createAnimeStaff"];
    };
    "/anime-staff/{id}": {
        /** One of anime-staff */
        get: operations["getAnimeStaff"];
        /** Delete one of anime-staff */
        delete: operations["deleteAnimeStaff"];
        /** Change one of anime-staff */
        patch: operations["updateAnimeStaff"];
    };
    "/anime-staff/{id}/relationships/{relationship}": {
        /** Where a relationship of one of anime-staff leads, by type and id */
        get: operations["getRelationshipOfAnimeStaff"];
        /** Add to a relationship of one of anime-staff */
        post: operations["addRelationshipOfAnimeStaff"];
        /** Take from a relationship of one of anime-staff */
        delete: operations["removeRelationshipOfAnimeStaff"];
        /** Replace a relationship of one of anime-staff */
        patch: operations["replaceRelationshipOfAnimeStaff"];
    };
    "/anime-staff/{id}/{relationship}": {
        /** What a relationship of one of anime-staff leads to */
        get: operations["getRelatedOfAnimeStaff"];
    };
    "/anime/{id}": {
        /** One of anime */
        get: operations["getAnime"];
        /** Delete one of anime */
        delete: operations["deleteAnime"];
        /** Change one of anime */
        patch: operations["updateAnime"];
    };
    "/anime/{id}/_languages": {
        /** In which languages its characters speak */
        get: operations["listLanguagesOfAnime"];
    };
    "/anime/{id}/cover-image": {
        /** Give a picture to one of anime */
        put: operations["uploadCoverImageOfanime"];
        /** Draw the picture of one of anime again */
        delete: operations["removeCoverImageOfanime"];
    };
    "/anime/{id}/poster-image": {
        /** Give a picture to one of anime */
        put: operations["uploadPosterImageOfanime"];
        /** Draw the picture of one of anime again */
        delete: operations["removePosterImageOfanime"];
    };
    "/anime/{id}/relationships/{relationship}": {
        /** Where a relationship of one of anime leads, by type and id */
        get: operations["getRelationshipOfAnime"];
        /** Add to a relationship of one of anime */
        post: operations["addRelationshipOfAnime"];
        /** Take from a relationship of one of anime */
        delete: operations["removeRelationshipOfAnime"];
        /** Replace a relationship of one of anime */
        patch: operations["replaceRelationshipOfAnime"];
    };
    "/anime/{id}/{relationship}": {
        /** What a relationship of one of anime leads to */
        get: operations["getRelatedOfAnime"];
    };
    "/api/oauth/token": {
        /** Exchange an authorization code for tokens */
        post: {
            parameters: {
                query?: never;
                path?: never;
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
    };
    "/castings": {
        /** Voices and staff together, as older clients look for them. */
        get: operations["listCastings"];
    };
    "/castings/{id}": {
        /** One of castings */
        get: operations["getCastings"];
    };
    "/castings/{id}/relationships/{relationship}": {
        /** Where a relationship of one of castings leads, by type and id */
        get: operations["getRelationshipOfCastings"];
    };
    "/castings/{id}/{relationship}": {
        /** What a relationship of one of castings leads to */
        get: operations["getRelatedOfCastings"];
    };
    "/categories": {
        /** What works are about: a tree. */
        get: operations["listCategories"];
        /** A new one of categories */
        post: operations["createCategories"];
    };
    "/categories/{id}": {
        /** One of categories */
        get: operations["getCategories"];
        /** Delete one of categories */
        delete: operations["deleteCategories"];
        /** Change one of categories */
        patch: operations["updateCategories"];
    };
    "/categories/{id}/relationships/{relationship}": {
        /** Where a relationship of one of categories leads, by type and id */
        get: operations["getRelationshipOfCategories"];
        /** Add to a relationship of one of categories */
        post: operations["addRelationshipOfCategories"];
        /** Take from a relationship of one of categories */
        delete: operations["removeRelationshipOfCategories"];
        /** Replace a relationship of one of categories */
        patch: operations["replaceRelationshipOfCategories"];
    };
    "/categories/{id}/{relationship}": {
        /** What a relationship of one of categories leads to */
        get: operations["getRelatedOfCategories"];
    };
    "/character-voices": {
        /** Who speaks a character in a language. */
        get: operations["listCharacterVoices"];
        /** A new one of character-voices */
        post: operations["createCharacterVoices"];
    };
    "/character-voices/{id}": {
        /** One of character-voices */
        get: operations["getCharacterVoices"];
        /** Delete one of character-voices */
        delete: operations["deleteCharacterVoices"];
        /** Change one of character-voices */
        patch: operations["updateCharacterVoices"];
    };
    "/character-voices/{id}/relationships/{relationship}": {
        /** Where a relationship of one of character-voices leads, by type and id */
        get: operations["getRelationshipOfCharacterVoices"];
        /** Add to a relationship of one of character-voices */
        post: operations["addRelationshipOfCharacterVoices"];
        /** Take from a relationship of one of character-voices */
        delete: operations["removeRelationshipOfCharacterVoices"];
        /** Replace a relationship of one of character-voices */
        patch: operations["replaceRelationshipOfCharacterVoices"];
    };
    "/character-voices/{id}/{relationship}": {
        /** What a relationship of one of character-voices leads to */
        get: operations["getRelatedOfCharacterVoices"];
    };
    "/characters": {
        /** Who acts in anime and manga. */
        get: operations["listCharacters"];
        /** A new one of characters */
        post: operations["createCharacters"];
    };
    "/characters/{id}": {
        /** One of characters */
        get: operations["getCharacters"];
        /** Delete one of characters */
        delete: operations["deleteCharacters"];
        /** Change one of characters */
        patch: operations["updateCharacters"];
    };
    "/characters/{id}/image": {
        /** Give a picture to one of characters */
        put: operations["uploadImageOfcharacters"];
        /** Draw the picture of one of characters again */
        delete: operations["removeImageOfcharacters"];
    };
    "/characters/{id}/relationships/{relationship}": {
        /** Where a relationship of one of characters leads, by type and id */
        get: operations["getRelationshipOfCharacters"];
        /** Add to a relationship of one of characters */
        post: operations["addRelationshipOfCharacters"];
        /** Take from a relationship of one of characters */
        delete: operations["removeRelationshipOfCharacters"];
        /** Replace a relationship of one of characters */
        patch: operations["replaceRelationshipOfCharacters"];
    };
    "/characters/{id}/{relationship}": {
        /** What a relationship of one of characters leads to */
        get: operations["getRelatedOfCharacters"];
    };
    "/episodes": {
        /** Episodes of anime. */
        get: operations["listEpisodes"];
        /** A new one of episodes */
        post: operations["createEpisodes"];
    };
    "/episodes/{id}": {
        /** One of episodes */
        get: operations["getEpisodes"];
        /** Delete one of episodes */
        delete: operations["deleteEpisodes"];
        /** Change one of episodes */
        patch: operations["updateEpisodes"];
    };
    "/episodes/{id}/relationships/{relationship}": {
        /** Where a relationship of one of episodes leads, by type and id */
        get: operations["getRelationshipOfEpisodes"];
        /** Add to a relationship of one of episodes */
        post: operations["addRelationshipOfEpisodes"];
        /** Take from a relationship of one of episodes */
        delete: operations["removeRelationshipOfEpisodes"];
        /** Replace a relationship of one of episodes */
        patch: operations["replaceRelationshipOfEpisodes"];
    };
    "/episodes/{id}/thumbnail": {
        /** Give a picture to one of episodes */
        put: operations["uploadThumbnailOfepisodes"];
        /** Draw the picture of one of episodes again */
        delete: operations["removeThumbnailOfepisodes"];
    };
    "/episodes/{id}/{relationship}": {
        /** What a relationship of one of episodes leads to */
        get: operations["getRelatedOfEpisodes"];
    };
    "/franchises": {
        /** Works that tell of the same world. */
        get: operations["listFranchises"];
        /** A new one of franchises */
        post: operations["createFranchises"];
    };
    "/franchises/{id}": {
        /** One of franchises */
        get: operations["getFranchises"];
        /** Delete one of franchises */
        delete: operations["deleteFranchises"];
        /** Change one of franchises */
        patch: operations["updateFranchises"];
    };
    "/franchises/{id}/relationships/{relationship}": {
        /** Where a relationship of one of franchises leads, by type and id */
        get: operations["getRelationshipOfFranchises"];
    };
    "/franchises/{id}/{relationship}": {
        /** What a relationship of one of franchises leads to */
        get: operations["getRelatedOfFranchises"];
    };
    "/genres": {
        /** Genres, as they were before there were categories. */
        get: operations["listGenres"];
        /** A new one of genres */
        post: operations["createGenres"];
    };
    "/genres/{id}": {
        /** One of genres */
        get: operations["getGenres"];
        /** Delete one of genres */
        delete: operations["deleteGenres"];
        /** Change one of genres */
        patch: operations["updateGenres"];
    };
    "/installments": {
        /** Where works stand in their franchise. */
        get: operations["listInstallments"];
        /** A new one of installments */
        post: operations["createInstallments"];
    };
    "/installments/{id}": {
        /** One of installments */
        get: operations["getInstallments"];
        /** Delete one of installments */
        delete: operations["deleteInstallments"];
        /** Change one of installments */
        patch: operations["updateInstallments"];
    };
    "/installments/{id}/relationships/{relationship}": {
        /** Where a relationship of one of installments leads, by type and id */
        get: operations["getRelationshipOfInstallments"];
        /** Add to a relationship of one of installments */
        post: operations["addRelationshipOfInstallments"];
        /** Take from a relationship of one of installments */
        delete: operations["removeRelationshipOfInstallments"];
        /** Replace a relationship of one of installments */
        patch: operations["replaceRelationshipOfInstallments"];
    };
    "/installments/{id}/{relationship}": {
        /** What a relationship of one of installments leads to */
        get: operations["getRelatedOfInstallments"];
    };
    "/manga": {
        /** Comics and novels. */
        get: operations["listManga"];
        /** A new one of manga */
        post: operations["createManga"];
    };
    "/manga/{id}": {
        /** One of manga */
        get: operations["getManga"];
        /** Delete one of manga */
        delete: operations["deleteManga"];
        /** Change one of manga */
        patch: operations["updateManga"];
    };
    "/manga/{id}/_languages": {
        /** In which languages its characters speak */
        get: operations["listLanguagesOfManga"];
    };
    "/manga/{id}/cover-image": {
        /** Give a picture to one of manga */
        put: operations["uploadCoverImageOfmanga"];
        /** Draw the picture of one of manga again */
        delete: operations["removeCoverImageOfmanga"];
    };
    "/manga/{id}/poster-image": {
        /** Give a picture to one of manga */
        put: operations["uploadPosterImageOfmanga"];
        /** Draw the picture of one of manga again */
        delete: operations["removePosterImageOfmanga"];
    };
    "/manga/{id}/relationships/{relationship}": {
        /** Where a relationship of one of manga leads, by type and id */
        get: operations["getRelationshipOfManga"];
        /** Add to a relationship of one of manga */
        post: operations["addRelationshipOfManga"];
        /** Take from a relationship of one of manga */
        delete: operations["removeRelationshipOfManga"];
        /** Replace a relationship of one of manga */
        patch: operations["replaceRelationshipOfManga"];
    };
    "/manga/{id}/{relationship}": {
        /** What a relationship of one of manga leads to */
        get: operations["getRelatedOfManga"];
    };
    "/mappings": {
        /** The ids of works, characters, people and companies elsewhere. */
        get: operations["listMappings"];
        /** A new one of mappings */
        post: operations["createMappings"];
    };
    "/mappings/{id}": {
        /** One of mappings */
        get: operations["getMappings"];
        /** Delete one of mappings */
        delete: operations["deleteMappings"];
        /** Change one of mappings */
        patch: operations["updateMappings"];
    };
    "/mappings/{id}/relationships/{relationship}": {
        /** Where a relationship of one of mappings leads, by type and id */
        get: operations["getRelationshipOfMappings"];
        /** Add to a relationship of one of mappings */
        post: operations["addRelationshipOfMappings"];
        /** Take from a relationship of one of mappings */
        delete: operations["removeRelationshipOfMappings"];
        /** Replace a relationship of one of mappings */
        patch: operations["replaceRelationshipOfMappings"];
    };
    "/mappings/{id}/{relationship}": {
        /** What a relationship of one of mappings leads to */
        get: operations["getRelatedOfMappings"];
    };
    "/media-characters": {
        /** Which character acts where. */
        get: operations["listMediaCharacters"];
        /** A new one of media-characters */
        post: operations["createMediaCharacters"];
    };
    "/media-characters/{id}": {
        /** One of media-characters */
        get: operations["getMediaCharacters"];
        /** Delete one of media-characters */
        delete: operations["deleteMediaCharacters"];
        /** Change one of media-characters */
        patch: operations["updateMediaCharacters"];
    };
    "/media-characters/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-characters leads, by type and id */
        get: operations["getRelationshipOfMediaCharacters"];
        /** Add to a relationship of one of media-characters */
        post: operations["addRelationshipOfMediaCharacters"];
        /** Take from a relationship of one of media-characters */
        delete: operations["removeRelationshipOfMediaCharacters"];
        /** Replace a relationship of one of media-characters */
        patch: operations["replaceRelationshipOfMediaCharacters"];
    };
    "/media-characters/{id}/{relationship}": {
        /** What a relationship of one of media-characters leads to */
        get: operations["getRelatedOfMediaCharacters"];
    };
    "/media-productions": {
        /** Which company had which part in a work. */
        get: operations["listMediaProductions"];
        /** A new one of media-productions */
        post: operations["createMediaProductions"];
    };
    "/media-productions/{id}": {
        /** One of media-productions */
        get: operations["getMediaProductions"];
        /** Delete one of media-productions */
        delete: operations["deleteMediaProductions"];
        /** Change one of media-productions */
        patch: operations["updateMediaProductions"];
    };
    "/media-productions/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-productions leads, by type and id */
        get: operations["getRelationshipOfMediaProductions"];
        /** Add to a relationship of one of media-productions */
        post: operations["addRelationshipOfMediaProductions"];
        /** Take from a relationship of one of media-productions */
        delete: operations["removeRelationshipOfMediaProductions"];
        /** Replace a relationship of one of media-productions */
        patch: operations["replaceRelationshipOfMediaProductions"];
    };
    "/media-productions/{id}/{relationship}": {
        /** What a relationship of one of media-productions leads to */
        get: operations["getRelatedOfMediaProductions"];
    };
    "/media-reaction-votes": {
        /** Who agrees with which reaction. */
        get: operations["listMediaReactionVotes"];
        /** A new one of media-reaction-votes */
        post: operations["createMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}": {
        /** One of media-reaction-votes */
        get: operations["getMediaReactionVotes"];
        /** Delete one of media-reaction-votes */
        delete: operations["deleteMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-reaction-votes leads, by type and id */
        get: operations["getRelationshipOfMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}/{relationship}": {
        /** What a relationship of one of media-reaction-votes leads to */
        get: operations["getRelatedOfMediaReactionVotes"];
    };
    "/media-reactions": {
        /** What people say of works in a sentence. */
        get: operations["listMediaReactions"];
        /** A new one of media-reactions */
        post: operations["createMediaReactions"];
    };
    "/media-reactions/{id}": {
        /** One of media-reactions */
        get: operations["getMediaReactions"];
        /** Delete one of media-reactions */
        delete: operations["deleteMediaReactions"];
        /** Change one of media-reactions */
        patch: operations["updateMediaReactions"];
    };
    "/media-reactions/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-reactions leads, by type and id */
        get: operations["getRelationshipOfMediaReactions"];
        /** Add to a relationship of one of media-reactions */
        post: operations["addRelationshipOfMediaReactions"];
        /** Take from a relationship of one of media-reactions */
        delete: operations["removeRelationshipOfMediaReactions"];
        /** Replace a relationship of one of media-reactions */
        patch: operations["replaceRelationshipOfMediaReactions"];
    };
    "/media-reactions/{id}/{relationship}": {
        /** What a relationship of one of media-reactions leads to */
        get: operations["getRelatedOfMediaReactions"];
    };
    "/media-relationships": {
        /** How works belong together. */
        get: operations["listMediaRelationships"];
        /** A new one of media-relationships */
        post: operations["createMediaRelationships"];
    };
    "/media-relationships/{id}": {
        /** One of media-relationships */
        get: operations["getMediaRelationships"];
        /** Delete one of media-relationships */
        delete: operations["deleteMediaRelationships"];
        /** Change one of media-relationships */
        patch: operations["updateMediaRelationships"];
    };
    "/media-relationships/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-relationships leads, by type and id */
        get: operations["getRelationshipOfMediaRelationships"];
        /** Add to a relationship of one of media-relationships */
        post: operations["addRelationshipOfMediaRelationships"];
        /** Take from a relationship of one of media-relationships */
        delete: operations["removeRelationshipOfMediaRelationships"];
        /** Replace a relationship of one of media-relationships */
        patch: operations["replaceRelationshipOfMediaRelationships"];
    };
    "/media-relationships/{id}/{relationship}": {
        /** What a relationship of one of media-relationships leads to */
        get: operations["getRelatedOfMediaRelationships"];
    };
    "/media-staff": {
        /** Who made what of a work. */
        get: operations["listMediaStaff"];
        /** A new one of media-staff */
        post: operations["createMediaStaff"];
    };
    "/media-staff/{id}": {
        /** One of media-staff */
        get: operations["getMediaStaff"];
        /** Delete one of media-staff */
        delete: operations["deleteMediaStaff"];
        /** Change one of media-staff */
        patch: operations["updateMediaStaff"];
    };
    "/media-staff/{id}/relationships/{relationship}": {
        /** Where a relationship of one of media-staff leads, by type and id */
        get: operations["getRelationshipOfMediaStaff"];
        /** Add to a relationship of one of media-staff */
        post: operations["addRelationshipOfMediaStaff"];
        /** Take from a relationship of one of media-staff */
        delete: operations["removeRelationshipOfMediaStaff"];
        /** Replace a relationship of one of media-staff */
        patch: operations["replaceRelationshipOfMediaStaff"];
    };
    "/media-staff/{id}/{relationship}": {
        /** What a relationship of one of media-staff leads to */
        get: operations["getRelatedOfMediaStaff"];
    };
    "/media/{type}/{folder}/{id}/{file}": {
        /** A poster, cover, thumbnail or portrait */
        get: operations["getPicture"];
    };
    "/oauth/token": {
        /** Exchange an authorization code for tokens */
        post: {
            parameters: {
                query?: never;
                path?: never;
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
    };
    "/people": {
        /** Who makes anime and gives characters a voice. */
        get: operations["listPeople"];
        /** A new one of people */
        post: operations["createPeople"];
    };
    "/people/{id}": {
        /** One of people */
        get: operations["getPeople"];
        /** Delete one of people */
        delete: operations["deletePeople"];
        /** Change one of people */
        patch: operations["updatePeople"];
    };
    "/people/{id}/image": {
        /** Give a picture to one of people */
        put: operations["uploadImageOfpeople"];
        /** Draw the picture of one of people again */
        delete: operations["removeImageOfpeople"];
    };
    "/people/{id}/relationships/{relationship}": {
        /** Where a relationship of one of people leads, by type and id */
        get: operations["getRelationshipOfPeople"];
    };
    "/people/{id}/{relationship}": {
        /** What a relationship of one of people leads to */
        get: operations["getRelatedOfPeople"];
    };
    "/producers": {
        /** Studios, producers, licensors and publishers. */
        get: operations["listProducers"];
        /** A new one of producers */
        post: operations["createProducers"];
    };
    "/producers/{id}": {
        /** One of producers */
        get: operations["getProducers"];
        /** Delete one of producers */
        delete: operations["deleteProducers"];
        /** Change one of producers */
        patch: operations["updateProducers"];
    };
    "/producers/{id}/relationships/{relationship}": {
        /** Where a relationship of one of producers leads, by type and id */
        get: operations["getRelationshipOfProducers"];
    };
    "/producers/{id}/{relationship}": {
        /** What a relationship of one of producers leads to */
        get: operations["getRelatedOfProducers"];
    };
    "/quotes": {
        /** What characters say. */
        get: operations["listQuotes"];
        /** A new one of quotes */
        post: operations["createQuotes"];
    };
    "/quotes/{id}": {
        /** One of quotes */
        get: operations["getQuotes"];
        /** Delete one of quotes */
        delete: operations["deleteQuotes"];
        /** Change one of quotes */
        patch: operations["updateQuotes"];
    };
    "/quotes/{id}/relationships/{relationship}": {
        /** Where a relationship of one of quotes leads, by type and id */
        get: operations["getRelationshipOfQuotes"];
        /** Add to a relationship of one of quotes */
        post: operations["addRelationshipOfQuotes"];
        /** Take from a relationship of one of quotes */
        delete: operations["removeRelationshipOfQuotes"];
        /** Replace a relationship of one of quotes */
        patch: operations["replaceRelationshipOfQuotes"];
    };
    "/quotes/{id}/{relationship}": {
        /** What a relationship of one of quotes leads to */
        get: operations["getRelatedOfQuotes"];
    };
    "/review-likes": {
        /** Who likes which review. */
        get: operations["listReviewLikes"];
        /** A new one of review-likes */
        post: operations["createReviewLikes"];
    };
    "/review-likes/{id}": {
        /** One of review-likes */
        get: operations["getReviewLikes"];
        /** Delete one of review-likes */
        delete: operations["deleteReviewLikes"];
    };
    "/review-likes/{id}/relationships/{relationship}": {
        /** Where a relationship of one of review-likes leads, by type and id */
        get: operations["getRelationshipOfReviewLikes"];
    };
    "/review-likes/{id}/{relationship}": {
        /** What a relationship of one of review-likes leads to */
        get: operations["getRelatedOfReviewLikes"];
    };
    "/reviews": {
        /** What people think of works. */
        get: operations["listReviews"];
        /** A new one of reviews */
        post: operations["createReviews"];
    };
    "/reviews/{id}": {
        /** One of reviews */
        get: operations["getReviews"];
        /** Delete one of reviews */
        delete: operations["deleteReviews"];
        /** Change one of reviews */
        patch: operations["updateReviews"];
    };
    "/reviews/{id}/relationships/{relationship}": {
        /** Where a relationship of one of reviews leads, by type and id */
        get: operations["getRelationshipOfReviews"];
        /** Add to a relationship of one of reviews */
        post: operations["addRelationshipOfReviews"];
        /** Take from a relationship of one of reviews */
        delete: operations["removeRelationshipOfReviews"];
        /** Replace a relationship of one of reviews */
        patch: operations["replaceRelationshipOfReviews"];
    };
    "/reviews/{id}/{relationship}": {
        /** What a relationship of one of reviews leads to */
        get: operations["getRelatedOfReviews"];
    };
    "/streamers": {
        /** Sites on which anime can be watched. */
        get: operations["listStreamers"];
        /** A new one of streamers */
        post: operations["createStreamers"];
    };
    "/streamers/{id}": {
        /** One of streamers */
        get: operations["getStreamers"];
        /** Delete one of streamers */
        delete: operations["deleteStreamers"];
        /** Change one of streamers */
        patch: operations["updateStreamers"];
    };
    "/streamers/{id}/relationships/{relationship}": {
        /** Where a relationship of one of streamers leads, by type and id */
        get: operations["getRelationshipOfStreamers"];
    };
    "/streamers/{id}/{relationship}": {
        /** What a relationship of one of streamers leads to */
        get: operations["getRelatedOfStreamers"];
    };
    "/streaming-links": {
        /** Where works can be watched. */
        get: operations["listStreamingLinks"];
        /** A new one of streaming-links */
        post: operations["createStreamingLinks"];
    };
    "/streaming-links/{id}": {
        /** One of streaming-links */
        get: operations["getStreamingLinks"];
        /** Delete one of streaming-links */
        delete: operations["deleteStreamingLinks"];
        /** Change one of streaming-links */
        patch: operations["updateStreamingLinks"];
    };
    "/streaming-links/{id}/relationships/{relationship}": {
        /** Where a relationship of one of streaming-links leads, by type and id */
        get: operations["getRelationshipOfStreamingLinks"];
        /** Add to a relationship of one of streaming-links */
        post: operations["addRelationshipOfStreamingLinks"];
        /** Take from a relationship of one of streaming-links */
        delete: operations["removeRelationshipOfStreamingLinks"];
        /** Replace a relationship of one of streaming-links */
        patch: operations["replaceRelationshipOfStreamingLinks"];
    };
    "/streaming-links/{id}/{relationship}": {
        /** What a relationship of one of streaming-links leads to */
        get: operations["getRelatedOfStreamingLinks"];
    };
    "/trending/{namespace}": {
        /** What most is made of at present */
        get: operations["listTrending"];
    };
    "/users": {
        /** What everybody may know of those who have an account. */
        get: operations["listUsers"];
    };
    "/users/{id}": {
        /** One of users */
        get: operations["getUsers"];
        /** Change one of users */
        patch: operations["updateUsers"];
    };
    "/users/{id}/relationships/{relationship}": {
        /** Where a relationship of one of users leads, by type and id */
        get: operations["getRelationshipOfUsers"];
    };
    "/users/{id}/{relationship}": {
        /** What a relationship of one of users leads to */
        get: operations["getRelatedOfUsers"];
    };
    "/videos": {
        /** Where single episodes can be watched. */
        get: operations["listVideos"];
        /** A new one of videos */
        post: operations["createVideos"];
    };
    "/videos/{id}": {
        /** One of videos */
        get: operations["getVideos"];
        /** Delete one of videos */
        delete: operations["deleteVideos"];
        /** Change one of videos */
        patch: operations["updateVideos"];
    };
    "/videos/{id}/relationships/{relationship}": {
        /** Where a relationship of one of videos leads, by type and id */
        get: operations["getRelationshipOfVideos"];
        /** Add to a relationship of one of videos */
        post: operations["addRelationshipOfVideos"];
        /** Take from a relationship of one of videos */
        delete: operations["removeRelationshipOfVideos"];
        /** Replace a relationship of one of videos */
        patch: operations["replaceRelationshipOfVideos"];
    };
    "/videos/{id}/{relationship}": {
        /** What a relationship of one of videos leads to */
        get: operations["getRelatedOfVideos"];
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
    responses: {
        /** @description Answer. */
        AnimeList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeList"];
            };
        };
        /** @description Answer. */
        Errors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description Answer. */
        AnimeDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeDocument"];
            };
        };
        /** @description Answer. */
        AnimeCastingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCastingsList"];
            };
        };
        /** @description Answer. */
        AnimeCastingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCastingsDocument"];
            };
        };
        /** @description Answer. */
        LinkageDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["LinkageDocument"];
            };
        };
        /** @description Answer. */
        RelatedDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["RelatedDocument"];
            };
        };
        /** @description Answer. */
        AnimeCharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCharactersList"];
            };
        };
        /** @description Answer. */
        AnimeCharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCharactersDocument"];
            };
        };
        /** @description Answer. */
        AnimeProductionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeProductionsList"];
            };
        };
        /** @description Answer. */
        AnimeProductionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeProductionsDocument"];
            };
        };
        /** @description Answer. */
        AnimeStaffList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeStaffList"];
            };
        };
        /** @description Answer. */
        AnimeStaffDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeStaffDocument"];
            };
        };
        /** @description Answer. */
        CastingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CastingsList"];
            };
        };
        /** @description Answer. */
        CastingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CastingsDocument"];
            };
        };
        /** @description Answer. */
        CategoriesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CategoriesList"];
            };
        };
        /** @description Answer. */
        CategoriesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CategoriesDocument"];
            };
        };
        /** @description Answer. */
        CharacterVoicesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharacterVoicesList"];
            };
        };
        /** @description Answer. */
        CharacterVoicesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharacterVoicesDocument"];
            };
        };
        /** @description Answer. */
        CharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharactersList"];
            };
        };
        /** @description Answer. */
        CharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharactersDocument"];
            };
        };
        /** @description Answer. */
        EpisodesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["EpisodesList"];
            };
        };
        /** @description Answer. */
        EpisodesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["EpisodesDocument"];
            };
        };
        /** @description Answer. */
        FranchisesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["FranchisesList"];
            };
        };
        /** @description Answer. */
        FranchisesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["FranchisesDocument"];
            };
        };
        /** @description Answer. */
        GenresList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["GenresList"];
            };
        };
        /** @description Answer. */
        GenresDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["GenresDocument"];
            };
        };
        /** @description Answer. */
        InstallmentsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["InstallmentsList"];
            };
        };
        /** @description Answer. */
        InstallmentsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["InstallmentsDocument"];
            };
        };
        /** @description Answer. */
        MangaList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MangaList"];
            };
        };
        /** @description Answer. */
        MangaDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MangaDocument"];
            };
        };
        /** @description Answer. */
        MappingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MappingsList"];
            };
        };
        /** @description Answer. */
        MappingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MappingsDocument"];
            };
        };
        /** @description Answer. */
        MediaCharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaCharactersList"];
            };
        };
        /** @description Answer. */
        MediaCharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaCharactersDocument"];
            };
        };
        /** @description Answer. */
        MediaProductionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaProductionsList"];
            };
        };
        /** @description Answer. */
        MediaProductionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaProductionsDocument"];
            };
        };
        /** @description Answer. */
        MediaReactionVotesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionVotesList"];
            };
        };
        /** @description Answer. */
        MediaReactionVotesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionVotesDocument"];
            };
        };
        /** @description Answer. */
        MediaReactionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionsList"];
            };
        };
        /** @description Answer. */
        MediaReactionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionsDocument"];
            };
        };
        /** @description Answer. */
        MediaRelationshipsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaRelationshipsList"];
            };
        };
        /** @description Answer. */
        MediaRelationshipsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaRelationshipsDocument"];
            };
        };
        /** @description Answer. */
        MediaStaffList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaStaffList"];
            };
        };
        /** @description Answer. */
        MediaStaffDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaStaffDocument"];
            };
        };
        /** @description Answer. */
        PeopleList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["PeopleList"];
            };
        };
        /** @description Answer. */
        PeopleDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["PeopleDocument"];
            };
        };
        /** @description Answer. */
        ProducersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ProducersList"];
            };
        };
        /** @description Answer. */
        ProducersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ProducersDocument"];
            };
        };
        /** @description Answer. */
        QuotesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["QuotesList"];
            };
        };
        /** @description Answer. */
        QuotesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["QuotesDocument"];
            };
        };
        /** @description Answer. */
        ReviewLikesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewLikesList"];
            };
        };
        /** @description Answer. */
        ReviewLikesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewLikesDocument"];
            };
        };
        /** @description Answer. */
        ReviewsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewsList"];
            };
        };
        /** @description Answer. */
        ReviewsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewsDocument"];
            };
        };
        /** @description Answer. */
        StreamersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamersList"];
            };
        };
        /** @description Answer. */
        StreamersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamersDocument"];
            };
        };
        /** @description Answer. */
        StreamingLinksList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamingLinksList"];
            };
        };
        /** @description Answer. */
        StreamingLinksDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamingLinksDocument"];
            };
        };
        /** @description Answer. */
        UsersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["UsersList"];
            };
        };
        /** @description Answer. */
        UsersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["UsersDocument"];
            };
        };
        /** @description Answer. */
        VideosList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["VideosList"];
            };
        };
        /** @description Answer. */
        VideosDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["VideosDocument"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    listSources: {
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
                /** @description Slugs or titles; media must have all of them. */
                "filter[genres]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[categories]"?: string;
                /** @description Names of streaming sites; media on any of them match. */
                "filter[streamers]"?: string;
                /** @description Current or former slugs. */
                "filter[slug]"?: string;
                /** @description Media updated at or after this time. */
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
            path?: never;
        };
        responses: {
            200: components["responses"]["AnimeList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["AnimeDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["AnimeCastingsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["AnimeCastingsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["AnimeCastingsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["AnimeCastingsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfAnimeCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime-character, person, licensor. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["AnimeCharactersList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["AnimeCharactersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["AnimeCharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["AnimeCharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character, castings. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfAnimeCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, character, castings. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["AnimeProductionsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["AnimeProductionsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["AnimeProductionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["AnimeProductionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfAnimeProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, producer. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["AnimeStaffList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["AnimeStaffDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["AnimeStaffDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["AnimeStaffDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfAnimeStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["AnimeDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["AnimeDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    listLanguagesOfAnime: {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
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
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeCoverImageOfanime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    uploadPosterImageOfanime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removePosterImageOfanime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, episodes, streaming-links, anime-productions, anime-characters, anime-staff. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfAnime: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, episodes, streaming-links, anime-productions, anime-characters, anime-staff. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
                /** @description `true` for voice actors, `false` for staff. */
                "filter[isCharacter]"?: string;
                /** @description Name or locale of a language: `Japanese`, `ja_jp`. */
                "filter[language]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[castings]"?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["CastingsList"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["CastingsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfCastings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["CategoriesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["CategoriesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["CategoriesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["CategoriesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of parent, anime, drama, manga. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of parent. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfCategories: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of parent, anime, drama, manga. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["CharacterVoicesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["CharacterVoicesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["CharacterVoicesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["CharacterVoicesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfCharacterVoices: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-character, person, licensor. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
                /** @description Characters whose name contains all of these words. */
                "filter[name]"?: string;
                /** @description Attributes, `-` before those that descend. */
                sort?: string;
                /** @description Relationships to follow: `a,b.c`. */
                include?: string;
                /** @description Only these attributes and relationships; the same for other types. */
                "fields[characters]"?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["CharactersList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["CharactersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["CharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["CharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    uploadImageOfcharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeImageOfcharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of primary-media, castings, media-characters, quotes. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of primary-media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of primary-media, castings, media-characters, quotes. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["EpisodesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["EpisodesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["EpisodesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["EpisodesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, videos. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    uploadThumbnailOfepisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeThumbnailOfepisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfEpisodes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, videos. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["FranchisesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["FranchisesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["FranchisesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteFranchises: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["FranchisesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfFranchises: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of installments. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfFranchises: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of installments. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["GenresList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["GenresDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["GenresDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteGenres: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["GenresDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["InstallmentsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["InstallmentsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["InstallmentsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["InstallmentsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfInstallments: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of franchise, media. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
                /** @description Slugs or titles; media must have all of them. */
                "filter[genres]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[categories]"?: string;
                /** @description Names of streaming sites; media on any of them match. */
                "filter[streamers]"?: string;
                /** @description Current or former slugs. */
                "filter[slug]"?: string;
                /** @description Media updated at or after this time. */
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MangaList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MangaDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MangaDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MangaDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    listLanguagesOfManga: {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
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
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeCoverImageOfmanga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    uploadPosterImageOfmanga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removePosterImageOfmanga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, chapters, manga-characters, manga-staff. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of genres, categories. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfManga: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of genres, categories, castings, installments, mappings, reviews, media-relationships, characters, staff, productions, quotes, chapters, manga-characters, manga-staff. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MappingsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MappingsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MappingsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MappingsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMappings: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of item. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaCharactersList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaCharactersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaCharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MediaCharactersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, voices. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaCharacters: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character, voices. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaProductionsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaProductionsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaProductionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MediaProductionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaProductions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, company. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaReactionVotesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaReactionVotesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaReactionVotesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaReactionVotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaReactionVotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-reaction, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaReactionVotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media-reaction, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaReactionsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaReactionsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaReactionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MediaReactionsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, drama, manga, user, library-entry, votes. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, manga, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaReactions: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of anime, drama, manga, user, library-entry, votes. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaRelationshipsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaRelationshipsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaRelationshipsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MediaRelationshipsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaRelationships: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of source, destination. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["MediaStaffList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["MediaStaffDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["MediaStaffDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["MediaStaffDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfMediaStaff: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, person. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            path: {
                /** @description anime, manga, episodes, characters or people. */
                type: string;
                /** @description poster_images, cover_images, thumbnails or images. */
                folder: string;
                id: string;
                /** @description A size, perhaps a version, and .jpg or .webp: small.jpg. */
                file: string;
            };
        };
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
            path?: never;
        };
        responses: {
            200: components["responses"]["PeopleList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["PeopleDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["PeopleDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deletePeople: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["PeopleDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    uploadImageOfpeople: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeImageOfpeople: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfPeople: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of castings, staff, voices. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfPeople: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of castings, staff, voices. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["ProducersList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["ProducersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["ProducersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteProducers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["ProducersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfProducers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of anime-productions, productions. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfProducers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of anime-productions, productions. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["QuotesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["QuotesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["QuotesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["QuotesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfQuotes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, character. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["ReviewLikesList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["ReviewLikesDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["ReviewLikesDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteReviewLikes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfReviewLikes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of review, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfReviewLikes: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of review, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["ReviewsList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["ReviewsDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["ReviewsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["ReviewsDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of library-entry, media, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of media, user. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfReviews: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of library-entry, media, user. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["StreamersList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["StreamersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["StreamersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteStreamers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["StreamersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfStreamers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streaming-links, videos. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfStreamers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streaming-links, videos. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["StreamingLinksList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["StreamingLinksDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["StreamingLinksDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["StreamingLinksDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfStreamingLinks: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of streamer, media. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description anime or manga. */
                namespace: string;
            };
        };
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
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["UsersList"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id or its slug. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["UsersDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["UsersDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfUsers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of reviews, media-reactions. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfUsers: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id or its slug. */
                id: string;
                /** @description One of reviews, media-reactions. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
        };
        responses: {
            200: components["responses"]["VideosList"];
            "4XX": components["responses"]["Errors"];
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
            path?: never;
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
            201: components["responses"]["VideosDocument"];
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
        };
        responses: {
            200: components["responses"]["VideosDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    deleteVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
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
            "4XX": components["responses"]["Errors"];
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
            path: {
                /** @description Its id. */
                id: string;
            };
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
            200: components["responses"]["VideosDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelationshipOfVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["LinkageDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
    addRelationshipOfVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    removeRelationshipOfVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    replaceRelationshipOfVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
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
            "4XX": components["responses"]["Errors"];
        };
    };
    getRelatedOfVideos: {
        parameters: {
            query?: never;
            path: {
                /** @description Its id. */
                id: string;
                /** @description One of episode, streamer. */
                relationship: string;
            };
        };
        responses: {
            200: components["responses"]["RelatedDocument"];
            "4XX": components["responses"]["Errors"];
        };
    };
}
