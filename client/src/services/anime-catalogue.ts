// Generated from services/anime-catalogue/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/about/sources": {
        /**
         * List data sources
         * @description Sources of the catalogue, with their licenses.
         */
        get: operations["listSources"];
    };
    "/anime": {
        /**
         * List anime
         * @description Series, films and other animated works.
         */
        get: operations["listAnime"];
        /** Create an anime */
        post: operations["createAnime"];
    };
    "/anime-castings": {
        /**
         * List anime castings
         * @description Character voices of anime, for clients of older API versions.
         */
        get: operations["listAnimeCastings"];
        /** Create an anime casting */
        post: operations["createAnimeCastings"];
    };
    "/anime-castings/{id}": {
        /** Get an anime casting */
        get: operations["getAnimeCastings"];
        /** Delete an anime casting */
        delete: operations["deleteAnimeCastings"];
        /** Update an anime casting */
        patch: operations["updateAnimeCastings"];
    };
    "/anime-castings/{id}/relationships/{relationship}": {
        /** Get a relationship of an anime casting */
        get: operations["getRelationshipOfAnimeCastings"];
        /** Add to a relationship of an anime casting */
        post: operations["addRelationshipOfAnimeCastings"];
        /** Remove from a relationship of an anime casting */
        delete: operations["removeRelationshipOfAnimeCastings"];
        /** Replace a relationship of an anime casting */
        patch: operations["replaceRelationshipOfAnimeCastings"];
    };
    "/anime-castings/{id}/{relationship}": {
        /** Get related resources of an anime casting */
        get: operations["getRelatedOfAnimeCastings"];
    };
    "/anime-characters": {
        /**
         * List anime characters
         * @description Media characters of anime, for clients of older API versions.
         */
        get: operations["listAnimeCharacters"];
        /** Create an anime character */
        post: operations["createAnimeCharacters"];
    };
    "/anime-characters/{id}": {
        /** Get an anime character */
        get: operations["getAnimeCharacters"];
        /** Delete an anime character */
        delete: operations["deleteAnimeCharacters"];
        /** Update an anime character */
        patch: operations["updateAnimeCharacters"];
    };
    "/anime-characters/{id}/relationships/{relationship}": {
        /** Get a relationship of an anime character */
        get: operations["getRelationshipOfAnimeCharacters"];
        /** Add to a relationship of an anime character */
        post: operations["addRelationshipOfAnimeCharacters"];
        /** Remove from a relationship of an anime character */
        delete: operations["removeRelationshipOfAnimeCharacters"];
        /** Replace a relationship of an anime character */
        patch: operations["replaceRelationshipOfAnimeCharacters"];
    };
    "/anime-characters/{id}/{relationship}": {
        /** Get related resources of an anime character */
        get: operations["getRelatedOfAnimeCharacters"];
    };
    "/anime-productions": {
        /**
         * List anime productions
         * @description Media productions of anime, for clients of older API versions.
         */
        get: operations["listAnimeProductions"];
        /** Create an anime production */
        post: operations["createAnimeProductions"];
    };
    "/anime-productions/{id}": {
        /** Get an anime production */
        get: operations["getAnimeProductions"];
        /** Delete an anime production */
        delete: operations["deleteAnimeProductions"];
        /** Update an anime production */
        patch: operations["updateAnimeProductions"];
    };
    "/anime-productions/{id}/relationships/{relationship}": {
        /** Get a relationship of an anime production */
        get: operations["getRelationshipOfAnimeProductions"];
        /** Add to a relationship of an anime production */
        post: operations["addRelationshipOfAnimeProductions"];
        /** Remove from a relationship of an anime production */
        delete: operations["removeRelationshipOfAnimeProductions"];
        /** Replace a relationship of an anime production */
        patch: operations["replaceRelationshipOfAnimeProductions"];
    };
    "/anime-productions/{id}/{relationship}": {
        /** Get related resources of an anime production */
        get: operations["getRelatedOfAnimeProductions"];
    };
    "/anime-staff": {
        /**
         * List anime staff
         * @description Media staff of anime, for clients of older API versions.
         */
        get: operations["listAnimeStaff"];
        /** Create an anime staff member */
        post: operations["createAnimeStaff"];
    };
    "/anime-staff/{id}": {
        /** Get an anime staff member */
        get: operations["getAnimeStaff"];
        /** Delete an anime staff member */
        delete: operations["deleteAnimeStaff"];
        /** Update an anime staff member */
        patch: operations["updateAnimeStaff"];
    };
    "/anime-staff/{id}/relationships/{relationship}": {
        /** Get a relationship of an anime staff member */
        get: operations["getRelationshipOfAnimeStaff"];
        /** Add to a relationship of an anime staff member */
        post: operations["addRelationshipOfAnimeStaff"];
        /** Remove from a relationship of an anime staff member */
        delete: operations["removeRelationshipOfAnimeStaff"];
        /** Replace a relationship of an anime staff member */
        patch: operations["replaceRelationshipOfAnimeStaff"];
    };
    "/anime-staff/{id}/{relationship}": {
        /** Get related resources of an anime staff member */
        get: operations["getRelatedOfAnimeStaff"];
    };
    "/anime/{id}": {
        /** Get an anime */
        get: operations["getAnime"];
        /** Delete an anime */
        delete: operations["deleteAnime"];
        /** Update an anime */
        patch: operations["updateAnime"];
    };
    "/anime/{id}/_languages": {
        /**
         * List languages of an anime
         * @description Lists the languages of its character voices.
         */
        get: operations["listLanguagesOfAnime"];
    };
    "/anime/{id}/cover-image": {
        /** Upload the cover image of an anime */
        put: operations["uploadCoverImageOfanime"];
        /** Delete the cover image of an anime */
        delete: operations["removeCoverImageOfanime"];
    };
    "/anime/{id}/poster-image": {
        /** Upload the poster image of an anime */
        put: operations["uploadPosterImageOfanime"];
        /** Delete the poster image of an anime */
        delete: operations["removePosterImageOfanime"];
    };
    "/anime/{id}/relationships/{relationship}": {
        /** Get a relationship of an anime */
        get: operations["getRelationshipOfAnime"];
        /** Add to a relationship of an anime */
        post: operations["addRelationshipOfAnime"];
        /** Remove from a relationship of an anime */
        delete: operations["removeRelationshipOfAnime"];
        /** Replace a relationship of an anime */
        patch: operations["replaceRelationshipOfAnime"];
    };
    "/anime/{id}/{relationship}": {
        /** Get related resources of an anime */
        get: operations["getRelatedOfAnime"];
    };
    "/castings": {
        /**
         * List castings
         * @description Voice actors and staff together, for clients of older API versions.
         */
        get: operations["listCastings"];
    };
    "/castings/{id}": {
        /** Get a casting */
        get: operations["getCastings"];
    };
    "/castings/{id}/relationships/{relationship}": {
        /** Get a relationship of a casting */
        get: operations["getRelationshipOfCastings"];
    };
    "/castings/{id}/{relationship}": {
        /** Get related resources of a casting */
        get: operations["getRelatedOfCastings"];
    };
    "/categories": {
        /**
         * List categories
         * @description Categories of media, as a tree.
         */
        get: operations["listCategories"];
        /** Create a category */
        post: operations["createCategories"];
    };
    "/categories/{id}": {
        /** Get a category */
        get: operations["getCategories"];
        /** Delete a category */
        delete: operations["deleteCategories"];
        /** Update a category */
        patch: operations["updateCategories"];
    };
    "/categories/{id}/relationships/{relationship}": {
        /** Get a relationship of a category */
        get: operations["getRelationshipOfCategories"];
        /** Add to a relationship of a category */
        post: operations["addRelationshipOfCategories"];
        /** Remove from a relationship of a category */
        delete: operations["removeRelationshipOfCategories"];
        /** Replace a relationship of a category */
        patch: operations["replaceRelationshipOfCategories"];
    };
    "/categories/{id}/{relationship}": {
        /** Get related resources of a category */
        get: operations["getRelatedOfCategories"];
    };
    "/character-voices": {
        /**
         * List character voices
         * @description Voice actors of a character, by language.
         */
        get: operations["listCharacterVoices"];
        /** Create a character voice */
        post: operations["createCharacterVoices"];
    };
    "/character-voices/{id}": {
        /** Get a character voice */
        get: operations["getCharacterVoices"];
        /** Delete a character voice */
        delete: operations["deleteCharacterVoices"];
        /** Update a character voice */
        patch: operations["updateCharacterVoices"];
    };
    "/character-voices/{id}/relationships/{relationship}": {
        /** Get a relationship of a character voice */
        get: operations["getRelationshipOfCharacterVoices"];
        /** Add to a relationship of a character voice */
        post: operations["addRelationshipOfCharacterVoices"];
        /** Remove from a relationship of a character voice */
        delete: operations["removeRelationshipOfCharacterVoices"];
        /** Replace a relationship of a character voice */
        patch: operations["replaceRelationshipOfCharacterVoices"];
    };
    "/character-voices/{id}/{relationship}": {
        /** Get related resources of a character voice */
        get: operations["getRelatedOfCharacterVoices"];
    };
    "/characters": {
        /**
         * List characters
         * @description Characters of anime and manga.
         */
        get: operations["listCharacters"];
        /** Create a character */
        post: operations["createCharacters"];
    };
    "/characters/{id}": {
        /** Get a character */
        get: operations["getCharacters"];
        /** Delete a character */
        delete: operations["deleteCharacters"];
        /** Update a character */
        patch: operations["updateCharacters"];
    };
    "/characters/{id}/image": {
        /** Upload the image of a character */
        put: operations["uploadImageOfcharacters"];
        /** Delete the image of a character */
        delete: operations["removeImageOfcharacters"];
    };
    "/characters/{id}/relationships/{relationship}": {
        /** Get a relationship of a character */
        get: operations["getRelationshipOfCharacters"];
        /** Add to a relationship of a character */
        post: operations["addRelationshipOfCharacters"];
        /** Remove from a relationship of a character */
        delete: operations["removeRelationshipOfCharacters"];
        /** Replace a relationship of a character */
        patch: operations["replaceRelationshipOfCharacters"];
    };
    "/characters/{id}/{relationship}": {
        /** Get related resources of a character */
        get: operations["getRelatedOfCharacters"];
    };
    "/episodes": {
        /**
         * List episodes
         * @description Episodes of anime.
         */
        get: operations["listEpisodes"];
        /** Create an episode */
        post: operations["createEpisodes"];
    };
    "/episodes/{id}": {
        /** Get an episode */
        get: operations["getEpisodes"];
        /** Delete an episode */
        delete: operations["deleteEpisodes"];
        /** Update an episode */
        patch: operations["updateEpisodes"];
    };
    "/episodes/{id}/relationships/{relationship}": {
        /** Get a relationship of an episode */
        get: operations["getRelationshipOfEpisodes"];
        /** Add to a relationship of an episode */
        post: operations["addRelationshipOfEpisodes"];
        /** Remove from a relationship of an episode */
        delete: operations["removeRelationshipOfEpisodes"];
        /** Replace a relationship of an episode */
        patch: operations["replaceRelationshipOfEpisodes"];
    };
    "/episodes/{id}/thumbnail": {
        /** Upload the thumbnail of an episode */
        put: operations["uploadThumbnailOfepisodes"];
        /** Delete the thumbnail of an episode */
        delete: operations["removeThumbnailOfepisodes"];
    };
    "/episodes/{id}/{relationship}": {
        /** Get related resources of an episode */
        get: operations["getRelatedOfEpisodes"];
    };
    "/franchises": {
        /**
         * List franchises
         * @description Media set in the same world.
         */
        get: operations["listFranchises"];
        /** Create a franchise */
        post: operations["createFranchises"];
    };
    "/franchises/{id}": {
        /** Get a franchise */
        get: operations["getFranchises"];
        /** Delete a franchise */
        delete: operations["deleteFranchises"];
        /** Update a franchise */
        patch: operations["updateFranchises"];
    };
    "/franchises/{id}/relationships/{relationship}": {
        /** Get a relationship of a franchise */
        get: operations["getRelationshipOfFranchises"];
    };
    "/franchises/{id}/{relationship}": {
        /** Get related resources of a franchise */
        get: operations["getRelatedOfFranchises"];
    };
    "/genres": {
        /**
         * List genres
         * @description Genres, the predecessor of categories.
         */
        get: operations["listGenres"];
        /** Create a genre */
        post: operations["createGenres"];
    };
    "/genres/{id}": {
        /** Get a genre */
        get: operations["getGenres"];
        /** Delete a genre */
        delete: operations["deleteGenres"];
        /** Update a genre */
        patch: operations["updateGenres"];
    };
    "/installments": {
        /**
         * List installments
         * @description Media of a franchise, in order.
         */
        get: operations["listInstallments"];
        /** Create an installment */
        post: operations["createInstallments"];
    };
    "/installments/{id}": {
        /** Get an installment */
        get: operations["getInstallments"];
        /** Delete an installment */
        delete: operations["deleteInstallments"];
        /** Update an installment */
        patch: operations["updateInstallments"];
    };
    "/installments/{id}/relationships/{relationship}": {
        /** Get a relationship of an installment */
        get: operations["getRelationshipOfInstallments"];
        /** Add to a relationship of an installment */
        post: operations["addRelationshipOfInstallments"];
        /** Remove from a relationship of an installment */
        delete: operations["removeRelationshipOfInstallments"];
        /** Replace a relationship of an installment */
        patch: operations["replaceRelationshipOfInstallments"];
    };
    "/installments/{id}/{relationship}": {
        /** Get related resources of an installment */
        get: operations["getRelatedOfInstallments"];
    };
    "/manga": {
        /**
         * List manga
         * @description Comics and novels.
         */
        get: operations["listManga"];
        /** Create a manga */
        post: operations["createManga"];
    };
    "/manga/{id}": {
        /** Get a manga */
        get: operations["getManga"];
        /** Delete a manga */
        delete: operations["deleteManga"];
        /** Update a manga */
        patch: operations["updateManga"];
    };
    "/manga/{id}/_languages": {
        /**
         * List languages of a manga
         * @description Lists the languages of its character voices.
         */
        get: operations["listLanguagesOfManga"];
    };
    "/manga/{id}/cover-image": {
        /** Upload the cover image of a manga */
        put: operations["uploadCoverImageOfmanga"];
        /** Delete the cover image of a manga */
        delete: operations["removeCoverImageOfmanga"];
    };
    "/manga/{id}/poster-image": {
        /** Upload the poster image of a manga */
        put: operations["uploadPosterImageOfmanga"];
        /** Delete the poster image of a manga */
        delete: operations["removePosterImageOfmanga"];
    };
    "/manga/{id}/relationships/{relationship}": {
        /** Get a relationship of a manga */
        get: operations["getRelationshipOfManga"];
        /** Add to a relationship of a manga */
        post: operations["addRelationshipOfManga"];
        /** Remove from a relationship of a manga */
        delete: operations["removeRelationshipOfManga"];
        /** Replace a relationship of a manga */
        patch: operations["replaceRelationshipOfManga"];
    };
    "/manga/{id}/{relationship}": {
        /** Get related resources of a manga */
        get: operations["getRelatedOfManga"];
    };
    "/mappings": {
        /**
         * List mappings
         * @description Ids of media, characters, people and producers on other sites.
         */
        get: operations["listMappings"];
        /** Create a mapping */
        post: operations["createMappings"];
    };
    "/mappings/{id}": {
        /** Get a mapping */
        get: operations["getMappings"];
        /** Delete a mapping */
        delete: operations["deleteMappings"];
        /** Update a mapping */
        patch: operations["updateMappings"];
    };
    "/mappings/{id}/relationships/{relationship}": {
        /** Get a relationship of a mapping */
        get: operations["getRelationshipOfMappings"];
        /** Add to a relationship of a mapping */
        post: operations["addRelationshipOfMappings"];
        /** Remove from a relationship of a mapping */
        delete: operations["removeRelationshipOfMappings"];
        /** Replace a relationship of a mapping */
        patch: operations["replaceRelationshipOfMappings"];
    };
    "/mappings/{id}/{relationship}": {
        /** Get related resources of a mapping */
        get: operations["getRelatedOfMappings"];
    };
    "/media-characters": {
        /**
         * List media characters
         * @description Appearances of characters in media.
         */
        get: operations["listMediaCharacters"];
        /** Create a media character */
        post: operations["createMediaCharacters"];
    };
    "/media-characters/{id}": {
        /** Get a media character */
        get: operations["getMediaCharacters"];
        /** Delete a media character */
        delete: operations["deleteMediaCharacters"];
        /** Update a media character */
        patch: operations["updateMediaCharacters"];
    };
    "/media-characters/{id}/relationships/{relationship}": {
        /** Get a relationship of a media character */
        get: operations["getRelationshipOfMediaCharacters"];
        /** Add to a relationship of a media character */
        post: operations["addRelationshipOfMediaCharacters"];
        /** Remove from a relationship of a media character */
        delete: operations["removeRelationshipOfMediaCharacters"];
        /** Replace a relationship of a media character */
        patch: operations["replaceRelationshipOfMediaCharacters"];
    };
    "/media-characters/{id}/{relationship}": {
        /** Get related resources of a media character */
        get: operations["getRelatedOfMediaCharacters"];
    };
    "/media-productions": {
        /**
         * List media productions
         * @description Companies that produced, licensed or published media.
         */
        get: operations["listMediaProductions"];
        /** Create a media production */
        post: operations["createMediaProductions"];
    };
    "/media-productions/{id}": {
        /** Get a media production */
        get: operations["getMediaProductions"];
        /** Delete a media production */
        delete: operations["deleteMediaProductions"];
        /** Update a media production */
        patch: operations["updateMediaProductions"];
    };
    "/media-productions/{id}/relationships/{relationship}": {
        /** Get a relationship of a media production */
        get: operations["getRelationshipOfMediaProductions"];
        /** Add to a relationship of a media production */
        post: operations["addRelationshipOfMediaProductions"];
        /** Remove from a relationship of a media production */
        delete: operations["removeRelationshipOfMediaProductions"];
        /** Replace a relationship of a media production */
        patch: operations["replaceRelationshipOfMediaProductions"];
    };
    "/media-productions/{id}/{relationship}": {
        /** Get related resources of a media production */
        get: operations["getRelatedOfMediaProductions"];
    };
    "/media-reaction-votes": {
        /**
         * List media reaction votes
         * @description Up-votes of media reactions.
         */
        get: operations["listMediaReactionVotes"];
        /** Create a media reaction vote */
        post: operations["createMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}": {
        /** Get a media reaction vote */
        get: operations["getMediaReactionVotes"];
        /** Delete a media reaction vote */
        delete: operations["deleteMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}/relationships/{relationship}": {
        /** Get a relationship of a media reaction vote */
        get: operations["getRelationshipOfMediaReactionVotes"];
    };
    "/media-reaction-votes/{id}/{relationship}": {
        /** Get related resources of a media reaction vote */
        get: operations["getRelatedOfMediaReactionVotes"];
    };
    "/media-reactions": {
        /**
         * List media reactions
         * @description One-sentence reactions to media.
         */
        get: operations["listMediaReactions"];
        /** Create a media reaction */
        post: operations["createMediaReactions"];
    };
    "/media-reactions/{id}": {
        /** Get a media reaction */
        get: operations["getMediaReactions"];
        /** Delete a media reaction */
        delete: operations["deleteMediaReactions"];
        /** Update a media reaction */
        patch: operations["updateMediaReactions"];
    };
    "/media-reactions/{id}/relationships/{relationship}": {
        /** Get a relationship of a media reaction */
        get: operations["getRelationshipOfMediaReactions"];
        /** Add to a relationship of a media reaction */
        post: operations["addRelationshipOfMediaReactions"];
        /** Remove from a relationship of a media reaction */
        delete: operations["removeRelationshipOfMediaReactions"];
        /** Replace a relationship of a media reaction */
        patch: operations["replaceRelationshipOfMediaReactions"];
    };
    "/media-reactions/{id}/{relationship}": {
        /** Get related resources of a media reaction */
        get: operations["getRelatedOfMediaReactions"];
    };
    "/media-relationships": {
        /**
         * List media relationships
         * @description Sequels, adaptations and other relationships between media.
         */
        get: operations["listMediaRelationships"];
        /** Create a media relationship */
        post: operations["createMediaRelationships"];
    };
    "/media-relationships/{id}": {
        /** Get a media relationship */
        get: operations["getMediaRelationships"];
        /** Delete a media relationship */
        delete: operations["deleteMediaRelationships"];
        /** Update a media relationship */
        patch: operations["updateMediaRelationships"];
    };
    "/media-relationships/{id}/relationships/{relationship}": {
        /** Get a relationship of a media relationship */
        get: operations["getRelationshipOfMediaRelationships"];
        /** Add to a relationship of a media relationship */
        post: operations["addRelationshipOfMediaRelationships"];
        /** Remove from a relationship of a media relationship */
        delete: operations["removeRelationshipOfMediaRelationships"];
        /** Replace a relationship of a media relationship */
        patch: operations["replaceRelationshipOfMediaRelationships"];
    };
    "/media-relationships/{id}/{relationship}": {
        /** Get related resources of a media relationship */
        get: operations["getRelatedOfMediaRelationships"];
    };
    "/media-staff": {
        /**
         * List media staff
         * @description Staff of media.
         */
        get: operations["listMediaStaff"];
        /** Create a media staff member */
        post: operations["createMediaStaff"];
    };
    "/media-staff/{id}": {
        /** Get a media staff member */
        get: operations["getMediaStaff"];
        /** Delete a media staff member */
        delete: operations["deleteMediaStaff"];
        /** Update a media staff member */
        patch: operations["updateMediaStaff"];
    };
    "/media-staff/{id}/relationships/{relationship}": {
        /** Get a relationship of a media staff member */
        get: operations["getRelationshipOfMediaStaff"];
        /** Add to a relationship of a media staff member */
        post: operations["addRelationshipOfMediaStaff"];
        /** Remove from a relationship of a media staff member */
        delete: operations["removeRelationshipOfMediaStaff"];
        /** Replace a relationship of a media staff member */
        patch: operations["replaceRelationshipOfMediaStaff"];
    };
    "/media-staff/{id}/{relationship}": {
        /** Get related resources of a media staff member */
        get: operations["getRelatedOfMediaStaff"];
    };
    "/media/{type}/{folder}/{id}/{file}": {
        /**
         * Get an image
         * @description A poster image, cover image, thumbnail or portrait.
         */
        get: operations["getImage"];
    };
    "/oauth/token": {
        /** Create an access token */
        post: operations["oauth/exchange-token"];
    };
    "/people": {
        /**
         * List people
         * @description Staff and voice actors.
         */
        get: operations["listPeople"];
        /** Create a person */
        post: operations["createPeople"];
    };
    "/people/{id}": {
        /** Get a person */
        get: operations["getPeople"];
        /** Delete a person */
        delete: operations["deletePeople"];
        /** Update a person */
        patch: operations["updatePeople"];
    };
    "/people/{id}/image": {
        /** Upload the image of a person */
        put: operations["uploadImageOfpeople"];
        /** Delete the image of a person */
        delete: operations["removeImageOfpeople"];
    };
    "/people/{id}/relationships/{relationship}": {
        /** Get a relationship of a person */
        get: operations["getRelationshipOfPeople"];
    };
    "/people/{id}/{relationship}": {
        /** Get related resources of a person */
        get: operations["getRelatedOfPeople"];
    };
    "/producers": {
        /**
         * List producers
         * @description Studios, producers, licensors and publishers.
         */
        get: operations["listProducers"];
        /** Create a producer */
        post: operations["createProducers"];
    };
    "/producers/{id}": {
        /** Get a producer */
        get: operations["getProducers"];
        /** Delete a producer */
        delete: operations["deleteProducers"];
        /** Update a producer */
        patch: operations["updateProducers"];
    };
    "/producers/{id}/relationships/{relationship}": {
        /** Get a relationship of a producer */
        get: operations["getRelationshipOfProducers"];
    };
    "/producers/{id}/{relationship}": {
        /** Get related resources of a producer */
        get: operations["getRelatedOfProducers"];
    };
    "/quotes": {
        /**
         * List quotes
         * @description Quotes of characters.
         */
        get: operations["listQuotes"];
        /** Create a quote */
        post: operations["createQuotes"];
    };
    "/quotes/{id}": {
        /** Get a quote */
        get: operations["getQuotes"];
        /** Delete a quote */
        delete: operations["deleteQuotes"];
        /** Update a quote */
        patch: operations["updateQuotes"];
    };
    "/quotes/{id}/relationships/{relationship}": {
        /** Get a relationship of a quote */
        get: operations["getRelationshipOfQuotes"];
        /** Add to a relationship of a quote */
        post: operations["addRelationshipOfQuotes"];
        /** Remove from a relationship of a quote */
        delete: operations["removeRelationshipOfQuotes"];
        /** Replace a relationship of a quote */
        patch: operations["replaceRelationshipOfQuotes"];
    };
    "/quotes/{id}/{relationship}": {
        /** Get related resources of a quote */
        get: operations["getRelatedOfQuotes"];
    };
    "/review-likes": {
        /**
         * List review likes
         * @description Likes of reviews.
         */
        get: operations["listReviewLikes"];
        /** Create a review like */
        post: operations["createReviewLikes"];
    };
    "/review-likes/{id}": {
        /** Get a review like */
        get: operations["getReviewLikes"];
        /** Delete a review like */
        delete: operations["deleteReviewLikes"];
    };
    "/review-likes/{id}/relationships/{relationship}": {
        /** Get a relationship of a review like */
        get: operations["getRelationshipOfReviewLikes"];
    };
    "/review-likes/{id}/{relationship}": {
        /** Get related resources of a review like */
        get: operations["getRelatedOfReviewLikes"];
    };
    "/reviews": {
        /**
         * List reviews
         * @description Reviews of media.
         */
        get: operations["listReviews"];
        /** Create a review */
        post: operations["createReviews"];
    };
    "/reviews/{id}": {
        /** Get a review */
        get: operations["getReviews"];
        /** Delete a review */
        delete: operations["deleteReviews"];
        /** Update a review */
        patch: operations["updateReviews"];
    };
    "/reviews/{id}/relationships/{relationship}": {
        /** Get a relationship of a review */
        get: operations["getRelationshipOfReviews"];
        /** Add to a relationship of a review */
        post: operations["addRelationshipOfReviews"];
        /** Remove from a relationship of a review */
        delete: operations["removeRelationshipOfReviews"];
        /** Replace a relationship of a review */
        patch: operations["replaceRelationshipOfReviews"];
    };
    "/reviews/{id}/{relationship}": {
        /** Get related resources of a review */
        get: operations["getRelatedOfReviews"];
    };
    "/streamers": {
        /**
         * List streamers
         * @description Streaming sites.
         */
        get: operations["listStreamers"];
        /** Create a streamer */
        post: operations["createStreamers"];
    };
    "/streamers/{id}": {
        /** Get a streamer */
        get: operations["getStreamers"];
        /** Delete a streamer */
        delete: operations["deleteStreamers"];
        /** Update a streamer */
        patch: operations["updateStreamers"];
    };
    "/streamers/{id}/relationships/{relationship}": {
        /** Get a relationship of a streamer */
        get: operations["getRelationshipOfStreamers"];
    };
    "/streamers/{id}/{relationship}": {
        /** Get related resources of a streamer */
        get: operations["getRelatedOfStreamers"];
    };
    "/streaming-links": {
        /**
         * List streaming links
         * @description Links to media on streaming sites.
         */
        get: operations["listStreamingLinks"];
        /** Create a streaming link */
        post: operations["createStreamingLinks"];
    };
    "/streaming-links/{id}": {
        /** Get a streaming link */
        get: operations["getStreamingLinks"];
        /** Delete a streaming link */
        delete: operations["deleteStreamingLinks"];
        /** Update a streaming link */
        patch: operations["updateStreamingLinks"];
    };
    "/streaming-links/{id}/relationships/{relationship}": {
        /** Get a relationship of a streaming link */
        get: operations["getRelationshipOfStreamingLinks"];
        /** Add to a relationship of a streaming link */
        post: operations["addRelationshipOfStreamingLinks"];
        /** Remove from a relationship of a streaming link */
        delete: operations["removeRelationshipOfStreamingLinks"];
        /** Replace a relationship of a streaming link */
        patch: operations["replaceRelationshipOfStreamingLinks"];
    };
    "/streaming-links/{id}/{relationship}": {
        /** Get related resources of a streaming link */
        get: operations["getRelatedOfStreamingLinks"];
    };
    "/trending/{namespace}": {
        /**
         * List trending media
         * @description Media with the most views, reactions and reviews lately, then the most popular.
         */
        get: operations["listTrending"];
    };
    "/users": {
        /**
         * List users
         * @description Public profiles of users.
         */
        get: operations["listUsers"];
    };
    "/users/{id}": {
        /** Get a user */
        get: operations["getUsers"];
        /** Update a user */
        patch: operations["updateUsers"];
    };
    "/users/{id}/relationships/{relationship}": {
        /** Get a relationship of a user */
        get: operations["getRelationshipOfUsers"];
    };
    "/users/{id}/{relationship}": {
        /** Get related resources of a user */
        get: operations["getRelatedOfUsers"];
    };
    "/videos": {
        /**
         * List videos
         * @description Videos of single episodes on streaming sites.
         */
        get: operations["listVideos"];
        /** Create a video */
        post: operations["createVideos"];
    };
    "/videos/{id}": {
        /** Get a video */
        get: operations["getVideos"];
        /** Delete a video */
        delete: operations["deleteVideos"];
        /** Update a video */
        patch: operations["updateVideos"];
    };
    "/videos/{id}/relationships/{relationship}": {
        /** Get a relationship of a video */
        get: operations["getRelationshipOfVideos"];
        /** Add to a relationship of a video */
        post: operations["addRelationshipOfVideos"];
        /** Remove from a relationship of a video */
        delete: operations["removeRelationshipOfVideos"];
        /** Replace a relationship of a video */
        patch: operations["replaceRelationshipOfVideos"];
    };
    "/videos/{id}/{relationship}": {
        /** Get related resources of a video */
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
        /** @description Response. */
        AnimeList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeList"];
            };
        };
        /** @description Client error */
        Errors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["Errors"];
            };
        };
        /** @description Response. */
        AnimeDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeDocument"];
            };
        };
        /** @description Response. */
        AnimeCastingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCastingsList"];
            };
        };
        /** @description Response. */
        AnimeCastingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCastingsDocument"];
            };
        };
        /** @description Response. */
        LinkageDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["LinkageDocument"];
            };
        };
        /** @description Response. */
        RelatedDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["RelatedDocument"];
            };
        };
        /** @description Response. */
        AnimeCharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCharactersList"];
            };
        };
        /** @description Response. */
        AnimeCharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeCharactersDocument"];
            };
        };
        /** @description Response. */
        AnimeProductionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeProductionsList"];
            };
        };
        /** @description Response. */
        AnimeProductionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeProductionsDocument"];
            };
        };
        /** @description Response. */
        AnimeStaffList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeStaffList"];
            };
        };
        /** @description Response. */
        AnimeStaffDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["AnimeStaffDocument"];
            };
        };
        /** @description Response. */
        CastingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CastingsList"];
            };
        };
        /** @description Response. */
        CastingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CastingsDocument"];
            };
        };
        /** @description Response. */
        CategoriesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CategoriesList"];
            };
        };
        /** @description Response. */
        CategoriesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CategoriesDocument"];
            };
        };
        /** @description Response. */
        CharacterVoicesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharacterVoicesList"];
            };
        };
        /** @description Response. */
        CharacterVoicesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharacterVoicesDocument"];
            };
        };
        /** @description Response. */
        CharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharactersList"];
            };
        };
        /** @description Response. */
        CharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["CharactersDocument"];
            };
        };
        /** @description Response. */
        EpisodesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["EpisodesList"];
            };
        };
        /** @description Response. */
        EpisodesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["EpisodesDocument"];
            };
        };
        /** @description Response. */
        FranchisesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["FranchisesList"];
            };
        };
        /** @description Response. */
        FranchisesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["FranchisesDocument"];
            };
        };
        /** @description Response. */
        GenresList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["GenresList"];
            };
        };
        /** @description Response. */
        GenresDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["GenresDocument"];
            };
        };
        /** @description Response. */
        InstallmentsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["InstallmentsList"];
            };
        };
        /** @description Response. */
        InstallmentsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["InstallmentsDocument"];
            };
        };
        /** @description Response. */
        MangaList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MangaList"];
            };
        };
        /** @description Response. */
        MangaDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MangaDocument"];
            };
        };
        /** @description Response. */
        MappingsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MappingsList"];
            };
        };
        /** @description Response. */
        MappingsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MappingsDocument"];
            };
        };
        /** @description Response. */
        MediaCharactersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaCharactersList"];
            };
        };
        /** @description Response. */
        MediaCharactersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaCharactersDocument"];
            };
        };
        /** @description Response. */
        MediaProductionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaProductionsList"];
            };
        };
        /** @description Response. */
        MediaProductionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaProductionsDocument"];
            };
        };
        /** @description Response. */
        MediaReactionVotesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionVotesList"];
            };
        };
        /** @description Response. */
        MediaReactionVotesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionVotesDocument"];
            };
        };
        /** @description Response. */
        MediaReactionsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionsList"];
            };
        };
        /** @description Response. */
        MediaReactionsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaReactionsDocument"];
            };
        };
        /** @description Response. */
        MediaRelationshipsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaRelationshipsList"];
            };
        };
        /** @description Response. */
        MediaRelationshipsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaRelationshipsDocument"];
            };
        };
        /** @description Response. */
        MediaStaffList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaStaffList"];
            };
        };
        /** @description Response. */
        MediaStaffDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["MediaStaffDocument"];
            };
        };
        /** @description Response. */
        PeopleList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["PeopleList"];
            };
        };
        /** @description Response. */
        PeopleDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["PeopleDocument"];
            };
        };
        /** @description Response. */
        ProducersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ProducersList"];
            };
        };
        /** @description Response. */
        ProducersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ProducersDocument"];
            };
        };
        /** @description Response. */
        QuotesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["QuotesList"];
            };
        };
        /** @description Response. */
        QuotesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["QuotesDocument"];
            };
        };
        /** @description Response. */
        ReviewLikesList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewLikesList"];
            };
        };
        /** @description Response. */
        ReviewLikesDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewLikesDocument"];
            };
        };
        /** @description Response. */
        ReviewsList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewsList"];
            };
        };
        /** @description Response. */
        ReviewsDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["ReviewsDocument"];
            };
        };
        /** @description Response. */
        StreamersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamersList"];
            };
        };
        /** @description Response. */
        StreamersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamersDocument"];
            };
        };
        /** @description Response. */
        StreamingLinksList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamingLinksList"];
            };
        };
        /** @description Response. */
        StreamingLinksDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["StreamingLinksDocument"];
            };
        };
        /** @description Response. */
        UsersList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["UsersList"];
            };
        };
        /** @description Response. */
        UsersDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["UsersDocument"];
            };
        };
        /** @description Response. */
        VideosList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.api+json": components["schemas"]["VideosList"];
            };
        };
        /** @description Response. */
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
            /** @description Response. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description Search text. The best matches come first. */
                "filter[text]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[year]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[averageRating]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[userCount]"?: string;
                /** @description A comma-separated list of tba, unreleased, upcoming, current, finished. */
                "filter[status]"?: string;
                /** @description A comma-separated list of values. */
                "filter[subtype]"?: string;
                /** @description A comma-separated list of values. */
                "filter[ageRating]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[genres]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[categories]"?: string;
                /** @description A comma-separated list of streaming sites. Matches media on any of them. */
                "filter[streamers]"?: string;
                /** @description Current or former slugs. */
                "filter[slug]"?: string;
                /** @description Media updated at or after this time. */
                "filter[since]"?: string;
                /** @description A comma-separated list of values. */
                "filter[season]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[seasonYear]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[episodeCount]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[episodeLength]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeCastings]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeCastings]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[animeId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeCharacters]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeCharacters]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[role]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[animeId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[producerId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeProductions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeProductions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeStaff]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[animeStaff]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[anime]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[anime]"?: string;
            };
            path: {
                /** @description The ID. */
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
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Client error */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description `true` or `false`. */
                "filter[featured]"?: string;
                /** @description `true` for voice actors, `false` for staff. */
                "filter[isCharacter]"?: string;
                /** @description Name or locale of a language: `Japanese`, `ja_jp`. */
                "filter[language]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[castings]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[slug]"?: string;
                /** @description `true` or `false`. */
                "filter[nsfw]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[parentId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[categories]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[categories]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID or slug. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[characterVoices]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[characterVoices]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[slug]"?: string;
                /** @description Characters whose name contains all of these words. */
                "filter[name]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[characters]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[characters]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[number]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[episodes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[episodes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[franchises]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[franchises]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID or slug. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[slug]"?: string;
                /** @description A comma-separated list of values. */
                "filter[name]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[genres]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[genres]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[installments]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[installments]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description Search text. The best matches come first. */
                "filter[text]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[year]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[averageRating]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[userCount]"?: string;
                /** @description A comma-separated list of tba, unreleased, upcoming, current, finished. */
                "filter[status]"?: string;
                /** @description A comma-separated list of values. */
                "filter[subtype]"?: string;
                /** @description A comma-separated list of values. */
                "filter[ageRating]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[genres]"?: string;
                /** @description Slugs or titles; media must have all of them. */
                "filter[categories]"?: string;
                /** @description A comma-separated list of streaming sites. Matches media on any of them. */
                "filter[streamers]"?: string;
                /** @description Current or former slugs. */
                "filter[slug]"?: string;
                /** @description Media updated at or after this time. */
                "filter[since]"?: string;
                /** @description A number or a range: `24`, `80..`, `..80` or `50..80`. Three dots exclude the end. */
                "filter[chapterCount]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[manga]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[manga]"?: string;
            };
            path: {
                /** @description The ID. */
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
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Client error */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[externalSite]"?: string;
                /** @description A comma-separated list of values. */
                "filter[externalId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mappings]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mappings]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[role]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaCharacters]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaCharacters]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[role]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaProductions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaProductions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaReactionId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[userId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaReactionVotes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of times. Matches reactions that were created at one of them. */
                "filter[createdAt]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[upVotesCount]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[userId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[animeId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mangaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaReactions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaReactions]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[role]"?: string;
                /** @description A comma-separated list of values. */
                "filter[sourceType]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[sourceId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[destinationId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaRelationships]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaRelationships]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaStaff]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[mediaStaff]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
    getImage: {
        parameters: {
            query?: never;
            path: {
                /** @description One of anime, manga, episodes, characters, people. */
                type: string;
                /** @description One of poster_images, cover_images, thumbnails, images. */
                folder: string;
                id: string;
                /** @description The size, an optional version, and `.jpg` or `.webp`, such as `small.jpg`. */
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
                    "image/webp": string;
                };
            };
            /** @description Response. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Response. */
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
    listPeople: {
        parameters: {
            query?: {
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[people]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[people]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID or slug. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[slug]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[producers]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[producers]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID or slug. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[quotes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[quotes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[reviewId]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[userId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[reviewLikes]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[mediaId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[mediaType]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[userId]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[reviews]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[reviews]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[streamers]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[streamers]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[streamingLinks]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[streamingLinks]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
                /** @description Whether to filter by `category`. */
                in_category?: boolean;
                /** @description The ID or slug of a category. */
                category?: string;
                /** @description Returns only media with activity of users that you follow. */
                in_network?: boolean;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
            };
            path: {
                /** @description anime or manga. */
                namespace: string;
            };
        };
        responses: {
            /** @description Response. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of values. */
                "filter[slug]"?: string;
                /** @description A comma-separated list of values. */
                "filter[name]"?: string;
                /** @description `true` for the signed-in user. */
                "filter[self]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[users]"?: string;
            };
            path: {
                /** @description The ID or slug. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[users]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID or slug. */
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
                /** @description The ID or slug. */
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
                /** @description The number of resources per page. */
                "page[limit]"?: number;
                /** @description The number of resources to skip. */
                "page[offset]"?: number;
                /** @description A comma-separated list of IDs. */
                "filter[id]"?: string;
                /** @description A comma-separated list of numbers. */
                "filter[episodeId]"?: string;
                /** @description A comma-separated list of values. */
                "filter[subLang]"?: string;
                /** @description A comma-separated list of values. */
                "filter[dubLang]"?: string;
                /** @description A comma-separated list of attributes. A leading `-` sorts in descending order. */
                sort?: string;
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[videos]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
                id: string;
            };
        };
        responses: {
            /** @description No content. */
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
                /** @description A comma-separated list of relationships to include, such as `a,b.c`. */
                include?: string;
                /** @description A comma-separated list of attributes and relationships to return for this type. Other types have the same parameter. */
                "fields[videos]"?: string;
            };
            path: {
                /** @description The ID. */
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
                /** @description The ID. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
            /** @description No content. */
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
                /** @description The ID. */
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
