import { forget } from '../../api/resource.ts'
import { addFault, type Fault, removeFault, removeFaults, type Sandbox } from '../../api/sandbox.ts'
import { useAction } from '../../kit/action.ts'
import { Button } from '../../kit/button.tsx'
import { Empty, ErrorState } from '../../kit/states.tsx'
import { type Column, Table } from '../../kit/table.tsx'
import { findService } from '../../server.ts'
import { FaultForm } from './fault-form.tsx'
import { SandboxPage } from './sandbox-page.tsx'

export function FaultsPage() {
  return (
    <SandboxPage title="Faults" lede="Inject faults to test your program. The first matching fault applies.">
      {(sandbox) => <Faults sandbox={sandbox} />}
    </SandboxPage>
  )
}

function Faults({ sandbox: { faults } }: { sandbox: Sandbox }) {
  const { run, isBusy, failure } = useAction()
  const act = async (work: () => Promise<unknown>, message: string) => {
    if (await run(work, message)) forget('sandbox')
  }
  return (
    <>
      <section class="section">
        <h2>Active faults</h2>
        {faults.length ? (
          <>
            <Table
              caption="Active faults"
              rows={faults}
              rowKey={({ id }) => id}
              columns={columnsOf((id) => void act(() => removeFault(id), 'Fault removed.'))}
            />
            <div class="actions">
              <Button disabled={isBusy} onClick={() => void act(removeFaults, 'All faults removed.')}>
                Remove all
              </Button>
            </div>
          </>
        ) : (
          <Empty title="No faults">
            <p>Requests are handled normally. Add a fault below.</p>
          </Empty>
        )}
      </section>
      {failure && <ErrorState failure={failure} />}
      <section class="section">
        <h2>New fault</h2>
        <FaultForm isBusy={isBusy} onAdd={(fault) => void act(() => addFault(fault), 'Fault added.')} />
      </section>
    </>
  )
}

function columnsOf(onRemove: (id: Fault['id']) => void): readonly Column<Fault>[] {
  return [
    { key: 'what', title: 'What happens', cell: (fault) => describe(fault) },
    {
      key: 'where',
      title: 'Where',
      cell: ({ service, method, route }) => (
        <>
          {service ? (findService(service)?.title ?? service) : 'Every service'}
          {(method || route) && (
            <span class="cell-note">
              <code class="breaks">{[method, route].filter(Boolean).join(' ')}</code>
            </span>
          )}
        </>
      ),
    },
    {
      key: 'often',
      title: 'How often',
      cell: ({ probability }) =>
        probability === 1 ? 'Always' : `${Math.round(probability * 100)} % of requests`,
    },
    { key: 'hits', title: 'Applied', isFigure: true, cell: ({ hits }) => hits },
    { key: 'left', title: 'Remaining', isFigure: true, cell: ({ count }) => count ?? 'unlimited' },
    {
      key: 'remove',
      title: 'Remove',
      cell: (fault) => (
        <button type="button" class="link" onClick={() => onRemove(fault.id)}>
          Remove<span class="unseen"> {describe(fault)}</span>
        </button>
      ),
    },
  ]
}

function describe({ kind, latencyMs, status }: Fault): string {
  if (kind === 'latency') return `Responds ${latencyMs} ms later`
  if (kind === 'status') return `Responds with ${status}`
  return 'Drops the connection'
}
