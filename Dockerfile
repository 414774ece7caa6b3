# Builds an image from the package: npm run pack && docker build --tag octavo .
FROM node:26-slim AS install
WORKDIR /octavo
COPY octavo-*.tgz ./
RUN npm install --omit=dev --no-audit --no-fund ./octavo-*.tgz && rm octavo-*.tgz
# Fills the compile cache, which a read-only file system could not store, and shows that the server starts.
RUN node_modules/.bin/octavo serve --port 0 --empty --data /tmp/octavo --log json \
  & timeout 60 sh -c 'until [ -e /tmp/octavo/octavo.json ]; do sleep 0.1; done' && kill $! && wait $!

FROM node:26-slim
# code-hosting keeps and serves repositories with git.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /data
COPY --from=install /octavo /octavo
ENV OCTAVO_HOST=0.0.0.0 OCTAVO_DATA=/data OCTAVO_LOG=json
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8000-8008
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/octavo/node_modules/.bin/octavo"]
CMD ["serve"]
