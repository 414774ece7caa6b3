const hourMs = 3_600_000
const minuteMs = 60_000

/** Hours east of UTC. Abbreviations that several regions use have the meaning of RFC 822 or the commonest one. */
const zoneHours: ReadonlyMap<string, number> = new Map(
  (
    'z:0 ut:0 utc:0 gmt:0 wet:0 azot:-1 at:-4 ast:-4 adt:-3 brt:-3 art:-3 nst:-3.5 ndt:-2.5 est:-5 ' +
    'edt:-4 et:-5 cst:-6 cdt:-5 ct:-6 mst:-7 mdt:-6 mt:-7 pst:-8 pdt:-7 pt:-8 akst:-9 akdt:-8 hst:-10 ' +
    'hdt:-9 bst:1 ist:5.5 west:1 cet:1 met:1 mez:1 cest:2 mest:2 mesz:2 eet:2 sast:2 eest:3 msk:3 ' +
    'msd:4 trt:3 gst:4 pkt:5 wib:7 ict:7 sgt:8 hkt:8 awst:8 pht:8 kst:9 jst:9 acst:9.5 acdt:10.5 ' +
    'aest:10 aedt:11 nzst:12 nzdt:13'
  )
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([name = '', hours]) => [name, Number(hours)]),
)

/** The offset of `Z`, `+02:00`, `-0500`, `GMT+2`, `EST`, `Etc/GMT`; undefined for anything else. */
export function readZone(text: string): number | undefined {
  const match = /^(?:etc\/)?([a-z]*)\s?(?:([+-])(\d{1,2}):?(\d{2})?)?$/i.exec(text.trim())
  if (!match) return undefined
  const [, name = '', sign, hours, minutes] = match
  // The other military letters were defined with the wrong sign and mean nothing (RFC 2822, section 4.3).
  const named = name.length === 1 ? 0 : name ? zoneHours.get(name.toLowerCase()) : 0
  if (named === undefined) return undefined
  if (!sign) return named * hourMs
  if (Number(hours) > 23 || Number(minutes ?? 0) > 59) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes ?? 0) * minuteMs)
}
