// Generated from services/code-assistant/openapi.json by `node client/generate.ts`.
// biome-ignore-all format: generated
// biome-ignore-all lint: generated

export interface paths {
    "/beta/completions": {
        /**
         * Create a completion
         * @description Completes code. A request with `segments` is a completion of the Tabby API.
         */
        post: operations["completions/create-beta"];
    };
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
         * @description Requests for a model server with the same protocol are forwarded unchanged, unless they are stored.
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
        /** List messages of a chat completion */
        get: operations["chat-completions/list-messages"];
    };
    "/v1/complete": {
        /** Complete code at the cursor */
        post: operations["tasks/complete"];
    };
    "/v1/completions": {
        /**
         * Create a completion
         * @description Completes code. A request with `segments` is a completion of the Tabby API.
         */
        post: operations["completions/create"];
    };
    "/v1/conversations": {
        /**
         * List conversations
         * @description Returns your conversations, the newest first.
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
         * @description Deletes its items as well.
         */
        delete: operations["conversations/delete"];
    };
    "/v1/conversations/{conversation_id}/items": {
        /** List items of a conversation */
        get: operations["conversation-items/list"];
        /**
         * Create items in a conversation
         * @description Creates all items or none.
         */
        post: operations["conversation-items/create"];
    };
    "/v1/conversations/{conversation_id}/items/{item_id}": {
        /** Get an item of a conversation */
        get: operations["conversation-items/get"];
        /** Delete an item of a conversation */
        delete: operations["conversation-items/delete"];
    };
    "/v1/document": {
        /**
         * Document code
         * @description Adds documentation comments to code and writes an API reference.
         */
        post: operations["tasks/document"];
    };
    "/v1/embeddings": {
        /**
         * Create embeddings
         * @description Forwards the request to a model server. Responds with 501 if none serves the model.
         */
        post: operations["embeddings/create"];
    };
    "/v1/events": {
        /**
         * Log an event of a Tabby client
         * @description Accepts the event and does not store it.
         */
        post: operations["tabby/create-event"];
    };
    "/v1/explain": {
        /**
         * Explain code
         * @description Describes the structure, control flow and complexity of code, or the meaning of a regular expression, cron expression, SQL text, command line or JSON file.
         */
        post: operations["tasks/explain"];
    };
    "/v1/fim/completions": {
        /**
         * Create a fill-in-the-middle completion
         * @description The operation of the Mistral API.
         */
        post: operations["fim/create"];
    };
    "/v1/fix": {
        /**
         * Fix code
         * @description Repairs errors of code, and keeps only repairs after which fewer errors remain.
         */
        post: operations["tasks/fix"];
    };
    "/v1/generate": {
        /**
         * Generate code
         * @description Generates code from recipes: data models and validators, CRUD handlers, API clients, regular expressions, cron expressions, SQL, commands, algorithms and project files. If no recipe fits, `recipe` is null and `explanation` lists what is similar.
         */
        post: operations["tasks/generate"];
    };
    "/v1/health": {
        /** Check the health of the Tabby API */
        get: operations["tabby/get-health"];
        /** Check the health of the Tabby API */
        post: operations["tabby/check-health"];
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
         * @description Requests for a model server with the same protocol are forwarded unchanged.
         */
        post: operations["messages/create"];
    };
    "/v1/messages/count_tokens": {
        /**
         * Count tokens in a message
         * @description Returns an estimate, unless a model server with the same protocol counts them.
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
    "/v1/refactor": {
        /**
         * Refactor code
         * @description Runs one operation. Every change is verified: the code parses, it has no new errors, and names mean the same as before. Changes that fail are rolled back and reported in `rejected`.
         */
        post: operations["tasks/refactor"];
    };
    "/v1/refactor/operations": {
        /** List refactoring operations */
        get: operations["tasks/list-refactorings"];
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
        /**
         * Get a repository
         * @description Returns the repository, and the state and progress of its index for each ref.
         */
        get: operations["repositories/get"];
        /** Delete a repository */
        delete: operations["repositories/delete"];
    };
    "/v1/repositories/{name}/file": {
        /**
         * Get a file of a repository
         * @description Returns the lines that a citation names, or the whole file, as indexed.
         */
        get: operations["repositories/get-file"];
    };
    "/v1/rerank": {
        /**
         * Rerank documents
         * @description Forwards the request to a model server. Responds with 501 if none serves the model.
         */
        post: operations["rerank/create"];
    };
    "/v1/responses": {
        /**
         * Create a model response
         * @description Requests with `store: false` for a model server with the same protocol are forwarded unchanged. All others are translated, so that no other server stores them.
         */
        post: operations["responses/create"];
    };
    "/v1/responses/compact": {
        /**
         * Compact a conversation
         * @description Returns the messages of the user and one item that replaces all others. A model summarizes it; `rules` keeps the start of each message.
         */
        post: operations["responses/compact"];
    };
    "/v1/responses/input_tokens": {
        /**
         * Count input tokens of a model response
         * @description Returns an estimate.
         */
        post: operations["responses/count-input-tokens"];
    };
    "/v1/responses/{response_id}": {
        /** Get a model response */
        get: operations["responses/get"];
        /**
         * Delete a model response
         * @description A response that runs in the background is cancelled.
         */
        delete: operations["responses/delete"];
    };
    "/v1/responses/{response_id}/cancel": {
        /**
         * Cancel a model response
         * @description Only responses that were created with `background: true` can be cancelled.
         */
        post: operations["responses/cancel"];
    };
    "/v1/responses/{response_id}/input_items": {
        /** List input items of a model response */
        get: operations["responses/list-input-items"];
    };
    "/v1/review": {
        /**
         * Review code or a diff
         * @description Finds likely defects in files, or in the added lines of a unified diff.
         */
        post: operations["tasks/review"];
    };
    "/v1/search": {
        /** Search repositories */
        post: operations["repositories/search"];
    };
    "/v1/test": {
        /**
         * Write unit tests
         * @description Writes tests for the exported functions and classes of code. They assert only what follows from the code.
         */
        post: operations["tasks/test"];
    };
    "/v1/usage": {
        /**
         * Get usage
         * @description Returns the plan, the remaining monthly quota, and the requests and tokens of each day.
         */
        get: operations["usage/get"];
    };
    "/v1beta/server_setting": {
        /**
         * Get settings for Tabby clients
         * @description Disables telemetry of clients.
         */
        get: operations["tabby/get-server-setting"];
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
        /** ChangedFile */
        ChangedFile: {
            path: string;
            content?: string;
            previous_path?: string;
            deleted?: boolean;
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
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            /** @description Markdown. */
            response: string;
            /** @description The stored conversation, or null if nothing was stored. */
            conversation_id: string | null;
            /** @description How the message was understood; null if a language model responded. */
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
        /** Check */
        Check: {
            name: string;
            ok: boolean;
            detail: string;
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
        /** CodeDiagnostic */
        CodeDiagnostic: {
            path: string;
            /** @description Counted from 1. */
            line: number;
            /** @description Counted from 1. */
            column: number;
            code: string;
            message: string;
        };
        /** CodeMetrics */
        CodeMetrics: {
            cyclomatic: number;
            cognitive: number;
            /** @description Lines with code. */
            loc: number;
            nesting: number;
            params: number;
        };
        /** CodeRange */
        CodeRange: {
            /** @description Default: the first file. */
            path?: string;
            /** @description The first line, counted from 1. */
            start_line: number;
            /** @description Default: the start of the line. */
            start_column?: number;
            /** @description The last line. */
            end_line: number;
            /** @description The column after the last character. Default: the end of the line. */
            end_column?: number;
        };
        /** CompactedResponse */
        CompactedResponse: {
            id: string;
            /** @constant */
            object: "response.compaction";
            created_at: number;
            output: components["schemas"]["ResponseItem"][];
            usage: components["schemas"]["ResponseUsage"];
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
            /** @description The path of the file. Its extension selects the language. */
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
            /** @description The engine that produced the response. `rules` uses no language model. */
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
            /** @description `ngram` continues like similar code, `ls` completes a name that is in scope, `model` comes from a language model. */
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
            data: components["schemas"]["ConversationItem"][];
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
        };
        /** ConversationList */
        ConversationList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["Conversation"][];
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
        };
        /** CountInputTokens */
        CountInputTokens: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            /** @description A text or items. Item types that the engines do not know are ignored. */
            input?: string | unknown[] | null;
            instructions?: string | null;
            /** @description Continues a response that was created with `store: true`. */
            previous_response_id?: string | null;
            /** @description Continues a conversation, and adds the input and the output to it. */
            conversation?: string | Record<string, never> | null;
            /** @description Types other than `function` are ignored. */
            tools?: unknown[] | null;
            tool_choice?: string | Record<string, never> | null;
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
        /** CreateCompletion */
        CreateCompletion: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            /** @description The code after the insertion. */
            suffix?: string | null;
            /** @description Responds with server-sent events. */
            stream?: boolean | null;
            max_tokens?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            stop?: string | unknown[] | null;
            /** @description The code before the insertion, or several. Markers of fill-in-the-middle models divide it into prefix and suffix. */
            prompt?: string | unknown[] | null;
            seed?: number | null;
            n?: number | null;
            echo?: boolean | null;
            stream_options?: Record<string, never> | null;
            /** @description A request of a Tabby client. */
            segments?: Record<string, never> | null;
            language?: string | null;
        };
        /** CreateEmbedding */
        CreateEmbedding: {
            model?: string | null;
            /** @description A text or several. */
            input: unknown;
        };
        /** CreateFimCompletion */
        CreateFimCompletion: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            /** @description The code after the insertion. */
            suffix?: string | null;
            /** @description Responds with server-sent events. */
            stream?: boolean | null;
            max_tokens?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            stop?: string | unknown[] | null;
            /** @description The code before the insertion. */
            prompt: string;
            random_seed?: number | null;
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
        /** CreateRerank */
        CreateRerank: {
            model?: string | null;
            query: unknown;
            /** @description The texts to sort. */
            documents: unknown;
        };
        /** CreateResponse */
        CreateResponse: {
            /** @description Default: the setting `defaultModel`. */
            model?: string | null;
            /** @description A text or items. Item types that the engines do not know are ignored. */
            input?: string | unknown[] | null;
            instructions?: string | null;
            /** @description Continues a response that was created with `store: true`. */
            previous_response_id?: string | null;
            /** @description Continues a conversation, and adds the input and the output to it. */
            conversation?: string | Record<string, never> | null;
            /** @description Types other than `function` are ignored. */
            tools?: unknown[] | null;
            tool_choice?: string | Record<string, never> | null;
            /** @description Responds with server-sent events. */
            stream?: boolean | null;
            /** @description Stores the response, so that it can be read and continued. Nothing is stored otherwise. */
            store?: boolean | null;
            /** @description Responds at once and stores the response, which can be read until it is complete. */
            background?: boolean | null;
            max_output_tokens?: number | null;
            temperature?: number | null;
            top_p?: number | null;
            text?: Record<string, never> | null;
            reasoning?: Record<string, never> | null;
            parallel_tool_calls?: boolean | null;
            metadata?: {
                [key: string]: string;
            } | null;
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
        /** DeletedChatCompletion */
        DeletedChatCompletion: {
            id: string;
            /** @constant */
            object: "chat.completion.deleted";
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
        /** DeletedResponse */
        DeletedResponse: {
            id: string;
            /** @constant */
            object: "response";
            /** @constant */
            deleted: true;
        };
        /** DocumentRequest */
        DocumentRequest: {
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
            /** @description The code of one file. */
            code?: string;
            /** @description The path of `code`. */
            path?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description Default: the style of the language, such as `tsdoc` for TypeScript. */
            style?: "jsdoc" | "tsdoc" | "google" | "numpy" | "sphinx" | "rustdoc" | "godoc" | "javadoc" | "xmldoc" | "doxygen";
            /** @description `selection` needs `context.selection`. Default: `exported`. */
            scope?: "exported" | "all" | "selection";
            /** @description Replaces existing documentation comments. Default: false. */
            overwrite?: boolean;
            /** @description Comments in the code, an API reference, or both. Default: `both`. */
            output?: "inline" | "markdown" | "both";
        };
        /** Documentation */
        Documentation: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            code?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description A unified diff. */
            diff?: string;
            /** @description The checks of the changes. Only for changes by a language model. */
            checks?: components["schemas"]["Check"][];
            /** @description The API reference, in Markdown. */
            documentation?: string;
            items: components["schemas"]["DocumentedItem"][];
            /** @description Shares of the symbols in scope that have documentation. */
            coverage: {
                before: number;
                after: number;
            };
        };
        /** DocumentedItem */
        DocumentedItem: {
            path: string;
            symbol: string;
            kind: string;
            range: {
                start: number;
                end: number;
            };
            doc: string;
            /** @description Parts that cannot be inferred from the code, such as `parameter x`. */
            missing: string[];
        };
        /** Error */
        Error: {
            error: {
                /** @description A description of the error. */
                message: string;
                /** @description The type of the error. */
                type: string;
                /** @description The invalid field. */
                param: string | null;
                /** @description The error code. */
                code: string | null;
            };
        };
        /** ExplainRequest */
        ExplainRequest: {
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
            /** @description Code, or one regular or cron expression, SQL text or command line. */
            code: string;
            /** @description The path of `code`. */
            path?: string;
            /** @description `brief` has no control flow, `full` also that of private functions. Default: `normal`. */
            detail?: "brief" | "normal" | "full";
        };
        /** Explanation */
        Explanation: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            language: string;
            /** @description Markdown. */
            explanation: string;
            outline: components["schemas"]["OutlineEntry"][];
            metrics: components["schemas"]["CodeMetrics"];
            calls: components["schemas"]["ExternalCall"][];
            /** @description Estimates of running time. */
            complexity_notes: string[];
        };
        /** ExternalCall */
        ExternalCall: {
            name: string;
            module?: string;
            callers: string[];
            count: number;
        };
        /** Fix */
        Fix: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            code?: string;
            files: {
                path: string;
                content: string;
            }[];
            /** @description A unified diff. */
            diff: string;
            /** @description The checks of the changes. Only for changes by a language model. */
            checks?: components["schemas"]["Check"][];
            fixed: components["schemas"]["FixedDiagnostic"][];
            remaining: components["schemas"]["CodeDiagnostic"][];
        };
        /** FixRequest */
        FixRequest: {
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
            /** @description The code of one file. */
            code?: string;
            /** @description The path of `code`. */
            path?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description Limits fixes to these. Default: all errors and unused imports. */
            diagnostics?: {
                path?: string;
                line?: number;
                /** @description Such as `TS2304`. */
                code?: string | number;
                message?: string;
            }[];
        };
        /** FixedDiagnostic */
        FixedDiagnostic: {
            path: string;
            /** @description Counted from 1. */
            line: number;
            /** @description Counted from 1. */
            column: number;
            code: string;
            message: string;
            fix: string;
        };
        /** GenerateRequest */
        GenerateRequest: {
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
            /** @description A description of the code to generate. */
            prompt: string;
            /** @description Such as `express`, `fastify`, `hono`, `node:http` or `vitest`. */
            framework?: string;
            /** @description Adds unit tests. */
            tests?: boolean;
            /** @description A description of data or of an API: a JSON sample, JSON Schema, TypeScript type, SQL DDL or OpenAPI document. */
            spec?: string;
        };
        /** GeneratedFile */
        GeneratedFile: {
            path: string;
            content: string;
        };
        /** Generation */
        Generation: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            /** @description The main file. Empty if nothing was generated. */
            code: string;
            language: string | null;
            files: components["schemas"]["GeneratedFile"][];
            /** @description Markdown. If nothing was generated: why, and what the engine can generate. */
            explanation: string;
            tests: components["schemas"]["GeneratedFile"][];
            checks: components["schemas"]["Check"][];
            /** @description The recipe of the code, such as `algorithms/lru-cache`. Null if no recipe fits. */
            recipe: string | null;
            /** @description The most similar recipes, if no recipe fits. */
            closest: {
                recipe: string;
                title: string;
            }[];
        };
        /** Health */
        Health: {
            /** @constant */
            status: "ok";
        };
        /** IndexProgress */
        IndexProgress: {
            done: number;
            /** @description 0 while it is unknown. */
            total: number;
        };
        /** InputMessage */
        InputMessage: {
            /** @description `user` or `assistant`. */
            role: string;
            /** @description A string or an array of content blocks. */
            content: string | unknown[];
        };
        /** InputTokens */
        InputTokens: {
            /** @constant */
            object: "response.input_tokens";
            input_tokens: number;
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
        /** OriginalRange */
        OriginalRange: {
            start_line: number;
            start_column: number;
            end_line: number;
            end_column: number;
        };
        /** OutlineEntry */
        OutlineEntry: {
            name: string;
            kind: string;
            start_line: number;
            end_line: number;
            parent?: string;
            signature: string;
            summary?: string;
            metrics?: components["schemas"]["CodeMetrics"];
        };
        /** RefactorRequest */
        RefactorRequest: {
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
            /** @description The code of one file. */
            code?: string;
            /** @description The path of `code`. */
            path?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description An id of `GET /v1/refactor/operations`. */
            operation?: string;
            /** @description Valid for the schema of the operation. */
            arguments?: {
                [key: string]: unknown;
            };
            /** @description Names an operation in plain English, such as “rename foo to bar”. */
            instruction?: string;
            range?: components["schemas"]["CodeRange"];
            /** @description Responds with the diff and without the files. */
            dry_run?: boolean;
            /** @description Responds with changed files, a diff, or both. Default: `both`. */
            format?: "files" | "diff" | "both";
        };
        /** Refactoring */
        Refactoring: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            operation: string;
            /** @description The new code of a request with `code`. */
            code?: string;
            /** @description The files that changed. */
            files?: components["schemas"]["ChangedFile"][];
            /** @description A unified diff. */
            diff?: string;
            changes: components["schemas"]["RefactoringChange"][];
            checks: components["schemas"]["Check"][];
            rejected: components["schemas"]["RejectedChange"][];
        };
        /** RefactoringChange */
        RefactoringChange: {
            operation: string;
            path: string;
            /** @description In the file of the request. */
            range: components["schemas"]["OriginalRange"];
            summary: string;
            /** @description `preserving`: the code does the same. `syntactic`: it does the same but for rare values, which the title names. `review`: a person has to confirm the change. */
            safety: "preserving" | "syntactic" | "review";
        };
        /** RefactoringOperation */
        RefactoringOperation: {
            id: string;
            title: string;
            languages: string[];
            /** @description A JSON Schema. */
            arguments: unknown;
            /** @description `preserving`: the code does the same. `syntactic`: it does the same but for rare values, which the title names. `review`: a person has to confirm the change. */
            safety: "preserving" | "syntactic" | "review";
            /** @description `selection` needs a range or `arguments.symbol`. `file` works on whole files, or within the range. */
            target: "selection" | "file" | "arguments";
        };
        /** RefactoringOperationList */
        RefactoringOperationList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["RefactoringOperation"][];
        };
        /** RejectedChange */
        RejectedChange: {
            operation: string;
            reason: string;
            path?: string;
            /** @description In the file of the request. */
            range?: components["schemas"]["OriginalRange"];
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
        /** RepositoryFile */
        RepositoryFile: {
            /** @constant */
            object: "repository.file";
            repository: string;
            path: string;
            ref: string;
            commit: string;
            language: string | null;
            start_line: number;
            end_line: number;
            /** @description The number of lines of the file. */
            lines: number;
            content: string;
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
        /** Response */
        Response: {
            id: string;
            /** @constant */
            object: "response";
            /** @description Unix time in seconds. */
            created_at: number;
            /** @description `completed`, `incomplete`, `in_progress`, `failed` or `cancelled`. */
            status: string;
            error: Record<string, never> | null;
            incomplete_details: Record<string, never> | null;
            instructions: string | null;
            model: string;
            output: components["schemas"]["ResponseItem"][];
            parallel_tool_calls: boolean;
            previous_response_id: string | null;
            store: boolean;
            metadata: {
                [key: string]: string;
            };
            usage?: components["schemas"]["ResponseUsage"];
        };
        /** ResponseItem */
        ResponseItem: {
            type: string;
        };
        /** ResponseItemList */
        ResponseItemList: {
            /** @constant */
            object: "list";
            data: components["schemas"]["ResponseItem"][];
            first_id: string | null;
            last_id: string | null;
            has_more: boolean;
        };
        /** ResponseUsage */
        ResponseUsage: {
            input_tokens: number;
            output_tokens: number;
            total_tokens: number;
        };
        /** Review */
        Review: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            findings: components["schemas"]["ReviewFinding"][];
        };
        /** ReviewFinding */
        ReviewFinding: {
            path: string;
            /** @description Counted from 1. */
            line: number;
            severity: "error" | "warning" | "info";
            rule: string;
            message: string;
            suggestion: string;
        };
        /** ReviewRequest */
        ReviewRequest: {
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
            /** @description The code of one file. */
            code?: string;
            /** @description The path of `code`. */
            path?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description A unified diff. Findings are limited to its added lines; `files` complete its files. */
            diff?: string;
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
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            hits: components["schemas"]["SearchHit"][];
        };
        /** TabbyCompletion */
        TabbyCompletion: {
            id: string;
            choices: {
                index: number;
                text: string;
            }[];
        };
        /** TabbyEvent */
        TabbyEvent: {
            /** @description `view`, `select`, `dismiss` and others. */
            type: string;
            completion_id?: string | null;
            choice_index?: number | null;
        };
        /** TabbyHealth */
        TabbyHealth: {
            model: string;
            chat_model: string;
            device: string;
            arch: string;
            cpu_info: string;
            cpu_count: number;
            cuda_devices: string[];
            version: {
                build_date: string;
                build_timestamp: string;
                git_sha: string;
                git_describe: string;
            };
        };
        /** TabbyServerSetting */
        TabbyServerSetting: {
            disable_client_side_telemetry: boolean;
        };
        /** TaskUsage */
        TaskUsage: {
            prompt_tokens: number;
            completion_tokens: number;
            total_tokens: number;
            /** @description `upstream`, `counted` or `estimated`. */
            source: string;
        };
        /** TestRequest */
        TestRequest: {
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
            /** @description The code of one file. */
            code?: string;
            /** @description The path of `code`. */
            path?: string;
            files?: {
                path: string;
                content: string;
            }[];
            /** @description Default: `node:test` for TypeScript and JavaScript, `pytest` for Python. */
            framework?: "vitest" | "node:test" | "pytest" | "unittest";
        };
        /** TextCompletion */
        TextCompletion: {
            id: string;
            /** @constant */
            object: "text_completion";
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            system_fingerprint?: string | null;
            choices: {
                index: number;
                text: string;
                finish_reason: string | null;
            }[];
            usage?: components["schemas"]["CompletionUsage"];
        };
        /** TokenCount */
        TokenCount: {
            input_tokens: number;
        };
        /** UnitTests */
        UnitTests: {
            id: string;
            object: string;
            /** @description Unix time in seconds. */
            created: number;
            model: string;
            /** @description The engine that produced the response. `rules` uses no language model. */
            engine: "rules" | "local" | "upstream";
            finish_reason: string;
            usage: components["schemas"]["TaskUsage"];
            citations: components["schemas"]["Citation"][];
            warnings: string[];
            files: {
                path: string;
                content: string;
            }[];
            covered_symbols: string[];
            checks: components["schemas"]["Check"][];
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
                /** @description The start of the UTC day. */
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
        DeletedChatCompletion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedChatCompletion"];
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
        Documentation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Documentation"];
            };
        };
        /** @description Response. */
        Explanation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Explanation"];
            };
        };
        /** @description Response. */
        Fix: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fix"];
            };
        };
        /** @description Response. */
        Generation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Generation"];
            };
        };
        /** @description Response. */
        TabbyHealth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TabbyHealth"];
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
        /** @description Response */
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
        Refactoring: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refactoring"];
            };
        };
        /** @description Response. */
        RefactoringOperationList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefactoringOperationList"];
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
        RepositoryFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RepositoryFile"];
            };
        };
        /** @description Response. */
        Response: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Response"];
            };
        };
        /** @description Response. */
        CompactedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompactedResponse"];
            };
        };
        /** @description Response. */
        InputTokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InputTokens"];
            };
        };
        /** @description Response. */
        DeletedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedResponse"];
            };
        };
        /** @description Response. */
        ResponseItemList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ResponseItemList"];
            };
        };
        /** @description Response. */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Review"];
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
        UnitTests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnitTests"];
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
        /** @description Response. */
        TabbyServerSetting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TabbyServerSetting"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    "completions/create-beta": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompletion"];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextCompletion"] | components["schemas"]["TabbyCompletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
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
                /** @description The `last_id` of the previous page. */
                after?: string;
                limit?: number;
                /** @description The order of creation. `desc` is the newest first. */
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
            200: components["responses"]["DeletedChatCompletion"];
            default: components["responses"]["Error"];
        };
    };
    "chat-completions/list-messages": {
        parameters: {
            query?: {
                /** @description The `last_id` of the previous page. */
                after?: string;
                limit?: number;
                /** @description The order of creation. `desc` is the newest first. */
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
    "completions/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCompletion"];
            };
        };
        responses: {
            /** @description Response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextCompletion"] | components["schemas"]["TabbyCompletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    "conversations/list": {
        parameters: {
            query?: {
                /** @description The `last_id` of the previous page. */
                after?: string;
                limit?: number;
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
                /** @description The `last_id` of the previous page. */
                after?: string;
                limit?: number;
                /** @description The order of creation. `desc` is the newest first. */
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
    "tasks/document": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentRequest"];
            };
        };
        responses: {
            200: components["responses"]["Documentation"];
            default: components["responses"]["Error"];
        };
    };
    "embeddings/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmbedding"];
            };
        };
        responses: {
            /** @description The response of the model server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "tabby/create-event": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["TabbyEvent"];
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
            default: components["responses"]["Error"];
        };
    };
    "tasks/explain": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplainRequest"];
            };
        };
        responses: {
            200: components["responses"]["Explanation"];
            default: components["responses"]["Error"];
        };
    };
    "fim/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFimCompletion"];
            };
        };
        responses: {
            200: components["responses"]["ChatCompletion"];
            default: components["responses"]["Error"];
        };
    };
    "tasks/fix": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["FixRequest"];
            };
        };
        responses: {
            200: components["responses"]["Fix"];
            default: components["responses"]["Error"];
        };
    };
    "tasks/generate": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            200: components["responses"]["Generation"];
            default: components["responses"]["Error"];
        };
    };
    "tabby/get-health": {
        responses: {
            200: components["responses"]["TabbyHealth"];
            default: components["responses"]["Error"];
        };
    };
    "tabby/check-health": {
        responses: {
            200: components["responses"]["TabbyHealth"];
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
    "tasks/refactor": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefactorRequest"];
            };
        };
        responses: {
            200: components["responses"]["Refactoring"];
            default: components["responses"]["Error"];
        };
    };
    "tasks/list-refactorings": {
        parameters: {
            query?: {
                /** @description Only operations for this language. */
                language?: string;
            };
            path?: never;
        };
        responses: {
            200: components["responses"]["RefactoringOperationList"];
            default: components["responses"]["Error"];
        };
    };
    "repositories/list": {
        parameters: {
            query?: {
                limit?: number;
                /** @description The `last_id` of the previous page. */
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
    "repositories/get-file": {
        parameters: {
            query: {
                path: string;
                ref?: string;
                /** @description The first line. Default: 1. */
                start_line?: number;
                /** @description The last line. Default: the last line of the file. */
                end_line?: number;
            };
            path: {
                name: string;
            };
        };
        responses: {
            200: components["responses"]["RepositoryFile"];
            default: components["responses"]["Error"];
        };
    };
    "rerank/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRerank"];
            };
        };
        responses: {
            /** @description The response of the model server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    "responses/create": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponse"];
            };
        };
        responses: {
            200: components["responses"]["Response"];
            default: components["responses"]["Error"];
        };
    };
    "responses/compact": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountInputTokens"];
            };
        };
        responses: {
            200: components["responses"]["CompactedResponse"];
            default: components["responses"]["Error"];
        };
    };
    "responses/count-input-tokens": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountInputTokens"];
            };
        };
        responses: {
            200: components["responses"]["InputTokens"];
            default: components["responses"]["Error"];
        };
    };
    "responses/get": {
        parameters: {
            query?: never;
            path: {
                response_id: string;
            };
        };
        responses: {
            200: components["responses"]["Response"];
            default: components["responses"]["Error"];
        };
    };
    "responses/delete": {
        parameters: {
            query?: never;
            path: {
                response_id: string;
            };
        };
        responses: {
            200: components["responses"]["DeletedResponse"];
            default: components["responses"]["Error"];
        };
    };
    "responses/cancel": {
        parameters: {
            query?: never;
            path: {
                response_id: string;
            };
        };
        responses: {
            200: components["responses"]["Response"];
            default: components["responses"]["Error"];
        };
    };
    "responses/list-input-items": {
        parameters: {
            query?: {
                /** @description The `last_id` of the previous page. */
                after?: string;
                limit?: number;
                /** @description The order of creation. `desc` is the newest first. */
                order?: "asc" | "desc";
            };
            path: {
                response_id: string;
            };
        };
        responses: {
            200: components["responses"]["ResponseItemList"];
            default: components["responses"]["Error"];
        };
    };
    "tasks/review": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            200: components["responses"]["Review"];
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
    "tasks/test": {
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestRequest"];
            };
        };
        responses: {
            200: components["responses"]["UnitTests"];
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
    "tabby/get-server-setting": {
        responses: {
            200: components["responses"]["TabbyServerSetting"];
            default: components["responses"]["Error"];
        };
    };
}
