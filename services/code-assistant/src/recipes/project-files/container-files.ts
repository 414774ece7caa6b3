import type { ProjectFacts } from './project-facts.ts'

const installs = {
  npm: { lock: 'package-lock.json', install: 'npm ci', production: 'npm ci --omit=dev', run: 'npm run' },
  pnpm: { lock: 'pnpm-lock.yaml', install: 'corepack enable && pnpm install --frozen-lockfile', production: 'corepack enable && pnpm install --frozen-lockfile --prod', run: 'pnpm run' },
  yarn: { lock: 'yarn.lock', install: 'corepack enable && yarn install --immutable', production: 'corepack enable && yarn install --immutable', run: 'yarn run' },
}

/** A Dockerfile with a build stage, without root rights at run time. */
export function writeDockerfile({ language, version, port, packageManager, name }: ProjectFacts): string {
  switch (language) {
    case 'python':
      return `FROM python:${version}-slim
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir -r requirements.txt
COPY . .
RUN useradd --system app
USER app
EXPOSE ${port}
CMD ["python", "main.py"]
`
    case 'go':
      return `FROM golang:${version} AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
RUN CGO_ENABLED=0 go build -trimpath -ldflags="-s -w" -o /app .

FROM gcr.io/distroless/static-debian12:nonroot
COPY --from=build /app /app
EXPOSE ${port}
ENTRYPOINT ["/app"]
`
    case 'rust':
      return `FROM rust:${version} AS build
WORKDIR /src
COPY . .
RUN cargo build --release --locked

FROM debian:bookworm-slim
RUN useradd --system app
COPY --from=build /src/target/release/${name} /usr/local/bin/${name}
USER app
EXPOSE ${port}
CMD ["${name}"]
`
    case 'java':
      return `FROM eclipse-temurin:${version}-jdk AS build
WORKDIR /src
COPY . .
RUN ./mvnw -q package -DskipTests

FROM eclipse-temurin:${version}-jre
RUN useradd --system app
COPY --from=build /src/target/*.jar /app.jar
USER app
EXPOSE ${port}
ENTRYPOINT ["java", "-jar", "/app.jar"]
`
    default: {
      const { lock, install, production, run } = installs[packageManager]
      const isTyped = language !== 'javascript'
      const start = isTyped ? 'dist/index.js' : 'src/index.js'
      const build = isTyped
        ? `FROM node:${version}-slim AS build
WORKDIR /app
COPY package.json ${lock} ./
RUN ${install}
COPY . .
RUN ${run} build

`
        : ''
      return `${build}FROM node:${version}-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json ${lock} ./
RUN ${production}
COPY ${isTyped ? '--from=build /app/dist ./dist' : 'src ./src'}
USER node
EXPOSE ${port}
CMD ["node", "${start}"]
`
    }
  }
}

export const dockerIgnore = '.git\nnode_modules\ndist\ntarget\n.venv\n__pycache__\n*.log\n.env\n'

export function writeCompose({ name, port, hasDatabase }: ProjectFacts): string {
  const database = `
  db:
    image: postgres:17
    environment:
      POSTGRES_USER: ${name}
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it in .env}
      POSTGRES_DB: ${name}
    volumes:
      - db-data:/var/lib/postgresql/data
    healthcheck:
      test: ["CMD-SHELL", "pg_isready -U ${name}"]
      interval: 5s
      retries: 10

volumes:
  db-data:
`
  return `services:
  ${name}:
    build: .
    ports:
      - "${port}:${port}"
    restart: unless-stopped
${hasDatabase ? `    environment:\n      DATABASE_URL: postgres://${name}:\${POSTGRES_PASSWORD}@db:5432/${name}\n    depends_on:\n      db:\n        condition: service_healthy\n${database}` : ''}`
}

/** A GitHub Actions workflow that checks each push and pull request. */
export function writeWorkflow(facts: ProjectFacts): string {
  const { version } = facts
  return `name: CI

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
${facts.hasDatabase ? `    services:\n      postgres:\n        image: postgres:17\n        env:\n          POSTGRES_PASSWORD: postgres\n        ports: ["5432:5432"]\n        options: --health-cmd pg_isready --health-interval 5s --health-retries 10\n` : ''}    steps:
      - uses: actions/checkout@v4
${workflowSteps(facts, version)
  .map((line) => `      ${line}\n`)
  .join('')}`
}

function workflowSteps({ language, packageManager }: ProjectFacts, version: string): string[] {
  switch (language) {
    case 'python':
      return ['- uses: actions/setup-python@v5', '  with:', `    python-version: "${version}"`, '    cache: pip', '- run: pip install -r requirements.txt', '- run: python -m pytest']
    case 'go':
      return ['- uses: actions/setup-go@v5', '  with:', `    go-version: "${version}"`, '- run: go vet ./...', '- run: go test -race ./...']
    case 'rust':
      return ['- run: rustup update stable && rustup component add clippy rustfmt', '- run: cargo fmt --check', '- run: cargo clippy --all-targets -- -D warnings', '- run: cargo test --locked']
    case 'java':
      return ['- uses: actions/setup-java@v4', '  with:', '    distribution: temurin', `    java-version: "${version}"`, '    cache: maven', '- run: ./mvnw -B verify']
    default: {
      const { run, install } = installs[packageManager]
      const setup = packageManager === 'pnpm' ? ['- uses: pnpm/action-setup@v4'] : []
      return [...setup, '- uses: actions/setup-node@v4', '  with:', `    node-version: "${version}"`, `    cache: ${packageManager}`, `- run: ${install.replace('corepack enable && ', '')}`, `- run: ${run} lint --if-present`.replace(packageManager === 'npm' ? '' : ' --if-present', ''), `- run: ${packageManager} test`]
    }
  }
}
