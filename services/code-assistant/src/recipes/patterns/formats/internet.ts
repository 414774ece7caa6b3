import { defineFormat as format } from '../pattern-format.ts'

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const group = '[\\da-f]{1,4}'
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'

/** All forms of RFC 4291 without embedded IPv4 addresses. */
const ipv6 = [
  `(?:${group}:){7}${group}`,
  ...[1, 2, 3, 4, 5, 6].map((count) => `(?:${group}:){${count}}(?::${group}){1,${7 - count}}`),
  `(?:${group}:){7}:`,
  `:(?::${group}){1,7}`,
  `(?:${group}:){1,6}:`,
  '::',
].join('|')

export const internetFormats = [
  format('Email address', 'email, e mail, email address, mail address, emails', /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i, ['ada@example.org', 'a.b+c@mail.example.co.uk'], ['ada', 'ada@', 'ada@example', '@example.org', 'a b@example.org'], 'It accepts what browsers accept in email fields, but requires a dot in the domain.'),
  format('URL', 'url, web address, http url, https url, urls, link, website', /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]\S*)?$/i, ['https://example.org', 'http://localhost:8080/a?b=c#d'], ['ftp://example.org', 'https://', 'example.org', 'https://a b']),
  format('FTP URL', 'ftp url', /^ftps?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:\/\S*)?$/i, ['ftp://example.org/file.txt'], ['http://example.org', 'ftp://']),
  format('WebSocket URL', 'websocket url, ws url', /^wss?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?]\S*)?$/i, ['wss://example.org/live', 'ws://localhost:3000'], ['https://example.org']),
  format('Domain name', 'domain, domain name, fqdn, domains', new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+[a-z]{2,63}$`, 'i'), ['example.org', 'a.b-c.example.co'], ['example', '-a.org', 'a..org', 'a_b.org']),
  format('Hostname', 'hostname, host name', new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`, 'i'), ['localhost', 'db-1.internal'], ['-db', 'db_1', 'a..b']),
  format('Subdomain', 'subdomain, dns label', new RegExp(`^${label}$`, 'i'), ['www', 'api-2'], ['-api', 'a.b', '']),
  format('IPv4 address', 'ipv4, ip address, ip v4, ip', new RegExp(`^(?:${octet}\\.){3}${octet}$`), ['127.0.0.1', '255.255.255.255'], ['256.0.0.1', '1.2.3', '01.2.3.4']),
  format('IPv4 network', 'cidr, ipv4 network, subnet, ip range', new RegExp(`^(?:${octet}\\.){3}${octet}\\/(?:3[0-2]|[12]?\\d)$`), ['10.0.0.0/8', '192.168.1.0/24'], ['10.0.0.0', '10.0.0.0/33']),
  format('IPv6 address', 'ipv6, ip v6', new RegExp(`^(?:${ipv6})$`, 'i'), ['::1', '2001:db8::ff00:42:8329', 'fe80:0:0:0:0:0:0:1', '::'], ['1::2::3', '12345::', '1:2:3', ':::'], 'It does not accept embedded IPv4 addresses or zones.'),
  format('Port number', 'port, port number, tcp port', /^(?:6553[0-5]|655[0-2]\d|65[0-4]\d\d|6[0-4]\d{3}|[1-5]\d{4}|[1-9]\d{0,3})$/, ['80', '65535'], ['0', '65536', '080']),
  format('MAC address', 'mac address, hardware address, ethernet address', /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/i, ['00:1A:2b:3c:4d:5e', '00-1a-2b-3c-4d-5e'], ['00:1a:2b:3c:4d', '00:1a-2b:3c-4d:5e']),
  format('URL slug', 'slug, url slug, permalink', /^[a-z\d]+(?:-[a-z\d]+)*$/, ['hello-world', 'a1'], ['Hello', 'a--b', '-a', 'a-']),
  format('Query string', 'query string, url parameters', /^\??[^=&#\s]+=[^&#\s]*(?:&[^=&#\s]+=[^&#\s]*)*$/, ['?a=1&b=2', 'q=x'], ['?', 'a', 'a=1&&b=2']),
  format('Data URL', 'data url, data uri', /^data:[a-z]+\/[a-z\d.+-]+(?:;[a-z-]+=[\w-]+)*(?:;base64)?,\S*$/i, ['data:text/plain;base64,SGk=', 'data:image/png,abc'], ['data:', 'text/plain,abc']),
  format('MIME type', 'mime type, media type, content type', /^[a-z]+\/[a-z\d][a-z\d!#$&^_.+-]{0,126}$/i, ['text/html', 'application/vnd.api+json'], ['text', 'text/', '/html']),
  format('HTTP method', 'http method, http verb', /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT|TRACE)$/, ['GET', 'PATCH'], ['get', 'FETCH']),
  format('HTTP status code', 'http status, status code', /^[1-5]\d{2}$/, ['200', '404'], ['600', '20', '2000']),
  format('Username', 'username, user name, login name, nickname', /^[a-z][a-z\d_-]{2,31}$/i, ['ada_99', 'Bob'], ['9lives', 'ab', 'a b'], 'It starts with a letter and has 3 to 32 letters, digits, hyphens and underscores.'),
  format('Twitter handle', 'twitter handle, x handle, twitter username, at mention, mention', /^@[A-Za-z\d_]{1,15}$/, ['@ada'], ['ada', '@', '@way_too_long_handle']),
  format('Hashtag', 'hashtag, hash tag, hashtags', /^#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{N}_]+$/u, ['#hello', '#München2024'], ['#', '#123', 'hello', '#a b']),
  format('YouTube video URL', 'youtube, youtube url, youtube link, youtube video', /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}(?:[&?#]\S*)?$/, ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'], ['https://youtube.com/watch', 'https://example.org/watch?v=dQw4w9WgXcQ'], 'The video must be the first parameter.'),
  format('GitHub repository URL', 'github url, github repository, github repo', /^https:\/\/github\.com\/[a-z\d](?:[a-z\d-]{0,37}[a-z\d])?\/[\w.-]{1,100}$/i, ['https://github.com/nodejs/node'], ['https://github.com/nodejs', 'https://gitlab.com/a/b']),
  format('Cookie', 'cookie, cookie pair', /^[\w!#$%&'*+.^`|~-]+=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/, ['session=abc123', 'a='], ['session', 'a=b;c']),
]
