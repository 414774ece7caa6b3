import type { Database } from '@octavo/platform/data/database.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { findSigner, listAddresses, listByAddressOrId } from './store/commit-people.ts'

/** Maps names and email addresses of commits to accounts. */
export interface CommitPeople {
  /** Keys are the addresses as passed in. Unknown addresses are missing. */
  findByAddress(addresses: Iterable<string>): Promise<ReadonlyMap<string, AccountRow>>
  /** The signature of commits that an account creates through the API. */
  signerOf(account: AccountRow): Promise<{ name: string; email: string }>
  /** All addresses whose commits belong to the account. */
  listAddresses(account: AccountRow): Promise<string[]>
}

/** For accounts with a private address. The address contains the id, so it survives renames. */
const hiddenDomain = 'users.noreply.localhost'
const hidden = /^(\d{1,15})\+[^@]*@users\.noreply\.localhost$/i

export function hiddenAddress({ id, login }: Pick<AccountRow, 'id' | 'login'>): string {
  return `${id}+${login}@${hiddenDomain}`
}

export function createCommitPeople({ read }: Pick<Database<Tables>, 'read'>): CommitPeople {
  return {
    async findByAddress(addresses) {
      const unique = [...new Set(addresses)]
      const idOf = (address: string) => {
        const digits = hidden.exec(address)?.[1]
        return digits === undefined ? undefined : Number(digits)
      }
      const ids = unique.map(idOf).filter((id) => id !== undefined)
      const plain = unique.filter((address) => address !== '' && idOf(address) === undefined)
      if (ids.length + plain.length === 0) return new Map()
      const spellings = [...new Set([...plain, ...plain.map((address) => address.toLowerCase())])]
      const rows = await listByAddressOrId(read, spellings, ids)
      const accounts = rows.map(({ address, ...account }) => ({ address, account }))
      const byAddress = new Map(accounts.map(({ address, account }) => [address, account]))
      const byId = new Map(accounts.map(({ account }) => [account.id, account]))
      const people = unique.map((address) => {
        const id = idOf(address)
        const account =
          id === undefined ? (byAddress.get(address) ?? byAddress.get(address.toLowerCase())) : byId.get(id)
        return [address, account] as const
      })
      return new Map(people.filter((pair): pair is readonly [string, AccountRow] => pair[1] !== undefined))
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
