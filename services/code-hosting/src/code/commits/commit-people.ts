import type { Database } from '@octavo/platform/data/database.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { findSigner, listAddresses, listByAddressOrId } from './store/commit-people.ts'

/** Who stands behind the names and addresses that commits are signed with. */
export interface CommitPeople {
  /** By address as it was asked for; an address of nobody is missing. */
  findByAddress(addresses: Iterable<string>): Promise<ReadonlyMap<string, AccountRow>>
  /** What commits that an account makes here are signed with. */
  signerOf(account: AccountRow): Promise<{ name: string; email: string }>
  /** Every address under which commits are an account's. */
  listAddresses(account: AccountRow): Promise<string[]>
}

/** Stands for an account that keeps its address to itself. The id counts, so that it outlives a new login. */
const hiddenDomain = 'users.noreply.localhost'
const hidden = /^(\d{1,15})\+[^@]*@users\.noreply\.localhost$/i

export function hiddenAddress({ id, login }: Pick<AccountRow, 'id' | 'login'>): string {
  return `${id}+${login}@${hiddenDomain}`
}

export function createCommitPeople({ read }: Pick<Database<Tables>, 'read'>): CommitPeople {
  return {
    async findByAddress(addresses) {
      const asked = [...new Set(addresses)]
      const idOf = (address: string) => {
        const digits = hidden.exec(address)?.[1]
        return digits === undefined ? undefined : Number(digits)
      }
      const ids = asked.map(idOf).filter((id) => id !== undefined)
      const plain = asked.filter((address) => address !== '' && idOf(address) === undefined)
      if (ids.length + plain.length === 0) return new Map()
      const spellings = [...new Set([...plain, ...plain.map((address) => address.toLowerCase())])]
      const rows = await listByAddressOrId(read, spellings, ids)
      const accounts = rows.map(({ address, ...account }) => ({ address, account }))
      const byAddress = new Map(accounts.map(({ address, account }) => [address, account]))
      const byId = new Map(accounts.map(({ account }) => [account.id, account]))
      const found = asked.map((address) => {
        const id = idOf(address)
        const account =
          id === undefined ? (byAddress.get(address) ?? byAddress.get(address.toLowerCase())) : byId.get(id)
        return [address, account] as const
      })
      return new Map(found.filter((pair): pair is readonly [string, AccountRow] => pair[1] !== undefined))
    },
    async signerOf(account) {
      const signer = await findSigner(read, account.id)
      return { name: signer?.name || account.login, email: signer?.address ?? hiddenAddress(account) }
    },
    async listAddresses(account) {
      return [...(await listAddresses(read, account.id)), hiddenAddress(account)]
    },
  }
}
