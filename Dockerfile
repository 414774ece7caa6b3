FROM node:26-slim AS build
WORKDIR /octavo
COPY package.json package-lock.json ./
COPY platform/package.json platform/
COPY cli/package.json cli/
COPY testing/package.json testing/
COPY services/country-data/package.json services/country-data/
# The image brings its own Node, so the one from npm stays out.
RUN npm ci --omit=dev --omit=optional
COPY platform platform
COPY services services
COPY cli cli

FROM node:26-slim
ENV OCTAVO_HOST=0.0.0.0 OCTAVO_DATA=/data OCTAVO_LOG=json
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
