FROM node:26-slim AS build
WORKDIR /octavo
COPY . .
# The image brings its own Node, so the ones from npm stay out.
RUN npm ci --omit=optional --ignore-scripts \
  && npm install --no-save --ignore-scripts "@img/sharp-linux-$(node -p process.arch)" "@img/sharp-libvips-linux-$(node -p process.arch)" \
  && npm run build --workspace portal --workspace cli \
  && npm prune --omit=dev --ignore-scripts

FROM node:26-slim
ENV OCTAVO_HOST=0.0.0.0 OCTAVO_DATA=/data OCTAVO_LOG=json
# code-hosting keeps and serves repositories with it.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /octavo
COPY --from=build --chown=node:node /octavo .
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 8000-8008
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "cli/octavo.js"]
CMD ["serve"]
