// Generated from services/code-assistant/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/health": {
        /** Check the health of the service */
        get: operations["health/get-health"];
    };
    "/ready": {
        /** Check the health of the service */
        get: operations["health/get-ready"];
    };
    "/v1/chat": {
        /** Send a chat message */
        post: operations["chat/create"];
    };
    "/v1/chat/completions": {
        /**
         * List chat completions
         * @description Lists chat completions that were created with `store: true`.
         */
        get: operations["chat-completions/list"];
        /**
         * Create a chat completion
         * @description Requests for models of a server with the same protocol are passed on unchanged, unless they are stored.
         */
        post: operations["chat-completions/create"];
    };
    "/v1/chat/completions/{completion_id}": {
        /** Get a chat completion */
        get: operations["chat-completions/get"];
        /** Update a chat completion */
        post: operations["chat-completions/update"];
        /** Delete a chat completion */
        delete: operations["chat-completions/delete"];
    };
    "/v1/chat/completions/{completion_id}/messages": {
        /** Get chat messages */
        get: operations["chat-completions/list-messages"];
    };
    "/v1/complete": {
        /** Complete code at the cursor */
        post: operations["tasks/complete"];
    };
    "/v1/conversations": {
        /**
         * List conversations
         * @description Your own, the newest first.
         */
        get: operations["conversations/list"];
        /** Create a conversation */
        post: operations["conversations/create"];
    };
    "/v1/conversations/{conversation_id}": {
        /** Get a conversation */
        get: operations["conversations/get"];
        /** Update a conversation */
        post: operations["conversations/update"];
        /**
         * Delete a conversation
         * @description With its items.
         */
        delete: operations["conversations/delete"];
    };
    "/v1/conversations/{conversation_id}/items": {
        /** List items of a conversation */
        get: operations["conversation-items/list"];
        /**
         * Create items in a conversation
         * @description All of them or none.
         */
        post: operations["conversation-items/create"];
    };
    "/v1/conversations/{conversation_id}/items/{item_id}": {
        /** Get an item of a conversation */
        get: operations["conversation-items/get"];
        /** Delete an item of a conversation */
        delete: operations["conversation-items/delete"];
    };
    "/v1/keys": {
        /**
         * List API keys
         * @description Returns the keys of all users, the newest first.
         */
        get: operations["keys/list"];
        /** Create an API key */
        post: operations["keys/create"];
    };
    "/v1/keys/{id}": {
        /** Revoke an API key */
        delete: operations["keys/delete"];
    };
    "/v1/messages": {
        /**
         * Create a message
         * @description Requests for models of a server with the same protocol are passed on unchanged.
         */
        post: operations["messages/create"];
    };
    "/v1/messages/count_tokens": {
        /**
         * Count tokens in a message
         * @description An estimate, unless a server with the same protocol counts them.
         */
        post: operations["messages/count-tokens"];
    };
    "/v1/models": {
        /**
         * List models
         * @description Lists the models and aliases that the plan and the key include.
         */
        get: operations["models/list"];
    };
    "/v1/models/{rest}": {
        /** Get a model */
        get: operations["models/get"];
    };
    "/v1/repositories": {
        /** List repositories */
        get: operations["repositories/list"];
        /**
         * Create or update a repository
         * @description Indexes a folder of the server, a git repository, or an archive with the name in the query. A repository that exists is indexed again, and only changed files are parsed. The index runs in the background.
         */
        post: operations["repositories/create"];
    };
    "/v1/repositories/{name}": {
        /** Get a repository and the progress of its index */
        get: operations["repositories/get"];
        /** Delete a repository */
        delete: operations["repositories/delete"];
    };
    "/v1/search": {
        /** Search repositories */
        post: operations["repositories/search"];
    };
    "/v1/usage": {
        /**
         * Get usage
         * @description Returns the plan, the rest of its monthly quota, and the requests and tokens of each day.
         */
        get: operations["usage/get"];
    };
}
export interface components {
    schemas: {
        /** ApiKey */
        ApiKey: {
            id: string;
            /** @constant */
            object: "api_key";
            name: string;
            user: string | null;
            plan: string;
            scopes: string[];
            models: string[] | null;
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
        };
        /** ApiKeyList */
        ApiKeyList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["ApiKey"][];
            has_more: boolean;
            last_id: string | null;
        };
        /** ChatCompletion */
        ChatCompletion: {
            id: string;
            /** @constant */
            object: "chat.completion";
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description `rules-VERSION` if no language model produced the completion. */
            system_fingerprint?: string | null;
            choices: {
                index: number;
                message: {
                    role: string;
                    content?: string | null;
                    refusal?: string | null;
                    reasoning_content?: string | null;
                    tool_calls?: {
                        id: string;
                        /** @constant */
                        type: "function";
                        function: {
                            name: string;
                            arguments: string;
                        };
                    }[];
                };
                finish_reason: string | null;
            }[];
            usage?: components["schemas"]["CompletionUsage"];
            metadata?: Record<string, never> | null;
        };
        /** ChatCompletionList */
        ChatCompletionList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["ChatCompletion"][];
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
        };
        /** ChatCompletionMessage */
        ChatCompletionMessage: {
            /** @description `system`, `developer`, `user`, `assistant` or `tool`. */
            role: string;
            /** @description A text or content parts. */
            content?: string | unknown[] | null;
            tool_calls?: unknown[] | null;
            tool_call_id?: string | null;
        };
        /** ChatCompletionMessageList */
        ChatCompletionMessageList: {
            /** @constant */
            object: "list";
            data: {
                id: string;
                role: string;
                content: unknown;
                content_parts: unknown;
                name: unknown;
            }[];
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
        };
        /** ChatRequest */
        ChatRequest: {
            /** @description The message. Code goes into fenced code blocks. */
            message: string;
            /** @description Default: the setting `defaultModel`. */
            model?: string;
            /** @description The programming language. Detected if it is missing. */
            language?: string;
            /** @description Responds with server-sent events, as `Accept: text/event-stream` does. */
            stream?: boolean;
            max_tokens?: number;
            temperature?: number;
            seed?: number;
            metadata?: {
                [key: string]: string;
            };
            context?: components["schemas"]["CodeContext"];
            /** @description Continues a stored conversation, and stores the message and the response in it unless `store` is false. */
            conversation_id?: string;
            /** @description Starts a stored conversation. Messages are stored only with this field or `conversation_id`. */
            store?: boolean;
        };
        /** ChatResponse */
        ChatResponse: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description What produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            /** @description Markdown. */
            response: string;
            /** @description The stored conversation, or null if nothing was stored. */
            conversation_id: string | null;
            /** @description How the message was understood; null if a language model answered. */
            intent: {
                name: string;
                confidence: number;
            } | null;
            code: {
                /** @description Empty if it is not known. */
                language: string;
                content: string;
                path?: string;
            }[];
            edits: {
                path: string;
                diff: string;
            }[];
        };
        /** Citation */
        Citation: {
            repository: string;
            path: string;
            ref: string;
            commit: string;
            start_line: number;
            end_line: number;
            score: number;
        };
        /** CodeContext */
        CodeContext: {
            files?: {
                path: string;
                content: string;
            }[];
            /** @description The name of an indexed repository. */
            repository?: string;
            ref?: string;
            /** @description Folders and files to search in. */
            paths?: string[];
            selection?: {
                path: string;
                /** @description The first line. */
                start: number;
                /** @description The last line. */
                end: number;
            };
        };
        /** CompleteRequest */
        CompleteRequest: {
            /** @description Default: the setting `defaultModel`. */
            model?: string;
            /** @description The programming language. Detected if it is missing. */
            language?: string;
            /** @description Responds with server-sent events, as `Accept: text/event-stream` does. */
            stream?: boolean;
            max_tokens?: number;
            temperature?: number;
            seed?: number;
            metadata?: {
                [key: string]: string;
            };
            context?: components["schemas"]["CodeContext"];
            /** @description The code before the cursor. */
            prefix: string;
            /** @description The code after the cursor. */
            suffix?: string;
            /** @description The file of the cursor. Its extension tells the language. */
            path?: string;
            /** @description The maximum number of completions. Default: 1. */
            n?: number;
            stop?: string[];
        };
        /** CompleteResult */
        CompleteResult: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description What produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            /** @description Empty when the engine is unsure. */
            completions: components["schemas"]["Completion"][];
        };
        /** Completion */
        Completion: {
            text: string;
            score: number;
            /** @description `ngram` continues like similar code, `ls` completes a name that is in scope, `model` is of a language model. */
            source: "ngram" | "ls" | "model";
        };
        /** CompletionUsage */
        CompletionUsage: {
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
            prompt_tokens_details?: {
                cached_tokens?: number;
            };
            completion_tokens_details?: {
                reasoning_tokens?: number;
            };
        };
        /** ContentBlock */
        ContentBlock: {
            type: string;
        };
        /** Conversation */
        Conversation: {
            id: string;
            /** @constant */
            object: "conversation";
            /** @description Unix time in seconds. */
            created_at: number;
            metadata: {
                [key: string]: string;
            };
        };
        /** ConversationChange */
        ConversationChange: {
            /** @description At most 16 names with texts. */
            metadata: {
                [key: string]: string;
            };
        };
        /** ConversationInputItem */
        ConversationInputItem: {
            /** @description Default: `message`. */
            type?: string;
            /** @description Required for messages. */
            role?: "user" | "assistant" | "system" | "developer";
            /** @description A text or content parts. Required for messages. */
            content?: string | {
                type: string;
            }[];
        };
        /** ConversationItem */
        ConversationItem: {
            id: string;
            type: string;
        };
        /** ConversationItemList */
        ConversationItemList: {
            /** @constant */
            object: "list";
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
            data: components["schemas"]["ConversationItem"][];
        };
        /** ConversationList */
        ConversationList: {
            /** @constant */
            object: "list";
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
            data: components["schemas"]["Conversation"][];
        };
        /** CountTokens */
        CountTokens: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            messages: components["schemas"]["InputMessage"][];
            /** @description Instructions: a text or text blocks. */
            system?: string | unknown[] | null;
            /** @description Tools without `input_schema` are ignored. */
            tools?: unknown[] | null;
            tool_choice?: Record<string, never> | null;
            thinking?: Record<string, never> | null;
        };
        /** CreateChatCompletion */
        CreateChatCompletion: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            messages: components["schemas"]["ChatCompletionMessage"][];
            /** @description Responds with server-sent events. */
            stream?: boolean | null;
            stream_options?: Record<string, never> | null;
            max_completion_tokens?: number | null;
            /** @description Use `max_completion_tokens`. */
            max_tokens?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            seed?: number | null;
            n?: number | null;
            stop?: string | unknown[] | null;
            /** @description Types other than `function` are ignored. */
            tools?: unknown[] | null;
            tool_choice?: string | Record<string, never> | null;
            response_format?: Record<string, never> | null;
            reasoning_effort?: string | null;
            /** @description Stores the completion, so that it can be listed and read. Nothing is stored otherwise. */
            store?: boolean | null;
            metadata?: {
                [key: string]: string;
            } | null;
        };
        /** CreateMessage */
        CreateMessage: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            messages: components["schemas"]["InputMessage"][];
            /** @description Instructions: a text or text blocks. */
            system?: string | unknown[] | null;
            /** @description Tools without `input_schema` are ignored. */
            tools?: unknown[] | null;
            tool_choice?: Record<string, never> | null;
            thinking?: Record<string, never> | null;
            max_tokens: number;
            /** @description Responds with server-sent events. */
            stream?: boolean | null;
            temperature?: number | null;
            top_p?: number | null;
            stop_sequences?: unknown[] | null;
        };
        /** CreatedApiKey */
        CreatedApiKey: {
            id: string;
            /** @constant */
            object: "api_key";
            name: string;
            user: string | null;
            plan: string;
            scopes: string[];
            models: string[] | null;
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
            /** @description The secret. It is shown only once. */
            key: string;
        };
        /** DeletedApiKey */
        DeletedApiKey: {
            id: string;
            /** @constant */
            object: "api_key";
            /** @constant */
            deleted: true;
        };
        /** DeletedConversation */
        DeletedConversation: {
            id: string;
            /** @constant */
            object: "conversation.deleted";
            /** @constant */
            deleted: true;
        };
        /** DeletedRepository */
        DeletedRepository: {
            /** @constant */
            object: "repository.deleted";
            name: string;
            /** @constant */
            deleted: true;
        };
        /** Error */
        Error: {
            error: {
                /** @description What was wrong. */
                message: string;
                /** @description The kind of error. */
                type: string;
                /** @description The field that was wrong. */
                param: string | null;
                /** @description A stable name of the error. */
                code: string | null;
            };
        };
        /** Health */
        Health: {
            /** @constant */
            status: "ok";
        };
        /** IndexProgress */
        IndexProgress: {
            done: number;
            /** @description 0 if it is not known yet. */
            total: number;
        };
        /** InputMessage */
        InputMessage: {
            /** @description `user` or `assistant`. */
            role: string;
            /** @description A text or content blocks. */
            content: string | unknown[];
        };
        /** Message */
        Message: {
            id: string;
            /** @constant */
            type: "message";
            /** @constant */
            role: "assistant";
            model: string;
            content: components["schemas"]["ContentBlock"][];
            stop_reason: string | null;
            stop_sequence: string | null;
            usage: components["schemas"]["MessageUsage"];
        };
        /** MessageUsage */
        MessageUsage: {
            input_tokens: number;
            output_tokens: number;
        };
        /** MessagesError */
        MessagesError: {
            /** @constant */
            type: "error";
            error: {
                type: string;
                message: string;
            };
            request_id?: string;
        };
        /** MessagesModel */
        MessagesModel: {
            /** @constant */
            type: "model";
            id: string;
            display_name: string;
            created_at: string;
        };
        /** MessagesModelList */
        MessagesModelList: {
            data: components["schemas"]["MessagesModel"][];
            has_more: boolean;
            first_id: string | null;
            last_id: string | null;
        };
        /** Model */
        Model: {
            id: string;
            /** @constant */
            object: "model";
            created: number;
            owned_by: string;
            /** @description The maximum number of tokens of input and output. */
            context_length: number;
            /** @description The same, as vLLM names it. */
            max_model_len: number;
        };
        /** ModelList */
        ModelList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["Model"][];
        };
        /** NewConversation */
        NewConversation: {
            metadata?: {
                [key: string]: string;
            } | null;
            items?: components["schemas"]["ConversationInputItem"][] | null;
        };
        /** NewConversationItems */
        NewConversationItems: {
            items: components["schemas"]["ConversationInputItem"][];
        };
        /** Repository */
        Repository: {
            /** @constant */
            object: "repository";
            name: string;
            visibility: string;
            /** @description Whether it is a repository of the caller. */
            is_owner: boolean;
            /** @description `folder`, `git` or `archive`. */
            source: string;
            git?: string;
            /** @description The latest ref. */
            ref: string;
            /** @description `waiting`, `indexing`, `ready` or `failed`. An earlier index is searched until then. */
            state: string;
            /** @description The commit that is searched; without git, a hash of all files. */
            commit: string | null;
            /** @description The number of files that are searched. */
            files: number;
            /** @description Files of the running index. */
            progress: components["schemas"]["IndexProgress"];
            error: string | null;
            refs: components["schemas"]["RepositoryRef"][];
            /** @description Unix time in seconds. */
            created: number;
            updated: number;
            indexed_at: number | null;
        };
        /** RepositoryList */
        RepositoryList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["Repository"][];
            has_more: boolean;
            /** @description For `after` of the next page. */
            last_id: string | null;
        };
        /** RepositoryRef */
        RepositoryRef: {
            ref: string;
            /** @description `waiting`, `indexing`, `ready` or `failed`. */
            state: string;
            commit: string | null;
            files: number;
            indexed_at: number | null;
        };
        /** SearchHit */
        SearchHit: {
            repository: string;
            path: string;
            ref: string;
            commit: string;
            start_line: number;
            end_line: number;
            score: number;
            /** @description `path:start-end@commit` */
            citation: string;
            language: string | null;
            /** @description The symbol around the lines. */
            symbol: string | null;
            text: string;
        };
        /** SearchRequest */
        SearchRequest: {
            /** @description Default: the setting `defaultModel`. */
            model?: string;
            /** @description The programming language. Detected if it is missing. */
            language?: string;
            /** @description Responds with server-sent events, as `Accept: text/event-stream` does. */
            stream?: boolean;
            max_tokens?: number;
            temperature?: number;
            seed?: number;
            metadata?: {
                [key: string]: string;
            };
            context?: components["schemas"]["CodeContext"];
            query: string;
            /** @description Default: all repositories that the caller can see. */
            repository?: string;
            /** @description Default: the ref that was indexed last. */
            ref?: string;
            /** @description `text` ranks by words, symbols and paths; `symbol` finds definitions by name; `regex` finds lines. Default: `text`. */
            mode?: "text" | "symbol" | "regex";
            /** @description Folders and files to search in. */
            paths?: string[];
            /** @description Default: 10. */
            limit?: number;
        };
        /** SearchResult */
        SearchResult: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description What produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            hits: components["schemas"]["SearchHit"][];
        };
        /** TaskUsage */
        TaskUsage: {
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
            /** @description `upstream`, `counted` or `estimated`. */
            source: string;
        };
        /** TokenCount */
        TokenCount: {
            input_tokens: number;
        };
        /** Usage */
        Usage: {
            /** @constant */
            object: "usage";
            plan: string;
            /** @description Requests left this month; null if the plan has no monthly limit. */
            remaining: number | null;
            /** @description The end of the month in UTC. */
            resets_at: string | null;
            buckets: {
                /** @description The begin of the UTC day. */
                start: string;
                model?: string;
                engine?: string;
                requests: number;
                prompt_tokens: number;
                completion_tokens: number;
            }[];
        };
    };
    responses: {
        /** @description Response. */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description Response. */
        ChatResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatResponse"];
            };
        };
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
        ChatCompletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatCompletion"];
            };
        };
        /** @description Response. */
        ChatCompletionList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatCompletionList"];
            };
        };
        /** @description Response. */
        ChatCompletionMessageList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatCompletionMessageList"];
            };
        };
        /** @description Response. */
        CompleteResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompleteResult"];
            };
        };
        /** @description Response. */
        Conversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Conversation"];
            };
        };
        /** @description Response. */
        ConversationList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConversationList"];
            };
        };
        /** @description Response. */
        DeletedConversation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedConversation"];
            };
        };
        /** @description Response. */
        ConversationItemList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConversationItemList"];
            };
        };
        /** @description With the other fields of its type. */
        ConversationItem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConversationItem"];
            };
        };
        /** @description Response. */
        CreatedApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedApiKey"];
            };
        };
        /** @description Response. */
        ApiKeyList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyList"];
            };
        };
        /** @description Response. */
        DeletedApiKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedApiKey"];
            };
        };
        /** @description Response. */
        Message: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Response. */
        MessagesError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MessagesError"];
            };
        };
        /** @description Response. */
        TokenCount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenCount"];
            };
        };
        /** @description Response. */
        RepositoryList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RepositoryList"];
            };
        };
        /** @description Response. */
        Repository: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Repository"];
            };
        };
        /** @description Response. */
        DeletedRepository: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedRepository"];
            };
        };
        /** @description Response. */
        SearchResult: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchResult"];
            };
        };
        /** @description Response. */
        Usage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Usage"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "health/get-health": {
        responses: {
            200: components["responses"]["Health"];
        };
    };
    "health/get-ready": {
        responses: {
            200: components["responses"]["Health"];
        };
    };
    "chat/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            200: components["responses"]["ChatResponse"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/list": {
        parameters: {
            query?: {
                /** @description The id of the last object of the page before. */
                after?: string;
                limit?: number;
                order?: "asc" | "desc";
                model?: string;
                /** @description Send pairs as `metadata[NAME]=VALUE`. */
                metadata?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["ChatCompletionList"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatCompletion"];
            };
        };
        responses: {
            200: components["responses"]["ChatCompletion"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/get": {
        parameters: {
            query?: never;
            path: {
                completion_id: string;
            };
        };
        responses: {
            200: components["responses"]["ChatCompletion"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/update": {
        parameters: {
            query?: never;
            path: {
                completion_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Replaces the metadata. */
                    metadata: {
                        [key: string]: string;
                    } | null;
                };
            };
        };
        responses: {
            200: components["responses"]["ChatCompletion"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/delete": {
        parameters: {
            query?: never;
            path: {
                completion_id: string;
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
                        /** @constant */
                        object: "chat.completion.deleted";
                        /** @constant */
                        deleted: true;
                    };
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/list-messages": {
        parameters: {
            query?: {
                /** @description The id of the last object of the page before. */
                after?: string;
                limit?: number;
                order?: "asc" | "desc";
            };
            path: {
                completion_id: string;
            };
        };
        responses: {
            200: components["responses"]["ChatCompletionMessageList"];
            default: components["responses"]["Error"];
        };
    };
    "tasks/complete": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteRequest"];
            };
        };
        responses: {
            200: components["responses"]["CompleteResult"];
            default: components["responses"]["Error"];
        };
    };
    "conversations/list": {
        parameters: {
            query?: {
                /** @description Default: 20. */
                limit?: number;
                /** @description The last id of the page before. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["ConversationList"];
            default: components["responses"]["Error"];
        };
    };
    "conversations/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConversation"];
            };
        };
        responses: {
            200: components["responses"]["Conversation"];
            default: components["responses"]["Error"];
        };
    };
    "conversations/get": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
            };
        };
        responses: {
            200: components["responses"]["Conversation"];
            default: components["responses"]["Error"];
        };
    };
    "conversations/update": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConversationChange"];
            };
        };
        responses: {
            200: components["responses"]["Conversation"];
            default: components["responses"]["Error"];
        };
    };
    "conversations/delete": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
            };
        };
        responses: {
            200: components["responses"]["DeletedConversation"];
            default: components["responses"]["Error"];
        };
    };
    "conversation-items/list": {
        parameters: {
            query?: {
                /** @description Default: 20. */
                limit?: number;
                /** @description The last id of the page before. */
                after?: string;
                /** @description Default: `desc`, the newest first. */
                order?: "asc" | "desc";
            };
            path: {
                conversation_id: string;
            };
        };
        responses: {
            200: components["responses"]["ConversationItemList"];
            default: components["responses"]["Error"];
        };
    };
    "conversation-items/create": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConversationItems"];
            };
        };
        responses: {
            200: components["responses"]["ConversationItemList"];
            default: components["responses"]["Error"];
        };
    };
    "conversation-items/get": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
                item_id: string;
            };
        };
        responses: {
            200: components["responses"]["ConversationItem"];
            default: components["responses"]["Error"];
        };
    };
    "conversation-items/delete": {
        parameters: {
            query?: never;
            path: {
                conversation_id: string;
                item_id: string;
            };
        };
        responses: {
            200: components["responses"]["Conversation"];
            default: components["responses"]["Error"];
        };
    };
    "keys/list": {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `last_id` of the previous page. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["ApiKeyList"];
            default: components["responses"]["Error"];
        };
    };
    "keys/create": {
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description The login of its user. Default: the caller. */
                    user?: string;
                    /** @description Default: the plan of the user. */
                    plan?: string;
                    /** @description Default: all but `admin`. */
                    scopes?: ("chat" | "complete" | "tasks" | "admin")[];
                    /** @description The models that the key is limited to. A name may end with `*`. Default: all of the plan. */
                    models?: string[];
                    /** @description A time in ISO 8601 format. Default: never. */
                    expires_at?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["CreatedApiKey"];
            default: components["responses"]["Error"];
        };
    };
    "keys/delete": {
        parameters: {
            query?: never;
            path: {
                id: string;
            };
        };
        responses: {
            200: components["responses"]["DeletedApiKey"];
            default: components["responses"]["Error"];
        };
    };
    "messages/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMessage"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            default: components["responses"]["MessagesError"];
        };
    };
    "messages/count-tokens": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountTokens"];
            };
        };
        responses: {
            200: components["responses"]["TokenCount"];
            default: components["responses"]["MessagesError"];
        };
    };
    "models/list": {
        parameters: {
            query?: never;
            header?: {
                "anthropic-version"?: string;
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
                    "application/json": components["schemas"]["ModelList"] | components["schemas"]["MessagesModelList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "models/get": {
        parameters: {
            query?: never;
            header?: {
                "anthropic-version"?: string;
            };
            path: {
                rest: string;
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Model"] | components["schemas"]["MessagesModel"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "repositories/list": {
        parameters: {
            query?: {
                limit?: number;
                /** @description `last_id` of the page before. */
                after?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["RepositoryList"];
            default: components["responses"]["Error"];
        };
    };
    "repositories/create": {
        parameters: {
            query?: {
                name?: string;
                /** @description A branch, tag or commit. Default: `HEAD`. */
                ref?: string;
                /** @description `shared`, for all users, needs an administrator. Default: `private`. */
                visibility?: "private" | "shared";
            };
            path?: never;
        };
        responses: {
            202: components["responses"]["Repository"];
            default: components["responses"]["Error"];
        };
    };
    "repositories/get": {
        parameters: {
            query?: never;
            path: {
                name: string;
            };
        };
        responses: {
            200: components["responses"]["Repository"];
            default: components["responses"]["Error"];
        };
    };
    "repositories/delete": {
        parameters: {
            query?: never;
            path: {
                name: string;
            };
        };
        responses: {
            200: components["responses"]["DeletedRepository"];
            default: components["responses"]["Error"];
        };
    };
    "repositories/search": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            200: components["responses"]["SearchResult"];
            default: components["responses"]["Error"];
        };
    };
    "usage/get": {
        parameters: {
            query?: {
                /** @description A date or time in ISO 8601 format, or a Unix time in seconds. */
                from?: string;
                /** @description A date or time in ISO 8601 format, or a Unix time in seconds. */
                to?: string;
                /** @description Splits each day by model or engine. */
                group_by?: "model" | "engine";
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["Usage"];
            default: components["responses"]["Error"];
        };
    };
}
