import type { Context } from '../../context.ts'
import { readSlice } from '../../database/slices.ts'
import { findStanding } from '../../organizations/organization-scope.ts'
import { findTeamBySlug, selectTeams, type TeamRow } from '../../organizations/store/teams.ts'
import { readRules } from '../../rules/rule-needs.ts'
import { appliesToRepository } from '../../rules/ruleset-conditions.ts'
import { listRulesets, type Ruleset } from '../../rules/store/rulesets.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connectAll, connectSlices, type PageArguments } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { type AccountSource, accountSource, ownerOf, type RepositorySource } from '../sources.ts'
import { listOrganizationsOf } from '../store/organizations.ts'
import { noProjects } from './no-projects.ts'
import type { ResolverMap } from './resolver-map.ts'

interface RulesetSource {
  row: Ruleset
  source: RepositorySource | AccountSource
}

/** Teams and rulesets of organizations, and the organizations of users, with the rules of the REST operations. */
export function organizationResolvers({ db }: Pick<Context, 'db'>): ResolverMap {
  async function standingOf({ row: { id } }: AccountSource, { request: { viewer } }: GraphqlContext) {
    const isAllowed = viewer.hasScope('read:org') && viewer.hasPermission('members', 'read')
    return isAllowed ? findStanding(db.read, viewer, { id }) : 'outsider'
  }

  const teamSource = (row: TeamRow) => ({ __typename: 'Team', row })

  const rulesetsOf = (
    rows: readonly Ruleset[],
    sourceOf: (row: Ruleset) => RulesetSource['source'],
    args: PageArguments,
  ) =>
    connectAll(
      rows.map((row): RulesetSource => ({ row, source: sourceOf(row) })),
      args,
    )

  return {
    User: {
      organizations: ({ row }: AccountSource, args: PageArguments, { request: { viewer } }) => {
        const isOwn = viewer.user?.id === row.id && viewer.hasScope('read:org', 'user')
        return connectSlices(args, {
          read: (slice) => listOrganizationsOf(db.read, row.id, { onlyPublic: !isOwn }, slice),
          nodeOf: accountSource,
        })
      },
      ...noProjects,
    },
    Organization: {
      team: async (source: AccountSource, { slug }: { slug: string }, graphql) => {
        const standing = await standingOf(source, graphql)
        const row = standing === 'outsider' ? undefined : await findTeamBySlug(db.read, source.row.id, slug)
        const isVisible = row && (row.privacy === 'closed' || standing === 'owner')
        return isVisible ? teamSource(row) : null
      },
      teams: async (source: AccountSource, args: PageArguments, graphql) => {
        const standing = await standingOf(source, graphql)
        if (standing === 'outsider') return connectAll([], args)
        const viewerId = standing === 'owner' ? null : (graphql.request.viewer.user?.id ?? 0)
        return connectSlices(args, {
          read: (slice) => {
            const teams = selectTeams(db.read, { organizationId: source.row.id, viewerId })
            return readSlice(teams.selectAll('team').orderBy('team.slug'), slice)
          },
          nodeOf: teamSource,
        })
      },
      rulesets: async (source: AccountSource, args: PageArguments, graphql) => {
        const { viewer } = graphql.request
        const isOwner = (await standingOf(source, graphql)) === 'owner'
        if (!isOwner || !viewer.hasPermission('organization_administration', 'read'))
          throw fieldError('FORBIDDEN', 'You must be an organization owner to read its rulesets.')
        const rows = await listRulesets(db.read, { organizationId: source.row.id })
        return rulesetsOf(rows, () => source, args)
      },
      ...noProjects,
    },
    Repository: {
      rulesets: async (repository: RepositorySource, { includeParents, ...args }, graphql) => {
        graphql.require(repository, readRules)
        graphql.spend()
        const { id, owner_id } = repository.row
        const rows = await listRulesets(db.read, {
          repositoryId: id,
          ...(includeParents === false ? {} : { organizationId: owner_id }),
        })
        return rulesetsOf(
          rows.filter((row) => appliesToRepository(row, repository.row)),
          (row) => (row.repository_id === null ? ownerOf(repository) : repository),
          args,
        )
      },
    },
    RepositoryRuleset: {
      id: ({ row }: RulesetSource) => nodeId('RepositoryRuleset', row.id),
      databaseId: ({ row }: RulesetSource) => row.id,
      name: ({ row }: RulesetSource) => row.name,
      target: ({ row }: RulesetSource) => row.target.toUpperCase(),
      enforcement: ({ row }: RulesetSource) => row.enforcement.toUpperCase(),
      createdAt: ({ row }: RulesetSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: RulesetSource) => presentTime(row.updated_at_ms),
      rules: ({ row }: RulesetSource, args: PageArguments) =>
        connectAll(
          row.rules.map(({ type }) => ({
            id: nodeId('RepositoryRule', `${row.id}-${type}`),
            type: type.toUpperCase(),
          })),
          args,
        ),
    },
  }
}
